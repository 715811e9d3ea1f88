### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Remis" is a tied game.

## How it is called: beside the board, in lists, and in sentences such as "Ruch: Komputer".

computer-name = Komputer
computer-at-level = poziom { $level }
computer-level = Komputer, poziom { $level }

## What it is doing.

computer-thinking = Komputer myśli.
computer-considers = Komputer zastanawia się nad remisem.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Spójrz na { $place }.
hint-look-among = Spójrz tutaj: chodzi o jedno z tych miejsc: { $places }.
hint-look-enter = Wprowadź trzy pionki naraz.
hint-look-remove = Zobacz, co możesz zabrać.
hint-look-pass = Nie ma czym ruszyć: spasuj.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Dobry ruch: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Da się jeszcze rozwiązać, jednym skokiem.
       *[other] Da się jeszcze rozwiązać, w { $jumps } skokach.
    }
hint-unsolvable = Tego już nie da się rozwiązać; tak zostanie najmniej pionków.
hint-unknown = Nie wiadomo, czy da się to jeszcze rozwiązać.
