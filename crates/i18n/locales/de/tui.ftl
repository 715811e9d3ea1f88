### Das Brett auf dem Bildschirm: was darum herum steht und was die Tasten tun. Was über die Partie selbst
### gesagt wird, kommt anderswoher. Die Spieler werden geduzt.

## Der Rahmen. Die Tasten stehen vor dem, was sie tun, kurz genug für 58 Spalten.

tui-keys = Enter wählt  u zurück  i Tipp  : tippen  ? Hilfe  q Ende
tui-too-small = Das Fenster ist zu klein für das Brett: Es hat { $width } Spalten und { $height } Zeilen, { $needwidth } und { $needheight } braucht es.
tui-thinking-hint = Ein guter Zug wird gesucht …

## Was mitten im Zug zu tun ist und was statt eines Zuges.

tui-go = Wähle, wohin; Esc lässt los.
tui-go-or-not = Wähle, wohin es weitergeht, oder hör mit n hier auf.
tui-take = Wähle einen Stein zum Schlagen, einen in < >.
tui-take-or-not = Wähle einen Stein zum Schlagen, einen in < >, oder schlage mit n keinen.
tui-throw = Mit t wird gewürfelt.
tui-pass = Mit Enter setzt du aus.
tui-over = u nimmt zurück, q beendet.
tui-over-stays = q verlässt das Spiel.

## Warum eine Stelle nicht gewählt werden kann; $place ist ihr Name.

tui-wrong-stuck = Der Stein auf { $place } kann jetzt nicht ziehen.
tui-wrong-go = Das geht mit { $place } jetzt nicht.

## Fragen; tui-yes und tui-no sind die Tasten für Ja und Nein: je ein kleiner Buchstabe, mit dem das
## Wort beginnt. Dahinter steht: [j/n]

tui-ask-quit = Die Partie ist nicht zu Ende und nicht gespeichert. Trotzdem aufhören?
tui-ask-quit-saved = Die Partie ist nicht zu Ende, aber gespeichert. Aufhören?
tui-ask-draw = Ist die andere Seite einverstanden?
tui-yes = j
tui-no = n

## Hilfe: eine Liste der Tasten, jede mit ein paar Worten. tui-key-* sind Tasten, die Namen haben.

tui-help-title = Tasten
tui-key-arrows = Pfeile
tui-key-pages = Bild auf/ab
tui-help-move = von Stelle zu Stelle gehen
tui-help-next = zur nächsten Stelle gehen, die wählbar ist
tui-help-choose = wählen: einen Stein, wohin er zieht, was er schlägt; ein Klick auch
tui-help-type = einen Zug tippen wie d2 oder a1-a4xd5; nach : einen Befehl wie speichern partie.txt
tui-help-undo = einen Zug zurücknehmen; ihn wieder spielen
tui-help-hint = ein Tipp; noch einmal für den ganzen Zug
tui-help-level = den Computer stärker oder schwächer machen
tui-help-rules = die Regeln dieses Spiels
tui-help-scroll = in den Zügen blättern
tui-help-quit = aufhören
tui-help-back = Jede Taste führt zum Brett zurück.
tui-rules-back = Die Pfeile blättern, jede andere Taste führt zum Brett zurück.
