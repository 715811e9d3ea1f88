### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Patta" is a tied
### game, "mossa" is what one player does at a time.

## How it is called: beside the board, in lists, and at the beginning of sentences.

computer-name = Il computer
computer-at-level = livello { $level }
computer-level = Computer, livello { $level }

## What it is doing.

computer-thinking = Il computer sta pensando.
computer-considers = Il computer sta valutando la patta.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Guarda { $place }.
hint-look-among = Guarda qui: è uno di questi posti: { $places }.
hint-look-enter = Fai entrare tre pedine in una volta.
hint-look-remove = Guarda che cosa puoi prendere.
hint-look-pass = Non c’è nulla da muovere: passa.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Una buona mossa: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Si può ancora risolvere, con un solo salto.
       *[other] Si può ancora risolvere, in { $jumps } salti.
    }
hint-unsolvable = Non si può più risolvere; così restano meno pedine possibile.
hint-unknown = Non si sa se si possa ancora risolvere.
