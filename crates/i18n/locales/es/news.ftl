### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Ahora en el tablero: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
        [named] { $player } solo tiene { $stones } fichas y ahora puede saltar a cualquier punto libre.
       *[other] { $player } solo tienen { $stones } fichas y ahora pueden saltar a cualquier punto libre.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
        [named] { $player } solo tiene { $stones } fichas y ahora puede recorrer cualquier distancia por una línea.
       *[other] { $player } solo tienen { $stones } fichas y ahora pueden recorrer cualquier distancia por una línea.
    }
news-all-placed = Todas las fichas están colocadas: desde ahora se mueven por las líneas.
