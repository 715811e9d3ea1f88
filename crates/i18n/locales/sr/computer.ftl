### The computer as an opponent and as a helper. Levels are numbers from 1 to 10.

## How it is called: beside the board, in lists, and in sentences such as "Računar je na potezu".

computer-name = Računar
computer-at-level = nivo { $level }
computer-level = Računar, nivo { $level }

## What it is doing.

computer-thinking = Računar razmišlja.
computer-considers = Računar razmišlja o remiju.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Pogledaj { $place }.
hint-look-among = Pogledaj ovamo: jedno od ovih polja je pravo: { $places }.
hint-look-enter = Uvedi tri pijuna odjednom.
hint-look-remove = Pogledaj šta možeš da uzmeš.
hint-look-pass = Nema čime da se vuče: preskoči potez.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Dobar potez: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Još je rešivo, u { $jumps } skoku.
        [few] Još je rešivo, u { $jumps } skoka.
       *[other] Još je rešivo, u { $jumps } skokova.
    }
hint-unsolvable = Više nije rešivo; ovako ostaje što manje pijuna.
hint-unknown = Ne zna se da li je još rešivo.
