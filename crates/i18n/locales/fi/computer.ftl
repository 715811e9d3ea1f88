### The computer as an opponent and as a helper. Levels are numbers from 1 to 10. A draw ("tasapeli") is
### a tied game.

## How it is called: beside the board, in lists, and in sentences such as "Tietokone siirtää".

computer-name = Tietokone
computer-at-level = taso { $level }
computer-level = Tietokone, taso { $level }

## What it is doing.

computer-thinking = Tietokone miettii.
computer-considers = Tietokone harkitsee tasapeliä.

## A hint, first step: where to look. $place is a place of the board by its name.

hint-look-at = Katso paikkaa { $place }.
hint-look-among = Katso tänne: jokin näistä paikoista on oikea: { $places }.
hint-look-enter = Tuo kolme nappulaa laudalle yhdellä kertaa.
hint-look-remove = Katso, mitä voit poistaa.
hint-look-pass = Mitään ei voi siirtää: jätä vuoro väliin.

## A hint, second step: the whole turn in words, and in solitaire whether it can be solved.

hint-turn = Hyvä siirto: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Tämä ratkeaa vielä, yhdellä hypyllä.
       *[other] Tämä ratkeaa vielä, { $jumps } hypyllä.
    }
hint-unsolvable = Tämä ei enää ratkea; näin nappuloita jää mahdollisimman vähän.
hint-unknown = Ei tiedetä, ratkeaako tämä vielä.
