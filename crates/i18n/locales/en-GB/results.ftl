### How the games of this machine have ended. A draw is a tied game.

## What the page begins with, and links to and from it.

tally-title = Results
tally-lead = Counted from all games on this machine that were played to the end.
tally-none = No game has been played to the end yet.
# A link back to the list of games.
tally-to-games = All games
# A link on the list of games.
tally-link = Results by game and level

# Everything against the computer, in one line.
tally-total = Against the computer: { $won } won, { $drawn } drawn, { $lost } lost.

## The table of one game against the computer.

tally-computer = You against the computer
tally-level = Level
tally-won = Won
tally-drawn = Drawn
tally-lost = Lost

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Two at one board, won by
tally-seated = Over the network, won by
tally-puzzle = Solved { $solved }, not solved { $unsolved }.
