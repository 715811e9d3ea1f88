### Where a game begins, in the form for a new game. "Turn" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Begynd fra
new-begin-usual = Den sædvanlige opstilling
new-begin-opening = En åbning
new-begin-turns = Nogle træk
new-begin-position = En stilling

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Åbning
new-begin-turns-label = Træk
new-begin-turns-help = Det ene efter det andet, skrevet som ved siden af brættet, for eksempel { $example }.
new-begin-fen-label = Stilling
new-begin-fen-help = Som analysen skriver den, for eksempel { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Stil op i hånden
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Spil herfra

error-begin-missing = Sig, hvor partiet skal begynde, eller vælg den sædvanlige opstilling.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Kryds: to nabokryds til hver
opening-facing = Kryds: to modstående til hver
opening-corner = Kampen om det midterste kvadrat

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
