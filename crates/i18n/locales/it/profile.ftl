### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Tutto in un file
profile-lead = Partite con tutte le mosse, risultati, solitario, lezioni e problemi risolti, e le tue scelte: tutto salvato in un solo file e riletto su un altro computer o dopo un nuovo inizio.
# A link on the list of games and on the page of the choices.
profile-link = Salva o importa tutto

profile-save = Salva
profile-save-lead = Il file contiene ogni partita di questo computer, finita o no.
profile-save-button = Salva tutto

profile-bring = Importa
profile-bring-lead = Nulla di ciò che è qui va perso: le partite si aggiungono, e quella che c’è già viene riconosciuta. Le tue scelte diventano quelle del file.
profile-file = File
profile-bring-button = Leggi il file
profile-choose = Scegli prima un file.
profile-unanswered = Nessuna risposta. Riprova: una partita che c’è già viene riconosciuta.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [0] Nessuna partita nuova
        [one] Una partita nuova
       *[other] { $fresh } partite nuove
    }, { $longer ->
        [one] { $longer } proseguita
       *[other] { $longer } proseguite
    }, { $known ->
        [one] { $known } già presente
       *[other] { $known } già presenti
    }.
profile-other = { $other ->
        [one] Una partita qui è proseguita diversamente e resta com’è.
       *[other] { $other } partite qui sono proseguite diversamente e restano come sono.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Questo file non è stato salvato da questa pagina.
error-profile-newer = Questo file è stato salvato da un programma più recente; usa quello.
error-profile-line = Il file è danneggiato.
# $line is a number.
profile-damaged-line = Il file è danneggiato alla riga { $line }. Non ne è stato importato nulla.
error-profile-cut = Il file è danneggiato o incompleto. Non ne è stato importato nulla.
