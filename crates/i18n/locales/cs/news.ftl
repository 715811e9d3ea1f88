### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Teď u desky: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies = Od této chvíle smí { $player } skákat na kterýkoli volný bod.
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line = Od této chvíle smí { $player } táhnout po čáře libovolně daleko.
