### Zwei an einem Bildschirm, einer gegen den Computer oder einer mit dem Solitär: was „zwick play“ sagt, Zeile für Zeile.
### Die Spieler werden geduzt. „Remis“ ist die unentschiedene Partie.

## Der Anfang.

play-title = { $game } ({ $id })
play-house-version = Von diesem Spiel ist nur der Name überliefert; das hier ist unsere Fassung.
play-seed = Startzahl { $seed }: Mit --seed { $seed } fallen Würfel und Lose noch einmal genauso.
play-hint = Tippe einen Zug wie { $turn } oder „hilfe“ für alles andere.
play-own-rules = { $family } nach eigenen Regeln
play-resumed-elsewhere = Diese Datei enthält mehr, als dieses Programm schreiben würde, und bleibt deshalb, wie sie ist; speichere die Partie unter einem anderen Namen.
play-lot = Das Los entscheidet: { $player } beginnt.

## Was die Zeichen auf dem gezeichneten Brett bedeuten: $white und $black sind die Steine der beiden
## Seiten, ○ und ● oder Buchstaben.

play-legend-mill = { $white } ist Weiß, { $black } ist Schwarz.
play-legend-draughts = { $white } und { $black } sind die Steine von Weiß und Schwarz, { $whiteking } und { $blackking } ihre Damen.
play-legend-wolf = { $white } ist ein Schaf, { $black } ist der Wolf.
play-legend-battue = { $white } ist das Wild, { $black } ist ein Jäger.
play-legend-battue-fox = { $white } ist der Fuchs, { $black } ist ein Jäger.
play-legend-pegs = { $white } ist ein Stein.
play-hands = In der Hand: { $white } { $whitehand }, { $black } { $blackhand }.

## Wer am Zug ist. $side ist white, black, wolf, sheep, quarry, fox, hunters oder „named“, wenn der
## Spieler einen Namen hat, der dann in $player steht; $do sagt, was zu tun ist.

play-turn =
    { $side ->
        [wolf] Der Wolf ist am Zug
        [sheep] Die Schafe sind am Zug
        [quarry] Das Wild ist am Zug
        [fox] Der Fuchs ist am Zug
        [hunters] Die Jäger sind am Zug
       *[other] { $player } ist am Zug
    }: { $do }.
play-turn-alone = { $do }.

## Was jetzt zu tun ist; steht hinter „Weiß ist am Zug:“.

play-do-place =
    { $hand ->
        [one] den letzten Stein setzen
       *[other] einen der { $hand } Steine setzen
    }
play-do-place-or-move =
    { $hand ->
        [one] den letzten Stein setzen oder einen ziehen
       *[other] einen der { $hand } Steine setzen oder einen ziehen
    }
play-do-move = einen Stein ziehen
play-do-jump = einen Stein ziehen oder auf einen beliebigen freien Punkt springen
play-do-slide = einen Stein beliebig weit auf einer Linie ziehen
play-do-relocate = ein hoher Wurf: einen Stein ziehen oder einen eigenen auf einen beliebigen freien Punkt stellen
play-do-enter =
    { $hand ->
        [one] den letzten Stein setzen
       *[other] einen der { $hand } Steine setzen oder drei auf einmal auf eine freie Linie, zum Beispiel { $turn }
    }
play-do-pass = kein Zug möglich, du musst aussetzen
play-do-remove = einen gegnerischen Stein schlagen
play-do-man = einen Stein ziehen
play-do-capture = du musst schlagen
play-do-wolf = den Wolf aufs Brett stellen
play-do-step = einen Schritt ziehen
play-do-step-or-hop = einen Schritt ziehen oder über einen Jäger springen
play-do-step-or-take = einen Schritt ziehen oder über einen Jäger springen und ihn schlagen
play-do-throw-relocate = würfeln; ab { $sum } darfst du einen Stein auf einen beliebigen freien Punkt stellen
play-do-throw-alfonso = würfeln; bei 6-5-4, 6-3-3, 5-2-2 oder 4-1-1 kommen drei Steine auf einmal auf eine freie Linie
play-do-low-throw = ein niedriger Wurf: { $do }
play-do-no-entry = mit diesem Wurf kommt keine Linie aufs Brett: { $do }
play-do-dice-later = { $do }; gewürfelt wird, wenn alle Steine gesetzt sind
play-do-jump-peg =
    { $pegs ->
        [one] Noch ein Stein
       *[other] Noch { $pegs } Steine
    }

## Was geschieht. „Mühle zu“ ist der Ruf aus dem Faltblatt. Eine Zwickmühle öffnet mit demselben
## Zug eine Mühle und schließt eine andere.

play-mill-closed = Mühle zu!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mühle zu!
play-double-mill = Mühle zu – eine Zwickmühle!
play-double-mill-federation = Mühle zu – eine Zwickmühle!
play-extra-turn = Das bringt einen weiteren Zug.
play-thrown = Die Würfel zeigen { $throw }.
play-enter-pass = Tippe: pass
play-enter-throw = Wirf drei Würfel und tippe, was sie zeigen, zum Beispiel 5 5 4.
play-undone =
    { $count ->
        [one] Ein Zug zurückgenommen.
       *[other] { $count } Züge zurückgenommen.
    }
play-throw-withdrawn = Der Wurf ist zurückgenommen.
play-reopened = Die Partie ist wieder offen.
play-turn-dropped = { $turn } ist nicht gespielt.
play-redone = Wieder gespielt: { $turn }.
play-offered =
    { $side ->
        [wolf] Der Wolf bietet Remis an
        [sheep] Die Schafe bieten Remis an
        [quarry] Das Wild bietet Remis an
        [fox] Der Fuchs bietet Remis an
        [hunters] Die Jäger bieten Remis an
       *[other] { $player } bietet Remis an
    }: Die andere Seite kann annehmen, ablehnen oder einfach weiterspielen.
play-declined = Das Remis ist abgelehnt.
play-offer-again = Nach dem nächsten eigenen Zug kann es wieder angeboten werden.
play-claim-repetition = Die Reklamation stimmt: Die Stellung kam { $count }-mal vor, nach den Halbzügen { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Die Reklamation stimmt: { $count } Halbzüge ohne Fortschritt, seit vor dem Anfang der Aufzeichnung.
       *[other] Die Reklamation stimmt: { $count } Halbzüge ohne Fortschritt, seit Halbzug { $last }.
    }
play-saved = Gespeichert in { $file }.
play-possible = Möglich: { $turns }
play-moves =
    { $count ->
        [one] Ein möglicher Zug:
       *[other] { $count } mögliche Züge:
    }
play-no-moves = Jetzt ist kein Zug möglich.
play-over = Zurücknehmen, speichern oder aufhören geht noch.
play-over-declared = Speichern oder aufhören geht noch.
play-grade-centre = Und der letzte Stein steht in der Mitte.
play-pegs-left =
    { $pegs ->
        [one] Ein Stein ist übrig.
       *[other] { $pegs } Steine sind übrig.
    }

## Der Computer als Gegner, er heißt Zwick, und seine Tipps. Die Stufe sagt, wie stark er spielt, von 1
## bis 10. $place ist die Stelle, $turn ein Zug in Worten. play-computer ist sein Name in Aufzeichnungen.

play-computer = Zwick, Stufe { $level }
play-against = Du spielst gegen den Computer, Stufe { $level }.
play-level = Der Computer spielt auf Stufe { $level }.
play-thinking = Zwick denkt nach …
hint-hopeless = Von hier aus geht das Solitär nicht mehr auf; nimm etwas zurück.

## Fragen. Die nächste Zeile antwortet darauf, mit einem Wort der Befehle unten. $stones sind die
## Punkte der Steine, die geschlagen werden können, $turn ist der Zug, soweit er getippt ist.

play-ask-take = { $turn } schließt eine Mühle. Welchen Stein schlägst du: { $stones }?
play-ask-take-or-not = { $turn } schließt eine Mühle. Welchen Stein schlägst du: { $stones }? „keinen“ lässt sie stehen.
play-ask-resign =
    { $side ->
        [wolf] Der Wolf gibt auf
        [sheep] Die Schafe geben auf
        [quarry] Das Wild gibt auf
        [fox] Der Fuchs gibt auf
        [hunters] Die Jäger geben auf
       *[other] { $player } gibt auf
    }: ja oder nein?
play-ask-resign-alone = Willst du aufgeben: ja oder nein?
play-ask-quit = Die Partie ist nicht zu Ende und nicht gespeichert. Trotzdem aufhören: ja, nein oder speichern partie.txt?

## Das Ende des Abends.

play-bye = Auf Wiedersehen.
play-bye-unfinished = Auf Wiedersehen. Die Partie ist nicht zu Ende gespielt.
play-bye-unsaved = Die Partie ist nicht gespeichert; „speichern partie.txt“ oder --save hätte sie gesichert.

## Hilfe. $words sind die Wörter, die der Befehl in allen Sprachen versteht.

play-help-title = Das kannst du tippen:
play-help-mill = d2 setzt, d2-b2 zieht, d2-b2xa4 schlägt mit einer Mühle den Stein auf a4
play-help-draughts = { $turn } für einen Zug; mehrere Sprünge wie 9x18x27
play-help-wolf = d8+ stellt den Wolf aufs Brett, d8-c7 ist ein Schritt
play-help-battue = a1-a4 für einen Schritt
play-help-battue-hop = a1-a4 für einen Schritt, a1-a7 für einen Sprung
play-help-battue-take = a1-a4 für einen Schritt, a1-a7xa4 für einen Sprung, der schlägt
play-help-pegs = d2-d4 für einen Sprung
play-help-throw = die Würfel, zum Beispiel: wurf 5 5 4
play-help-undo = den letzten Zug zurücknehmen; „zurück 3“ nimmt drei zurück
play-help-redo = einen zurückgenommenen Zug wieder spielen
play-help-draw = Remis anbieten
play-help-accept = das angebotene Remis annehmen
play-help-decline = das angebotene Remis ablehnen
play-help-claim = Remis reklamieren: reklamieren wiederholung, reklamieren ohne-mühle, mit dem Zug dahinter, den du spielen willst, wenn das Remis erst mit ihm kommt
play-help-resign = die Partie aufgeben
play-help-resign-alone = aufgeben
play-help-hint = um einen Tipp bitten: einmal für die Stelle, noch einmal für den ganzen Zug
play-help-level = wie stark der Computer spielt, von 1 bis 10: stufe 3
play-help-show = das Brett zeigen
play-help-flip = von der anderen Seite schauen
play-help-moves = alle möglichen Züge auflisten
play-help-rules = die Regeln dieses Spiels
play-help-save = die Partie speichern: speichern partie.txt
play-help-help = diese Liste
play-help-quit = aufhören; mit --save bleibt die Partie erhalten

## Die Wörter, die ein Spieler tippen kann, durch Leerzeichen getrennt; das erste wird angezeigt. Sie
## müssen sich voneinander und von jedem Zug unterscheiden. Die Wörter aller Sprachen gelten immer.

command-throw = wurf würfeln wuerfeln
command-undo = zurück zurueck
command-redo = wieder vor
command-draw = remis
command-accept = annehmen ja
command-decline = ablehnen nein
command-claim = reklamieren
command-resign = aufgeben
command-hint = tipp hinweis
command-level = stufe
command-show = zeigen brett
command-flip = drehen
command-moves = züge zuege
command-rules = regeln
command-save = speichern
command-help = hilfe
command-quit = ende beenden schluss tschüss
command-none = keinen keine keins nichts

## Wörter für das, was reklamiert wird, hinter „reklamieren“; mehrere Wörter mit Bindestrich.

claim-repetition = wiederholung
claim-no-progress = ohne-mühle ohne-muehle keine-mühle ohne-fortschritt
