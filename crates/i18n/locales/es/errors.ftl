### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = La partida ha terminado.
objection-ended = La partida ha terminado.
objection-other-game = Esa jugada es de otro juego.
objection-occupied = Ese sitio ya está ocupado.
objection-no-piece = Ahí no tienes ninguna ficha.
objection-not-yours = Le toca al adversario.
objection-not-adjacent = Eso es más de un paso.
objection-place-first = Primero tienes que colocar una ficha.
objection-backwards = Eso sería un paso atrás.
objection-no-capture = Así no se captura nada.
objection-bad-notation = Eso no es ni una jugada ni una orden.
objection-ambiguous = Podrían ser varias jugadas; escríbela entera.
objection-throw-missing = Primero hay que lanzar los dados.
objection-throw-first = Primero hay que lanzar los dados.
objection-unknown = Las reglas no lo permiten.

## Why a turn of mill is refused. "En mano" are the stones not yet placed.

objection-mill-occupied = Ese punto está ocupado.
objection-mill-place-first = Aún tienes fichas en mano y debes colocar una.
objection-remove-first = El tablero estaba lleno: quita primero una ficha adversaria, por ejemplo xa4.
objection-no-removal = No puedes capturar una ficha sin jugar una tuya.
objection-no-pass = Puedes mover, así que no puedes pasar.
objection-hand-empty = No te quedan fichas en mano.
objection-mill-forbidden = Mientras se colocan fichas no se cierran molinos.
objection-no-entry = Ahora no pueden entrar tres fichas ahí.
objection-not-your-stone = No tienes ninguna ficha en ese punto.
objection-out-of-reach = Una ficha no puede ir tan lejos.
objection-remill = Ese molino no se puede volver a cerrar tan pronto.
objection-not-enemy = Ahí no hay ninguna ficha adversaria que capturar.
objection-too-many = Son más fichas de las que permite la jugada.
objection-protected = Esa ficha está en un molino, a salvo.
objection-must-take = Tu molino captura una ficha: añade cuál.
objection-no-mill = Eso no cierra ningún molino, así que no se captura nada.
objection-mill-takes-nothing = Este molino no captura nada.
objection-extra-turn = Esta jugada no da otra más, así que no lleva + al final.

## Why a turn of draughts is refused. "Peón" and "dama" are the pieces; "soplar" is taking a piece
## off because it did not capture.

objection-draughts-occupied = Esa casilla está ocupada.
objection-draughts-backwards = Los peones no retroceden.
objection-draughts-no-capture = No existe esa captura.
objection-huff-off = En esta partida no se sopla.
objection-not-huffable = Esa pieza no se puede soplar ahora.
objection-empty-square = Esa casilla está vacía.
objection-not-your-piece = Esa pieza es de tu adversario.
objection-no-move = La pieza no se mueve en absoluto.
objection-not-diagonal = Solo se mueve en diagonal.
objection-too-far = Eso es demasiado lejos para esta pieza.
objection-in-the-way = Otra pieza cierra el paso.
objection-must-capture = Puedes capturar, así que debes hacerlo.
objection-must-continue = La captura tiene que continuar.
objection-must-take-most = Tienes que capturar todas las piezas posibles.
objection-king-must-take = Tu dama tiene que capturar antes que un peón.
objection-must-take-kings = Tienes que capturar todas las damas posibles.
objection-kings-first = Tienes que capturar las damas lo antes posible.
objection-captures-backwards = Los peones no capturan hacia atrás.
objection-man-takes-king = Un peón no puede capturar una dama.
objection-crowned-ends-turn = La jugada acaba cuando un peón se corona.
objection-land-behind = La dama tiene que caer justo detrás de la pieza que captura.
objection-wrong-crowning = Así no se corona el peón.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Primero hay que poner el lobo en el tablero.
objection-wolf-backwards = Las cabras solo van hacia adelante.
objection-already-placed = El lobo ya está en el tablero.
objection-no-extra-turn = Después mueven las cabras, así que no lleva + al final.
objection-no-hop = En esta caza nadie salta así.
objection-wrong-capture = Ese salto captura al cazador saltado, y a ningún otro.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = En ese agujero ya hay una ficha.
objection-pegs-no-piece = En ese agujero no hay ninguna ficha.
objection-off-board = Este tablero no tiene ese agujero.
objection-not-a-jump = Un salto pasa en línea recta por encima de un agujero.
objection-nothing-to-jump = No hay ninguna ficha que saltar.

## What else cannot be done in a game.

error-ended = La partida ha terminado.
error-throw-missing = Primero hay que lanzar los dados.
error-throw-not-awaited = Ahora no se lanzan dados.
error-throw-bad = Una tirada son tres dados del 1 al 6, por ejemplo 5 5 4.
error-take-back-not-allowed = En esta partida no se deshace nada.
error-take-back-too-many = No hay nada que deshacer.
error-take-back-only =
    { $count ->
        [one] Solo se ha hecho una jugada.
       *[other] Solo se han hecho { $count } jugadas.
    }
error-must-take = En este juego un molino tiene que capturar una ficha.
error-no-such-place =
    { $family ->
        [draughts] No hay ninguna casilla { $place } en la que jugar.
        [wolf] En este tablero no hay ninguna casilla oscura { $place }.
        [pegs] En este tablero no hay ningún agujero { $place }.
       *[other] En este tablero no hay ningún punto { $place }.
    }
error-did-you-mean = { $typed }: eso no es ni una jugada ni una orden; ¿querías decir «{ $word }»?
error-take-back-declared = Los jugadores han dado por terminada esta partida; ya no se deshace nada.
error-redo-nothing = No hay ninguna jugada que rehacer.
error-abort-too-late = Ya han jugado los dos bandos: la partida no se puede anular.
error-offer-in-puzzle = No hay con quién ponerse de acuerdo: juegas en solitario.
error-offer-pending = Ya se han ofrecido tablas y falta la respuesta.
error-offer-repeated = Ya has ofrecido tablas; haz una jugada antes de volver a ofrecerlas.
error-offer-none = Nadie ha ofrecido tablas.
error-bad-number = «{ $text }» no es un número de jugadas.
error-no-computer = Aquí el ordenador no juega; con zwick play --level 3 sí.
error-no-other-side = No hay otro lado desde el que mirar.

## Draw claims that are refused. "Tablas" is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Estas reglas no conocen esas tablas.
error-claim-automatic = Con estas reglas esas tablas llegan solas; no hay nada que reclamar.
error-claim-turn-not-complete = Tu turno no ha acabado: has ganado otra jugada.
error-claim-ends-otherwise = Esa jugada termina la partida de otra manera.
error-claim-not-to-move = Solo puede reclamar el bando al que le toca.
error-claim-too-few-repetition =
    { $count ->
        [one] La posición se ha dado una vez; hacen falta { $needed }.
       *[other] La posición se ha dado { $count } veces; hacen falta { $needed }.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Solo ha habido una jugada sin progreso, contando los dos bandos; hacen falta { $needed }.
       *[other] Solo ha habido { $count } jugadas sin progreso, contando los dos bandos; hacen falta { $needed }.
    }

## Files.

error-save-name = Di dónde guardar, por ejemplo: guardar partida.txt
error-save-exists = Ya existe el archivo { $file }; elige otro nombre.
error-save-failed = No se ha podido guardar la partida en { $file }: { $why }
