### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "salto"
### takes one peg ("ficha"); a "jugada" is all jumps of one peg in a row. "Par" is the fewest moves that
### are proved to do, as in golf.

## Beside the board.

solitaire-figures = Cómo va
solitaire-pegs = Fichas
solitaire-moves = Jugadas
solitaire-counted = Varios saltos seguidos de una ficha son una sola jugada.
solitaire-par = Par
solitaire-time = Tiempo
solitaire-watch = Mostrar qué es posible aún
solitaire-solution = Ver una solución
solitaire-back = Volver a la partida
solitaire-more = Problemas, mejores partidas, carreras
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Una jugada
       *[other] { $moves } jugadas
    }, { $jumps ->
        [one] un salto
       *[other] { $jumps } saltos
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Aún se puede resolver.
solitaire-solvable-in =
    { $moves ->
        [0] Aún se puede resolver, si sigue la misma ficha.
        [one] Aún se puede resolver, con una jugada más.
       *[other] Aún se puede resolver, con { $moves } jugadas más como mínimo.
    }
solitaire-anew = Desde aquí ya no se puede resolver. Esta es una solución desde el principio.
solitaire-hopeless =
    { $pegs ->
        [one] Ya no se puede resolver: queda una ficha, pero en mal sitio.
       *[other] Ya no se puede resolver. En el mejor caso quedan { $pegs } fichas.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Ya no se puede resolver.
       *[other] Ya no se puede resolver. Pueden quedar { $pegs } fichas o menos.
    }
solitaire-unknown =
    { $pegs ->
        [one] No se sabe si aún se puede resolver.
       *[other] No se sabe si aún se puede resolver; pueden quedar { $pegs } fichas o menos.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } jugadas: es el par, en menos no se puede.
        [one] { $moves } jugadas, una sobre el par.
       *[other] { $moves } jugadas, { $over } sobre el par.
    }

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitario
solitaire-lead = Primero figuras pequeñas, luego los tableros enteros. El par está demostrado: nadie necesita menos jugadas, y todos los saltos seguidos de una ficha son una sola jugada.
problem-cross = Cruz
problem-plus = Cruz griega
problem-square = Cuadrado inclinado
problem-fireplace = Chimenea
problem-pyramid = Pirámide
problem-arrow = Flecha
problem-diamond = Rombo
problem-triangle = Triángulo
problem-english = Tablero inglés
problem-centre = Tablero inglés, última ficha en el centro
problem-european = Tablero europeo
problem-pegs = { $pegs } fichas
problem-par =
    { $moves ->
        [one] par: una jugada
       *[other] par: { $moves } jugadas
    }
problem-no-par = par desconocido
problem-play = Probar
# The name of the button for screen readers.
problem-play-of = Probar: { $name }

## The best games of a problem.

results-title = Mejores partidas aquí
results-pegs = Fichas
results-moves = Jugadas
results-time = Tiempo
results-name = Quién
results-nameless = alguien

## A race: several players on one screen, each with a board of their own.

race-title = Carrera
race-about = De dos a cuatro jugadores en esta pantalla, todos con el mismo problema: gana quien lo resuelva más rápido y, si nadie lo consigue, quien deje menos fichas. El tiempo corre del primer salto al último; no se deshace nada.
race-problem = Problema
race-players = Jugadores
race-player = Jugador { $number }
race-begin = Empezar la carrera
race-lead = Todos saltan a la vez. Gana la solución más rápida; si no, quien deje menos fichas.
race-stands =
    { $pegs ->
        [one] una ficha
       *[other] { $pegs } fichas
    } · { $time }
race-solved = resuelto en { $moves } jugadas · { $time }
race-won = { $name } gana: resuelto en { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } gana con una sola ficha, en { $time }.
       *[other] { $name } gana con { $pegs } fichas, en { $time }.
    }
race-shared = Igualdad en todo: { $names } comparten el primer puesto.

## Refusals.

error-not-solitaire = Esa no es una partida de solitario.
error-unknown-problem = Ese problema no existe.
error-unknown-race = Esa carrera no existe.
error-race-players = En una carrera compiten de dos a cuatro.
hint-too-late = Ya no se puede resolver.
