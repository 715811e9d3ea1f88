### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Draw" is a tied
### game, "turn" is what one player does at a time.

## How it is called: beside the board, in lists, and in sentences such as "Computer to move".

computer-name = Computeren
computer-at-level = niveau { $level }
computer-level = Computeren, niveau { $level }

## What it is doing.

computer-thinking = Computeren tænker.
computer-considers = Computeren overvejer remistilbuddet.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Se på { $place }.
hint-look-among = Se her: en af disse pladser er den rigtige: { $places }.
hint-look-enter = Sæt tre brikker ind på én gang.
hint-look-remove = Se på, hvad du kan tage.
hint-look-pass = Der er ikke noget at flytte: meld pas.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Et godt træk: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Den kan stadig gå op, med ét spring mere.
       *[other] Den kan stadig gå op, med { $jumps } spring.
    }
hint-unsolvable = Den kan ikke gå op mere; sådan bliver der færrest mulige pinde tilbage.
hint-unknown = Det vides ikke, om den stadig kan gå op.
