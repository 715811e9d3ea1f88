### Where a game begins, in the form for a new game. "Turn" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Börja från
new-begin-usual = Den vanliga början
new-begin-opening = En öppning
new-begin-turns = Några drag
new-begin-position = En ställning

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Öppning
new-begin-turns-label = Drag
new-begin-turns-help = Det ena efter det andra, skrivna som bredvid brädet, till exempel { $example }.
new-begin-fen-label = Ställning
new-begin-fen-help = Som analysen skriver den, till exempel { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Ställ upp för hand
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Spela härifrån

error-begin-missing = Säg var partiet ska börja, eller välj den vanliga början.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Korsningar: två intilliggande var
opening-facing = Korsningar: två motstående var
opening-corner = Kampen om den mellersta kvadraten

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
