### Die Seite, auf der man Partien und Stellungen ansieht. „Zug“ ist, was eine Seite auf einmal tut,
### auch wo gezählt wird; „Remis“ ist eine unentschiedene Partie.

## Die Seite und ihre Teile.

analysis-nav = Analyse
analysis-title = Analyse
analysis-steps = Durch die Partie blättern
analysis-first = Zum Anfang
analysis-back = Zurück
analysis-forward = Vor
analysis-last = Zum Ende
analysis-position = Stellung
analysis-turns = Züge in dieser Stellung
analysis-openings = Eröffnungen von hier
analysis-thinking = Rechnet …
analysis-lines = Aufzeichnung
analysis-points = Wo es sich gedreht hat
analysis-no-points = Kein Zug hat etwas verschenkt.
analysis-points-coming = Die Züge werden angesehen …
analysis-curve = Verlauf der Partie: über der Linie steht Weiß besser, darunter Schwarz
analysis-curve-puzzle = Verlauf: über der Linie ist es zu lösen, darunter nicht mehr
analysis-comment = Anmerkung zu diesem Zug
analysis-comment-start = Anmerkung zum Anfang
analysis-branch-off = Diese Abzweigung entfernen
analysis-link = Link zu dieser Stellung
analysis-open = Partie oder Stellung öffnen
analysis-rules = Spiel
analysis-change-rules = Vom Anfang an
analysis-paste = Aufzeichnung (Text, PDN oder JSON) oder Stellung
analysis-paste-help = Eine Stellung gilt nach den Regeln des Spiels, das oben gewählt ist.
analysis-read = Öffnen
# A button after a record was refused because of one turn: opens what can be played.
analysis-read-as-far = Die Züge davor öffnen
analysis-file = Oder eine Datei, bis 60 kB
analysis-which = Partie der Datei
analysis-set-up = Stellung aufbauen
analysis-set-up-done = Diese Stellung ansehen
analysis-set-up-cancel = Zurück zur Partie
analysis-set-up-help = Erst wählen, was aufs Brett soll, dann die Felder anklicken. Ein zweiter Klick nimmt es wieder weg.
analysis-put = Hinstellen
analysis-take-off = Wegnehmen
analysis-to-move = Am Zug
analysis-hand = In der Hand
analysis-hand-white = Weiß
analysis-hand-black = Schwarz
analysis-all-placed = Alle Steine sind gesetzt
analysis-clear = Leeres Brett
analysis-usual = Übliche Aufstellung
analysis-possible = Diese Stellung kann vorkommen.
analysis-export = Speichern
analysis-export-record = Aufzeichnung
analysis-export-picture = Bild des Bretts
analysis-throw = Die Würfel zeigen
analysis-look = Wo es sich gedreht hat
analysis-of-game = Diese Partie analysieren
analysis-to-game = Zurück ans Brett

## Was die Seite von sich aus sagt; $count zählt Züge, die gedreht oder gespiegelt dasselbe sind.

analysis-alike =
    { $count ->
        [one] und einer, gedreht oder gespiegelt
       *[other] und { $count }, gedreht oder gespiegelt
    }
analysis-game-number = Partie { $number }
analysis-too-large = Diese Datei ist größer als 60 kB.
analysis-at-start = Der Anfang

## Was ein Zug wert ist, neben ihm in einer Liste. $moves zählt die Züge der
## Seite, die zieht, $plies die Sprünge einer Aufgabe; beide sind 0, wo nicht bekannt ist, wie viele;
## $estimate eine Zahl von Steinen wie +0,35 für die Seite, die zieht.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] gewinnt
        [one] gewinnt in einem Zug
       *[other] gewinnt in { $moves } Zügen
    }
analysis-worth-draw = hält remis
analysis-worth-loss =
    { $moves ->
        [0] verliert
        [one] verliert in einem Zug
       *[other] verliert in { $moves } Zügen
    }
analysis-worth-open = geschätzt { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] lösbar
        [one] löst die Aufgabe
       *[other] lösbar in { $plies } Sprüngen
    }
analysis-worth-unsolvable = nicht mehr lösbar
analysis-worth-unknown = nicht bekannt

## Was der beste Zug einer Stellung wert ist, als ganzer Satz; $worth ist eines von oben.

analysis-known = Der beste Zug { $worth }; alle Züge sind bekannt.
analysis-searched = Bester Zug: { $worth } ({ $depth } Züge vorausgerechnet).

## Was ein Zug verschenkt hat. $better ist ein Zug in Worten; $moves gehört zum gespielten Zug, $best
## zum besseren, 0 wo es nicht bekannt ist.

analysis-win-to-draw =
    { $best ->
        [0] Verschenkt den Gewinn: { $better } hätte gewonnen.
       *[other] Verschenkt den Gewinn: der Gewinn in { $best } war { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Verschenkt den Gewinn und verliert nun: { $better } hätte gewonnen.
       *[other] Verschenkt den Gewinn und verliert nun: der Gewinn in { $best } war { $better }.
    }
analysis-draw-to-loss = Verschenkt das Remis: { $better } hätte es gehalten.
analysis-slower = Gewinnt noch, in { $moves }; der Gewinn in { $best } war { $better }.
analysis-sooner = Verliert in { $moves }; { $better } hätte sich { $best } lang gehalten.
analysis-spoilt = Nicht mehr lösbar; { $better } hätte es offen gehalten.
analysis-dubious = Fragwürdig: { $own }. Besser war { $better }: { $worth }.
analysis-mistake = Ein Fehler: { $own }. Besser war { $better }: { $worth }.
analysis-blunder = Ein grober Fehler: { $own }. Besser war { $better }: { $worth }.

## Was man auf ein Brett stellen kann, auf den Knöpfen zur Wahl.

analysis-piece-stone-white = Weißer Stein
analysis-piece-stone-black = Schwarzer Stein
analysis-piece-man-white = Weißer Stein
analysis-piece-man-black = Schwarzer Stein
analysis-piece-king-white = Weiße Dame
analysis-piece-king-black = Schwarze Dame
analysis-piece-wolf = Wolf
analysis-piece-sheep = Schaf
analysis-piece-quarry = Wild
analysis-piece-fox = Fuchs
analysis-piece-hunter = Jäger
analysis-piece-peg = Stein

## Warum etwas nicht angesehen werden kann. $why ist einer der folgenden Sätze oder einer über einen
## Zug, der nicht erlaubt ist; $number ist seine Nummer, wie
## man sie schreibt: „4.“, oder „4…“ für die zweite Seite.

analysis-setup-impossible = Zu dieser Stellung kommt keine Partie.
# Warum eine Stellung nicht sein kann: $side ist Weiß oder Schwarz, $count die Zahl der Steine, $bound die erlaubte.
analysis-setup-too-many = { $side }: { $count } Steine auf dem Brett und in der Hand, es gibt aber nur { $bound }.
analysis-setup-too-few = { $side } braucht mindestens { $bound } Steine auf dem Brett und in der Hand, hat aber { $count }.
analysis-setup-hands = Wer am Zug ist ({ $side }), muss gleich viele Steine in der Hand haben wie die andere Seite oder einen mehr. Im Endspiel hat niemand mehr welche: Wähle „Alle Steine sind gesetzt“.
analysis-setup-has-mill = { $side } ist am Zug, hat aber schon eine Mühle: Die Partie ist vorbei.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Zeile { $line }: { $why }
analysis-read-unknown = Das lässt sich nicht lesen.
analysis-read-record-too-long = Der Text ist zu lang.
analysis-read-record-character = Hier steht ein Zeichen, das nichts bedeutet.
analysis-read-record-comment = Die Anmerkung, die hier beginnt, hört nicht auf.
analysis-read-record-tag = Eine Angabe schreibt man [Name „Wert“] mit geraden Anführungszeichen, jede einmal und vor den Zügen.
analysis-read-record-variation = Die Klammern der Varianten passen nicht zusammen.
analysis-read-record-annotation = Davor steht kein Zug, zu dem das gehören könnte.
analysis-read-record-throw = Ein Wurf ohne seinen Zug.
analysis-read-record-turn = Das ist weder ein Zug noch ein Ergebnis.
analysis-read-record-result = Das Ergebnis steht einmal, am Ende.
analysis-read-record-empty = In dem Text steht keine Aufzeichnung.
analysis-read-bad-json = Das ist nicht das JSON einer Aufzeichnung.
analysis-read-unknown-version = Diese Fassung der Aufzeichnung ist hier nicht bekannt.
analysis-read-no-rules = Die Aufzeichnung sagt nicht, welches Spiel es ist; wähle es zuerst.
analysis-read-other-rules = Die Aufzeichnung nennt andere Regeln, als sie beschreibt.
analysis-read-bad-fen = Der Anfang der Aufzeichnung ist keine Stellung dieses Spiels.
analysis-read-bad-tag = Eine Angabe der Aufzeichnung lässt sich nicht lesen.
analysis-read-ended = Vor diesem Zug ist die Partie schon zu Ende.
analysis-read-pdn-not-one = Es kann eine Partie auf einmal geöffnet werden.
analysis-read-pdn-game-type = Diese Art Dame liegt nicht in der Schachtel.
analysis-read-no-such-game = So viele Partien stehen nicht in dem Text.
