### Zwei an einem Bildschirm (oder einer mit dem Solitär): was „zwick play“ sagt, Zeile für Zeile.
### Die Spieler werden geduzt. „Remis“ ist die unentschiedene Partie.

## Der Anfang.

play-title = { $game } ({ $id })
play-house-version = Von diesem Spiel ist nur der Name überliefert; das hier ist unsere Fassung.
play-seed = Startzahl { $seed }: Mit --seed { $seed } fallen Würfel und Lose noch einmal genauso.
play-hint = Tippe einen Zug wie { $turn } oder „hilfe“ für alles andere.
play-own-rules = { $family } nach eigenen Regeln
play-resumed-elsewhere = Diese Datei enthält mehr, als dieses Programm schreiben würde, und bleibt deshalb, wie sie ist; speichere die Partie unter einem anderen Namen.
play-lot = Das Los entscheidet: { $player } beginnt.

## Was die Buchstaben auf dem gezeichneten Brett bedeuten.

play-legend-mill = W ist Weiß, B ist Schwarz.
play-legend-draughts = w und b sind die Steine von Weiß und Schwarz, W und B ihre Damen.
play-legend-wolf = w ist ein Schaf, b ist der Wolf.
play-legend-battue = W ist das Wild, B ist ein Jäger.
play-legend-pegs = o ist ein Stein.

## Wer am Zug ist. $side ist white, black, wolf, sheep, quarry, hunters oder „named“, wenn der
## Spieler einen Namen hat, der dann in $player steht; $do sagt, was zu tun ist.

play-turn =
    { $side ->
        [wolf] Der Wolf ist am Zug
        [sheep] Die Schafe sind am Zug
        [quarry] Das Wild ist am Zug
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
play-do-pass = kein Zug möglich, du musst aussetzen
play-do-remove = einen gegnerischen Stein vom Brett nehmen
play-do-man = einen Stein ziehen
play-do-capture = du musst schlagen
play-do-wolf = den Wolf aufs Brett stellen
play-do-step = einen Schritt ziehen
play-do-throw = würfeln
play-do-jump-peg =
    { $pegs ->
        [one] Noch ein Stein
       *[other] Noch { $pegs } Steine
    }

## Was geschieht. „Mühle zu“ ist der Ruf aus dem Faltblatt. Eine Zwickmühle öffnet mit demselben
## Zug eine Mühle und schließt eine andere.

play-mill-closed = Mühle zu!
play-double-mill = Mühle zu – eine Zwickmühle!
play-extra-turn = Das bringt einen weiteren Zug.
play-thrown = Die Würfel zeigen { $throw }.
play-enter-throw = Wirf drei Würfel und tippe, was sie zeigen, zum Beispiel 5 5 4.
play-undone =
    { $count ->
        [one] Ein Zug zurückgenommen.
       *[other] { $count } Züge zurückgenommen.
    }
play-redone = Wieder gespielt: { $turn }.
play-offered =
    { $side ->
        [wolf] Der Wolf bietet Remis an
        [sheep] Die Schafe bieten Remis an
        [quarry] Das Wild bietet Remis an
        [hunters] Die Jäger bieten Remis an
       *[other] { $player } bietet Remis an
    }: Die andere Seite kann annehmen, ablehnen oder einfach weiterspielen.
play-declined = Das Remis ist abgelehnt.
play-claim-repetition = Die Reklamation stimmt: Die Stellung kam { $count }-mal vor, nach den Zügen { $plies }.
play-claim-no-progress = Die Reklamation stimmt: { $count } Züge ohne Fortschritt.
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

## Das Ende des Abends.

play-bye = Auf Wiedersehen.
play-bye-unfinished = Auf Wiedersehen. Die Partie ist nicht zu Ende gespielt.
play-bye-unsaved = Die Partie ist nicht gespeichert; „speichern partie.txt“ oder --save hätte sie aufgehoben.

## Hilfe. $words sind die Wörter, die der Befehl in allen Sprachen versteht.

play-help-title = Das kannst du tippen:
play-help-mill = d2 setzt, d2-b2 zieht, d2-b2xa4 schlägt mit einer Mühle den Stein auf a4
play-help-draughts = { $turn } für einen Zug; mehrere Sprünge wie 9x18x27
play-help-wolf = d8+ stellt den Wolf aufs Brett, d8-c7 ist ein Schritt
play-help-battue = a1-a4 für einen Schritt, a1-a7xa4 für einen Sprung, der schlägt
play-help-pegs = d2-d4 für einen Sprung
play-help-throw = die Würfel, zum Beispiel: wurf 5 5 4
play-help-undo = den letzten Zug zurücknehmen; mit einer Zahl so viele
play-help-redo = einen zurückgenommenen Zug wieder spielen
play-help-draw = Remis anbieten
play-help-accept = das angebotene Remis annehmen
play-help-decline = das angebotene Remis ablehnen
play-help-claim = Remis reklamieren: reklamieren wiederholung, reklamieren ohne-mühle, mit dem beabsichtigten Zug, wenn es auf ihn ankommt
play-help-resign = die Partie aufgeben
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
command-show = zeigen brett
command-flip = drehen
command-moves = züge zuege
command-rules = regeln
command-save = speichern
command-help = hilfe
command-quit = ende schluss tschüss

## Wörter für das, was reklamiert wird, hinter „reklamieren“; mehrere Wörter mit Bindestrich.

claim-repetition = wiederholung
claim-no-progress = ohne-mühle ohne-muehle keine-mühle ohne-fortschritt
