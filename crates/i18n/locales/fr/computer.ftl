### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. "Nulle" is a tied
### game, "coup" is what one player does at a time.

## How it is called: beside the board, in lists, and at the beginning of sentences.

computer-name = L’ordinateur
computer-at-level = niveau { $level }
computer-level = Ordinateur, niveau { $level }

## What it is doing.

computer-thinking = L’ordinateur réfléchit.
computer-considers = L’ordinateur réfléchit à la nulle.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Regarde { $place }.
hint-look-among = Regarde ici : c’est l’une de ces places : { $places }.
hint-look-enter = Fais entrer trois pions d’un coup.
hint-look-remove = Regarde ce que tu peux prendre.
hint-look-pass = Rien ne peut bouger : passe.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Un bon coup : { $turn }.
hint-solvable =
    { $jumps ->
        [one] C’est encore faisable, en un seul saut.
       *[other] C’est encore faisable, en { $jumps } sauts.
    }
hint-unsolvable = Ce n’est plus faisable ; ainsi, il reste le moins de pions possible.
hint-unknown = On ne sait pas si c’est encore faisable.
