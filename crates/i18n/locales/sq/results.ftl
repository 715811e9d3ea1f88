### How the games of this machine have ended. "Barazim" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Rezultatet
tally-lead = Nga të gjitha lojërat e këtij kompjuteri që u luajtën deri në fund.
tally-none = Ende s’është luajtur asnjë lojë deri në fund.
# A link back to the list of games.
tally-to-games = Të gjitha lojërat
# A link on the list of games.
tally-link = Rezultatet sipas lojës dhe nivelit

# Everything against the computer, in one line.
tally-total = Kundër kompjuterit: fitore { $won }, barazime { $drawn }, humbje { $lost }.

## The table of one game against the computer.

tally-computer = Ti kundër kompjuterit
tally-level = Niveli
tally-won = Fitore
tally-drawn = Barazime
tally-lost = Humbje

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Dy veta në një fushë, fitoret
tally-seated = Në rrjet, fitoret
tally-puzzle = Të zgjidhura { $solved }, të pazgjidhura { $unsolved }.
