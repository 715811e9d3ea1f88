### Puzzles in the browser: the list, one puzzle, what is said about a turn. A draw is a tied game. A
### running mill opens one mill by closing another.

## The list.

puzzles-title = Opgaver
puzzles-lead = Ét bræt, ét rigtigt træk. Hver opgave er regnet igennem til enden.
puzzles-daily = Dagens opgave
puzzles-daily-solve = Løs den
puzzles-daily-again = Se den igen
puzzles-streak =
    { $days ->
        [0] Løs den i dag, så begynder en stime.
        [one] Løst én dag i træk.
       *[other] Løst { $days } dage i træk.
    }
puzzles-count = { $solved } af { $count } opgaver løst.
puzzles-family = Spil
puzzles-family-any = Alle spil
puzzles-family-mill = Mølle
puzzles-family-draughts = Dam
puzzles-family-wolf = Ulv og får
puzzles-family-battue = Klapjagt
puzzles-family-pegs = Solitaire
puzzles-kind = Slags
puzzles-kind-any = Alle slags
puzzles-grade = Sværhedsgrad
puzzles-grade-any = Let til svær
puzzles-choose = Vis
puzzles-more =
    { $count ->
        [one] Én opgave til
       *[other] { $count } opgaver til
    }
puzzles-none = Sådan en opgave findes ikke.
puzzles-all = Alle opgaver
puzzles-solved = løst

## The kinds, as headings.

puzzle-kind-win = Det eneste vindende træk
puzzle-kind-hold = Hold remis
puzzle-kind-running-mill = Svikmøllen
puzzle-kind-ending = Slutspil
puzzle-kind-shot = Ofre og slå
puzzle-kind-escape = Slip væk
puzzle-kind-close = Omring
puzzle-kind-keep = Hold den løselig
puzzle-kind-finish = Spring til enden
puzzle-kind-few-moves = I få træk

## How hard it is.

puzzle-grade-easy = let
puzzle-grade-middling = middel
puzzle-grade-hard = svær

## What is to be done. $player is the side to move ("White", "the sheep"), $side says which.

puzzle-task-win =
    { $side ->
       *[other] { $player } trækker og vinder. Kun ét træk gør det.
    }
puzzle-task-hold =
    { $side ->
       *[other] { $player } trækker og holder remis. Alle andre træk taber.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } trækker, vinder og får en svikmølle. Hvilket træk forbereder den?
    }
puzzle-task-ending =
    { $side ->
       *[other] Slutspil: { $player } trækker og vinder. Kun ét træk gør det.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } giver noget væk og vinder. Hvordan begynder det?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Ulven er i trækket. Hvor bryder den igennem?
        [fox] Ræven er i trækket. Hvordan slipper den væk?
       *[other] Vildtet er i trækket. Hvordan slipper det væk?
    }
puzzle-task-close =
    { $side ->
        [sheep] Fårene er i trækket. Luk ulven inde uden at lade et hul stå åbent.
       *[other] Jægerne er i trækket. Skær vejen af for vildtet.
    }
puzzle-task-keep = Kun efter ét bestemt spring kan brættet stadig gå op. Hvilket?
puzzle-task-finish = Spring, til der er én pind tilbage.
puzzle-task-few-moves =
    Spring i { $moves } træk, til der er én pind tilbage. Så længe den samme pind fortsætter, er det ét træk.

## What is said about a turn. $turn is a turn in words ("d7 to d6, takes a1").

puzzle-go-on = Rigtigt! Og nu?
puzzle-wrong = { $turn } er det ikke endnu.
puzzle-then-ends =
    { $side ->
       *[other] Så spiller { $player } { $turn }, og partiet er slut.
    }
puzzle-then-takes =
    { $side ->
       *[other] Så spiller { $player } { $turn }.
    }
puzzle-lost-win = Derefter kan gevinsten ikke tvinges igennem mere. Prøv igen.
puzzle-lost-hold = Derefter er partiet tabt. Prøv igen.
puzzle-lost-running-mill = Derefter kan gevinsten ikke tvinges igennem mere. Prøv igen.
puzzle-lost-ending = Derefter kan gevinsten ikke tvinges igennem mere. Prøv igen.
puzzle-lost-shot = Derefter kan gevinsten ikke tvinges igennem mere. Prøv igen.
puzzle-lost-escape = Sådan kan vejen stadig spærres. Prøv igen.
puzzle-lost-close = Det efterlader et hul. Prøv igen.
puzzle-lost-keep = Derefter bliver der altid mere end én pind tilbage. Prøv igen.
puzzle-lost-finish = Derefter bliver der altid mere end én pind tilbage. Prøv igen.
puzzle-lost-few-moves = Derefter er der ikke træk nok. Prøv igen.
puzzle-solved-win = Løst! Den gevinst kan ingen tage fra dig.
puzzle-solved-hold = Løst! Remisen er sikker.
puzzle-solved-running-mill = Løst! Nu kommer svikmøllen, og den vinder.
puzzle-solved-ending = Løst! Slutspillet er vundet.
puzzle-solved-shot = Løst! Ofret var det værd.
puzzle-solved-escape = Løst! Nu er der ingen, der kan stoppe det.
puzzle-solved-close = Løst! Der er ingen vej ud mere.
puzzle-solved-keep = Løst! Herfra går det helt til den sidste pind.
puzzle-solved-finish = Løst! Der er én pind tilbage.
puzzle-solved-few-moves = Løst, og kortere kan det ikke gøres!
puzzle-solution-is = Løsningen: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Fra opgavens begyndelse er det vundet med ét træk, uanset hvad modstanderen spiller.
       *[other] Fra opgavens begyndelse er det vundet på højst { $turns } træk, uanset hvad modstanderen spiller.
    }

## Beside the board.

puzzle-done = Løst
puzzle-streak = Dagens opgave, dage i træk: { $days }
puzzle-next = Næste opgave
puzzle-skip = En anden opgave
puzzle-again = Begynd forfra
puzzle-show-solution = Vis løsningen
puzzle-all = Alle opgaver
puzzle-choices =
    { $count ->
        [one] Ét træk er muligt.
       *[other] { $count } træk er mulige.
    }
puzzle-level =
    { $level ->
        [10] Af computerens niveauer er det kun det højeste, der er sikker på at finde det.
       *[other] Computeren finder det med sikkerhed fra niveau { $level }.
    }
