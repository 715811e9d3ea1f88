### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Tablas" is a tied game. A
### "molino doble" opens one mill by closing another.

## The list.

puzzles-title = Problemas
puzzles-lead = Un tablero, una sola jugada buena. Cada problema está calculado hasta el final.
puzzles-daily = Problema del día
puzzles-daily-solve = Resolver
puzzles-daily-again = Verlo otra vez
puzzles-streak =
    { $days ->
        [0] Resuélvelo hoy y empieza una racha.
        [one] Racha de un día.
       *[other] Racha de { $days } días.
    }
puzzles-count = Problemas resueltos: { $solved } de { $count }.
puzzles-family = Juego
puzzles-family-any = Todos los juegos
puzzles-family-mill = Molino
puzzles-family-draughts = Damas
puzzles-family-wolf = El lobo y las cabras
puzzles-family-battue = Batida
puzzles-family-pegs = Solitario
puzzles-kind = Tipo
puzzles-kind-any = Todos los tipos
puzzles-grade = Dificultad
puzzles-grade-any = De fácil a difícil
puzzles-choose = Mostrar
puzzles-more =
    { $count ->
        [one] Un problema más
       *[other] { $count } problemas más
    }
puzzles-none = No hay ningún problema así.
puzzles-all = Todos los problemas
puzzles-solved = resuelto

## The kinds, as headings.

puzzle-kind-win = La única jugada que gana
puzzle-kind-hold = Mantener las tablas
puzzle-kind-running-mill = El molino doble
puzzle-kind-ending = Final
puzzle-kind-shot = Dar para capturar
puzzle-kind-escape = Escapar
puzzle-kind-close = Cercar
puzzle-kind-keep = Que aún se resuelva
puzzle-kind-finish = Saltar hasta el final
puzzle-kind-few-moves = En pocas jugadas

## How hard it is.

puzzle-grade-easy = fácil
puzzle-grade-middling = intermedio
puzzle-grade-hard = difícil

## What is to be done. $player is the side to move ("Blancas", "las cabras"), $side says which.

puzzle-task-win =
    { $side ->
        [white] Juegan las blancas y ganan. Solo una jugada lo logra.
        [black] Juegan las negras y ganan. Solo una jugada lo logra.
       *[other] Turno: { $player }. Solo una jugada gana.
    }
puzzle-task-hold =
    { $side ->
        [white] Juegan las blancas y mantienen las tablas. Cualquier otra jugada pierde.
        [black] Juegan las negras y mantienen las tablas. Cualquier otra jugada pierde.
       *[other] Turno: { $player }. Solo una jugada mantiene las tablas; cualquier otra pierde.
    }
puzzle-task-running-mill =
    { $side ->
        [white] Juegan las blancas, ganan y consiguen un molino doble. ¿Qué jugada lo prepara?
        [black] Juegan las negras, ganan y consiguen un molino doble. ¿Qué jugada lo prepara?
       *[other] Turno: { $player }. ¿Qué jugada gana y prepara un molino doble?
    }
puzzle-task-ending =
    { $side ->
        [white] Final: juegan las blancas y ganan. Solo una jugada lo logra.
        [black] Final: juegan las negras y ganan. Solo una jugada lo logra.
       *[other] Final. Turno: { $player }. Solo una jugada gana.
    }
puzzle-task-shot =
    { $side ->
        [white] Las blancas entregan algo y ganan. ¿Cómo empieza?
        [black] Las negras entregan algo y ganan. ¿Cómo empieza?
       *[other] Turno: { $player }. Hay que entregar algo para ganar. ¿Cómo empieza?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Juega el lobo. ¿Por dónde se abre paso?
        [fox] Juega el zorro. ¿Cómo escapa?
       *[other] Juega la presa. ¿Cómo escapa?
    }
puzzle-task-close =
    { $side ->
        [sheep] Juegan las cabras. Encierra al lobo sin dejar huecos.
       *[other] Juegan los cazadores. Córtale el paso a la presa.
    }
puzzle-task-keep = Solo tras un salto se puede resolver aún el solitario. ¿Cuál?
puzzle-task-finish = Salta hasta que quede una ficha.
puzzle-task-few-moves =
    Salta hasta que quede una ficha, en { $moves } jugadas. Mientras siga la misma ficha, es una sola jugada.

## What is said about a turn. $turn is a turn in words ("de d7 a d6, captura a1").

puzzle-go-on = ¡Bien! ¿Y ahora?
puzzle-wrong = Todavía no es esa: { $turn }.
puzzle-then-ends =
    { $side ->
        [white] Entonces las blancas juegan { $turn }, y la partida termina.
        [black] Entonces las negras juegan { $turn }, y la partida termina.
        [sheep] Entonces las cabras juegan { $turn }, y la partida termina.
        [hunters] Entonces los cazadores juegan { $turn }, y la partida termina.
       *[other] Entonces { $player } juega { $turn }, y la partida termina.
    }
puzzle-then-takes =
    { $side ->
        [white] Entonces las blancas capturan: { $turn }.
        [black] Entonces las negras capturan: { $turn }.
        [sheep] Entonces las cabras capturan: { $turn }.
        [hunters] Entonces los cazadores capturan: { $turn }.
       *[other] Entonces { $player } captura: { $turn }.
    }
puzzle-lost-win = Después de eso ya no se puede forzar la victoria. Prueba otra vez.
puzzle-lost-hold = Después de eso la partida está perdida. Prueba otra vez.
puzzle-lost-running-mill = Después de eso ya no se puede forzar la victoria. Prueba otra vez.
puzzle-lost-ending = Después de eso ya no se puede forzar la victoria. Prueba otra vez.
puzzle-lost-shot = Después de eso ya no se puede forzar la victoria. Prueba otra vez.
puzzle-lost-escape = Así aún pueden cortar el paso. Prueba otra vez.
puzzle-lost-close = Eso deja un hueco. Prueba otra vez.
puzzle-lost-keep = Después de eso siempre queda más de una ficha. Prueba otra vez.
puzzle-lost-finish = Después de eso siempre queda más de una ficha. Prueba otra vez.
puzzle-lost-few-moves = Después de eso ya no bastan las jugadas. Prueba otra vez.
puzzle-solved-win = ¡Resuelto! Esta victoria ya no te la quita nadie.
puzzle-solved-hold = ¡Resuelto! Las tablas están aseguradas.
puzzle-solved-running-mill = ¡Resuelto! Ahora llega el molino doble, y gana.
puzzle-solved-ending = ¡Resuelto! El final está ganado.
puzzle-solved-shot = ¡Resuelto! Valía la pena la entrega.
puzzle-solved-escape = ¡Resuelto! Ya nadie puede impedir la fuga.
puzzle-solved-close = ¡Resuelto! Ya no hay escapatoria.
puzzle-solved-keep = ¡Resuelto! De aquí se llega hasta la última ficha.
puzzle-solved-finish = ¡Resuelto! Queda una ficha.
puzzle-solved-few-moves = ¡Resuelto, y en menos no se puede!
puzzle-solution-is = La solución: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Desde el comienzo del problema se gana en una jugada, juegue lo que juegue el rival.
       *[other] Desde el comienzo del problema se gana en { $turns } jugadas como mucho, juegue lo que juegue el rival.
    }

## Beside the board.

puzzle-done = Resuelto
puzzle-streak = Problema del día, días seguidos: { $days }
puzzle-next = Problema siguiente
puzzle-skip = Otro problema
puzzle-again = Empezar de nuevo
puzzle-show-solution = Ver la solución
puzzle-all = Todos los problemas
puzzle-choices =
    { $count ->
        [one] Hay una jugada posible.
       *[other] Hay { $count } jugadas posibles.
    }
puzzle-level =
    { $level ->
        [10] De los niveles del ordenador, solo el más alto la encuentra con seguridad.
       *[other] El ordenador la encuentra con seguridad a partir del nivel { $level }.
    }
