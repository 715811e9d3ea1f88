### Where a game begins, in the form for a new game. "Potez" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Od čega se počinje
new-begin-usual = Uobičajeni početak
new-begin-opening = Otvaranje
new-begin-turns = Nekoliko poteza
new-begin-position = Pozicija

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Otvaranje
new-begin-turns-label = Potezi
new-begin-turns-help = Jedan za drugim, zapisani kao uz ploču, na primjer { $example }.
new-begin-fen-label = Pozicija
new-begin-fen-help = Kako je zapisuje analiza, na primjer { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Složi ručno
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Igraj odavde

error-begin-missing = Reci od čega partija počinje ili odaberi uobičajeni početak.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Križanja: svakome dva susjedna
opening-facing = Križanja: svakome dva nasuprotna
opening-corner = Borba za srednji kvadrat

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
