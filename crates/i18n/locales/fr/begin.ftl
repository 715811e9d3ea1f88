### Where a game begins, in the form for a new game. "Coup" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways.
new-begin-from = Point de départ
new-begin-usual = Le début habituel
new-begin-opening = Une ouverture
new-begin-turns = Quelques coups
new-begin-position = Une position

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Ouverture
new-begin-turns-label = Coups
new-begin-turns-help = L’un après l’autre, écrits comme à côté du plateau, par exemple { $example }.
new-begin-fen-label = Position
new-begin-fen-help = Telle que l’analyse l’écrit, par exemple { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = La composer à la main
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Jouer à partir d’ici

error-begin-missing = Dis par où la partie doit commencer, ou choisis le début habituel.

## Openings of mill: the first stones. A crossing ("croisement") is a point where four lines meet.

opening-crossings = Croisements : deux voisins chacun
opening-facing = Croisements : deux opposés chacun
opening-corner = Lutte pour le carré du milieu

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
