### Aufgaben im Browser: die Liste, eine Aufgabe, was zu einem Zug gesagt wird. Wer liest, wird
### geduzt. „Remis“ ist die unentschiedene Partie; eine „Zwickmühle“ öffnet eine Mühle, indem sie eine
### andere schließt.

## Die Liste.

puzzles-title = Aufgaben
puzzles-lead = Ein Brett, ein richtiger Zug. Jede Aufgabe ist bis zum Ende durchgerechnet.
puzzles-daily = Aufgabe des Tages
puzzles-daily-solve = Lösen
puzzles-daily-again = Noch einmal ansehen
puzzles-streak =
    { $days ->
        [0] Löse sie heute, und eine Reihe beginnt.
        [one] Einen Tag in Folge gelöst.
       *[other] { $days } Tage in Folge gelöst.
    }
puzzles-count = { $solved } von { $count } Aufgaben gelöst.
puzzles-family = Spiel
puzzles-family-any = Alle Spiele
puzzles-family-mill = Mühle
puzzles-family-draughts = Dame
puzzles-family-wolf = Wolf und Schafe
puzzles-family-battue = Treibjagd
puzzles-family-pegs = Solitär
puzzles-kind = Art
puzzles-kind-any = Alle Arten
puzzles-grade = Schwierigkeit
puzzles-grade-any = Leicht bis schwer
puzzles-choose = Zeigen
puzzles-more =
    { $count ->
        [one] Noch eine Aufgabe
       *[other] Noch { $count } Aufgaben
    }
puzzles-none = So eine Aufgabe gibt es nicht.
puzzles-all = Alle Aufgaben
puzzles-solved = gelöst

## Die Arten, als Überschriften.

puzzle-kind-win = Der einzige Gewinnzug
puzzle-kind-hold = Das Remis halten
puzzle-kind-running-mill = Die Zwickmühle
puzzle-kind-ending = Endspiel
puzzle-kind-shot = Opfern und schlagen
puzzle-kind-escape = Entkommen
puzzle-kind-close = Einkreisen
puzzle-kind-keep = Lösbar bleiben
puzzle-kind-finish = Zu Ende springen
puzzle-kind-few-moves = In wenigen Zügen

## Die Schwierigkeit.

puzzle-grade-easy = leicht
puzzle-grade-middling = mittel
puzzle-grade-hard = schwer

## Was zu tun ist. $player ist die Seite am Zug („Weiß“, „die Schafe“), $side sagt, welche.

puzzle-task-win =
    { $side ->
       *[other] { $player } zieht und gewinnt. Nur ein Zug tut es.
    }
puzzle-task-hold =
    { $side ->
       *[other] { $player } zieht und hält das Remis. Jeder andere Zug verliert.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } zieht, gewinnt und kommt zur Zwickmühle. Welcher Zug bereitet sie vor?
    }
puzzle-task-ending =
    { $side ->
       *[other] Endspiel: { $player } zieht und gewinnt. Nur ein Zug tut es.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } gibt etwas her und gewinnt. Womit fängt es an?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Der Wolf ist am Zug. Wo bricht er durch?
        [fox] Der Fuchs ist am Zug. Wie entkommt er?
       *[other] Das Wild ist am Zug. Wie entkommt es?
    }
puzzle-task-close =
    { $side ->
        [sheep] Die Schafe sind am Zug. Schließ den Wolf ein, ohne eine Lücke zu lassen.
       *[other] Die Jäger sind am Zug. Schneid dem Wild den Weg ab.
    }
puzzle-task-keep = Nur nach einem Sprung ist das Brett noch zu lösen. Nach welchem?
puzzle-task-finish = Spring, bis ein Stift übrig ist.
puzzle-task-few-moves =
    Spring in { $moves } Zügen, bis ein Stift übrig ist. Springt derselbe Stift weiter, ist das ein Zug.

## Was zu einem Zug gesagt wird. $turn ist ein Zug in Worten („d7 nach d6, schlägt a1“).

puzzle-go-on = Richtig! Und weiter?
puzzle-wrong = { $turn } ist es noch nicht.
puzzle-then-ends =
    { $side ->
       *[other] Dann spielt { $player } { $turn }, und die Partie ist aus.
    }
puzzle-then-takes =
    { $side ->
       *[other] Dann spielt { $player } { $turn }.
    }
puzzle-lost-win = Danach ist kein Gewinn mehr zu erzwingen. Versuch es noch einmal.
puzzle-lost-hold = Danach ist die Partie verloren. Versuch es noch einmal.
puzzle-lost-running-mill = Danach ist kein Gewinn mehr zu erzwingen. Versuch es noch einmal.
puzzle-lost-ending = Danach ist kein Gewinn mehr zu erzwingen. Versuch es noch einmal.
puzzle-lost-shot = Danach ist kein Gewinn mehr zu erzwingen. Versuch es noch einmal.
puzzle-lost-escape = So wird der Weg noch versperrt. Versuch es noch einmal.
puzzle-lost-close = So bleibt eine Lücke. Versuch es noch einmal.
puzzle-lost-keep = Danach bleibt immer mehr als ein Stift stehen. Versuch es noch einmal.
puzzle-lost-finish = Danach bleibt immer mehr als ein Stift stehen. Versuch es noch einmal.
puzzle-lost-few-moves = Danach reichen die Züge nicht mehr. Versuch es noch einmal.
puzzle-solved-win = Gelöst! Dieser Gewinn ist nicht mehr zu nehmen.
puzzle-solved-hold = Gelöst! Das Remis ist gehalten.
puzzle-solved-running-mill = Gelöst! Jetzt kommt die Zwickmühle, und sie gewinnt.
puzzle-solved-ending = Gelöst! Das Endspiel ist gewonnen.
puzzle-solved-shot = Gelöst! Das Opfer hat sich gelohnt.
puzzle-solved-escape = Gelöst! Jetzt hält ihn niemand mehr auf.
puzzle-solved-close = Gelöst! Jetzt gibt es kein Entkommen.
puzzle-solved-keep = Gelöst! Von hier geht es bis zum letzten Stift.
puzzle-solved-finish = Gelöst! Ein Stift ist übrig.
puzzle-solved-few-moves = Gelöst, und kürzer geht es nicht!
puzzle-solution-is = Die Lösung: { $turns }
# Wie lange der Gewinn nach genauen Werten dauert; $turns zählt die Züge der Seite, die gewinnt.
puzzle-wins-in =
    { $turns ->
        [one] Vom Anfang der Aufgabe an ist es mit einem Zug gewonnen, was die andere Seite auch spielt.
       *[other] Vom Anfang der Aufgabe an ist es in höchstens { $turns } Zügen gewonnen, was die andere Seite auch spielt.
    }

## Neben dem Brett.

puzzle-done = Gelöst
puzzle-streak = Aufgabe des Tages, Tage in Folge: { $days }
puzzle-next = Nächste Aufgabe
puzzle-skip = Eine andere Aufgabe
puzzle-again = Von vorn
puzzle-show-solution = Lösung zeigen
puzzle-all = Alle Aufgaben
puzzle-choices =
    { $count ->
        [one] Ein Zug ist möglich.
       *[other] { $count } Züge sind möglich.
    }
puzzle-level =
    { $level ->
        [10] Unter den Stufen des Computers findet ihn nur die höchste sicher.
       *[other] Der Computer findet ihn ab Stufe { $level } sicher.
    }
