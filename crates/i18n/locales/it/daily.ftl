### I compiti del giorno, uguali per tutti: un solitario e un problema.

## La pagina delle classifiche e quella di un compito. $name è il nome di un problema.

daily-title = Compiti del giorno
daily-lead = Un solitario e un problema, uguali per tutti, e nuovi ogni giorno a mezzanotte, tempo universale. Prima chi lascia meno pedine, poi meno mosse, poi il tempo più breve.
daily-solitaire = Solitario del giorno
daily-solitaire-task = { $name }: lascia meno pedine che puoi, in meno mosse che puoi.
daily-try = Prova
daily-today = Oggi
daily-yesterday = Ieri
daily-nobody = Ancora nessuno.
daily-begin-lead = Il tuo tempo corre da quando cominci. Puoi annullare e riprovare quanto vuoi; conta il meglio.
daily-begin = Comincia
daily-kept = È nella classifica del giorno.
daily-not-better = Avevi già fatto meglio, e quello resta in classifica.
daily-table = Alla classifica del giorno

## Rifiuti.

error-unknown-task = Questo compito non esiste.
error-daily-over = Quel giorno è passato.
error-daily-not-begun = Prima comincia il compito.
error-daily-untold = Questo è il problema del giorno: suggerimento e soluzione arrivano domani, o appena l’hai risolto per la classifica di oggi.
