### Zadaci dana, isti za sve: solitaire i zadatak na ploči.

## Stranica s tablicama i stranica zadatka. $name je ime zadatka solitairea.

daily-title = Zadaci dana
daily-lead = Solitaire i zadatak na ploči, isti za sve, a novi svakog dana u ponoć po svjetskom vremenu. Prvo najmanje pijuna, zatim najmanje poteza, zatim najkraće vrijeme.
daily-solitaire = Solitaire dana
daily-solitaire-task = { $name }: ostavi što manje pijuna, u što manje poteza.
daily-try = Pokušaj
daily-today = Danas
daily-yesterday = Jučer
daily-nobody = Još nitko.
daily-begin-lead = Tvoje vrijeme teče čim počneš. Možeš vraćati i pokušavati koliko želiš; računa se najbolje.
daily-begin = Počni
daily-kept = Rezultat je u tablici dana.
daily-not-better = Već imaš bolji rezultat i on ostaje u tablici.
daily-table = Na tablicu dana

## Odbijanja.

error-unknown-task = Takvog zadatka nema.
error-daily-over = Taj dan je prošao.
error-daily-not-begun = Prvo počni zadatak.
error-daily-untold = Ovo je zadatak dana: savjet i rješenje dolaze sutra ili čim ga riješiš za današnju tablicu.
