### Das Archiv und was der Betrieb eines Servers zu sagen hat.

## Die Seite des Archivs: zu Ende gespielte Partien, die alle sehen dürfen. Oben wird gesucht, unten steht, was
## gefunden wurde.

archive-title = Archiv
archive-lead = Beendete Partien, die alle ansehen dürfen, die neuesten zuerst.
archive-player = Name
archive-rules = Spiel
archive-result = Ergebnis
archive-opening = Eröffnung
archive-position = Stellung
# Eine Stellung als Text oder die Züge, die zu ihr führen, etwa „d6 d2 f4“.
archive-position-help = Als Text oder als Züge, die zu ihr führen. Gefunden wird sie auch gedreht und gespiegelt. Dazu muss ein Spiel gewählt sein.
# Nichts Bestimmtes: jedes Spiel, jedes Ergebnis, jede Eröffnung.
archive-any = beliebig
# Die Beschriftung des Knopfs.
archive-search = Suchen
# Überschrift für alle, die sich die Seite vorlesen lassen.
archive-found = Gefundene Partien
archive-none = So eine Partie ist nicht dabei.
archive-empty = Noch ist keine Partie im Archiv.
# Ein Verweis: alle gefundenen Partien als eine Datei.
archive-take = Alle als Datei speichern

## Neben dem Brett, bei „Andere zuschauen lassen“: ein Kästchen.

archive-show = Nach dem Ende im Archiv zeigen

## Was nicht geht.

error-archive-rules = Zu einer Stellung gehört ein Spiel: Bitte wähl eines aus.
error-archive-position = Das ist weder eine Stellung noch sind es Züge dieses Spiels.
error-archive-result = Dieses Ergebnis gibt es nicht.
error-draining = Der Server wird gerade beendet und ist gleich wieder da.
