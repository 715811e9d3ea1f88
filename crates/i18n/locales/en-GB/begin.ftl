### Where a game begins, in the form for a new game. "Turn" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Begin from
new-begin-usual = The usual start
new-begin-opening = An opening
new-begin-turns = Some turns
new-begin-position = A position

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Opening
new-begin-turns-label = Turns
new-begin-turns-help = One after the other, written as beside the board, as in { $example }.
new-begin-fen-label = Position
new-begin-fen-help = As the analysis writes it, as in { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Lay it out by hand
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Play from here

error-begin-missing = Say where the game should begin, or choose the usual start.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Crossings: two neighbouring ones each
opening-facing = Crossings: two opposite ones each
opening-corner = The middle square contested

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
