### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Nyt laudan ääressä: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player }: jäljellä enää { $stones } nappulaa, ja niillä saa nyt lentää mihin tahansa tyhjään pisteeseen.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player }: jäljellä enää { $stones } nappulaa, ja niillä saa nyt siirtyä viivaa pitkin kuinka kauas tahansa.
    }
news-all-placed = Kaikki nappulat on asetettu: tästä lähtien ne siirtyvät viivoja pitkin.
