### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Nu vid brädet: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = Från och med nu får { $player } hoppa till valfri tom punkt.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = Från och med nu får { $player } flytta hur långt som helst längs en linje.
