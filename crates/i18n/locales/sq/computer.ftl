### The computer as an opponent and as a helper. Levels are numbers from 1 to 10.

## How it is called: beside the board, in lists, and in sentences.

computer-name = Kompjuteri
computer-at-level = niveli { $level }
computer-level = Kompjuteri, niveli { $level }

## What it is doing.

computer-thinking = Kompjuteri po mendon.
computer-considers = Kompjuteri po e mendon barazimin.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Shiko { $place }.
hint-look-among = Shiko këtu: një nga këto vende është ai i duhuri: { $places }.
hint-look-enter = Fut tri kokrra njëherësh.
hint-look-remove = Shiko çfarë mund të marrësh.
hint-look-pass = S’ka ç’të lëvizësh: kaloje radhën.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Një lëvizje e mirë: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Ende mund të zgjidhet, me një kërcim.
       *[other] Ende mund të zgjidhet, me { $jumps } kërcime.
    }
hint-unsolvable = Nuk mund të zgjidhet më; kështu mbeten sa më pak kunja.
hint-unknown = Nuk dihet nëse mund të zgjidhet ende.
