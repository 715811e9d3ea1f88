### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet ("folleto").

## Families of games, as headings.

family-mill = Juego del molino
family-draughts = Damas
family-wolf = El lobo y las cabras
family-battue = Batida, la caza en el tablero del molino
family-pegs = Solitario

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Dos jugadores colocan por turnos sus fichas en los puntos del tablero y luego las mueven por las líneas. Tres fichas propias en línea son un molino; al cerrar uno se suele capturar una ficha del adversario.
family-draughts-rules = Cada bando tiene doce peones en las casillas oscuras. Un peón avanza una casilla en diagonal, a una casilla libre. Se captura saltando por encima de una pieza adversaria contigua a la casilla libre de detrás, y se sigue saltando mientras se pueda; quien puede capturar tiene que hacerlo. Un peón que llega a la última fila se convierte en dama, que va hacia adelante y hacia atrás.
family-wolf-rules = Cuatro cabras están en las casillas oscuras de la primera fila, y el lobo se pone en cualquier otra casilla oscura. Todos mueven una casilla en diagonal, a una casilla libre: las cabras solo hacia adelante, el lobo hacia adelante y hacia atrás. No se captura nada. Las cabras ganan si el lobo no puede moverse; el lobo gana si las deja atrás o si ellas no pueden moverse.
family-battue-rules = Una ficha es la presa (en la caza del zorro, el zorro), las demás son los cazadores. Por turnos, cada bando mueve una ficha un paso por una línea, a un punto libre. Los cazadores ganan si la presa no puede moverse; la presa escapa si hay que detener la caza, o si quedan muy pocos cazadores para retenerla.
family-pegs-rules = Una ficha salta en línea recta por encima de otra contigua al agujero libre de detrás; la ficha saltada se retira. Se salta hasta que solo queden las fichas que pide el objetivo.

## Nine Men's Morris by the leaflet you grew up with. "Tres en raya" is its old name, today that of
## tic-tac-toe.

game-classic = Juego del molino
game-classic-about = El juego en el que coinciden casi todos los folletos: nueve fichas cada uno, un molino captura una ficha, las fichas de un molino están a salvo mientras haya otras libres, y con tres fichas se salta.
game-smallfoot = Molino según el folleto de small foot
game-smallfoot-about = Mientras se colocan fichas se puede capturar cualquier ficha adversaria; después, las de un molino están a salvo, salvo las tres últimas. Capturar es un derecho, no una obligación.
game-schmidt = Molino según el folleto de Schmidt
game-schmidt-about = Capturar es un derecho, no una obligación, y solo hay tablas de común acuerdo.
game-federation = Molino (tres en raya) según el desplegable de la federación mundial
game-federation-about = Una ficha en un molino está siempre a salvo: si no hay otra, no se captura nada. Capturar es un derecho, y solo hay tablas de común acuerdo.
game-fed_fr = Marelles, el texto francés del desplegable
game-fed_fr-about = Como en el desplegable de la federación, pero con tres fichas se va tan lejos como se quiera por una línea, en vez de saltar a cualquier sitio.
game-fed_nl = Molenspel, el texto neerlandés del desplegable
game-fed_nl-about = Como en el desplegable de la federación, pero tres fichas contra tres son tablas.
game-fed_sv = Kvarn, el texto sueco del desplegable
game-fed_sv-about = Como en el desplegable de la federación, pero nadie salta: tres fichas mueven como nueve.
game-design_de = Molino según el folleto de diseño alemán
game-design_de-about = Una ficha en un molino está siempre a salvo, capturar es un derecho, y los jugadores acuerdan quién empieza.
game-design_en = Molino según el folleto de diseño inglés
game-design_en-about = Una ficha en un molino está siempre a salvo, una ficha que se puede capturar se retira, y los jugadores acuerdan quién empieza.
game-brettspielnetz = Molino como en Brettspielnetz
game-brettspielnetz-about = El juego clásico, pero las tablas por repetición o por falta de molinos hay que reclamarlas antes de mover.
game-handbook1980 = Molino según el manual de 1980
game-handbook1980-about = Una ficha en un molino está siempre a salvo, dos molinos cerrados a la vez capturan dos fichas, y capturar es un derecho.
game-no_fly = Molino sin saltos
game-no_fly-about = El juego clásico, pero con tres fichas se va paso a paso, como todo el mundo.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Molino mezclado
game-mixed-about = En cada turno se coloca una ficha o se mueve una, a elección.
game-ceylon = Molino de Ceilán
game-ceylon-about = Un molino da otra jugada: mientras se colocan fichas, en lugar de la captura; después, además de ella.
game-lasker = Molino de Lasker
game-lasker-about = Diez fichas cada uno, y en cada turno se coloca una o se mueve una, a elección.
game-springer = Molino del caballo
game-springer-about = Una vez colocadas, las fichas mueven como el caballo de ajedrez, por las líneas trazadas.
game-wuerfel = Molino con dados
game-wuerfel-about = Sin molinos mientras se colocan fichas; después se lanzan tres dados antes de cada jugada, y a partir de catorce una ficha puede ir a cualquier punto libre.
game-alfonso = Molino con dados de Alfonso X
game-alfonso-about = Tres dados mientras se colocan fichas: 6-5-4, 6-3-3, 5-2-2 y 4-1-1 hacen entrar tres fichas como molino ya hecho.
game-eck = Molino de esquina
game-eck-about = Una esquina con sus dos vecinas del mismo cuadrado también cuenta como molino.
game-eck_only = Molino de esquina, solo esquinas
game-eck_only-about = Solo una esquina con sus dos vecinas del mismo cuadrado cuenta como molino; las líneas rectas, no.
game-kreuz = Molino en cruz
game-kreuz-about = Tres fichas en una diagonal de esquina también cuentan como molino, aunque nadie se mueva por ella.
game-kreuz_edges = Molino en cruz con diagonales trazadas
game-kreuz_edges-about = Las diagonales de las esquinas están trazadas: se mueve por ellas, y tres en línea son un molino.
game-huepf = Molino brincador
game-huepf-about = En vez de dar un paso, una ficha puede saltar por encima de otra contigua al siguiente punto de la línea; el salto no captura nada.
game-huepf_capture = Molino brincador con capturas
game-huepf_capture-about = Como el molino brincador, y la ficha adversaria saltada se captura.
game-huepf_fly = Molino brincador, saltan todos
game-huepf_fly-about = Colocadas todas las fichas, cada cual salta a cualquier punto libre: breve y feroz.

## Mill games on other boards or with other numbers of stones.

game-ten = Molino de diez fichas
game-ten-about = El juego clásico con diez fichas cada uno, y menos tablas.
game-twelve = Molino de doce fichas
game-twelve-about = Doce fichas cada uno en un tablero con diagonales en las esquinas, para mover y para los molinos.
game-morabaraba = Morabaraba
game-morabaraba-about = El juego sudafricano con doce vacas cada uno: una vaca que pasa directamente de un molino a otro no puede volver enseguida.
game-one_time = Molino de una sola vez
game-one_time-about = Cada línea premia a cada bando una sola vez por partida, y se pueden capturar fichas de los molinos.
game-six = Molino de seis fichas
game-six-about = Seis fichas cada uno en dos cuadrados, sin saltos.
game-seven = Molino de siete fichas
game-seven-about = Siete fichas cada uno en dos cuadrados con una cruz por el centro.
game-three = Molino de tres fichas
game-three-about = Tres fichas cada uno en nueve puntos: el primer tres en raya gana.

## Draughts by the leaflet you grew up with. "Gana-pierde" is the game in which one wants to lose
## everything.

game-schmidt_de = Damas según el folleto alemán
game-schmidt_de-about = Empiezan las blancas, los peones capturan solo hacia adelante, y la dama voladora cae justo detrás de la pieza capturada.
game-schmidt_it = Damas según el folleto italiano
game-schmidt_it-about = El mismo juego que según el folleto alemán.
game-schmidt_es = Damas según el folleto español
game-schmidt_es-about = Como según el folleto alemán, pero la dama voladora cae en cualquier casilla libre detrás de la pieza capturada.
game-schmidt_fr = Damas según el folleto francés
game-schmidt_fr-about = Empiezan las negras, los peones capturan también hacia atrás, y la dama voladora cae donde quiere detrás de la pieza capturada.
game-schmidt_gb = Damas según el folleto británico
game-schmidt_gb-about = Empiezan las negras, los peones capturan solo hacia adelante, y la dama va de casilla en casilla: las damas inglesas.
game-schmidt_de_losing = Gana-pierde según el folleto alemán
game-schmidt_de_losing-about = Gana quien lo ha perdido todo o no puede mover; por lo demás, damas según el folleto alemán.
game-schmidt_it_losing = Gana-pierde según el folleto italiano
game-schmidt_it_losing-about = Gana quien lo ha perdido todo o no puede mover; por lo demás, damas según el folleto italiano.
game-schmidt_es_losing = Gana-pierde según el folleto español
game-schmidt_es_losing-about = Gana quien lo ha perdido todo o no puede mover; por lo demás, damas según el folleto español.
game-schmidt_fr_losing = Gana-pierde según el folleto francés
game-schmidt_fr_losing-about = Gana quien lo ha perdido todo o no puede mover; por lo demás, damas según el folleto francés.
game-schmidt_gb_losing = Gana-pierde según el folleto británico
game-schmidt_gb_losing-about = Gana quien lo ha perdido todo o no puede mover; por lo demás, damas según el folleto británico.

## Draughts by the rule books of the federations.

game-english = Damas inglesas
game-english-about = Empiezan las negras, los peones capturan solo hacia adelante, y la dama va de casilla en casilla.
game-russian = Damas rusas
game-russian-about = Los peones capturan también hacia atrás, y un peón que llega a la última fila capturando sigue como dama voladora.
game-pool = Pool checkers
game-pool-about = Los peones capturan también hacia atrás, las damas vuelan, y un peón que solo pasa por la última fila no se corona.
game-brazilian = Damas brasileñas
game-brazilian-about = Como las damas rusas, pero hay que capturar el mayor número de piezas, y un peón que solo pasa por la última fila no se corona.
game-italian = Damas italianas
game-italian-about = Las damas van de casilla en casilla, los peones no capturan damas, y hay que elegir la captura de más y mejores piezas.
game-spanish = Damas españolas
game-spanish-about = Las damas vuelan, los peones capturan solo hacia adelante, y rige la ley de cantidad y calidad: más piezas y, a igualdad, más damas.
game-czech = Damas checas
game-czech-about = Las damas vuelan, los peones capturan solo hacia adelante, y una dama tiene que capturar antes que un peón.
game-thai12 = Damas tailandesas con doce peones
game-thai12-about = La dama voladora cae justo detrás de la pieza capturada, y lo capturado sale del tablero al momento.

## Hunts: one piece against many.

game-wolf = El lobo y las cabras
game-wolf-about = Cuatro cabras, que solo van hacia adelante, intentan encerrar a un lobo que quiere pasar detrás de ellas.
game-battue = Batida
game-battue-about = Cuatro cazadores persiguen a una presa por las líneas del molino hasta que no puede moverse; todos se reparten al azar.
game-battue3 = Batida con tres cazadores
game-battue3-about = Solo tres cazadores: una lucha de paridad en la que la presa tiene buenas opciones.
game-fox_hunt = La caza del zorro
game-fox_hunt-about = Seis cazadores, pero el zorro puede saltar por encima de un cazador contiguo y capturarlo.

## Peg solitaire.

game-pegs33 = Solitario
game-pegs33-about = La cruz inglesa de 33 agujeros con el centro vacío: se salta hasta que queda una sola ficha.
game-pegs37 = Solitario europeo
game-pegs37-about = El tablero francés de 37 agujeros: se salta hasta que queda una sola ficha.
game-pegs15 = Solitario triangular
game-pegs15-about = El triángulo de 15 agujeros con una esquina vacía: se salta hasta que queda una sola ficha.
