### The page of a game: labels around the board. "Tablas" is the tied game, "jugada" what one player
### does at a time. The player is addressed as "tú".

## Whose turn it is, and what waits for an answer.

board-now = Qué hay que hacer
board-go = { $player }: elige adónde ir. Un aro marca cada sitio posible.
board-take = { $player }: captura una ficha, una con el aro discontinuo.
board-sure = Confirma esta jugada o cancélala: { $turn }.
board-confirm = Confirmar
board-cancel = Cancelar
board-take-nothing = No capturar
board-throw = Lanzar los dados
board-enter-throw = Eso marcan
board-die = Dado { $number }
board-offered =
    { $side ->
        [white] Las blancas ofrecen tablas.
        [black] Las negras ofrecen tablas.
        [wolf] El lobo ofrece tablas.
        [sheep] Las cabras ofrecen tablas.
        [quarry] La presa ofrece tablas.
        [fox] El zorro ofrece tablas.
        [hunters] Los cazadores ofrecen tablas.
       *[other] { $player } ofrece tablas.
    }
board-accept = Aceptar tablas
board-decline = Rechazar
board-result = Resultado
board-rematch = Otra partida

## Buttons and menu.

board-undo = Deshacer
board-redo = Rehacer
board-offer = Ofrecer tablas
board-hint = Pista
board-hint-whole = Ver la jugada
board-hint-coming = La pista está en camino.
board-moves = Jugadas
board-earlier = Jugada anterior
board-later = Jugada siguiente
board-typed = Escribir una jugada
board-play = Jugar
board-more = Más
board-rules = Cómo se juega
board-abort = Borrar esta partida
board-flip = Girar el tablero
board-confirm-toggle = Confirmar cada jugada
board-text-toggle = Ver el tablero como tabla
board-claim = Reclamar tablas
board-resign = Abandonar
board-record = Planilla
board-record-text = Texto

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Si la reclamación es correcta, la partida acaba en tablas al momento y se muestra la prueba.
board-claim-kind = Motivo
board-claim-repetition = La misma posición una y otra vez
board-claim-no-progress = Demasiado tiempo sin progreso
board-claim-intended = En qué posición
board-claim-board = La del tablero
board-claim-after = La que sigue a: { $turn }
board-claim-send = Reclamar

## The table beside the board, and messages when something is in the way.

board-text-view = El tablero en palabras
board-text-caption = Qué hay en cada sitio, fila a fila
board-text-lines = Lugares de una misma línea
board-keys-title = Teclas y escritura
board-keys = En el tablero las flechas llevan de un lugar a otro, los una o no una línea; Inicio y Fin llevan a los extremos de una fila. Intro o la barra espaciadora elige un lugar, Esc abandona una jugada empezada. Las jugadas se escriben como en la lista: d6 para colocar, d6-d7 para mover, d6-d7xa4 para capturar además.
board-lost = Se ha perdido la conexión; intentándolo de nuevo.
board-no-script = El tablero necesita JavaScript; todo lo demás funciona sin él.

## In the middle of a turn: what the script says. No plural forms here: the script fills in $count.

board-undo-half = Cancelar jugada
board-chosen = elegida
board-can-take = se puede capturar
board-can-go = puede ir aquí
board-can-move = puede mover
board-open = Posible: { $place }.
board-put-here = { $place }, tu ficha, recién puesta aquí
board-gone = { $place }, ahora vacío
board-in-hand = { $count } en mano
board-lost-stones = perdidas: { $count }
board-time-left = { $player }: quedan { $count } segundos.

## Why a tap does nothing.

board-wrong-light = Solo se juega en las casillas oscuras.
board-wrong-theirs = { $place } es del adversario.
board-wrong-stuck = Desde { $place } no se puede mover ahora. Un aro marca lo que puede moverse.
board-wrong-empty = { $place } está vacío. Elige primero una de las tuyas.
board-wrong-occupied = { $place } está ocupado. Elige un sitio vacío.
board-wrong-put = Ahora no se puede poner nada en { $place }.
board-wrong-go = No puede ir a { $place }. Un aro marca adónde puede.
board-wrong-take = Esa no: elige una con el aro discontinuo.
board-wrong-throw = Primero lanza los dados.
board-wrong-computer = Le toca al ordenador.

## Giving up.

board-resign-sure = ¿Abandonar esta partida?
board-resigns =
    { $side ->
        [white] Las blancas abandonan y la partida termina.
        [black] Las negras abandonan y la partida termina.
        [wolf] El lobo abandona y la partida termina.
        [sheep] Las cabras abandonan y la partida termina.
        [quarry] La presa abandona y la partida termina.
        [fox] El zorro abandona y la partida termina.
        [hunters] Los cazadores abandonan y la partida termina.
       *[other] { $player } abandona y la partida termina.
    }
board-resign-not = Seguir jugando
