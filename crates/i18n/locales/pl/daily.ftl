### Zadania dnia, dla wszystkich te same: samotnik i zadanie na planszy.

## Strona z tabelami i strona zadania. $name to nazwa zadania samotnika.

daily-title = Zadania dnia
daily-lead = Samotnik i zadanie na planszy, dla wszystkich te same, a nowe codziennie o północy czasu uniwersalnego. Najpierw najmniej pionków, potem najmniej ruchów, potem najkrótszy czas.
daily-solitaire = Samotnik dnia
daily-solitaire-task = { $name }: zostaw jak najmniej pionków, w jak najmniejszej liczbie ruchów.
daily-try = Spróbuj
daily-today = Dzisiaj
daily-yesterday = Wczoraj
daily-nobody = Jeszcze nikt.
daily-begin-lead = Twój czas biegnie, gdy tylko zaczniesz. Możesz cofać i próbować, ile chcesz; liczy się najlepszy wynik.
daily-begin = Zacznij
daily-kept = Wynik jest w tabeli dnia.
daily-not-better = Masz już lepszy wynik i to on zostaje w tabeli.
daily-table = Do tabeli dnia

## Odmowy.

error-unknown-task = Nie ma takiego zadania.
error-daily-over = Ten dzień już minął.
error-daily-not-begun = Najpierw zacznij zadanie.
error-daily-untold = To jest zadanie dnia: podpowiedź i rozwiązanie będą jutro albo gdy tylko rozwiążesz je do dzisiejszej tabeli.
