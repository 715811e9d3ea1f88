### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Open tafels
seeks-lead = Deze partijen wachten op iemand om mee te spelen. Wie het eerst gaat zitten, speelt.
seeks-none = Op dit moment wacht er niemand.
seeks-begin = Zelf een partij beginnen
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } wacht. Jij speelt: { $side }.
seeks-take = Bekijken en gaan zitten

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Aan iedereen aanbieden
seeks-offered = Iedereen ziet de partij bij de open tafels zolang je deze pagina openhoudt.
