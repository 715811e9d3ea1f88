### Puzzles in the browser: the list, one puzzle, what is said about a turn. A draw is a tied game. A
### running mill opens one mill by closing another.

## The list.

puzzles-title = Uppgifter
puzzles-lead = Ett bräde, ett rätt drag. Varje uppgift är genomräknad till slutet.
puzzles-daily = Dagens uppgift
puzzles-daily-solve = Lös den
puzzles-daily-again = Titta på den igen
puzzles-streak =
    { $days ->
        [0] Lös den i dag, så börjar en svit.
        [one] Löst en dag i rad.
       *[other] Löst { $days } dagar i rad.
    }
puzzles-count = { $solved } av { $count } uppgifter lösta.
puzzles-family = Spel
puzzles-family-any = Alla spel
puzzles-family-mill = Kvarn
puzzles-family-draughts = Dam
puzzles-family-wolf = Varg och får
puzzles-family-battue = Drevjakt
puzzles-family-pegs = Solitär
puzzles-kind = Sort
puzzles-kind-any = Alla sorter
puzzles-grade = Svårighet
puzzles-grade-any = Lätt till svår
puzzles-choose = Visa
puzzles-more =
    { $count ->
        [one] En uppgift till
       *[other] { $count } uppgifter till
    }
puzzles-none = En sådan uppgift finns inte.
puzzles-all = Alla uppgifter
puzzles-solved = löst

## The kinds, as headings.

puzzle-kind-win = Det enda vinstdraget
puzzle-kind-hold = Håll remi
puzzle-kind-running-mill = Dubbelkvarnen
puzzle-kind-ending = Slutspel
puzzle-kind-shot = Offra och slå
puzzle-kind-escape = Kom undan
puzzle-kind-close = Ringa in
puzzle-kind-keep = Håll den lösbar
puzzle-kind-finish = Hoppa till slutet
puzzle-kind-few-moves = På få drag

## How hard it is.

puzzle-grade-easy = lätt
puzzle-grade-middling = medel
puzzle-grade-hard = svår

## What is to be done. $player is the side to move ("White", "the sheep"), $side says which.

puzzle-task-win =
    { $side ->
       *[other] { $player } drar och vinner. Bara ett drag duger.
    }
puzzle-task-hold =
    { $side ->
       *[other] { $player } drar och håller remi. Alla andra drag förlorar.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } drar, vinner och får en dubbelkvarn. Vilket drag förbereder den?
    }
puzzle-task-ending =
    { $side ->
       *[other] Slutspel: { $player } drar och vinner. Bara ett drag duger.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } ger bort något och vinner. Hur börjar det?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Vargen är vid draget. Var bryter den igenom?
        [fox] Räven är vid draget. Hur kommer den undan?
       *[other] Villebrådet är vid draget. Hur kommer det undan?
    }
puzzle-task-close =
    { $side ->
        [sheep] Fåren är vid draget. Stäng in vargen utan att lämna någon lucka.
       *[other] Jägarna är vid draget. Skär av vägen för villebrådet.
    }
puzzle-task-keep = Bara efter ett enda hopp kan brädet ännu gå ut. Vilket?
puzzle-task-finish = Hoppa tills en pinne är kvar.
puzzle-task-few-moves =
    Hoppa på { $moves } drag tills en pinne är kvar. Så länge samma pinne fortsätter är det ett drag.

## What is said about a turn. $turn is a turn in words ("d7 to d6, takes a1").

puzzle-go-on = Rätt! Och nu?
puzzle-wrong = { $turn } är det inte än.
puzzle-then-ends =
    { $side ->
       *[other] Då spelar { $player } { $turn }, och partiet är slut.
    }
puzzle-then-takes =
    { $side ->
       *[other] Då spelar { $player } { $turn }.
    }
puzzle-lost-win = Efter det går det inte att tvinga fram någon vinst. Försök igen.
puzzle-lost-hold = Efter det är partiet förlorat. Försök igen.
puzzle-lost-running-mill = Efter det går det inte att tvinga fram någon vinst. Försök igen.
puzzle-lost-ending = Efter det går det inte att tvinga fram någon vinst. Försök igen.
puzzle-lost-shot = Efter det går det inte att tvinga fram någon vinst. Försök igen.
puzzle-lost-escape = Så kan vägen ännu spärras. Försök igen.
puzzle-lost-close = Det lämnar en lucka. Försök igen.
puzzle-lost-keep = Efter det blir alltid mer än en pinne kvar. Försök igen.
puzzle-lost-finish = Efter det blir alltid mer än en pinne kvar. Försök igen.
puzzle-lost-few-moves = Efter det räcker dragen inte till. Försök igen.
puzzle-solved-win = Löst! Den vinsten kan ingen ta ifrån dig.
puzzle-solved-hold = Löst! Remin är säkrad.
puzzle-solved-running-mill = Löst! Nu kommer dubbelkvarnen, och den vinner.
puzzle-solved-ending = Löst! Slutspelet är vunnet.
puzzle-solved-shot = Löst! Offret var värt det.
puzzle-solved-escape = Löst! Nu går det inte att hejda.
puzzle-solved-close = Löst! Nu finns ingen väg ut.
puzzle-solved-keep = Löst! Härifrån går det ända till sista pinnen.
puzzle-solved-finish = Löst! En pinne är kvar.
puzzle-solved-few-moves = Löst, och kortare går det inte!
puzzle-solution-is = Lösningen: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Från uppgiftens början är det vunnet med ett drag, vad motståndaren än spelar.
       *[other] Från uppgiftens början är det vunnet på högst { $turns } drag, vad motståndaren än spelar.
    }

## Beside the board.

puzzle-done = Löst
puzzle-streak = Dagens uppgift, dagar i rad: { $days }
puzzle-next = Nästa uppgift
puzzle-skip = En annan uppgift
puzzle-again = Börja om
puzzle-show-solution = Visa lösningen
puzzle-all = Alla uppgifter
puzzle-choices =
    { $count ->
        [one] Ett drag är möjligt.
       *[other] { $count } drag är möjliga.
    }
puzzle-level =
    { $level ->
        [10] Av datorns nivåer är det bara den högsta som säkert hittar det.
       *[other] Datorn hittar det säkert från nivå { $level }.
    }
