### Where a game begins, in the form for a new game. "Tah" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Od čeho začít
new-begin-usual = Obvyklý začátek
new-begin-opening = Zahájení
new-begin-turns = Několik tahů
new-begin-position = Pozice

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Zahájení
new-begin-turns-label = Tahy
new-begin-turns-help = Jeden za druhým, zapsané jako vedle desky, například { $example }.
new-begin-fen-label = Pozice
new-begin-fen-help = Jak ji zapisuje rozbor, například { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Sestavit ručně
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Hrát odsud

error-begin-missing = Řekni, od čeho má partie začít, nebo vyber obvyklý začátek.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Křižovatky: každý má dvě sousední
opening-facing = Křižovatky: každý má dvě protilehlé
opening-corner = Boj o prostřední čtverec

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
