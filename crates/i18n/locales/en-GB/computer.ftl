### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Draw" is a tied
### game, "turn" is what one player does at a time.

## How it is called: beside the board, in lists, and in sentences such as "Computer to move".

computer-name = Computer
computer-at-level = level { $level }
computer-level = Computer, level { $level }

## What it is doing.

computer-thinking = The computer is thinking.
computer-considers = The computer is considering the draw.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Look at { $place }.
hint-look-among = Look here: one of { $places } is the one.
hint-look-enter = Let three stones enter at once.
hint-look-remove = Look at what you can take.
hint-look-pass = There is nothing to move: pass.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = A good turn: { $turn }.
hint-solvable =
    { $jumps ->
        [one] It can still be solved, with one more jump.
       *[other] It can still be solved, in { $jumps } jumps.
    }
hint-unsolvable = It cannot be solved any more; this leaves as few pegs as possible.
hint-unknown = Whether it can still be solved is not known.
