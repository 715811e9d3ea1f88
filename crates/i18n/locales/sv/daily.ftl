### Dagens uppgifter, samma för alla: en solitär och en uppgift på brädet.

## Sidan med tabellerna och sidan för en uppgift. $name är namnet på en solitäruppgift.

daily-title = Dagens uppgifter
daily-lead = En solitär och en uppgift på brädet, samma för alla, och nya varje dag vid midnatt universell tid. Minst pinnar först, sedan minst antal drag, sedan kortast tid.
daily-solitaire = Dagens solitär
daily-solitaire-task = { $name }: lämna så få pinnar som möjligt, på så få drag som möjligt.
daily-try = Försök
daily-today = I dag
daily-yesterday = I går
daily-nobody = Ingen än.
daily-begin-lead = Din tid går så snart du börjar. Du får ångra och försöka så ofta du vill; det bästa räknas.
daily-begin = Börja
daily-kept = Det står i dagens tabell.
daily-not-better = Du har gjort det bättre förut, och det står kvar i tabellen.
daily-table = Till dagens tabell

## Avslag.

error-unknown-task = Den uppgiften finns inte.
error-daily-over = Den dagen är över.
error-daily-not-begun = Börja uppgiften först.
error-daily-untold = Det här är dagens uppgift: tips och lösning kommer i morgon, eller så snart du har löst den för dagens tabell.
