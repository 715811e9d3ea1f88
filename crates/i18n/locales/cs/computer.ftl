### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Remíza" is a tied game.

## How it is called: beside the board, in lists, and in sentences such as "Na tahu je Počítač".

computer-name = Počítač
computer-at-level = úroveň { $level }
computer-level = Počítač, úroveň { $level }

## What it is doing.

computer-thinking = Počítač přemýšlí.
computer-considers = Počítač zvažuje remízu.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Podívej se na { $place }.
hint-look-among = Podívej se sem: je to jedno z těchto míst: { $places }.
hint-look-enter = Nasaď tři kameny najednou.
hint-look-remove = Podívej se, co můžeš vzít.
hint-look-pass = Není čím táhnout: vynech tah.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Dobrý tah: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Ještě to jde vyřešit, jediným skokem.
       *[other] Ještě to jde vyřešit, { $jumps } skoky.
    }
hint-unsolvable = Vyřešit už to nejde; takhle zbude co nejméně kolíků.
hint-unknown = Neví se, jestli to ještě jde vyřešit.
