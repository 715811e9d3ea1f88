### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Nå ved brettet: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } har bare { $stones } brikker igjen og kan nå hoppe til hvilket som helst tomt punkt.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } har bare { $stones } brikker igjen og kan nå flytte så langt som ønsket langs en linje.
    }
news-all-placed = Alle brikkene er satt: fra nå av flyttes de langs linjene.
