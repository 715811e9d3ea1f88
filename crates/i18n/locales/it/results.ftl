### How the games of this machine have ended. "Patta" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Risultati
tally-lead = Contando tutte le partite giocate fino alla fine su questo computer.
tally-none = Nessuna partita è stata ancora giocata fino alla fine.
# A link back to the list of games.
tally-to-games = Tutte le partite
# A link on the list of games.
tally-link = Risultati per gioco e livello

# Everything against the computer, in one line.
tally-total = Contro il computer: { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $drawn ->
        [one] { $drawn } patta
       *[other] { $drawn } patte
    }, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }.

## The table of one game against the computer.

tally-computer = Tu contro il computer
tally-level = Livello
tally-won = Vinte
tally-drawn = Patte
tally-lost = Perse

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = In due a un tavoliere, vittorie
tally-seated = In rete, vittorie
tally-puzzle = Risolti { $solved }, non risolti { $unsolved }.
