### Where a game begins, in the form for a new game. "Turn" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Begynn fra
new-begin-usual = Den vanlige oppstillingen
new-begin-opening = En åpning
new-begin-turns = Noen trekk
new-begin-position = En stilling

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Åpning
new-begin-turns-label = Trekk
new-begin-turns-help = Etter hverandre, skrevet som ved siden av brettet, for eksempel { $example }.
new-begin-fen-label = Stilling
new-begin-fen-help = Slik analysen skriver den, for eksempel { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Still opp for hånd
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Spill herfra

error-begin-missing = Si hvor partiet skal begynne, eller velg den vanlige oppstillingen.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Kryss: to nabokryss til hver
opening-facing = Kryss: to motstående til hver
opening-corner = Kampen om det midterste kvadratet

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
