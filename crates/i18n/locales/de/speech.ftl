### Was über ein Brett und seine Züge gesagt wird: Beschriftungen für Vorleseprogramme, Ansagen, und
### was die Seite sagt, wenn etwas nicht geht. Felder (d6, 14) werden nie übersetzt.

## Ein Feld, und was darauf steht.

place-empty = { $place }, leer
place-stone-white = { $place }, weißer Stein
place-stone-black = { $place }, schwarzer Stein
place-mill-white = { $place }, weißer Stein, in einer Mühle
place-mill-black = { $place }, schwarzer Stein, in einer Mühle
place-man-white = { $place }, weißer Stein
place-man-black = { $place }, schwarzer Stein
place-king-white = { $place }, weiße Dame
place-king-black = { $place }, schwarze Dame
place-wolf = { $place }, der Wolf
place-sheep = { $place }, Schaf
place-quarry = { $place }, das Wild
place-fox = { $place }, der Fuchs
place-hunter = { $place }, Jäger
place-peg = { $place }, Stein

## Ein Zug in Worten; $places ist eine Liste von Feldern.

turn-place = { $to }
turn-move = { $from } nach { $to }
turn-over = { $from } über { $over } nach { $to }
turn-enter = drei Steine auf { $places }
turn-remove = schlägt { $places }
turn-takes = { $turn }, schlägt { $places }
turn-huff = bläst { $place }, dann { $turn }
turn-pass = setzt aus

## Ein Zug, der gespielt wurde. $side ist white, black, wolf, sheep, quarry, fox, hunters oder „named“,
## wie bei play-turn.

played =
    { $side ->
        [wolf] Der Wolf
        [sheep] Die Schafe
        [quarry] Das Wild
        [fox] Der Fuchs
        [hunters] Die Jäger
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lose. $side ist die Seite, die $player bekommen hat, wie bei play-turn.

lot-colours =
    { $side ->
        [wolf] Das Los hat entschieden: { $player } spielt den Wolf.
        [sheep] Das Los hat entschieden: { $player } spielt die Schafe.
        [quarry] Das Los hat entschieden: { $player } spielt das Wild.
        [fox] Das Los hat entschieden: { $player } spielt den Fuchs.
        [hunters] Das Los hat entschieden: { $player } spielt die Jäger.
        [black] Das Los hat entschieden: { $player } spielt Schwarz.
       *[other] Das Los hat entschieden: { $player } spielt Weiß.
    }

## Worauf ein Remis beruht. $last ist der Halbzug des letzten Fortschritts oder „start“.

proof-repetition = Die Stellung kam { $count }-mal vor, nach den Halbzügen { $plies }.
proof-no-win = Alle Fortsetzungen wurden durchprobiert, { $count } Stellungen; in keiner gewinnt die andere Seite.
proof-no-progress =
    { $last ->
        [start] { $count } Halbzüge ohne Fortschritt, seit vor dem Anfang der Aufzeichnung.
       *[other] { $count } Halbzüge ohne Fortschritt, seit Halbzug { $last }.
    }

## Wie gut ein Ergebnis beim Solitär ist, nach den übrigen Steinen.

grade-centre = Ein Stein in der Mitte: Besser geht es nicht.
grade-solved = Ein Stein übrig: Das ist die Lösung.
grade-one = Ein Stein übrig, nur am falschen Ort: so gut wie gelöst.
grade-two = Zwei Steine übrig: beinahe gelöst.
grade-three = Drei Steine übrig: nahe an der Lösung.
grade-four = Vier Steine übrig: nicht weit von der Lösung.
grade-five-or-six = Ein paar Steine übrig: ein ordentlicher Versuch.
grade-seven-or-more = Viele Steine übrig: Versuch es noch einmal.

## Was die Seite nicht tun kann. Ganze Sätze, die weiterhelfen.

error-stale = Die Partie ist inzwischen weitergegangen; das Brett zeigt jetzt, wie sie steht.
error-unknown-game = Diese Partie gibt es hier nicht.
error-unknown-rules = Diese Regeln gibt es hier nicht.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Das geht unter dieser Adresse nicht.
error-foreign-origin = Die Anfrage kam von einer anderen Seite; deshalb ist nichts geschehen.
error-foreign-host = Die Anfrage galt einem anderen Rechner; deshalb ist nichts geschehen.
error-too-large = Das ist mehr, als auf einmal angenommen wird.
error-bad-json = Die Anfrage lässt sich nicht als JSON lesen.
error-bad-request = Die Anfrage ist nicht zu verstehen.
error-bad-text = Der Text enthält ein Zeichen, das sich nicht speichern lässt.
error-unsupported-media-type = Eine Anfrage dieser Art wird hier nicht gelesen.
error-not-acceptable = Eine Antwort dieser Art gibt es nicht.
error-internal = Hier ist etwas schiefgegangen; verändert wurde nichts. Bitte versuch es noch einmal.
error-newer-version = Diese Partie hat eine neuere Version des Programms geschrieben; hier lässt sie sich nicht lesen. Bitte versuch es in einer Weile noch einmal.
error-storage = Die Partie ließ sich nicht festhalten; deshalb ist nichts geschehen. Bitte versuch es noch einmal.
error-busy = Es ist zu viel auf einmal los; bitte versuch es gleich noch einmal.
error-bad-command-id = Der Befehl braucht eine eigene Kennung aus höchstens 64 einfachen Zeichen.
error-command-reused = Diese Kennung gehört schon zu einem anderen Befehl.
error-game-full = Diese Partie ist so lang, wie eine Partie werden darf: Sie kann jetzt nur noch beendet werden.
error-asides-full = In dieser Partie wurde schon zu viel angeboten und geändert; erst muss weitergespielt werden.
error-no-change = Das ist schon so.
error-too-many-spectators = Im Augenblick schauen so viele zu, dass kein Platz mehr ist; bitte in einer Minute noch einmal versuchen.
error-name-invisible = In einem Namen muss etwas zu sehen sein.
error-bad-name = Ein Name hat höchstens 40 Zeichen in einer Zeile.
error-bad-clock = So lässt sich die Uhr nicht stellen: 1 bis 1440 Minuten, höchstens 3600 Sekunden Zugabe, 1 bis 86400 Sekunden, 1 bis 365 Tage.
error-bad-level = Die Spielstärke des Computers ist eine Zahl von 1 bis 10.
error-no-opponent = Solitär spielt man allein.
error-computer-to-move = Der Computer ist am Zug.
error-computer-side = Für seine Seite spricht nur der Computer.
error-hints-off = Diese Partie wird ohne Tipps gespielt.
error-no-hint = Hier weiß der Computer keinen Tipp.
error-bad-position = Das ist keine Stellung dieses Spiels.
error-position-over = In dieser Stellung ist die Partie schon zu Ende.
error-rules-missing = Sag, nach welchen Regeln du spielen willst.
error-rules-too-long = Diese Regeln sind zu lang.
error-rules-syntax = Diese Regeln lassen sich nicht lesen.
error-rules-game = Diese Regeln sagen nicht, welches Spiel gespielt wird.
error-rules-field = Eine dieser Regeln ist unbekannt oder hat einen Wert, der nicht passt.
error-rules-impossible = Diese Regeln passen nicht zusammen.
error-dice-thrown = In dieser Partie würfelt das Brett.
error-bad-throw = Ein Wurf sind drei Würfel von 1 bis 6.
error-no-clock = In dieser Partie läuft keine Zeit ab.
error-flag-up = Auf dieser Uhr ist noch Zeit.
error-not-over = Die Partie läuft noch.
error-pdn-not-draughts = Nur Dame wird als PDN geschrieben.
error-pdn-huff = Ein Blasen lässt sich in PDN nicht schreiben.
error-pdn = Diese Partie lässt sich nicht als PDN schreiben.
error-unknown-form = Diese Form gibt es nicht; es gibt text, json und pdn.
