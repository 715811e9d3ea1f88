### Die Seite, auf der Brett, Steine und Ton gewählt werden. „Steine“ sind die Figuren aller Spiele.

## Womit die Seite beginnt.

looks-title = Brett, Steine und Ton
# Unter dem Titel.
looks-lead = Was du hier wählst, gilt in diesem Browser für alle Spiele. Hell, dunkel und hoher Kontrast stehen am Fuß der Seite.
# Verweis zurück zu der Partie, von der man kommt.
looks-back = Zurück zur Partie

## Die Bretter: ein Name und woraus es ist; erst die Überschrift, dann Bilder mit Namen und Satz.

looks-boards = Brett
looks-board-wood = Holz
looks-board-wood-about = ein gehobeltes Brett mit eingeritzten Linien
looks-board-slate = Schiefer
looks-board-slate-about = in eine Steinstufe gekratzt
looks-board-print = Druck
looks-board-print-about = eine Farbe auf Papier, wie die alten Regelblätter
looks-board-cloth = Tuch
looks-board-cloth-about = auf Loden genäht, zum Einrollen

## Die Steine.

looks-stones = Steine
looks-stones-ivory = Elfenbein und Ebenholz
looks-stones-ivory-about = ein Ring und ein Punkt
looks-stones-discs = Schlichte Scheiben
looks-stones-discs-about = flach, mit kräftigem Ring und Punkt
looks-stones-turned = Gedrechselt
looks-stones-turned-about = Ahorn mit drei Rillen, Nussbaum mit Perle
looks-stones-marked = Sonne und Mond
looks-stones-marked-about = aufgemalt, die Sonne auf den hellen

## Ton; er ist anfangs aus.

looks-sound = Ton
looks-sound-lead = Leise Holzklänge, wenn ein Stein gesetzt, gezogen oder geschlagen wird, wenn eine Mühle schließt und wenn eine Partie zu Ende ist.
looks-sound-on = An
looks-sound-off = Aus
# Knöpfe, um jeden Klang anzuhören.
looks-sound-set = Setzen
looks-sound-slide = Ziehen
looks-sound-take = Schlagen
looks-sound-mill = Mühle
looks-sound-over = Partie zu Ende
