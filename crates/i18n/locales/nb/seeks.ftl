### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Åpne bord
seeks-lead = Disse partiene venter på noen å spille med. Den som setter seg først, spiller.
seeks-none = Akkurat nå venter ingen.
seeks-begin = Begynn et eget parti
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } venter. Du ville spille: { $side }.
seeks-take = Se på det og sett deg

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Tilby det til alle
seeks-offered = Alle ser partiet blant de åpne bordene så lenge du har denne siden åpen.
