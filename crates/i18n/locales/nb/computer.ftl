### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Draw" is a tied
### game, "turn" is what one player does at a time.

## How it is called: beside the board, in lists, and in sentences such as "Computer to move".

computer-name = Datamaskinen
computer-at-level = nivå { $level }
computer-level = Datamaskinen, nivå { $level }

## What it is doing.

computer-thinking = Datamaskinen tenker.
computer-considers = Datamaskinen vurderer remistilbudet.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Se på { $place }.
hint-look-among = Se her: en av disse plassene er den rette: { $places }.
hint-look-enter = Sett inn tre brikker på én gang.
hint-look-remove = Se på hva du kan ta.
hint-look-pass = Det er ingenting å flytte: meld pass.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Et godt trekk: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Den kan fortsatt gå opp, med ett hopp til.
       *[other] Den kan fortsatt gå opp, med { $jumps } hopp.
    }
hint-unsolvable = Den kan ikke gå opp lenger; slik blir det færrest mulig pinner igjen.
hint-unknown = Det er ikke kjent om den fortsatt kan gå opp.
