### The page on which games and positions are looked at. "Jugada" is what one player does at a time,
### also where they are counted; "tablas" a tied game.

## The page and its parts.

analysis-nav = Análisis
analysis-title = Análisis
analysis-steps = Recorrer la partida
analysis-first = Al principio
analysis-back = Atrás
analysis-forward = Adelante
analysis-last = Al final
analysis-position = Posición
analysis-turns = Jugadas posibles aquí
analysis-openings = Aperturas desde aquí
analysis-thinking = Pensando…
analysis-lines = Planilla
analysis-points = Dónde cambió la partida
analysis-no-points = Ninguna jugada ha regalado nada.
analysis-points-coming = Examinando las jugadas…
analysis-curve = Cómo fue la partida: por encima de la línea están mejor las blancas; por debajo, las negras
analysis-curve-puzzle = Cómo fue el solitario: por encima de la línea se puede resolver; por debajo, no
analysis-comment = Comentario a esta jugada
analysis-comment-start = Comentario al comienzo
analysis-branch-off = Quitar esta variante
analysis-link = Enlace a esta posición
analysis-open = Abrir una partida o una posición
analysis-rules = Juego
analysis-change-rules = Desde el principio
analysis-paste = Planilla (texto, PDN o JSON) o posición
analysis-paste-help = Una posición se lee según las reglas del juego elegido arriba.
analysis-read = Abrir
analysis-read-as-far = Abrir las jugadas anteriores
analysis-file = O un archivo, de hasta 60 kB
analysis-which = Partida del archivo
analysis-set-up = Componer una posición
analysis-set-up-done = Ver esta posición
analysis-set-up-cancel = Volver a la partida
analysis-set-up-help = Elige qué quieres poner y pulsa en los sitios del tablero. Si pulsas otra vez, se quita.
analysis-put = Poner
analysis-take-off = Quitar
analysis-to-move = Turno
analysis-hand = En mano
analysis-hand-white = Blancas
analysis-hand-black = Negras
analysis-all-placed = Todas las fichas están colocadas
analysis-clear = Tablero vacío
analysis-usual = Posición inicial
analysis-possible = Es una posición de este juego.
analysis-export = Guardar
analysis-export-record = Planilla
analysis-export-picture = Imagen del tablero
analysis-throw = Los dados marcan
analysis-look = Ver dónde cambió la partida
analysis-of-game = Analizar esta partida
analysis-to-game = Volver al tablero

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] y una más, por giro o simetría
       *[other] y { $count } más, por giro o simetría
    }
analysis-game-number = Partida { $number }
analysis-too-large = Ese archivo pasa de 60 kB.
analysis-at-start = El comienzo

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0,35, for the side that plays the turn. A "salto" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] gana
        [one] gana en una jugada
       *[other] gana en { $moves } jugadas
    }
analysis-worth-draw = hace tablas
analysis-worth-loss =
    { $moves ->
        [0] pierde
        [one] pierde en una jugada
       *[other] pierde en { $moves } jugadas
    }
analysis-worth-open = valor estimado: { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] se puede resolver
        [one] lo resuelve
       *[other] se puede resolver en { $plies } saltos
    }
analysis-worth-unsolvable = no se puede resolver
analysis-worth-unknown = no se sabe

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = La mejor jugada: { $worth }; se conocen todas las jugadas.
analysis-searched = La mejor jugada: { $worth } (calculado a { $depth } jugadas).

## What a turn has given away. $better is a turn in words ("de d2 a b2, captura a4"); $moves belongs to
## the turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Deja escapar la victoria; se ganaba con { $better }.
       *[other] Deja escapar la victoria; se ganaba en { $best } con { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Deja escapar la victoria y ahora pierde; se ganaba con { $better }.
       *[other] Deja escapar la victoria y ahora pierde; se ganaba en { $best } con { $better }.
    }
analysis-draw-to-loss = Deja escapar las tablas; se mantenían con { $better }.
analysis-slower = Aún gana, en { $moves }; se ganaba en { $best } con { $better }.
analysis-sooner = Pierde en { $moves }; con { $better } se aguantaba hasta { $best }.
analysis-spoilt = Ya no se puede resolver; aún se podía con { $better }.
analysis-dubious = Dudosa: { $own }. Era mejor { $better }: { $worth }.
analysis-mistake = Un error: { $own }. Era mejor { $better }: { $worth }.
analysis-blunder = Un error grave: { $own }. Era mejor { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Ficha blanca
analysis-piece-stone-black = Ficha negra
analysis-piece-man-white = Peón blanco
analysis-piece-man-black = Peón negro
analysis-piece-king-white = Dama blanca
analysis-piece-king-black = Dama negra
analysis-piece-wolf = Lobo
analysis-piece-sheep = Cabra
analysis-piece-quarry = Presa
analysis-piece-fox = Zorro
analysis-piece-hunter = Cazador
analysis-piece-peg = Ficha

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Ninguna partida puede llegar a esta posición.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } fichas en el tablero y en mano, pero solo hay { $bound }.
analysis-setup-too-few = { $side }: hacen falta al menos { $bound } fichas en el tablero y en mano; hay { $count }.
analysis-setup-hands = El bando que juega ({ $side }) debe tener en mano tantas fichas como el otro, o una más. En un final ya no le queda ninguna a nadie: marca «Todas las fichas están colocadas».
analysis-setup-has-mill = { $side }: le toca jugar, pero ya tiene un molino; la partida ha terminado.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Línea { $line }: { $why }
analysis-read-unknown = Esto no se puede leer.
analysis-read-record-too-long = El texto es demasiado largo.
analysis-read-record-character = Hay un carácter que aquí no significa nada.
analysis-read-record-comment = El comentario que empieza aquí no se cierra nunca.
analysis-read-record-tag = Una etiqueta se escribe [Nombre "valor"], cada nombre una sola vez, antes de las jugadas.
analysis-read-record-variation = Los paréntesis de las variantes no cuadran.
analysis-read-record-annotation = Antes de esto no hay ninguna jugada a la que pueda referirse.
analysis-read-record-throw = Una tirada sin su jugada.
analysis-read-record-turn = Esto no es ni una jugada ni un resultado.
analysis-read-record-result = El resultado va al final, una sola vez.
analysis-read-record-empty = En el texto no hay ninguna planilla.
analysis-read-bad-json = Este no es el JSON de una planilla.
analysis-read-unknown-version = Esta versión de la planilla no se conoce aquí.
analysis-read-no-rules = La planilla no dice de qué juego es; elige primero el juego.
analysis-read-other-rules = La planilla nombra unas reglas distintas de las que describe.
analysis-read-bad-fen = El comienzo de la planilla no es una posición de este juego.
analysis-read-bad-tag = Una etiqueta de la planilla no se puede leer.
analysis-read-ended = La partida termina antes de esta jugada.
analysis-read-pdn-not-one = Solo se puede abrir una partida a la vez.
analysis-read-pdn-game-type = Estas damas no están en la caja.
analysis-read-no-such-game = En el texto no hay tantas partidas.
