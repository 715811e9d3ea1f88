### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, vacío
place-stone-white = { $place }, ficha blanca
place-stone-black = { $place }, ficha negra
place-mill-white = { $place }, ficha blanca, en un molino
place-mill-black = { $place }, ficha negra, en un molino
place-man-white = { $place }, peón blanco
place-man-black = { $place }, peón negro
place-king-white = { $place }, dama blanca
place-king-black = { $place }, dama negra
place-wolf = { $place }, el lobo
place-sheep = { $place }, cabra
place-quarry = { $place }, la presa
place-fox = { $place }, el zorro
place-hunter = { $place }, cazador
place-peg = { $place }, ficha

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = de { $from } a { $to }
turn-over = de { $from } por { $over } a { $to }
turn-enter = tres fichas en { $places }
turn-remove = captura { $places }
turn-takes = { $turn }, captura { $places }
turn-huff = sopla { $place }, luego { $turn }
turn-pass = pasa

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] El lobo
        [sheep] Las cabras
        [quarry] La presa
        [fox] El zorro
        [hunters] Los cazadores
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] La suerte ha decidido: { $player } juega con el lobo.
        [sheep] La suerte ha decidido: { $player } juega con las cabras.
        [quarry] La suerte ha decidido: { $player } juega con la presa.
        [fox] La suerte ha decidido: { $player } juega con el zorro.
        [hunters] La suerte ha decidido: { $player } juega con los cazadores.
        [black] La suerte ha decidido: { $player } juega con negras.
       *[other] La suerte ha decidido: { $player } juega con blancas.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = La posición se ha dado { $count } veces, tras las jugadas { $plies }.
proof-no-win = Se han probado todas las continuaciones, { $count } posiciones; en ninguna gana el otro bando.
proof-no-progress =
    { $last ->
        [start] { $count } jugadas sin progreso, contando los dos bandos, desde antes de que empiece la planilla.
       *[other] { $count } jugadas sin progreso, contando los dos bandos, desde la jugada { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Una sola ficha, en el centro: mejor, imposible.
grade-solved = Queda una ficha: esa es la solución.
grade-one = Queda una ficha, solo que no en su sitio: casi resuelto.
grade-two = Quedan dos fichas: casi resuelto.
grade-three = Quedan tres fichas: cerca de una solución.
grade-four = Quedan cuatro fichas: no lejos de una solución.
grade-five-or-six = Quedan unas pocas fichas: un intento digno.
grade-seven-or-more = Quedan muchas fichas: prueba otra vez.

## What the page cannot do. Whole sentences that help on.

error-stale = La partida ha seguido mientras tanto; el tablero muestra ahora cómo está.
error-unknown-game = Esa partida no está aquí.
error-unknown-rules = Esas reglas no están aquí.
error-not-found = En esta dirección no hay nada.
error-method-not-allowed = En esta dirección no se puede hacer eso.
error-foreign-origin = La petición venía de otra página, así que no se ha hecho nada.
error-foreign-host = La petición era para otro servidor, así que no se ha hecho nada.
error-too-large = Es más de lo que se puede recibir de una vez.
error-bad-json = La petición no se puede leer como JSON.
error-bad-request = La petición no se entiende.
error-bad-text = El texto contiene un carácter que no se puede guardar.
error-unsupported-media-type = Aquí no se leen peticiones de ese tipo.
error-not-acceptable = No hay ninguna respuesta de ese tipo.
error-internal = Algo ha salido mal; no ha cambiado nada. Inténtalo otra vez.
error-newer-version = Esta partida la ha escrito una versión más nueva del programa y aquí no se puede leer. Inténtalo otra vez dentro de un rato.
error-storage = No se ha podido anotar la partida, así que no se ha hecho nada. Inténtalo otra vez.
error-busy = Hay demasiado a la vez; inténtalo otra vez dentro de un momento.
error-bad-command-id = La orden necesita un identificador propio, de 64 caracteres sencillos como mucho.
error-command-reused = Este identificador ya es de otra orden.
error-game-full = Esta partida es tan larga como puede serlo una partida: ahora solo se puede terminar.
error-asides-full = En esta partida ya se ha ofrecido y cambiado demasiado; primero hay que seguir jugando.
error-no-change = Ya es así.
error-too-many-spectators = Hay tantos espectadores en este momento que no queda sitio; inténtalo de nuevo en un minuto.
error-name-invisible = En un nombre tiene que verse algo.
error-bad-name = Un nombre tiene como mucho 40 caracteres en una línea.
error-bad-clock = Ese reloj no se puede ajustar: minutos de 1 a 1440, incremento de hasta 3600 segundos, segundos de 1 a 86400, días de 1 a 365.
error-bad-level = Un nivel del ordenador es un número del 1 al 10.
error-no-opponent = Al solitario se juega a solas.
error-computer-to-move = Le toca al ordenador.
error-computer-side = Por su bando solo habla el ordenador.
error-hints-off = En esta partida no hay pistas.
error-no-hint = Aquí el ordenador no tiene ninguna pista.
error-bad-position = Esa no es una posición de este juego.
error-position-over = En esa posición la partida ya ha terminado.
error-rules-missing = Di con qué reglas quieres jugar.
error-rules-too-long = Estas reglas son demasiado largas.
error-rules-syntax = Estas reglas no se pueden leer.
error-rules-game = Estas reglas no dicen a qué se juega.
error-rules-field = Una de estas reglas es desconocida, o tiene un valor que no encaja.
error-rules-impossible = Estas reglas no pueden ir juntas.
error-dice-thrown = En esta partida los dados los lanza el tablero.
error-bad-throw = Una tirada son tres dados del 1 al 6.
error-no-clock = En esta partida no se agota el tiempo.
error-flag-up = A ese reloj aún le queda tiempo.
error-not-over = La partida aún no ha terminado.
error-pdn-not-draughts = En PDN solo se escriben las damas.
error-pdn-huff = Un soplo no se puede escribir en PDN.
error-pdn = Esta partida no se puede escribir en PDN.
error-unknown-form = Esa forma no existe; hay text, json y pdn.
