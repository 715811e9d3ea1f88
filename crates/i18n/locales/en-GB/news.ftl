### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Now at the board: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = From now on { $player } may jump to any empty point.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = From now on { $player } may go any distance along a line.
