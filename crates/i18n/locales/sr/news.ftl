### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Sada za tablom: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } ima samo još { $stones } pijuna i sada sme da skače na bilo koje prazno polje.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } ima samo još { $stones } pijuna i sada sme da ide koliko god hoće duž jedne linije.
    }
news-all-placed = Svi pijuni su postavljeni: odsad se vuku po linijama.
