### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Tablas" is a tied
### game, "jugada" is what one player does at a time.

## How it is called: beside the board, in lists, and at the beginning of sentences.

computer-name = El ordenador
computer-at-level = nivel { $level }
computer-level = Ordenador, nivel { $level }

## What it is doing.

computer-thinking = El ordenador está pensando.
computer-considers = El ordenador se está pensando las tablas.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Mira { $place }.
hint-look-among = Mira aquí: es uno de estos sitios: { $places }.
hint-look-enter = Haz entrar tres fichas de golpe.
hint-look-remove = Mira qué puedes capturar.
hint-look-pass = No hay nada que mover: pasa.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Una buena jugada: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Aún se puede resolver, con un solo salto.
       *[other] Aún se puede resolver, en { $jumps } saltos.
    }
hint-unsolvable = Ya no se puede resolver; así queda el menor número de fichas posible.
hint-unknown = No se sabe si aún se puede resolver.
