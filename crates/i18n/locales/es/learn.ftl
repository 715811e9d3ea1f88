### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. The reader is addressed as "tú".

## The list, and what stands beside the board.

learn-title = Aprender
learn-lead = Lecciones cortas en el tablero de verdad. Empieza por la primera partida.
learn-then = Y después:
learn-to-puzzles = resolver problemas
learn-done = Hecha
learn-next = Seguir
learn-back = Atrás
learn-step = Paso { $at } de { $steps }
learn-not-yet = Todavía no. Lee la frase otra vez y prueba de otra manera.
learn-well-done = ¡Muy bien!
learn-well-done-next = ¡Muy bien! Continúa con «{ $next }».
learn-other-stone = El molino está cerrado. Captura ahora la ficha de { $place }: la lección continúa con esa.
learn-end = Fin de la lección
learn-finished = Esa era toda la lección.
learn-next-lesson = Siguiente: { $title }
learn-play = Jugar por tu cuenta
learn-all = Todas las lecciones

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Ese problema no existe.
error-unknown-lesson = Esa lección no existe.
error-unknown-step = La lección no tiene ese paso.
error-unknown-choice = No hay problemas así.
error-too-many-turns = Ningún problema tiene tantas jugadas.
error-no-such-turn = Esa jugada no se puede hacer aquí.

## The first game, turn by turn; you play White.

lesson-first-game = La primera partida
lesson-first-game-about = Colocar, mover, capturar, ganar: paso a paso.
lesson-first-game-hello = Cada bando tiene nueve fichas en mano, y tú juegas con blancas. Tres en línea son un molino, y quien cierra uno captura una ficha.
lesson-first-game-first = Coloca tu primera ficha en el cruce d6: de allí salen cuatro caminos.
lesson-first-game-second = Coloca la siguiente en f6: para un molino ya solo falta b6.
lesson-first-game-blocked = Las negras lo han visto y han ocupado b6. Así se impide un molino: tomando el punto que le falta.
lesson-first-game-third = Coloca en f4. Junto con f6 amenaza f2.
lesson-first-game-fourth = Otra vez tapado. Coloca en e4, al lado: ahora amenazas g4.
lesson-first-game-fifth = Coloca en d5. A través de d6 amenaza d7, y tus fichas se reúnen en el centro.
lesson-first-game-double = ¡Ahora e5! Amenaza dos molinos a la vez, en c5 y en e3, y las negras solo pueden impedir uno.
lesson-first-game-close = Cierra el molino con e3 y captura la ficha de g4, porque estorba a tus fichas e4 y f4.
lesson-first-game-later = Unas jugadas después: todas las fichas están colocadas, y desde ahora se mueven por las líneas al punto contiguo.
lesson-first-game-open = Tu molino de arriba está cerrado. Ábrelo: mueve de d7 a d6.
lesson-first-game-shut = Y de vuelta a d7. El molino se cierra otra vez, y capturas la ficha que quieras.
lesson-first-game-last = Unas jugadas después a las negras solo les quedan tres fichas y pueden saltar a cualquier punto libre. Pero te toca a ti: cierra el molino una vez más, de d6 a d7, y serán dos.
lesson-first-game-end = Con dos fichas ya no se puede hacer ningún molino: ¡has ganado!

## The mill.

lesson-mill = El molino
lesson-mill-about = Tres en línea, y cuánto valen.
lesson-mill-what = Tres fichas propias en una línea trazada son un molino. Aquí solo falta f6.
lesson-mill-close = Coloca en f6 y captura una de las dos fichas negras, la que quieras.
lesson-mill-safe = Las fichas de un molino están a salvo. Cierra tu molino: solo puedes capturar la que está sola.
lesson-mill-open = Un molino se puede abrir y volver a cerrar. Mueve de d7 a d6; nadie puede meterse en el hueco.
lesson-mill-again = Ahora vuelve a d7, y capturas otra ficha. Así un molino captura una jugada sí y otra no.
lesson-mill-early = Pero cuidado: un molino demasiado temprano suele perjudicar a su dueño, que se queda con las fichas apiñadas y sin poder moverlas.

## The double mill.

lesson-running-mill = El molino doble
lesson-running-mill-about = Cinco fichas que capturan en cada jugada.
lesson-running-mill-five = Cinco fichas, dos molinos y una ficha que es de los dos: la de d6. Eso es un molino doble.
lesson-running-mill-to = Mueve de d6 a d7: el molino de abajo se abre, el de arriba se cierra. Captura una ficha.
lesson-running-mill-fro = Y de vuelta: mueve de d7 a d6 y captura la siguiente.
lesson-running-mill-why = Un molino captura una jugada sí y otra no; un molino doble, en todas. Casi siempre gana; solo quien ya salta puede meterse todavía en el hueco.
lesson-running-mill-build = Para terminar, construye uno: mueve de d5 a d6, que cierra un molino, y d7 ya espera. Captura una ficha.

## Stopping and shutting in.

lesson-blocking = Bloquear
lesson-blocking-about = Impedir molinos y encerrar fichas.
lesson-blocking-stop = Las negras amenazan con un molino. Coloca de modo que no puedan cerrar ninguno en la próxima jugada.
lesson-blocking-between = Al colocar, uno de cada dos pensamientos es para el otro bando: ¿dónde le falta solo una ficha?
lesson-blocking-no-way-out = Quien no puede mover ha perdido. Una sola jugada encierra todas las fichas negras.
lesson-blocking-seven-four = Así se gana también con siete contra cuatro: cercándolas, mientras las cuatro no puedan formar un molino.

## Flying.

lesson-flying = Saltar
lesson-flying-about = Con tres fichas se llega a todas partes.
lesson-flying-three = A las blancas les quedan tres fichas y pueden saltar: a cualquier punto libre.
lesson-flying-fly = Salta de f2 a g7, cierra el molino y captura una ficha.
lesson-flying-caution = Por eso, antes de dejar al adversario con tres fichas, ten preparado un molino abierto. Cuatro contra tres suelen ser tablas.

## The crossings.

lesson-crossings = Los cruces
lesson-crossings-about = Cuatro puntos donde todo se encuentra.
lesson-crossings-four = d6, f4, d2 y b4 tienen cuatro vecinos; todos los demás puntos tienen dos o tres.
lesson-crossings-take-one = Coloca tu primera ficha en uno de los cuatro cruces.
lesson-crossings-two = Las negras han ocupado d2. Asegúrate un segundo cruce.
lesson-crossings-truth = Algunos folletos prometen a las blancas un molino con la cuarta o la quinta ficha. Contra la mejor defensa no es así: desde una esquina hace falta la sexta; desde un punto medio, la séptima.

## Draughts: capturing and crowning.

lesson-captures = Capturar y coronar
lesson-captures-about = Captura obligatoria, cadenas y la dama.
lesson-captures-must = Los peones avanzan en diagonal. Si uno negro cierra el paso y la casilla de detrás está libre, hay que capturarlo.
lesson-captures-jump = Captura el peón negro: salta de 22 a 15.
lesson-captures-chain = Si se puede seguir saltando, se sigue. Captura los dos: 22, 15, 6.
lesson-captures-crown = En la última fila, un peón se convierte en dama. Ve hasta allí desde 6.
lesson-captures-back = Una dama mueve y captura también hacia atrás. Captura los dos peones desde 2.

## Wolf and Sheep ("cabras").

lesson-wolf = El lobo se abre paso
lesson-wolf-about = Le basta un hueco; sin hueco está perdido.
lesson-wolf-gap = El lobo quiere pasar detrás de las cabras. Entre c3 y g3 hay un hueco.
lesson-wolf-into = Eres el lobo. Entra en el hueco: de f4 a e3.
lesson-wolf-on = Una cabra se pone en medio. Esquívala por f2.
lesson-wolf-through = Ya ninguna cabra puede pararte. ¡Corre hasta la última fila!
lesson-wolf-line = Ahora llevas las cabras. Solo van hacia adelante, así que la fila tiene que seguir cerrada.
lesson-wolf-shut = Solo una jugada mantiene la fila: de f4 a g5.
lesson-wolf-behind = Y ahora acerca la de atrás: de e3 a f4.
lesson-wolf-truth = Sin errores, las cabras siempre atrapan al lobo; hacen falta hasta 44 jugadas, contando los dos bandos.

## Solitaire.

lesson-solitaire = La primera solución
lesson-solitaire-about = Una cruz de seis fichas, cinco saltos.
lesson-solitaire-cross = Una ficha salta por encima de su vecina a un agujero libre, y la vecina se retira. Debe quedar una, en el centro.
lesson-solitaire-aside = El truco es apartar primero una ficha: d5 salta a f5.
lesson-solitaire-up = Sube la de abajo: de d3 a d5.
lesson-solitaire-over = De lado a lado: de c5 a e5.
lesson-solitaire-home = La ficha apartada vuelve: de f5 a d5.
lesson-solitaire-last = ¡Un salto más, al centro!
lesson-solitaire-truth = Así se empieza. El tablero entero, de 32 fichas, se resuelve en 18 jugadas, si los saltos seguidos de una ficha cuentan como una.
