### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men ("peones") and kings ("damas").

rule-draughts-man_back_capture = Captura de peones hacia atrás
rule-draughts-man_back_capture-yes = Los peones capturan también hacia atrás.
rule-draughts-man_back_capture-no = Los peones capturan solo hacia adelante.
rule-draughts-king = Damas
rule-draughts-king-short = Una dama va de casilla en casilla, hacia adelante y hacia atrás.
rule-draughts-king-flying = Una dama va tan lejos como quiera por casillas libres.
rule-draughts-king_landing = Caída
rule-draughts-king_landing-behind = Una dama cae justo detrás de la pieza que captura.
rule-draughts-king_landing-any = Una dama voladora cae en cualquier casilla libre detrás de la pieza que captura.
rule-draughts-crowning = Coronar al capturar
rule-draughts-crowning-stop = Un peón que llega a la última fila capturando se corona, y la jugada termina.
rule-draughts-crowning-pass = Un peón que pasa por la última fila capturando sigue como peón; solo se corona si acaba en ella.
rule-draughts-crowning-continue = Un peón que llega a la última fila capturando se corona al momento y sigue como dama.

## Draughts: capturing.

rule-draughts-lift = Retirar lo capturado
rule-draughts-lift-end = Las piezas capturadas salen del tablero al acabar la captura; ninguna se salta dos veces.
rule-draughts-lift-immediate = Las piezas capturadas salen del tablero al momento, y sus casillas quedan libres para el resto de la captura.
rule-draughts-precedence = Elección de la captura
rule-draughts-precedence-none = Entre varias capturas se elige libremente.
rule-draughts-precedence-quantity = Hay que elegir la captura de más piezas.
rule-draughts-precedence-king = Si una dama puede capturar, tiene que hacerlo antes que un peón.
rule-draughts-precedence-quantity-kings = Hay que elegir la captura de más piezas y, a igualdad, la de más damas.
rule-draughts-precedence-quantity-king-kings-order = Hay que capturar el mayor número de piezas; a igualdad captura primero una dama, después se capturan más damas, y después las damas lo antes posible.
rule-draughts-man_may_take_king = Peón contra dama
rule-draughts-man_may_take_king-yes = Un peón puede capturar una dama.
rule-draughts-man_may_take_king-no = Un peón no puede capturar una dama.
rule-draughts-must_complete_chain = Seguir capturando
rule-draughts-must_complete_chain-yes = Una captura tiene que seguir mientras haya otro salto.
rule-draughts-must_complete_chain-no = Una captura se puede interrumpir después de cualquier salto.
rule-draughts-huff = Soplar
rule-draughts-huff-off = Capturar es obligatorio; no se sopla (no se quita una pieza por no haber capturado).
rule-draughts-huff-forward = Si se avanza en vez de capturar, el adversario puede soplar una pieza que podía haber capturado.
rule-draughts-huff-piece = Si no se captura, el adversario puede soplar una pieza que podía haberlo hecho.
rule-draughts-huff-any = Si no se captura, el adversario puede soplar cualquier pieza.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Objetivo
rule-draughts-losing-yes = Gana quien pierde primero todas sus piezas.
rule-draughts-losing-no = Pierde quien pierde primero todas sus piezas.
rule-draughts-blocked = Sin jugadas
rule-draughts-blocked-loses = Quien no puede mover ha perdido.
rule-draughts-blocked-wins = Quien no puede mover ha ganado.
rule-draughts-repetition = Tablas por repetición
rule-draughts-repetition-auto = Son tablas en cuanto la misma posición se ha dado { $count } veces.
rule-draughts-repetition-claim = Cuando la misma posición se ha dado { $count } veces, el bando al que le toca puede reclamar tablas.
rule-draughts-repetition-off = No hay tablas por repetición.
rule-draughts-no_progress = Tablas sin progreso
rule-draughts-no_progress-auto = Son tablas tras { $count } jugadas, contando los dos bandos, sin capturas ni jugadas de peón.
rule-draughts-no_progress-claim = Tras { $count } jugadas, contando los dos bandos, sin capturas ni jugadas de peón, el bando al que le toca puede reclamar tablas.
rule-draughts-no_progress-off = No hay tablas por falta de capturas.
rule-draughts-first = Quién empieza
rule-draughts-first-white = Empiezan las blancas.
rule-draughts-first-black = Empiezan las negras.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Tablero
rule-draughts-mirrored_board-yes = Cada jugador tiene una casilla oscura en la esquina derecha.
rule-draughts-mirrored_board-no = Cada jugador tiene una casilla oscura en la esquina izquierda.
rule-draughts-numbering = Notación
rule-draughts-numbering-A0 = Las casillas se escriben con letra y cifra, a1 a la izquierda de las blancas.
rule-draughts-numbering-N0 = Las casillas se numeran desde abajo a la izquierda, vistas por quien empieza.
rule-draughts-numbering-N1 = Las casillas se numeran desde abajo a la derecha, vistas por quien empieza.
rule-draughts-numbering-N2 = Las casillas se numeran desde arriba a la izquierda, vistas por quien empieza.
rule-draughts-numbering-N3 = Las casillas se numeran desde arriba a la derecha, vistas por quien empieza.

## Wolf and Sheep.

rule-wolf-first = Quién empieza
rule-wolf-first-wolf = El lobo se pone en el tablero y mueve primero.
rule-wolf-first-sheep = El lobo se pone en el tablero, y después mueven primero las cabras.

## Battue, the hunt on the mill board. "Presa" is the hunted animal.

rule-battue-hunters = Cazadores
rule-battue-hunters-value = Hay { $value } cazadores.
rule-battue-quarry_hop = Saltos
rule-battue-quarry_hop-no = La presa y los cazadores mueven un paso por las líneas.
rule-battue-quarry_hop-hop = La presa también puede saltar por encima de un cazador contiguo; el cazador se queda.
rule-battue-quarry_hop-take = La presa también puede saltar por encima de un cazador contiguo, y lo captura.
rule-battue-limit = Fin de la caza
rule-battue-limit-value = Tras { $value } jugadas de los cazadores se detiene la caza.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Tablero
rule-pegs-layout-english = El tablero es la cruz inglesa de 33 agujeros.
rule-pegs-layout-european = El tablero es el europeo de 37 agujeros.
rule-pegs-layout-triangle = El tablero es el triángulo de 15 agujeros.
rule-pegs-vacancy = Agujero vacío
rule-pegs-vacancy-value = Al principio hay una ficha en cada agujero menos en { $value }.
rule-pegs-goal = Objetivo
rule-pegs-goal-anywhere = Tiene que quedar una sola ficha, donde sea.
rule-pegs-goal-value = Deben quedar fichas solo aquí: { $value }.
