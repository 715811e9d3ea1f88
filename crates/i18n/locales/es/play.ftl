### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play"
### says, line by line. The players are addressed as "tú". "Tablas" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = De este juego solo nos ha llegado el nombre; esta es nuestra versión.
play-seed = Semilla { $seed }: con --seed { $seed } vuelve la misma suerte.
play-hint = Escribe una jugada como { $turn }, o «ayuda» para todo lo demás.
play-own-rules = { $family }, con reglas propias
play-resumed-elsewhere = Ese archivo contiene más de lo que escribiría este programa, así que se queda como está; guarda la partida con otro nombre.
play-lot = La suerte decide quién empieza: { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } son las blancas, { $black } son las negras.
play-legend-draughts = { $white } y { $black } son los peones de las blancas y de las negras, { $whiteking } y { $blackking } sus damas.
play-legend-wolf = { $white } es una cabra, { $black } es el lobo.
play-legend-battue = { $white } es la presa, { $black } es un cazador.
play-legend-battue-fox = { $white } es el zorro, { $black } es un cazador.
play-legend-pegs = { $white } es una ficha.
play-hands = En mano: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [white] Juegan las blancas
        [black] Juegan las negras
        [wolf] Juega el lobo
        [sheep] Juegan las cabras
        [quarry] Juega la presa
        [fox] Juega el zorro
        [hunters] Juegan los cazadores
       *[other] { $player }, te toca
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Juegan las blancas:".

play-do-place =
    { $hand ->
        [one] coloca tu última ficha
       *[other] coloca una de tus { $hand } fichas
    }
play-do-place-or-move =
    { $hand ->
        [one] coloca tu última ficha o mueve una
       *[other] coloca una de tus { $hand } fichas o mueve una
    }
play-do-move = mueve una ficha
play-do-jump = mueve una ficha, o salta con ella a cualquier punto libre
play-do-slide = mueve una ficha tan lejos como quieras por una línea
play-do-relocate = una tirada alta: mueve una ficha, o pon una de las tuyas en cualquier punto libre
play-do-enter =
    { $hand ->
        [one] coloca tu última ficha
       *[other] coloca una de tus { $hand } fichas, o haz entrar tres de golpe en una línea vacía, por ejemplo { $turn }
    }
play-do-pass = no puedes mover y tienes que pasar
play-do-remove = quita una ficha adversaria
play-do-man = mueve una pieza
play-do-capture = tienes que capturar
play-do-wolf = pon el lobo en el tablero
play-do-step = mueve un paso
play-do-step-or-hop = mueve un paso, o salta por encima de un cazador
play-do-step-or-take = mueve un paso, o salta por encima de un cazador y captúralo
play-do-throw-relocate = lanza los dados; con { $sum } o más puedes poner una ficha en cualquier punto libre
play-do-throw-alfonso = lanza los dados; 6-5-4, 6-3-3, 5-2-2 o 4-1-1 hacen entrar tres fichas de golpe en una línea vacía
play-do-low-throw = una tirada baja: { $do }
play-do-no-entry = con esta tirada no entra nada: { $do }
play-do-dice-later = { $do }; los dados llegan cuando todas las fichas están colocadas
play-do-jump-peg =
    { $pegs ->
        [one] Queda una ficha
       *[other] Quedan { $pegs } fichas
    }

## What happens. A double mill opens one mill and closes another with the same move. "Tres en raya" is
## what the federation's folder calls a mill.

play-mill-closed = ¡Molino!
play-calls = { $player }: { $call }
play-mill-closed-federation = ¡Tres en raya!
play-double-mill = ¡Molino! Y se abre otro: un molino doble.
play-double-mill-federation = ¡Tres en raya, y se abre otro: un molino doble!
play-extra-turn = Eso da otra jugada.
play-thrown = Los dados marcan { $throw }.
play-enter-pass = Escribe: pass
play-enter-throw = Lanza tres dados y escribe lo que marcan, por ejemplo 5 5 4.
play-undone =
    { $count ->
        [one] Una jugada deshecha.
       *[other] { $count } jugadas deshechas.
    }
play-throw-withdrawn = La tirada queda anulada.
play-reopened = La partida está abierta de nuevo.
play-turn-dropped = { $turn } no se ha jugado.
play-redone = Rehecha: { $turn }.
play-offered =
    { $side ->
        [white] Las blancas ofrecen tablas
        [black] Las negras ofrecen tablas
        [wolf] El lobo ofrece tablas
        [sheep] Las cabras ofrecen tablas
        [quarry] La presa ofrece tablas
        [fox] El zorro ofrece tablas
        [hunters] Los cazadores ofrecen tablas
       *[other] { $player } ofrece tablas
    }: el otro bando puede aceptar, rechazar o simplemente seguir jugando.
play-declined = Las tablas quedan rechazadas.
play-offer-again = El mismo bando podrá volver a ofrecerlas después de su próxima jugada.
play-claim-repetition = La reclamación es correcta: la posición se ha dado { $count } veces, tras las jugadas { $plies }.
play-claim-no-progress =
    { $last ->
        [start] La reclamación es correcta: { $count } jugadas sin progreso, contando los dos bandos, desde antes de que empiece la planilla.
       *[other] La reclamación es correcta: { $count } jugadas sin progreso, contando los dos bandos, desde la jugada { $last }.
    }
play-saved = Guardada en { $file }.
play-possible = Posibles: { $turns }
play-moves =
    { $count ->
        [one] Una jugada posible:
       *[other] { $count } jugadas posibles:
    }
play-no-moves = Ahora no hay ninguna jugada posible.
play-over = Aún puedes deshacer, guardar o salir.
play-over-declared = Aún puedes guardar o salir.
play-grade-centre = Y la última ficha está en el centro.
play-pegs-left =
    { $pegs ->
        [one] Queda una ficha.
       *[other] Quedan { $pegs } fichas.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, nivel { $level }
play-against = Juegas contra el ordenador, en el nivel { $level }.
play-level = El ordenador juega en el nivel { $level }.
play-thinking = Zwick está pensando…
hint-hopeless = Desde aquí el solitario ya no se puede resolver; deshaz algo.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } cierra un molino. ¿Qué ficha capturas: { $stones }?
play-ask-take-or-not = { $turn } cierra un molino. ¿Qué ficha capturas: { $stones }? Escribe «ninguna» para dejarlas.
play-ask-resign =
    { $side ->
        [white] Las blancas abandonan
        [black] Las negras abandonan
        [wolf] El lobo abandona
        [sheep] Las cabras abandonan
        [quarry] La presa abandona
        [fox] El zorro abandona
        [hunters] Los cazadores abandonan
       *[other] { $player } abandona
    }: ¿sí o no?
play-ask-resign-alone = ¿Quieres abandonar: sí o no?
play-ask-quit = La partida no está ni terminada ni guardada. ¿Dejarlo de todos modos: sí, no o guardar partida.txt?

## The end of the evening.

play-bye = Hasta la vista.
play-bye-unfinished = Hasta la vista. La partida no está terminada.
play-bye-unsaved = La partida no se ha guardado; «guardar partida.txt» o --save la habría conservado.

## Help. $words are the words the command understands in all languages.

play-help-title = Puedes escribir:
play-help-mill = d2 para colocar, d2-b2 para mover, d2-b2xa4 para capturar con un molino la ficha de a4
play-help-draughts = { $turn } para una jugada; varios saltos como en 9x18x27
play-help-wolf = d8+ para poner el lobo en el tablero, d8-c7 para un paso
play-help-battue = a1-a4 para un paso
play-help-battue-hop = a1-a4 para un paso, a1-a7 para un salto
play-help-battue-take = a1-a4 para un paso, a1-a7xa4 para un salto que captura
play-help-pegs = d2-d4 para un salto
play-help-throw = los dados, por ejemplo: lanzar 5 5 4
play-help-undo = deshacer la última jugada; deshacer 3 deshace tres
play-help-redo = rehacer una jugada deshecha
play-help-draw = ofrecer tablas
play-help-accept = aceptar las tablas ofrecidas
play-help-decline = rechazar las tablas ofrecidas
play-help-claim = reclamar tablas: reclamar repetición, o reclamar sin-molino; añade la jugada que piensas hacer, si las tablas llegan con ella
play-help-resign = abandonar la partida
play-help-resign-alone = abandonar
play-help-hint = preguntar qué jugar: una vez para el sitio que mirar, otra para la jugada entera
play-help-level = lo fuerte que juega el ordenador, de 1 a 10: nivel 3
play-help-show = mostrar el tablero
play-help-flip = mirar desde el otro lado
play-help-moves = enumerar todas las jugadas posibles
play-help-rules = las reglas de este juego
play-help-save = guardar la partida: guardar partida.txt
play-help-help = esta lista
play-help-quit = dejarlo; --save conserva la partida

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = lanzar dados tirar
command-undo = deshacer atrás atras
command-redo = rehacer
command-draw = tablas ofrecer
command-accept = aceptar sí si
command-decline = rechazar no
command-claim = reclamar
command-resign = abandonar rendirse
command-hint = pista
command-level = nivel
command-show = mostrar tablero
command-flip = girar
command-moves = jugadas
command-rules = reglas
command-save = guardar
command-help = ayuda
command-quit = salir fin adiós adios
command-none = ninguna ninguno nada

## Words for what is claimed, after the command "reclamar"; words with a blank are joined by a hyphen.

claim-repetition = repetición repeticion
claim-no-progress = sin-molino sin-progreso sin-captura
