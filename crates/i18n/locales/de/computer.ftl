### Der Computer als Gegner und als Helfer. Stufen sind Zahlen von 1 bis 10. „Remis“ ist die
### unentschiedene Partie, ein „Zug“ das, was eine Seite auf einmal tut.

## Wie er heißt: neben dem Brett, in Listen und in Sätzen wie „Computer ist am Zug“.

computer-name = Computer
computer-at-level = Stufe { $level }
computer-level = Computer, Stufe { $level }

## Was er gerade tut.

computer-thinking = Der Computer überlegt.
computer-considers = Der Computer überlegt sich das Remis.

## Ein Tipp, erster Schritt: wohin man schauen soll. $place ist ein Platz auf dem Brett.

hint-look-at = Schau auf { $place }.
hint-look-among = Schau hierher: Einer dieser Plätze ist es: { $places }.
hint-look-enter = Lass drei Steine auf einmal einrücken.
hint-look-remove = Schau, was du schlagen kannst.
hint-look-pass = Es geht kein Zug: Setz aus.

## Ein Tipp, zweiter Schritt: der ganze Zug in Worten, im Solitär auch, ob es noch aufgeht.

hint-turn = Ein guter Zug: { $turn }.
hint-solvable =
    { $jumps ->
        [one] Es geht noch auf, mit einem einzigen Sprung.
       *[other] Es geht noch auf, in { $jumps } Sprüngen.
    }
hint-unsolvable = Es geht nicht mehr auf; so bleiben möglichst wenige Steine übrig.
hint-unknown = Ob es noch aufgeht, ist nicht bekannt.
