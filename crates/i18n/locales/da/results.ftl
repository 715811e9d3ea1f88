### How the games of this machine have ended. A draw is a tied game.

## What the page begins with, and links to and from it.

tally-title = Resultater
tally-lead = Talt op af alle partier på denne computer, der er spillet færdigt.
tally-none = Der er ikke spillet noget parti færdigt endnu.
# A link back to the list of games.
tally-to-games = Alle partier
# A link on the list of games.
tally-link = Resultater efter spil og niveau

# Everything against the computer, in one line.
tally-total = Mod computeren: { $won } vundet, { $drawn } uafgjort, { $lost } tabt.

## The table of one game against the computer.

tally-computer = Dig mod computeren
tally-level = Niveau
tally-won = Vundet
tally-drawn = Uafgjort
tally-lost = Tabt

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = To ved samme bræt, vundet af
tally-seated = Over nettet, vundet af
tally-puzzle = Løst { $solved }, ikke løst { $unsolved }.
