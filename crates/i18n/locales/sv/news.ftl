### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Nu vid brädet: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } har bara { $stones } pjäser kvar och får nu hoppa till vilken tom punkt som helst.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } har bara { $stones } pjäser kvar och får nu flytta hur långt som helst längs en linje.
    }
news-all-placed = Alla pjäser är utsatta: från och med nu flyttas de längs linjerna.
