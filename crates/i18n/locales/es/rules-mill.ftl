### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: colocar, mover, saltar (with three stones), capturar, molino, ficha, punto,
### mano (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Tablero
rule-mill-board-nine = El tablero tiene 24 puntos en tres cuadrados, uno dentro de otro.
rule-mill-board-seven = El tablero tiene 17 puntos: dos cuadrados y una cruz por el centro.
rule-mill-board-six = El tablero tiene 16 puntos en dos cuadrados.
rule-mill-board-three = El tablero tiene nueve puntos en tres filas de tres.
rule-mill-stones = Fichas
rule-mill-stones-value = Cada bando tiene { $value } fichas.
rule-mill-lines = Líneas
rule-mill-lines-straight = Tres fichas seguidas, en horizontal o en vertical, en una línea trazada son un molino.
rule-mill-lines-diagonal = También están trazadas las diagonales de las esquinas, para mover y para los molinos.
rule-mill-lines-diagonal-mills = Tres fichas en una diagonal de esquina también son un molino, pero nadie se mueve por ella.
rule-mill-lines-diagonal-moves = También se mueve por las diagonales de las esquinas, pero tres fichas en una de ellas no son un molino.
rule-mill-lines-corners = Una esquina con sus dos vecinas del mismo cuadrado también es un molino.
rule-mill-lines-corners-only = Solo una esquina con sus dos vecinas del mismo cuadrado es un molino.

## Placing, moving and jumping.

rule-mill-placing = Colocar
rule-mill-placing-separate = Se colocan todas las fichas antes de mover ninguna.
rule-mill-placing-mixed = En cada turno se coloca o se mueve una ficha, a elección.
rule-mill-motion = Mover
rule-mill-motion-step = Una ficha mueve un paso por una línea trazada.
rule-mill-motion-knight = Una ficha mueve como el caballo de ajedrez, por las líneas trazadas.
rule-mill-motion-hop = Una ficha mueve un paso, o salta por encima de otra contigua al siguiente punto de la línea.
rule-mill-motion-hop-capture = Una ficha mueve un paso, o salta por encima de otra contigua; la ficha adversaria saltada se captura.
rule-mill-motion-hop-capture-chain = Una ficha mueve un paso, o salta por encima de otra contigua; las fichas adversarias saltadas se capturan, varias en una jugada si puede seguir.
rule-mill-motion-chess = Una ficha mueve como el caballo, como la torre por las líneas, o como el alfil por las diagonales de las esquinas.
rule-mill-fly = Saltar
rule-mill-fly-off = Nadie salta.
rule-mill-fly-line = Quien se queda con pocas fichas va tan lejos como quiera por una línea, sobre puntos libres.
rule-mill-fly-free = Quien se queda con pocas fichas puede saltar a cualquier punto libre.
rule-mill-fly_at = Se salta con
rule-mill-fly_at-value = Se salta cuando a un jugador le quedan { $value } fichas y ninguna en mano.

## Mills and taking.

rule-mill-protect_placing = Fichas a salvo al colocar
rule-mill-protect_placing-strict = Mientras se colocan fichas, nunca se captura una de un molino; si no hay otra, no se captura nada.
rule-mill-protect_placing-except-last-three = Mientras se colocan fichas, nunca se captura una de un molino, salvo que su dueño tenga solo tres en total.
rule-mill-protect_placing-unless-all-in-mills = Mientras se colocan fichas, una de un molino solo se captura si no hay otra.
rule-mill-protect_placing-none = Mientras se colocan fichas, se puede capturar cualquier ficha adversaria.
rule-mill-protect_moving = Fichas a salvo después
rule-mill-protect_moving-strict = Con todas colocadas, nunca se captura una ficha de un molino; si no hay otra, no se captura nada.
rule-mill-protect_moving-except-last-three = Con todas colocadas, nunca se captura una ficha de un molino, salvo a un adversario al que solo le quedan tres.
rule-mill-protect_moving-unless-all-in-mills = Con todas colocadas, una ficha de un molino solo se captura si no hay otra.
rule-mill-protect_moving-none = Con todas colocadas, se puede capturar cualquier ficha adversaria.
rule-mill-captures = Dos molinos a la vez
rule-mill-captures-one = Por muchos molinos que cierre, una jugada captura una sola ficha.
rule-mill-captures-per-mill = Una jugada captura una ficha por cada molino que cierra.
rule-mill-capture_duty = Obligación de capturar
rule-mill-capture_duty-must = Una ficha que se puede capturar hay que capturarla.
rule-mill-capture_duty-may = Capturar es un derecho: se puede renunciar a la captura.
rule-mill-on_mill_placing = Molino al colocar
rule-mill-on_mill_placing-capture = Un molino cerrado al colocar captura una ficha.
rule-mill-on_mill_placing-extra-turn = Un molino cerrado al colocar no captura nada, pero da otra jugada.
rule-mill-on_mill_placing-nothing = Un molino cerrado al colocar no da nada.
rule-mill-on_mill_placing-forbidden = Al colocar no se cierran molinos, salvo que cada punto libre forme uno.
rule-mill-on_mill_moving = Molino después
rule-mill-on_mill_moving-capture = Un molino cerrado con todas las fichas colocadas captura una ficha.
rule-mill-on_mill_moving-capture-and-extra-turn = Un molino cerrado con todas las fichas colocadas captura una ficha y da otra jugada.
rule-mill-on_mill_moving-nothing = Un molino cerrado con todas las fichas colocadas no da nada.
rule-mill-remill = Volver a cerrar
rule-mill-remill-free = Un molino se puede abrir y volver a cerrar en cualquier momento.
rule-mill-remill-no-immediate-return = Una ficha que pasó directamente de un molino a otro no puede volver enseguida.
rule-mill-remill-wait-1 = Un molino abierto no se puede volver a cerrar en la jugada siguiente.
rule-mill-remill-wait-2 = Un molino abierto no se puede volver a cerrar en las dos jugadas siguientes.
rule-mill-remill-wait-3 = Un molino abierto no se puede volver a cerrar en las tres jugadas siguientes.
rule-mill-remill-one-time = Cada línea premia a cada bando una sola vez por partida.

## Winning and losing.

rule-mill-win = Ganar
rule-mill-win-reduce = Gana quien deja al adversario con muy pocas fichas, o sin jugadas.
rule-mill-win-first-mill = Gana quien cierra el primer molino, o deja al adversario sin jugadas.
rule-mill-win-block-only = Solo se gana dejando al adversario sin jugadas.
rule-mill-min_stones = Muy pocas fichas
rule-mill-min_stones-value = Menos de { $value } fichas son muy pocas.
rule-mill-blocked = Sin jugadas
rule-mill-blocked-loss = Quien no puede mover ha perdido.
rule-mill-blocked-pass = Quien no puede mover pasa; si no puede ninguno, son tablas.
rule-mill-blocked-draw = Si un jugador no puede mover, son tablas.
rule-mill-board_full = Tablero lleno
rule-mill-board_full-draw = Si todos los puntos quedan ocupados al colocar, son tablas.
rule-mill-board_full-mover-loses = Si todos los puntos quedan ocupados al colocar, pierde el bando al que le toca.
rule-mill-board_full-each-removes-one = Si todos los puntos quedan ocupados al colocar, cada bando quita una ficha adversaria.
rule-mill-three_v_three = Tres contra tres
rule-mill-three_v_three-play-on = Con tres fichas contra tres se sigue jugando.
rule-mill-three_v_three-draw = Tres fichas contra tres son tablas.

## Dice.

rule-mill-dice = Dados
rule-mill-dice-none = Se juega sin dados.
rule-mill-dice-relocate = Se lanzan tres dados antes de cada jugada; una tirada alta lleva una ficha a cualquier punto libre.
rule-mill-dice-alfonso = Se lanzan tres dados al colocar; 6-5-4, 6-3-3, 5-2-2 y 4-1-1 hacen entrar tres fichas de golpe en una línea vacía.
rule-mill-dice_sum = Tirada alta
rule-mill-dice_sum-value = Una tirada de { $value } o más es alta.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Tablas por repetición
rule-mill-repetition-auto = Son tablas en cuanto la misma posición se ha dado { $count } veces.
rule-mill-repetition-claim = Cuando la misma posición se ha dado { $count } veces, el bando al que le toca puede reclamar tablas.
rule-mill-repetition-off = No hay tablas por repetición.
rule-mill-no_mill = Tablas sin molinos
rule-mill-no_mill-auto = Son tablas tras { $count } jugadas, contando los dos bandos, sin molinos y sin colocar fichas.
rule-mill-no_mill-claim = Tras { $count } jugadas, contando los dos bandos, sin molinos y sin colocar fichas, el bando al que le toca puede reclamar tablas.
rule-mill-no_mill-off = No hay tablas por falta de molinos.
rule-mill-no_mill_at_three = Tablas sin molinos, con tres fichas
rule-mill-no_mill_at_three-auto = Cuando a un bando solo le quedan tres fichas, son tablas tras { $count } jugadas, contando los dos bandos, sin molinos.
rule-mill-no_mill_at_three-claim = Cuando a un bando solo le quedan tres fichas, se pueden reclamar tablas tras { $count } jugadas, contando los dos bandos, sin molinos.
rule-mill-no_mill_at_three-off = Lo mismo vale cuando a un bando solo le quedan tres fichas.

## Who begins.

rule-mill-first = Quién empieza
rule-mill-first-white = Empiezan las blancas.
rule-mill-first-black = Empiezan las negras.
rule-mill-first-lot = Los jugadores acuerdan quién empieza, o lo sortean.
rule-mill-colours = Colores
rule-mill-colours-lot = Los colores se sortean.
rule-mill-colours-choose = Los jugadores eligen sus colores.
rule-mill-rematch = Próxima partida
rule-mill-rematch-alternate = En la próxima partida empieza el otro jugador.
rule-mill-rematch-winner-starts = En la próxima partida empieza el ganador.
rule-mill-rematch-loser-starts = En la próxima partida empieza el perdedor.
rule-mill-rematch-same = En la próxima partida empieza el mismo jugador.
