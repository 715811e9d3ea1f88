### How the games of this machine have ended. A draw is a tied game.

## What the page begins with, and links to and from it.

tally-title = Uitslagen
tally-lead = Geteld over alle partijen die op deze computer zijn uitgespeeld.
tally-none = Er is nog geen partij uitgespeeld.
# A link back to the list of games.
tally-to-games = Alle partijen
# A link on the list of games.
tally-link = Uitslagen per spel en niveau

# Everything against the computer, in one line.
tally-total = Tegen de computer: { $won } gewonnen, { $drawn } remise, { $lost } verloren.

## The table of one game against the computer.

tally-computer = Jij tegen de computer
tally-level = Niveau
tally-won = Gewonnen
tally-drawn = Remise
tally-lost = Verloren

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Met zijn tweeën aan één bord, gewonnen door
tally-seated = Via het netwerk, gewonnen door
tally-puzzle = Opgelost { $solved }, niet opgelost { $unsolved }.
