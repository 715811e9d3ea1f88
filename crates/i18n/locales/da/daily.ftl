### Dagens opgaver, de samme for alle: en solitaire og en opgave.

## Siden med tabellerne og siden for en opgave. $name er navnet på en solitaireopgave.

daily-title = Dagens opgaver
daily-lead = En solitaire og en opgave på brættet, de samme for alle, og nye hver dag ved midnat verdenstid. Færrest pinde først, så færrest træk, så korteste tid.
daily-solitaire = Dagens solitaire
daily-solitaire-task = { $name }: lad så få pinde som muligt blive tilbage, i så få træk som muligt.
daily-try = Prøv
daily-today = I dag
daily-yesterday = I går
daily-nobody = Ingen endnu.
daily-begin-lead = Din tid går, så snart du begynder. Du må fortryde og prøve, så tit du vil; det bedste tæller.
daily-begin = Begynd
daily-kept = Det står i dagens tabel.
daily-not-better = Du har gjort det bedre før, og det bliver stående i tabellen.
daily-table = Til dagens tabel

## Afslag.

error-unknown-task = Den opgave findes ikke.
error-daily-over = Den dag er forbi.
error-daily-not-begun = Begynd på opgaven først.
error-daily-untold = Dette er dagens opgave: Tip og løsning kommer i morgen, eller så snart du har løst den til dagens tabel.
