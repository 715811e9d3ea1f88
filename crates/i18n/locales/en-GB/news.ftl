### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Now at the board: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } has only { $stones } stones left and may now jump to any empty point.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } has only { $stones } stones left and may now go any distance along a line.
    }
# The last stone is placed; said once.
news-all-placed = All stones are placed: from now on they move along the lines.
