### What has just happened at the board, beside the turn itself. $player is a name or a side such as "White".

## Beside the board.

# Somebody has taken the free seat of a game between two people.
news-sat-down = Maintenant au plateau : { $player }.
# From this turn on the player may fly, as the rules of the game allow with few stones.
news-flies =
    { $side ->
        [named] { $player } n’a plus que { $stones } pions et peut maintenant sauter sur n’importe quel point libre.
       *[other] { $player } n’ont plus que { $stones } pions et peuvent maintenant sauter sur n’importe quel point libre.
    }
# The same where a stone goes any distance, but only along a drawn line.
news-flies-line =
    { $side ->
        [named] { $player } n’a plus que { $stones } pions et peut maintenant aller aussi loin que possible sur une ligne.
       *[other] { $player } n’ont plus que { $stones } pions et peuvent maintenant aller aussi loin que possible sur une ligne.
    }
news-all-placed = Tous les pions sont posés : désormais ils avancent le long des lignes.
