### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Ora al tavoliere: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
       *[other] { $player } ha solo { $stones } pedine e ora può saltare su qualsiasi punto libero.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
       *[other] { $player } ha solo { $stones } pedine e ora può andare a qualsiasi distanza lungo una linea.
    }
news-all-placed = Tutte le pedine sono posizionate: d’ora in poi muovono lungo le linee.
