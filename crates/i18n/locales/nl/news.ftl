### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Nu aan het bord: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = Vanaf nu mag { $player } naar elk vrij punt springen.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = Vanaf nu mag { $player } langs een lijn zo ver schuiven als de weg vrij is.
