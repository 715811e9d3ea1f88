### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Nu ved brættet: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = Fra nu af må { $player } hoppe til et hvilket som helst frit punkt.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = Fra nu af må { $player } flytte så langt som ønsket langs en linje.
