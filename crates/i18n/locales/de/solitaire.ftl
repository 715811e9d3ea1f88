### Solitär: die Zahlen neben dem Brett, Aufgaben mit Par, die besten Partien, Wettläufe. Ein „Sprung“
### nimmt einen Stein vom Brett; ein „Zug“ sind alle Sprünge eines Steins hintereinander. „Par“ ist die
### kleinste Zahl von Zügen, mit der es nachweislich geht.

## Neben dem Brett.

solitaire-figures = Wie es steht
solitaire-pegs = Steine
solitaire-moves = Züge
# Warum es weniger Züge sind als Sprünge in der Liste.
solitaire-counted = Mehrere Sprünge eines Steins hintereinander sind ein Zug.
solitaire-par = Par
solitaire-time = Zeit
solitaire-watch = Zeigen, was noch geht
solitaire-solution = Eine Lösung zeigen
solitaire-back = Zurück zur Partie
solitaire-more = Aufgaben, beste Partien, Wettläufe
# $moves und $jumps sind Zahlen.
solitaire-done =
    { $moves ->
        [one] Ein Zug
       *[other] { $moves } Züge
    }, { $jumps ->
        [one] ein Sprung
       *[other] { $jumps } Sprünge
    }

## Was noch geht; auf Wunsch nach jedem Sprung.

solitaire-solvable = Das ist noch zu lösen.
solitaire-solvable-in =
    { $moves ->
        [0] Das ist noch zu lösen, wenn derselbe Stein weiterspringt.
        [one] Das ist noch zu lösen, mit einem Zug.
       *[other] Das ist noch zu lösen, mit mindestens { $moves } Zügen.
    }
solitaire-anew = Von hier aus ist es nicht mehr zu lösen. Das ist eine Lösung vom Anfang an.
solitaire-hopeless =
    { $pegs ->
        [one] Das ist nicht mehr zu lösen: Ein Stein bleibt übrig, aber am falschen Platz.
       *[other] Das ist nicht mehr zu lösen. Bestenfalls bleiben { $pegs } Steine übrig.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Das ist nicht mehr zu lösen.
       *[other] Das ist nicht mehr zu lösen. { $pegs } Steine oder weniger können übrig bleiben.
    }
solitaire-unknown =
    { $pegs ->
        [one] Ob das noch zu lösen ist, ist nicht bekannt.
       *[other] Ob das noch zu lösen ist, ist nicht bekannt; { $pegs } Steine oder weniger können übrig bleiben.
    }

## Nach dem Ende. $over sagt, wie viele Züge über Par.

solitaire-against-par =
    { $over ->
        [0] { $moves } Züge: Das ist Par, mit weniger geht es nicht.
        [one] { $moves } Züge, einer über Par.
       *[other] { $moves } Züge, { $over } über Par.
    }
hint-too-late = Das ist nicht mehr zu lösen.

## Die Seite der Aufgaben. Namen der Figuren, die die Steine am Anfang bilden.

solitaire-title = Solitär
solitaire-lead = Erst kleine Figuren, dann die ganzen Bretter. Par ist bewiesen: Mit weniger Zügen geht es nicht, und alle Sprünge eines Steins hintereinander sind ein Zug.
problem-cross = Kreuz
problem-plus = Griechisches Kreuz
problem-square = Gekipptes Quadrat
problem-fireplace = Kamin
problem-pyramid = Pyramide
problem-arrow = Pfeil
problem-diamond = Raute
problem-triangle = Dreieck
problem-english = Englisches Brett
problem-centre = Englisches Brett, letzter Stein in der Mitte
problem-european = Europäisches Brett
problem-pegs = { $pegs } Steine
problem-par =
    { $moves ->
        [one] Par ein Zug
       *[other] Par { $moves } Züge
    }
problem-no-par = Par unbekannt
problem-play = Versuchen
# Der Name des Knopfs für Vorleseprogramme.
problem-play-of = Versuchen: { $name }

## Die besten Partien einer Aufgabe.

results-title = Beste Partien hier
results-pegs = Steine
results-moves = Züge
results-time = Zeit
results-name = Wer
results-nameless = jemand

## Ein Wettlauf: mehrere an einem Bildschirm, jeder mit seinem eigenen Brett.

race-title = Wettlauf
race-about = Zwei bis vier an diesem Bildschirm, alle mit derselben Aufgabe: Wer sie am schnellsten löst, gewinnt, und löst sie niemand, wer die wenigsten Steine übrig lässt. Die Zeit läuft vom ersten bis zum letzten Sprung; zurückgenommen wird nichts.
race-problem = Aufgabe
race-players = Wie viele
race-player = Spieler { $number }
race-begin = Wettlauf beginnen
race-lead = Alle springen zugleich. Die schnellste Lösung gewinnt, sonst die wenigsten Steine.
race-stands =
    { $pegs ->
        [one] ein Stein
       *[other] { $pegs } Steine
    } · { $time }
race-solved = gelöst in { $moves } Zügen · { $time }
race-won = { $name } gewinnt: gelöst in { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } gewinnt mit einem Stein, in { $time }.
       *[other] { $name } gewinnt mit { $pegs } Steinen, in { $time }.
    }
race-shared = In allem gleich: { $names } teilen sich den ersten Platz.

## Absagen.

error-not-solitaire = Das ist keine Partie Solitär.
error-unknown-problem = Diese Aufgabe gibt es nicht.
error-unknown-race = Diesen Wettlauf gibt es nicht.
error-race-players = Ein Wettlauf ist für zwei bis vier.
