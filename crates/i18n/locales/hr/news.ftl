### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Sada za pločom: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = Od sada { $player } može skakati na bilo koju slobodnu točku.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = Od sada { $player } može ići koliko god želi duž jedne crte.
