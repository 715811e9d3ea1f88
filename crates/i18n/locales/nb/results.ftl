### How the games of this machine have ended. A draw is a tied game.

## What the page begins with, and links to and from it.

tally-title = Resultater
tally-lead = Regnet ut fra alle partier på denne datamaskinen som er spilt ferdig.
tally-none = Ingen partier er spilt ferdig ennå.
# A link back to the list of games.
tally-to-games = Alle partier
# A link on the list of games.
tally-link = Resultater etter spill og nivå

# Everything against the computer, in one line.
tally-total = Mot datamaskinen: { $won } vunnet, { $drawn } uavgjort, { $lost } tapt.

## The table of one game against the computer.

tally-computer = Du mot datamaskinen
tally-level = Nivå
tally-won = Vunnet
tally-drawn = Uavgjort
tally-lost = Tapt

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = To ved samme brett, vunnet av
tally-seated = Over nettet, vunnet av
tally-puzzle = Løst { $solved }, ikke løst { $unsolved }.
