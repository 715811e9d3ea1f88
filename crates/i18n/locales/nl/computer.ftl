### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Draw" is a tied
### game, "turn" is what one player does at a time.

## How it is called: beside the board, in lists, and in sentences such as "Computer to move".

computer-name = Computer
computer-at-level = niveau { $level }
computer-level = Computer, niveau { $level }

## What it is doing.

computer-thinking = De computer denkt na.
computer-considers = De computer denkt na over het remiseaanbod.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Kijk eens naar { $place }.
hint-look-among = Kijk hier: een van deze plekken is de goede: { $places }.
hint-look-enter = Breng drie stenen tegelijk in het spel.
hint-look-remove = Kijk eens wat je kunt slaan.
hint-look-pass = Er valt niets te zetten: pas.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Een goede zet: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Het komt nog uit, met nog één sprong.
       *[other] Het komt nog uit, in { $jumps } sprongen.
    }
hint-unsolvable = Het komt niet meer uit; zo blijven er zo weinig mogelijk pionnen over.
hint-unknown = Of het nog uitkomt, is niet bekend.
