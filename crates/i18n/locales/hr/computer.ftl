### The computer as an opponent and as a helper. Levels are numbers from 1 to 10.

## How it is called: beside the board, in lists, and in sentences such as "Računalo je na potezu".

computer-name = Računalo
computer-at-level = razina { $level }
computer-level = Računalo, razina { $level }

## What it is doing.

computer-thinking = Računalo razmišlja.
computer-considers = Računalo razmišlja o remiju.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Pogledaj { $place }.
hint-look-among = Pogledaj ovamo: jedno od ovih polja je pravo: { $places }.
hint-look-enter = Uvedi tri pijuna odjednom.
hint-look-remove = Pogledaj što možeš uzeti.
hint-look-pass = Nema se čime vući: preskoči potez.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Dobar potez: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Još je rješivo, u { $jumps } skoku.
        [few] Još je rješivo, u { $jumps } skoka.
       *[other] Još je rješivo, u { $jumps } skokova.
    }
hint-unsolvable = Više nije rješivo; ovako ostaje što manje pijuna.
hint-unknown = Ne zna se je li još rješivo.
