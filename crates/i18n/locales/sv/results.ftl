### How the games of this machine have ended. A draw is a tied game.

## What the page begins with, and links to and from it.

tally-title = Resultat
tally-lead = Räknat på alla partier på den här datorn som har spelats till slut.
tally-none = Inget parti har spelats till slut än.
# A link back to the list of games.
tally-to-games = Alla partier
# A link on the list of games.
tally-link = Resultat per spel och nivå

# Everything against the computer, in one line.
tally-total = Mot datorn: { $won } vunna, { $drawn } remi, { $lost } förlorade.

## The table of one game against the computer.

tally-computer = Du mot datorn
tally-level = Nivå
tally-won = Vunna
tally-drawn = Remi
tally-lost = Förlorade

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Två vid samma bräde, vinster
tally-seated = Över nätet, vinster
tally-puzzle = Lösta { $solved }, inte lösta { $unsolved }.
