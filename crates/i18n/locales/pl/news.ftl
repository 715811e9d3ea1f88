### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Teraz przy planszy: { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
        [named] { $player } ma już tylko { $stones } pionki i może teraz skakać na dowolny wolny punkt.
       *[other] { $player } mają już tylko { $stones } pionki i mogą teraz skakać na dowolny wolny punkt.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
        [named] { $player } ma już tylko { $stones } pionki i może teraz przesuwać się wzdłuż linii na dowolną odległość.
       *[other] { $player } mają już tylko { $stones } pionki i mogą teraz przesuwać się wzdłuż linii na dowolną odległość.
    }
news-all-placed = Wszystkie pionki stoją: odtąd przesuwają się po liniach.
