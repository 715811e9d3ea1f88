### How the games of this machine have ended. "Remi" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Rezultati
tally-lead = Iz svih partija na ovom računalu koje su odigrane do kraja.
tally-none = Još nijedna partija nije odigrana do kraja.
# A link back to the list of games.
tally-to-games = Sve partije
# A link on the list of games.
tally-link = Rezultati po igri i razini

# Everything against the computer, in one line.
tally-total = Protiv računala: pobjede { $won }, remiji { $drawn }, porazi { $lost }.

## The table of one game against the computer.

tally-computer = Ti protiv računala
tally-level = Razina
tally-won = Pobjede
tally-drawn = Remiji
tally-lost = Porazi

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Udvoje za jednom pločom, pobjede
tally-seated = Preko mreže, pobjede
tally-puzzle = Riješeno { $solved }, nije riješeno { $unsolved }.
