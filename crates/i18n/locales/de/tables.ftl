### Die Seite „Perfekt werden“: exakte Tabellen eines Spiels, in denen jede Stellung ausgerechnet ist,
### sodass der Computer keinen Fehler mehr macht. Wer liest, wird geduzt.

## Die Seite selbst.

tables-link = Perfekt werden
tables-title = Perfekt werden
tables-lead = Ist jede Stellung eines Spiels ausgerechnet, macht der Computer auf Stufe 10 keinen Fehler mehr, und jeder Tipp ist exakt. Hier lässt sich das berechnen, im Hintergrund: Das Spielen bleibt flott, und bei einem Neustart geht nichts verloren.
tables-works = In Arbeit
tables-complete = Fertig
tables-possible = Lässt sich berechnen
tables-impossible = Lässt sich nicht berechnen
tables-needless = Die Jagden werden ausgerechnet, sobald man sie spielt, und Solitär ist auswendig bekannt: Dort ist der Computer von Haus aus perfekt.
tables-shared = Regelblätter, die dasselbe Spiel unter zwei Namen sind, teilen sich ihre Tabellen; sie stehen in einer Zeile.
tables-none = Noch ist keine Tabelle fertig. Die Dreiermühle dauert einen Augenblick, die Neunermühle eine halbe Stunde oder mehr.
tables-own = Eigene Regeln
tables-folder = Die Tabellen liegen in
tables-free = Auf diesem Datenträger sind { $size } frei.
tables-endings = Dame: Endspiele mit bis zu vier Steinen
tables-perfect = Der Computer spielt perfekt, Tipps sind exakt.
tables-endings-perfect = Exakt in jedem Endspiel mit bis zu vier Steinen.
tables-partly = Zum Teil berechnet; was da ist, bleibt und wird genutzt.
# $names sind weitere Namen desselben Spiels, aneinandergereiht.
tables-also = Dasselbe Spiel: { $names }

## Knöpfe. $game ist der Name eines Regelblatts, für Vorleseprogramme.

tables-compute = Berechnen
tables-compute-on = Weiterrechnen
tables-play = Spielen
tables-explore = Eröffnungen erkunden
tables-pause = Pause
tables-resume = Weiter
tables-stop = Abbrechen
tables-again = Noch einmal versuchen
tables-remove = Löschen
tables-remove-question = Die Tabellen von { $game } ({ $size }) löschen? Sie müssten neu berechnet werden.
tables-remove-yes = Ja, löschen
# Der Name eines Knopfs für Vorleseprogramme, etwa „Pause: Siebenermühle“.
tables-button-of = { $button }: { $game }

## Wie weit es ist. $percent ist eine Zahl, $positions ein Text wie „32 Millionen Stellungen“.

tables-bar = Fortschritt: { $game }
tables-part = { $percent } % von { $positions }
tables-size = { $written } von etwa { $all } geschrieben
tables-doing-running = Es geht gleich los.
tables-doing-paused = Pause. Was fertig ist, bleibt.
tables-doing-waiting = Wartet, bis das Spiel davor fertig ist.
tables-doing-failed = Es hat nicht geklappt.
# $space nennt einen Teil des Spiels nach den Steinen beider Seiten, etwa „5-4“.
tables-doing-fetching = Steine { $space }: liest, was bekannt ist
tables-doing-seeding = Steine { $space }: Schlagen und Setzen
tables-doing-level =
    { $plies ->
        [one] Steine { $space }: entschieden in einem Zug
       *[other] Steine { $space }: entschieden in { $plies } Zügen
    }
tables-doing-writing = Steine { $space }: schreibt

## Warum es nicht geklappt hat.

tables-failed-disk = Auf dem Datenträger ist zu wenig Platz. Schaff Platz und versuch es noch einmal.
tables-failed-file = Eine Datei lässt sich nicht lesen oder schreiben. Sieh im Ordner der Tabellen nach und versuch es noch einmal.
tables-failed-other = Die Berechnung ist abgebrochen.

## Wie das Spiel ausgeht, wenn niemand einen Fehler macht. $plies zählt die Züge beider Seiten.

tables-value-win = Bei bestem Spiel gewinnt, wer anfängt.
tables-value-win-in = Bei bestem Spiel gewinnt, wer anfängt, nach { $plies } Zügen beider Seiten.
tables-value-draw = Bei bestem Spiel endet es unentschieden.
tables-value-draw-in = Bei bestem Spiel endet es unentschieden.
tables-value-loss = Bei bestem Spiel verliert, wer anfängt.
tables-value-loss-in = Bei bestem Spiel verliert, wer anfängt, nach { $plies } Zügen beider Seiten.

## Zahlen. Das Dezimalzeichen, Anzahlen mit wenigen Ziffern, Zeiten.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, etwa { $size } Speicherplatz
tables-positions = { $number } Stellungen
tables-positions-thousand = { $number } Tausend Stellungen
tables-positions-million = { $number } Millionen Stellungen
tables-positions-billion = { $number } Milliarden Stellungen
tables-pace = { $number } Stellungen je Sekunde
tables-pace-thousand = { $number } Tausend Stellungen je Sekunde
tables-pace-million = { $number } Millionen Stellungen je Sekunde
tables-pace-billion = { $number } Milliarden Stellungen je Sekunde
tables-left-seconds =
    { $seconds ->
        [one] noch etwa eine Sekunde
       *[other] noch etwa { $seconds } Sekunden
    }
tables-left-minutes =
    { $minutes ->
        [one] noch etwa eine Minute
       *[other] noch etwa { $minutes } Minuten
    }
tables-left-hours =
    { $hours ->
        [one] noch etwa eine Stunde
       *[other] noch etwa { $hours } Stunden
    }

## Warum es keine Tabellen geben kann.

tables-obstacle-dice = Die Würfel überlassen es dem Zufall.
tables-obstacle-remill = Was erlaubt ist, hängt von früher geschlossenen Mühlen ab, nicht von den Steinen allein.
tables-obstacle-hop-chain = Sprünge, die mehrere Steine nacheinander schlagen, werden nicht ausgerechnet.
tables-obstacle-full-board = Was auf ein volles Brett folgt, wenn jeder einen Stein wegnimmt, wird nicht ausgerechnet.
tables-obstacle-turn-for-nothing = Eine Mühle, die nichts schlägt, kann noch einen Zug bringen; das wird nicht ausgerechnet.
tables-obstacle-turn-while-mixed = Mühlen bringen noch einen Zug, während gesetzt und gezogen wird; das wird nicht ausgerechnet.
tables-obstacle-turn-at-three = Mühlen bringen noch einen Zug, und drei gegen drei ist unentschieden; beides zusammen wird nicht ausgerechnet.
tables-obstacle-huff = Wird geblasen, hängt eine Stellung vom Zug davor ab.

## Im Formular der neuen Partie, bei der höchsten Stufe.

tables-new-compute = Noch nicht perfekt: berechnen

## Absagen.

error-tables-impossible = Zu diesen Regeln lassen sich keine Tabellen berechnen.
error-tables-needless = Dieses Spiel braucht keine Tabellen: Es ist auch so bekannt.
error-tables-done = Diese Tabellen sind schon fertig.
error-tables-disk = Auf dem Datenträger werden etwa { $needed } gebraucht, und nur { $free } sind frei.
error-tables-memory = { $needed } Arbeitsspeicher werden gebraucht, und nur { $free } sind frei. Schließ andere Programme und versuch es noch einmal.
error-tables-unknown = Solche Tabellen gibt es nicht, und niemand hat sie bestellt.
error-tables-in-work = Diese Tabellen werden gerade berechnet. Brich das zuerst ab.
error-tables-file = Die Tabellen lassen sich nicht lesen oder löschen. Sieh in ihrem Ordner nach.
error-only-here = Das geht nur an dem Rechner selbst.
