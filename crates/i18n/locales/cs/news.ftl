### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Teď u desky: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } má už jen { $stones } kameny a smí teď skákat na kterýkoli volný bod.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } má už jen { $stones } kameny a smí teď táhnout po čáře libovolně daleko.
    }
news-all-placed = Všechny kameny jsou položené: od teď se táhne po čarách.
