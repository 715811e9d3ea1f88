### Puzzles in the browser: the list, one puzzle, what is said about a turn. A draw is a tied game. A
### running mill opens one mill by closing another.

## The list.

puzzles-title = Oppgaver
puzzles-lead = Ett brett, ett riktig trekk. Hver oppgave er regnet gjennom til slutten.
puzzles-daily = Dagens oppgave
puzzles-daily-solve = Løs den
puzzles-daily-again = Se på den igjen
puzzles-streak =
    { $days ->
        [0] Løs den i dag, så begynner en rekke.
        [one] Løst én dag på rad.
       *[other] Løst { $days } dager på rad.
    }
puzzles-count = { $solved } av { $count } oppgaver løst.
puzzles-family = Spill
puzzles-family-any = Alle spill
puzzles-family-mill = Mølle
puzzles-family-draughts = Dam
puzzles-family-wolf = Ulv og sauer
puzzles-family-battue = Drivjakt
puzzles-family-pegs = Solitaire
puzzles-kind = Type
puzzles-kind-any = Alle typer
puzzles-grade = Vanskelighet
puzzles-grade-any = Lett til vanskelig
puzzles-choose = Vis
puzzles-more =
    { $count ->
        [one] Én oppgave til
       *[other] { $count } oppgaver til
    }
puzzles-none = En slik oppgave finnes ikke.
puzzles-all = Alle oppgaver
puzzles-solved = løst

## The kinds, as headings.

puzzle-kind-win = Det eneste vinnende trekket
puzzle-kind-hold = Hold remis
puzzle-kind-running-mill = Dobbelmøllen
puzzle-kind-ending = Sluttspill
puzzle-kind-shot = Ofre og slå
puzzle-kind-escape = Slipp unna
puzzle-kind-close = Ring inn
puzzle-kind-keep = Hold den løsbar
puzzle-kind-finish = Hopp til slutten
puzzle-kind-few-moves = På få trekk

## How hard it is.

puzzle-grade-easy = lett
puzzle-grade-middling = middels
puzzle-grade-hard = vanskelig

## What is to be done. $player is the side to move ("White", "the sheep"), $side says which.

puzzle-task-win =
    { $side ->
       *[other] { $player } trekker og vinner. Bare ett trekk holder.
    }
puzzle-task-hold =
    { $side ->
       *[other] { $player } trekker og holder remis. Alle andre trekk taper.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } trekker, vinner og får en dobbelmølle. Hvilket trekk forbereder den?
    }
puzzle-task-ending =
    { $side ->
       *[other] Sluttspill: { $player } trekker og vinner. Bare ett trekk holder.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } gir bort noe og vinner. Hvordan begynner det?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Ulven er i trekket. Hvor bryter den gjennom?
        [fox] Reven er i trekket. Hvordan slipper den unna?
       *[other] Viltet er i trekket. Hvordan slipper det unna?
    }
puzzle-task-close =
    { $side ->
        [sheep] Sauene er i trekket. Steng ulven inne uten å etterlate noen luke.
       *[other] Jegerne er i trekket. Skjær av veien for viltet.
    }
puzzle-task-keep = Bare etter ett bestemt hopp kan brettet fortsatt gå opp. Hvilket?
puzzle-task-finish = Hopp til én pinne er igjen.
puzzle-task-few-moves =
    Hopp på { $moves } trekk til én pinne er igjen. Så lenge samme pinne fortsetter, er det ett trekk.

## What is said about a turn. $turn is a turn in words ("d7 to d6, takes a1").

puzzle-go-on = Riktig! Og nå?
puzzle-wrong = { $turn } er det ikke ennå.
puzzle-then-ends =
    { $side ->
       *[other] Da spiller { $player } { $turn }, og partiet er slutt.
    }
puzzle-then-takes =
    { $side ->
       *[other] Da spiller { $player } { $turn }.
    }
puzzle-lost-win = Etter det kan gevinsten ikke tvinges fram lenger. Prøv igjen.
puzzle-lost-hold = Etter det er partiet tapt. Prøv igjen.
puzzle-lost-running-mill = Etter det kan gevinsten ikke tvinges fram lenger. Prøv igjen.
puzzle-lost-ending = Etter det kan gevinsten ikke tvinges fram lenger. Prøv igjen.
puzzle-lost-shot = Etter det kan gevinsten ikke tvinges fram lenger. Prøv igjen.
puzzle-lost-escape = Slik kan veien fortsatt sperres. Prøv igjen.
puzzle-lost-close = Det etterlater en luke. Prøv igjen.
puzzle-lost-keep = Etter det blir det alltid mer enn én pinne igjen. Prøv igjen.
puzzle-lost-finish = Etter det blir det alltid mer enn én pinne igjen. Prøv igjen.
puzzle-lost-few-moves = Etter det er det ikke nok trekk igjen. Prøv igjen.
puzzle-solved-win = Løst! Den gevinsten kan ingen ta fra deg.
puzzle-solved-hold = Løst! Remisen er sikret.
puzzle-solved-running-mill = Løst! Nå kommer dobbelmøllen, og den vinner.
puzzle-solved-ending = Løst! Sluttspillet er vunnet.
puzzle-solved-shot = Løst! Offeret var verdt det.
puzzle-solved-escape = Løst! Nå er det ingen som kan stoppe det.
puzzle-solved-close = Løst! Det er ingen vei ut lenger.
puzzle-solved-keep = Løst! Herfra går det helt til siste pinne.
puzzle-solved-finish = Løst! Én pinne er igjen.
puzzle-solved-few-moves = Løst, og kortere går det ikke!
puzzle-solution-is = Løsningen: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Fra oppgavens begynnelse er det vunnet med ett trekk, uansett hva motstanderen spiller.
       *[other] Fra oppgavens begynnelse er det vunnet på høyst { $turns } trekk, uansett hva motstanderen spiller.
    }

## Beside the board.

puzzle-done = Løst
puzzle-streak = Dagens oppgave, dager på rad: { $days }
puzzle-next = Neste oppgave
puzzle-skip = En annen oppgave
puzzle-again = Begynn på nytt
puzzle-show-solution = Vis løsningen
puzzle-all = Alle oppgaver
puzzle-choices =
    { $count ->
        [one] Ett trekk er mulig.
       *[other] { $count } trekk er mulige.
    }
puzzle-level =
    { $level ->
        [10] Av datamaskinens nivåer er det bare det høyeste som er sikkert på å finne det.
       *[other] Datamaskinen finner det sikkert fra nivå { $level }.
    }
