### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "tú". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Ir al contenido
page-navigation = Páginas
page-games = Mis partidas
page-rules = Reglas
page-languages = Idioma
page-themes = Aspecto
page-theme-auto = Sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-theme-contrast = Alto contraste
page-colophon = La vieja caja de juegos: molino, damas, cazas y solitario, según cualquier folleto.

## The home page. "Folleto" is the sheet of rules that came in the box.

home-title = La vieja caja de juegos
home-lead = Contra alguien o contra el ordenador: elige un juego y empieza. Cada folleto lo cuenta a su manera.
home-continue = Seguir jugando
home-mill = Juego del molino
home-draughts = Damas
home-variants = Otras formas de jugar al molino
home-more =
    { $count ->
        [one] Un molino más
       *[other] { $count } molinos más
    }
home-play = Jugar: { $game }
home-rules-of = Reglas: { $game }
home-own = Tus propias reglas
home-own-lead = ¿En tu casa se jugaba de otra manera? Escríbelo y juega así.
home-own-link = Escribir tus reglas

## The shelves: headings above groups of games.

shelf-mill-leaflets = Según el folleto de tu infancia
shelf-mill-variants = Otras formas de jugar al molino
shelf-mill-boards = Molino en otros tableros
shelf-draughts-leaflets = Según el folleto de tu infancia
shelf-draughts-books = Según los reglamentos
shelf-draughts-losing = Gana-pierde
shelf-mill-leaflets-full = Molino, folleto a folleto
shelf-draughts-leaflets-full = Damas, folleto a folleto
shelf-draughts-books-full = Damas según los reglamentos
shelf-hunts = Cazas
shelf-solitaire = Solitario

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Versión nuestra
house-eck = No nos han llegado las reglas. El folleto lo llama «angle mill» en inglés, y Eck es una esquina en alemán: por eso una esquina con sus dos vecinas del mismo cuadrado también cuenta como molino.
house-eck_only = La lectura más estricta de nuestro molino de esquina: solo las esquinas son molinos, las líneas rectas no.
house-kreuz = No nos han llegado las reglas. El manual de 1980 llama molino en cruz a un molino en diagonal: por eso las cuatro diagonales de las esquinas cuentan como molinos, pero solo se mueve por las líneas trazadas.
house-kreuz_edges = La lectura más libre de nuestro molino en cruz: las diagonales están trazadas y se mueve por ellas.
house-huepf = No nos han llegado las reglas. Brincar es el salto corto del halma, y tiene que ser distinto del molino del caballo, su vecino: por eso una ficha también puede saltar por encima de otra contigua al siguiente punto de la línea, sin capturar nada.
house-huepf_capture = Nuestro molino brincador con el salto de las damas, como en el gran molino de 1980: la ficha adversaria saltada se captura.
house-huepf_fly = El molino brincador como usa la palabra un texto alemán: colocadas todas las fichas, cada cual salta a cualquier punto libre.
house-battue = El folleto nombra una batida y no dice nada de sus reglas. Su vecino en la caja es El lobo y las cabras, uno contra varios: por eso es una caza en el tablero del molino, con números elegidos al resolverla.
house-battue3 = Nuestra batida con tres cazadores: atrapan a la presa solo desde cerca de la mitad de los repartos, así que decide la paridad.
house-fox_hunt = Nuestra batida con una presa que muerde, como el zorro se lleva las ocas en las viejas cazas; seis cazadores la equilibran.

## The new game.

new-title = Nueva partida
new-rules = Juego
new-own = Tus propias reglas
new-change = Elegir
new-read-rules = Leer las reglas
new-players = Jugadores
new-player = Tu nombre
new-name-hint = Nombre
new-sheep = Las cabras
new-wolf = El lobo
new-quarry = La presa
new-fox = El zorro
new-hunters = Los cazadores
new-opponent-person = Dos personas en esta pantalla
new-opponent-computer = Contra el ordenador
new-level = Nivel
new-level-1 = Principiante
new-level-5 = Con práctica
new-level-10 = Toda su fuerza
new-level-perfect = Perfecto
new-side = Tu bando
new-side-begins = { $side } (primera jugada)
new-side-lot = A suertes
new-colours-choose = Como está escrito
new-colours-lot = Sortear los bandos
new-first = Quién empieza
new-first-lot = Se sortea
new-first-white = Las blancas
new-first-black = Las negras
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-total = Para la partida
new-clock-move = Para cada jugada
new-clock-days = Días por jugada
new-minutes = Minutos cada uno
new-increment = Segundos extra por jugada
new-seconds = Segundos por jugada
new-days = Días por jugada
new-draws = Tablas por repetición, o por falta de progreso
new-draws-rules = Como digan las reglas
new-draws-auto = Al momento
new-draws-claim = Solo si alguien las reclama
new-draws-off = Nunca
new-dice = Dados
new-dice-thrown = Se lanzan aquí
new-dice-entered = Se lanzan en la mesa y se anotan
new-take-backs = Se pueden deshacer jugadas
new-hints = Se pueden pedir pistas
new-begin = Empezar

## The list of games.

games-title = Mis partidas
games-new = Nueva partida
games-none = Aquí todavía no se ha jugado nada.
games-begin = Elige un juego y empieza.
games-older = Partidas anteriores
games-over = Terminadas

## The rules.

rules-title = Reglas
rules-lead = Cada regla de cada juego en una frase. Cada página se imprime en una hoja.
rules-play = Jugar
rules-where = De dónde viene cada regla
rules-back = Volver a la partida
rules-source = Fuente:
rules-base = ◆ distinto de
rules-editions = Folletos que lo traen
rules-only-named = solo el nombre
rules-same = El mismo juego con otros nombres
rules-text = Como texto para cambiar
rules-key = Qué significan las fuentes
rules-key-rulings = M-5, D-3 y similares: decisiones nuestras donde los folletos callan o se contradicen.
leaflet-000 = Legler small foot, Gold Edition, artículo 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = el folleto de la federación mundial (Welt-Mühlespiel-Dachverband)
leaflet-003 = la hoja de un juego de diseño, toda en minúsculas
leaflet-004 = Brettspielnetz.de, hoja de reglas de 2024
rules-part-board = El tablero
rules-part-moves = Mover
rules-part-taking = Capturar
rules-part-end = Ganar y perder
rules-part-draws = Tablas
rules-part-begin = El comienzo
rules-part-more = Y además

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Tus propias reglas
own-lead = Parte de un juego que conozcas y di qué cambia. Tendrás su folleto, y un tablero para jugarlo.
own-label = Las reglas, en TOML o JSON
own-check = Ver el folleto
own-hint = Nombres y valores que se escriben:
own-base = Partir de
own-base-take = Tomar este
own-as-text = Mejor escribirlo como texto
own-place = Línea { $line }, columna { $column }:
own-problem = Así no puede ser:

## Errors. $detail sentences come from elsewhere.

page-error = No ha funcionado
page-not-found = Aquí no hay nada
page-home = Ir a los juegos
