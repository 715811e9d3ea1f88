### Where a game begins, in the form for a new game. "Siirto" is what one player does at a time.

## The fold with its four ways, and their fields.

# The fold, and the four ways: "Mistä aloitetaan: avauksesta".
new-begin-from = Mistä aloitetaan
new-begin-usual = Tavallisesta alkuasemasta
new-begin-opening = Avauksesta
new-begin-turns = Muutaman siirron jälkeen
new-begin-position = Omasta asemasta

# The fields. $example is a turn or a position of these rules as it is written.
new-opening = Avaus
new-begin-turns-label = Siirrot
new-begin-turns-help = Peräkkäin, kirjoitettuna kuten laudan vieressä, esimerkiksi { $example }.
new-begin-fen-label = Asema
new-begin-fen-help = Kuten analyysi sen kirjoittaa, esimerkiksi { $example }.
# A link to the page of analysis, where stones are put on the board by hand.
new-begin-lay = Rakenna asema käsin
# On the page of analysis: a new game that begins with the position on show.
begin-play-here = Pelaa tästä

error-begin-missing = Kerro, mistä peli alkaa, tai valitse tavallinen alkuasema.

## Openings of mill: the first stones. A crossing ("risteys") is a point where four lines meet.

opening-crossings = Risteykset: kummallakin kaksi vierekkäistä
opening-facing = Risteykset: kummallakin kaksi vastakkaista
opening-corner = Kiista keskimmäisestä neliöstä

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
