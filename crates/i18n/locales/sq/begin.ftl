### Where a game begins, in the form for a new game. "Lëvizje" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Nga fillon loja
new-begin-usual = Fillimi i zakonshëm
new-begin-opening = Një hapje
new-begin-turns = Disa lëvizje
new-begin-position = Një pozicion

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Hapja
new-begin-turns-label = Lëvizjet
new-begin-turns-help = Njëra pas tjetrës, të shkruara si pranë fushës, për shembull { $example }.
new-begin-fen-label = Pozicioni
new-begin-fen-help = Siç e shkruan analiza, për shembull { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Ndërtoje me dorë
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Luaj nga këtu

error-begin-missing = Thuaj nga duhet të fillojë loja, ose zgjidh fillimin e zakonshëm.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Kryqëzimet: secilit dy fqinje
opening-facing = Kryqëzimet: secilit dy përballë
opening-corner = Lufta për katrorin e mesit

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
