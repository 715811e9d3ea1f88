### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: el juego del molino y los demás juegos de la vieja caja
overview-lead = Juega con las reglas de tu infancia, o con cualesquiera otras.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Juegos
overview-house-version = { $game } (versión nuestra)

## What one can do, one line for each command.

overview-commands = Órdenes
overview-serve = abrir el tablero en el navegador
overview-play = jugar una partida, dos personas en un terminal
overview-rules = todas las reglas de un juego y de dónde vienen, o qué cambia en otro
overview-show = dibujar una posición
overview-moves = enumerar las jugadas posibles
overview-check = repetir una partida anotada y comprobarla
overview-convert = escribir una partida anotada de otra forma
overview-perft = contar de cuántas maneras puede ir una partida
overview-solve = resolver un juego: hacer tablas de datos que conocen cada posición
overview-probe = consultar las tablas de datos sobre una posición
overview-verify = comparar las tablas de datos con las reglas
overview-tables = enumerar o borrar las tablas de datos, o informar sobre ellas
overview-engine = el ordenador como jugador para otros programas (UGI)
overview-match = hacer jugar muchas partidas a dos jugadores y decir cuál es más fuerte
overview-analyse = decir cuánto valía cada jugada de una partida y cuál habría sido mejor
overview-bench = medir a qué velocidad se cuenta

## The last line.

overview-more = «zwick help» cuenta más; un juego tuyo es un archivo de reglas, indicado como @ARCHIVO («zwick help rules» muestra uno).

## What "zwick" says while it serves the board.

serve-at = El tablero está en { $address }
serve-elsewhere = Tus partidas ya están abiertas, en { $address }
serve-stop = Ctrl-C lo cierra; cada partida seguirá donde estaba.
serve-stopped = Hasta la vista. Cada partida seguirá donde estaba.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Aquí sin efecto.)
rules-sources = Fuentes: de 000 a 004 son los folletos, con su edición (002-S es la sueca); M-, D- y § son decisiones y secciones, X libros y sitios; docs/rules.md los enumera.
rules-equal = No hay diferencias.
rules-same-game = Las jugadas permitidas y los resultados son los mismos en ambos.
