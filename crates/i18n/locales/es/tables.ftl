### The page "Juego perfecto": exact tables of a game, in which every position is worked out, so that
### the computer never errs. Such a file of values is called "base" here, because "tablas" is the tied
### game.

## The page itself.

tables-link = Juego perfecto
tables-title = Juego perfecto
tables-lead = Cuando todas las posiciones de un juego están calculadas, el ordenador no se equivoca nunca en el nivel 10, y cada pista es exacta. Aquí se puede calcular, en segundo plano: se sigue jugando con fluidez, y al reiniciar no se pierde nada.
tables-works = Calculándose
tables-complete = Completo
tables-possible = Se puede calcular
tables-impossible = No se puede calcular
tables-needless = Las cazas se calculan en cuanto se juegan, y el solitario se sabe de memoria: ahí el ordenador ya es perfecto.
tables-shared = Las reglas que son el mismo juego con dos nombres comparten sus bases; aparecen en una sola línea.
tables-none = Todavía no hay bases completas. El molino de tres fichas tarda un momento; el juego del molino, media hora o más.
tables-own = Tus propias reglas
tables-folder = Las bases están en
tables-free = Espacio libre en este disco: { $size }.
tables-endings = Damas: finales de hasta cuatro piezas
tables-perfect = El ordenador juega a la perfección y las pistas son exactas.
tables-endings-perfect = Exacto en cualquier final de hasta cuatro piezas.
tables-partly = Calculado en parte; lo que hay se conserva y se usa.
# $names are further names of the same game, in a row.
tables-also = El mismo juego: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Calcular
tables-compute-on = Seguir calculando
tables-play = Jugar
tables-explore = Explorar las aperturas
tables-pause = Pausar
tables-resume = Seguir
tables-stop = Detener
tables-again = Intentar de nuevo
tables-remove = Borrar
tables-remove-question = ¿Borrar las bases de este juego: { $game } ({ $size })? Habría que calcularlas de nuevo.
tables-remove-yes = Sí, borrar
# The name of a button for screen readers, as in "Pausar: Molino de siete fichas".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 millones de posiciones".

tables-bar = Progreso: { $game }
tables-part = { $percent } % de { $positions }
tables-size = { $written } de unos { $all } en el disco
tables-doing-running = Está a punto de empezar.
tables-doing-paused = En pausa. Lo hecho se conserva.
tables-doing-waiting = Espera a que acabe el anterior.
tables-doing-failed = No ha funcionado.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Fichas { $space }: leyendo lo conocido
tables-doing-seeding = Fichas { $space }: capturas y colocaciones
tables-doing-level =
    { $plies ->
        [one] Fichas { $space }: decidido en una jugada
       *[other] Fichas { $space }: decidido en { $plies } jugadas
    }
tables-doing-writing = Fichas { $space }: escribiendo

## Why it has failed.

tables-failed-disk = Hay poco espacio en el disco. Libera espacio e inténtalo otra vez.
tables-failed-file = Un archivo no se puede leer o escribir. Mira la carpeta de las bases e inténtalo otra vez.
tables-failed-other = El cálculo se ha interrumpido.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Con el mejor juego gana quien empieza.
tables-value-win-in = Con el mejor juego gana quien empieza, en { $plies } jugadas, contando los dos bandos.
tables-value-draw = Con el mejor juego son tablas.
tables-value-draw-in = Con el mejor juego son tablas.
tables-value-loss = Con el mejor juego pierde quien empieza.
tables-value-loss-in = Con el mejor juego pierde quien empieza, en { $plies } jugadas, contando los dos bandos.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, unos { $size } en el disco
tables-positions = { $number } posiciones
tables-positions-thousand = { $number } mil posiciones
tables-positions-million = { $number } millones de posiciones
tables-positions-billion = { $number } mil millones de posiciones
tables-pace = { $number } posiciones por segundo
tables-pace-thousand = { $number } mil posiciones por segundo
tables-pace-million = { $number } millones de posiciones por segundo
tables-pace-billion = { $number } mil millones de posiciones por segundo
tables-left-seconds =
    { $seconds ->
        [one] queda un segundo más o menos
       *[other] quedan unos { $seconds } segundos
    }
tables-left-minutes =
    { $minutes ->
        [one] queda un minuto más o menos
       *[other] quedan unos { $minutes } minutos
    }
tables-left-hours =
    { $hours ->
        [one] queda una hora más o menos
       *[other] quedan unas { $hours } horas
    }

## Why there can be no tables.

tables-obstacle-dice = Los dados lo dejan al azar.
tables-obstacle-remill = Lo que se puede jugar depende de los molinos cerrados antes, no solo de las fichas.
tables-obstacle-hop-chain = Los saltos que capturan varias fichas seguidas no se calculan.
tables-obstacle-full-board = Lo que sigue a un tablero lleno, cuando cada bando quita una ficha, no se calcula.
tables-obstacle-turn-for-nothing = Un molino que no captura nada puede dar otra jugada; eso no se calcula.
tables-obstacle-turn-while-mixed = Los molinos dan otra jugada mientras se coloca y se mueve a elección; eso no se calcula.
tables-obstacle-turn-at-three = Los molinos dan otra jugada, y tres contra tres son tablas; las dos cosas juntas no se calculan.
tables-obstacle-huff = Si se sopla, una posición depende de la jugada anterior.

## In the form for a new game, beside the highest level.

tables-new-compute = Aún no es perfecto: calcularlo

## Refusals.

error-tables-impossible = No se pueden calcular bases de estas reglas.
error-tables-needless = Este juego no necesita bases: se conoce sin ellas.
error-tables-done = Estas bases ya están completas.
error-tables-disk = Hacen falta unos { $needed } en el disco, y solo hay { $free } libres.
error-tables-memory = Hacen falta { $needed } de memoria, y solo hay { $free } libres. Cierra otros programas e inténtalo otra vez.
error-tables-unknown = Esas bases no existen, y nadie las ha pedido.
error-tables-in-work = Estas bases se están calculando. Detén primero el cálculo.
error-tables-file = Las bases no se pueden leer o borrar. Mira su carpeta.
error-only-here = Eso solo se puede hacer en el propio equipo.
