### Where a game begins, in the form for a new game. "Jugada" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Empezar desde
new-begin-usual = El comienzo de siempre
new-begin-opening = Una apertura
new-begin-turns = Unas jugadas
new-begin-position = Una posición

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Apertura
new-begin-turns-label = Jugadas
new-begin-turns-help = Una tras otra, escritas como junto al tablero, por ejemplo { $example }.
new-begin-fen-label = Posición
new-begin-fen-help = Como la escribe el análisis, por ejemplo { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Componerla a mano
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Jugar desde aquí

error-begin-missing = Di desde dónde empieza la partida, o elige el comienzo de siempre.

## Openings of mill: the first stones. A crossing ("cruce") is a point where four lines meet.

opening-crossings = Cruces: dos vecinos cada uno
opening-facing = Cruces: dos opuestos cada uno
opening-corner = Lucha por el cuadrado del medio

## Openings of English draughts, by the names players use; they are the same in most languages.

opening-single-corner = Single Corner
opening-cross = Cross
opening-ayrshire = Ayrshire Lassie
opening-second-double = Second Double Corner
opening-switcher = Switcher
opening-fourteenth = Old Fourteenth
opening-laird = Laird and Lady
opening-glasgow = Glasgow
opening-fife = Fife
opening-souter = Souter
opening-whilter = Whilter
opening-dyke = Dyke
opening-kelso = Kelso
opening-denny = Denny
opening-bristol = Bristol
opening-edinburgh = Edinburgh
opening-dundee = Dundee
