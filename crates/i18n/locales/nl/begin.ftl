### Where a game begins, in the form for a new game. "Turn" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Beginnen met
new-begin-usual = De gewone beginstelling
new-begin-opening = Een opening
new-begin-turns = Een paar zetten
new-begin-position = Een stelling

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Opening
new-begin-turns-label = Zetten
new-begin-turns-help = Achter elkaar, geschreven zoals naast het bord, bijvoorbeeld { $example }.
new-begin-fen-label = Stelling
new-begin-fen-help = Zoals de analyse die schrijft, bijvoorbeeld { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Met de hand opzetten
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Vanaf hier spelen

error-begin-missing = Zeg waarmee de partij moet beginnen, of kies de gewone beginstelling.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Kruispunten: ieder twee naast elkaar
opening-facing = Kruispunten: ieder twee tegenover elkaar
opening-corner = Strijd om het middelste vierkant

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
