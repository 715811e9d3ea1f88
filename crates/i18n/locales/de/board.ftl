### Die Seite einer Partie: Beschriftungen um das Brett. Was das Brett selbst sagt, kommt von anderswo.
### „Remis“ ist die unentschiedene Partie, ein „Zug“ das, was eine Seite auf einmal tut.

## Wer am Zug ist und was auf Antwort wartet.

board-now = Was zu tun ist
board-go = Und wohin? Ein Ring zeigt jedes mögliche Ziel.
board-take = Und welchen Stein schlägst du? Einen mit gestricheltem Ring.
board-sure = Bestätige diesen Zug oder brich ihn ab.
board-confirm = Bestätigen
board-cancel = Abbrechen
board-take-nothing = Nichts schlagen
board-throw = Würfeln
board-enter-throw = Das zeigen sie
board-die = Würfel { $number }
board-offered = { $player } bietet Remis an.
board-accept = Remis annehmen
board-decline = Ablehnen
board-result = Ergebnis
board-rematch = Noch einmal

## Knöpfe und Menü.

board-undo = Zurück
board-redo = Vor
board-offer = Remis anbieten
board-moves = Züge
board-typed = Zug eintippen
board-play = Ziehen
board-more = Mehr
board-flip = Brett drehen
board-confirm-toggle = Jeden Zug bestätigen
board-text-toggle = Brett als Tabelle zeigen
board-claim = Remis reklamieren
board-resign = Aufgeben
board-record = Aufzeichnung
board-record-text = Text

## Die Reklamation: was reklamiert wird und in welcher Stellung.

board-claim-lead = Stimmt die Reklamation, ist die Partie sofort remis, und der Beweis wird gezeigt.
board-claim-kind = Was reklamiert wird
board-claim-repetition = Immer wieder dieselbe Stellung
board-claim-no-progress = Zu lange ohne Fortschritt
board-claim-intended = In welcher Stellung
board-claim-board = In der auf dem Brett
board-claim-send = Reklamieren

## Die Tabelle neben dem Brett und Meldungen, wenn etwas im Weg ist.

board-text-view = Das Brett in Worten
board-text-caption = Was auf jedem Platz steht, Reihe für Reihe
board-lost = Die Verbindung ist weg; neuer Versuch läuft.
board-no-script = Das Brett braucht JavaScript; alles andere geht auch ohne.
