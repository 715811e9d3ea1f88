### How the games of this machine have ended. "Remis" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Wyniki
tally-lead = Policzone ze wszystkich partii na tym komputerze rozegranych do końca.
tally-none = Żadnej partii nie rozegrano jeszcze do końca.
# A link back to the list of games.
tally-to-games = Wszystkie partie
# A link on the list of games.
tally-link = Wyniki według gry i poziomu

# Everything against the computer, in one line.
tally-total = Z komputerem: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.

## The table of one game against the computer.

tally-computer = Ty przeciw komputerowi
tally-level = Poziom
tally-won = Wygrane
tally-drawn = Remisy
tally-lost = Przegrane

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = We dwójkę przy jednej planszy, wygrane
tally-seated = Przez sieć, wygrane
tally-puzzle = Rozwiązane: { $solved }, nierozwiązane: { $unsolved }.
