### Was „zwick games“ sagt: eine kurze Begrüßung und was es gibt. Namen von Befehlen und
### Kennungen von Spielen werden nie übersetzt.

## Die Begrüßung.

overview-title = Zwickmühle: Mühle und die anderen Spiele aus der alten Spielesammlung
overview-lead = Spiel nach dem Blatt, mit dem du aufgewachsen bist, oder nach jedem anderen.

## Die Spiele, nach Familien; jede Zeile hat Kennung und Namen. „Unsere Fassung“ heißt: Nur der Name
## ist überliefert.

overview-games = Spiele
overview-house-version = { $game } (unsere Fassung)

## Was man tun kann, eine Zeile für jeden Befehl.

overview-commands = Befehle
overview-serve = das Brett im Browser öffnen
overview-play = ein Spiel spielen, zu zweit an einem Bildschirm
overview-rules = alle Regeln eines Spiels und woher sie stammen, oder was an einem zweiten anders ist
overview-show = eine Stellung zeichnen
overview-moves = die möglichen Züge auflisten
overview-check = eine Aufzeichnung nachspielen und prüfen
overview-convert = eine Aufzeichnung anders schreiben
overview-perft = zählen, auf wie viele Arten ein Spiel verlaufen kann
overview-solve = ein Spiel lösen: Tabellen machen, die jede Stellung kennen
overview-probe = die Tabellen nach einer Stellung fragen
overview-verify = die Tabellen an den Regeln prüfen
overview-tables = die Tabellen auflisten, entfernen oder über sie berichten
overview-engine = der Computer als Spieler für andere Programme (UGI)
overview-match = zwei Spieler viele Partien spielen lassen und sagen, wer stärker ist
overview-analyse = sagen, was jeder Zug einer Partie wert war und welcher besser gewesen wäre
overview-bench = messen, wie schnell gezählt wird

## Die letzte Zeile.

overview-more = Mehr sagt „zwick help“; ein eigenes Spiel ist eine Datei mit Regeln, angegeben als @DATEI („zwick help rules“ zeigt eine).

## Was „zwick“ sagt, während es das Brett bereitstellt.

serve-at = Das Brett steht unter { $address }
serve-elsewhere = Deine Partien sind schon offen, unter { $address }
serve-stop = Strg-C beendet das; jede Partie geht weiter, wo sie war.
serve-stopped = Auf Wiedersehen. Jede Partie geht weiter, wo sie war.

## Was „zwick rules“ zu den Regeln eines Spiels hinzufügt. Die Zeichen der Quellen werden nie
## übersetzt.

rules-no-effect = (Hier ohne Wirkung.)
rules-sources = Quellen: 000 bis 004 sind die Regelblätter mit ihrer Ausgabe (002-S ist die schwedische); M-, D- und § sind Entscheidungen und Abschnitte, X Bücher und Seiten; docs/rules.md führt sie auf.
rules-equal = Sie unterscheiden sich nicht.
rules-same-game = Mögliche Züge und Ergebnisse sind in beiden dieselben.
