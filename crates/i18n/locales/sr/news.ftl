### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Sada za tablom: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = Od sada { $player } može da skače na bilo koju slobodnu tačku.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = Od sada { $player } može da ide koliko god hoće duž jedne linije.
