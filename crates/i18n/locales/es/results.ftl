### How the games of this machine have ended. "Tablas" is a tied game.

## What the page begins with, and links to and from it.

tally-title = Resultados
tally-lead = Contando todas las partidas jugadas hasta el final en este equipo.
tally-none = Todavía no se ha jugado ninguna partida hasta el final.
# A link back to the list of games.
tally-to-games = Todas las partidas
# A link on the list of games.
tally-link = Resultados por juego y nivel

# Everything against the computer, in one line.
tally-total = Contra el ordenador: { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, { $drawn } en tablas, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }.

## The table of one game against the computer.

tally-computer = Tú contra el ordenador
tally-level = Nivel
tally-won = Ganadas
tally-drawn = Tablas
tally-lost = Perdidas

## Two people, and puzzles.

# Captions of tables: below them stand the sides by their names, such as White and Black, with their numbers.
tally-pair = Dos personas en un tablero, victorias
tally-seated = Por la red, victorias
tally-puzzle = Resueltos { $solved }, sin resolver { $unsolved }.
