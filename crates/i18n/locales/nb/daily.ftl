### Dagens oppgaver, de samme for alle: en solitaire og en oppgave på brettet.

## Siden med tabellene og siden for en oppgave. $name er navnet på en solitaireoppgave.

daily-title = Dagens oppgaver
daily-lead = En solitaire og en oppgave på brettet, de samme for alle, og nye hver dag ved midnatt verdenstid. Færrest pinner først, så færrest trekk, så kortest tid.
daily-solitaire = Dagens solitaire
daily-solitaire-task = { $name }: la det bli igjen så få pinner som mulig, på så få trekk som mulig.
daily-try = Prøv
daily-today = I dag
daily-yesterday = I går
daily-nobody = Ingen ennå.
daily-begin-lead = Tiden din går så snart du begynner. Du kan angre og prøve så ofte du vil; det beste teller.
daily-begin = Begynn
daily-kept = Det står i dagens tabell.
daily-not-better = Du har gjort det bedre før, og det blir stående i tabellen.
daily-table = Til dagens tabell

## Avslag.

error-unknown-task = Den oppgaven finnes ikke.
error-daily-over = Den dagen er over.
error-daily-not-begun = Begynn på oppgaven først.
error-daily-untold = Dette er dagens oppgave: Hint og løsning kommer i morgen, eller så snart du har løst den til dagens tabell.
