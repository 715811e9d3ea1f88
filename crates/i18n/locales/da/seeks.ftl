### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Åbne borde
seeks-lead = Disse partier venter på en at spille med. Den, der sætter sig først, spiller.
seeks-none = Lige nu venter ingen.
seeks-begin = Begynd et parti selv
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } venter. Du ville spille: { $side }.
seeks-take = Se på det og sæt dig

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Tilbyd det til alle
seeks-offered = Alle ser partiet blandt de åbne borde, så længe du har denne side åben.
