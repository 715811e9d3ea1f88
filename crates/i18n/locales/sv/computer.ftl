### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Draw" is a tied
### game, "turn" is what one player does at a time.

## How it is called: beside the board, in lists, and in sentences such as "Computer to move".

computer-name = Datorn
computer-at-level = nivå { $level }
computer-level = Datorn, nivå { $level }

## What it is doing.

computer-thinking = Datorn tänker.
computer-considers = Datorn funderar på remianbudet.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Titta på { $place }.
hint-look-among = Titta här: en av de här platserna är den rätta: { $places }.
hint-look-enter = Sätt in tre pjäser på en gång.
hint-look-remove = Titta på vad du kan ta.
hint-look-pass = Det finns inget att flytta: passa.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Ett bra drag: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Det går fortfarande ut, med ett hopp till.
       *[other] Det går fortfarande ut, med { $jumps } hopp.
    }
hint-unsolvable = Det går inte ut längre; så här blir så få pinnar som möjligt kvar.
hint-unknown = Ingen vet om det fortfarande går ut.
