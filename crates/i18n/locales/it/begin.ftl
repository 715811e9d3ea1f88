### Where a game begins, in the form for a new game. "Mossa" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Punto di partenza
new-begin-usual = Il solito inizio
new-begin-opening = Un’apertura
new-begin-turns = Alcune mosse
new-begin-position = Una posizione

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Apertura
new-begin-turns-label = Mosse
new-begin-turns-help = Una dopo l’altra, scritte come accanto al tavoliere, per esempio { $example }.
new-begin-fen-label = Posizione
new-begin-fen-help = Come la scrive l’analisi, per esempio { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Componila a mano
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Gioca da qui

error-begin-missing = Di’ da dove deve cominciare la partita, o scegli il solito inizio.

## Openings of mill: the first stones. A crossing ("incrocio") is a point where four lines meet.

opening-crossings = Incroci: due vicini a testa
opening-facing = Incroci: due opposti a testa
opening-corner = Lotta per il quadrato di mezzo

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
