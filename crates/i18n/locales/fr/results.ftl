### How the games of this machine have ended. "Nulle" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Résultats
tally-lead = D’après toutes les parties jouées jusqu’au bout sur cette machine.
tally-none = Aucune partie n’a encore été jouée jusqu’au bout.
# A link back to the list of games.
tally-to-games = Toutes les parties
# A link on the list of games.
tally-link = Résultats par jeu et par niveau

# Everything against the computer, in one line.
tally-total = Contre l’ordinateur : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }.

## The table of one game against the computer.

tally-computer = Toi contre l’ordinateur
tally-level = Niveau
tally-won = Gagnées
tally-drawn = Nulles
tally-lost = Perdues

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = À deux devant un plateau, victoires
tally-seated = En réseau, victoires
tally-puzzle = Réussis { $solved }, pas réussis { $unsolved }.
