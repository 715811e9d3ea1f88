### Where a game begins, in the form for a new game. "Ruch" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Od czego zacząć
new-begin-usual = Zwykły początek
new-begin-opening = Debiut
new-begin-turns = Kilka ruchów
new-begin-position = Pozycja

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Debiut
new-begin-turns-label = Ruchy
new-begin-turns-help = Jeden po drugim, zapisane tak jak obok planszy, na przykład { $example }.
new-begin-fen-label = Pozycja
new-begin-fen-help = Tak jak zapisuje ją analiza, na przykład { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Ustaw ręcznie
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Graj od tego miejsca

error-begin-missing = Powiedz, od czego ma się zacząć partia, albo wybierz zwykły początek.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Skrzyżowania: każdy ma dwa sąsiednie
opening-facing = Skrzyżowania: każdy ma dwa przeciwległe
opening-corner = Walka o środkowy kwadrat

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
