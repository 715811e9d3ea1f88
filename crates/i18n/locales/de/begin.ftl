### Womit eine Partie beginnt, im Formular für eine neue Partie. „Zug“ ist, was ein Spieler auf einmal tut.

## Die Klappe mit ihren vier Wegen, und deren Felder.

# Die Klappe und die vier Wege.
new-begin-from = Beginnen mit
new-begin-usual = der üblichen Aufstellung
new-begin-opening = einer Eröffnung
new-begin-turns = einigen Zügen
new-begin-position = einer Stellung

# Die Felder. $example ist ein Zug oder eine Stellung dieser Regeln, wie man sie schreibt.
new-opening = Eröffnung
new-begin-turns-label = Züge
new-begin-turns-help = Nacheinander, geschrieben wie neben dem Brett, etwa { $example }.
new-begin-fen-label = Stellung
new-begin-fen-help = Wie die Analyse sie schreibt, etwa { $example }.
# Verweis auf die Analyse, wo Steine von Hand aufgestellt werden.
new-begin-lay = Von Hand aufstellen
# Auf der Seite der Analyse: eine neue Partie aus der gezeigten Stellung.
begin-play-here = Ab hier spielen

error-begin-missing = Sag, womit die Partie beginnen soll, oder wähle die übliche Aufstellung.

## Eröffnungen der Mühle: die ersten Steine. Ein Kreuzpunkt ist ein Punkt, an dem vier Linien zusammentreffen.

opening-crossings = Kreuzpunkte: jeder zwei benachbarte
opening-facing = Kreuzpunkte: jeder zwei gegenüberliegende
opening-corner = Streit um das mittlere Viereck

## Eröffnungen der englischen Dame, mit den Namen der Spieler; sie sind in den meisten Sprachen gleich.

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
