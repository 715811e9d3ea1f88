### How the games of this machine have ended. "Remíza" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Výsledky
tally-lead = Spočítáno ze všech dohraných partií na tomto počítači.
tally-none = Ještě žádná partie není dohraná.
# A link back to the list of games.
tally-to-games = Všechny partie
# A link on the list of games.
tally-link = Výsledky podle hry a úrovně

# Everything against the computer, in one line.
tally-total = Proti počítači: výhry { $won }, remízy { $drawn }, prohry { $lost }.

## The table of one game against the computer.

tally-computer = Ty proti počítači
tally-level = Úroveň
tally-won = Výhry
tally-drawn = Remízy
tally-lost = Prohry

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Ve dvou u jedné desky, výhry
tally-seated = Po síti, výhry
tally-puzzle = Vyřešeno { $solved }, nevyřešeno { $unsolved }.
