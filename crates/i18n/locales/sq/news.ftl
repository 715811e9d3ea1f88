### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Tani te fusha: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } ka vetëm { $stones } kokrra dhe tani mund të kërcejë në çdo pikë bosh.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } ka vetëm { $stones } kokrra dhe tani mund të shkojë sa larg të dojë përgjatë një vije.
    }
news-all-placed = Të gjitha kokrrat janë vendosur: tani e tutje lëvizin nëpër vija.
