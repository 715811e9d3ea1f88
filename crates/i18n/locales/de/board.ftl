### Die Seite einer Partie: Beschriftungen um das Brett. Was das Brett selbst sagt, kommt von anderswo.
### „Remis“ ist die unentschiedene Partie, ein „Zug“ das, was eine Seite auf einmal tut.

## Wer am Zug ist und was auf Antwort wartet.

board-now = Was zu tun ist
board-go = { $player }: Wohin? Ein Ring zeigt jedes mögliche Ziel.
board-take = { $player }: Schlage einen Stein, einen mit gestricheltem Ring.
board-sure = Bestätige diesen Zug oder brich ihn ab: { $turn }.
board-confirm = Bestätigen
board-cancel = Abbrechen
board-take-nothing = Nichts schlagen
board-throw = Würfeln
board-enter-throw = Das zeigen sie
board-die = Würfel { $number }
board-offered =
    { $side ->
        [wolf] Der Wolf bietet Remis an.
        [sheep] Die Schafe bieten Remis an.
        [quarry] Das Wild bietet Remis an.
        [fox] Der Fuchs bietet Remis an.
        [hunters] Die Jäger bieten Remis an.
       *[other] { $player } bietet Remis an.
    }
board-accept = Remis annehmen
board-decline = Ablehnen
board-result = Ergebnis
board-rematch = Noch einmal

## Knöpfe und Menü.

board-undo = Zug zurücknehmen
board-redo = Wieder vor
board-offer = Remis anbieten
board-hint = Tipp
board-hint-whole = Zeigen
board-hint-coming = Gleich kommt ein Tipp.
board-moves = Züge
board-earlier = Voriger Zug
board-later = Nächster Zug
board-typed = Zug eintippen
board-play = Ziehen
board-more = Mehr
board-rules = Spielregeln
board-abort = Diese Partie löschen
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
board-claim-repetition = Stellungswiederholung
board-claim-no-progress = Zu lange ohne Fortschritt
board-claim-intended = In welcher Stellung
board-claim-board = In der auf dem Brett
board-claim-after = In der nach: { $turn }
board-claim-send = Reklamieren

## Die Tabelle neben dem Brett und Meldungen, wenn etwas im Weg ist.

board-text-view = Das Brett in Worten
board-text-caption = Was auf jedem Platz steht, Reihe für Reihe
board-text-lines = Orte auf einer Linie
board-keys-title = Tasten und Schreibweise
board-keys = Auf dem Brett führen die Pfeiltasten von Ort zu Ort, ob eine Linie sie verbindet oder nicht; Pos1 und Ende führen an die Enden einer Reihe. Eingabe oder Leertaste wählt einen Ort, Esc gibt einen angefangenen Zug auf. Züge schreibt man, wie sie in der Zugliste stehen, etwa d6 zum Setzen, d6-d7 zum Ziehen, d6-d7xa4, wenn dabei geschlagen wird.
board-lost = Die Verbindung ist weg; neuer Versuch läuft.
board-no-script = Das Brett braucht JavaScript; alles andere geht auch ohne.

## Mitten im Zug: was das Skript sagt. $place ist ein Platz auf dem Brett mit seinem Namen.

board-undo-half = Zug abbrechen
board-chosen = gewählt
board-can-take = kann geschlagen werden
board-can-go = hierher ist möglich
board-can-move = kann ziehen
board-open = Möglich: { $place }.
board-put-here = { $place }, dein Stein, eben hierher gesetzt
board-gone = { $place }, jetzt leer
board-in-hand = { $count } in der Hand
board-lost-stones = { $count } verloren
board-time-left = { $player }: noch { $count } Sekunden.

## Warum ein Tippen nichts bewirkt.

board-wrong-light = Gespielt wird nur auf den dunklen Feldern.
board-wrong-theirs = { $place } gehört der anderen Seite.
board-wrong-stuck = Von { $place } geht jetzt kein Zug. Ein Ring zeigt, was ziehen kann.
board-wrong-empty = { $place } ist leer. Wähle zuerst, was ziehen soll.
board-wrong-occupied = { $place } ist besetzt. Wähle einen leeren Platz.
board-wrong-put = Auf { $place } darf jetzt nichts gesetzt werden.
board-wrong-go = Nach { $place } geht es nicht. Ein Ring zeigt jedes mögliche Ziel.
board-wrong-take = Nicht dieser: Wähle einen mit gestricheltem Ring.
board-wrong-throw = Zuerst wird gewürfelt.
board-wrong-computer = Der Computer ist am Zug.

## Aufgeben.

board-resign-sure = Diese Partie aufgeben?
board-resigns =
    { $side ->
        [wolf] Der Wolf gibt auf, und die Partie ist zu Ende.
        [sheep] Die Schafe geben auf, und die Partie ist zu Ende.
        [quarry] Das Wild gibt auf, und die Partie ist zu Ende.
        [fox] Der Fuchs gibt auf, und die Partie ist zu Ende.
        [hunters] Die Jäger geben auf, und die Partie ist zu Ende.
       *[other] { $player } gibt auf, und die Partie ist zu Ende.
    }
board-resign-not = Weiterspielen
