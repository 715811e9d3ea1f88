### Zadaci dana, isti za sve: soliter i zadatak na tabli.

## Strana sa tabelama i strana zadatka. $name je ime zadatka solitera.

daily-title = Zadaci dana
daily-lead = Soliter i zadatak na tabli, isti za sve, a novi svakog dana u ponoć po svetskom vremenu. Prvo najmanje pijuna, zatim najmanje poteza, zatim najkraće vreme.
daily-solitaire = Soliter dana
daily-solitaire-task = { $name }: ostavi što manje pijuna, u što manje poteza.
daily-try = Pokušaj
daily-today = Danas
daily-yesterday = Juče
daily-nobody = Još niko.
daily-begin-lead = Tvoje vreme teče čim počneš. Možeš da vraćaš i pokušavaš koliko želiš; računa se najbolje.
daily-begin = Počni
daily-kept = Rezultat je u tabeli dana.
daily-not-better = Već imaš bolji rezultat i on ostaje u tabeli.
daily-table = Na tabelu dana

## Odbijanja.

error-unknown-task = Takvog zadatka nema.
error-daily-over = Taj dan je prošao.
error-daily-not-begun = Prvo počni zadatak.
error-daily-untold = Ovo je zadatak dana: savet i rešenje dolaze sutra ili čim ga rešiš za današnju tabelu.
