### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Avoimet pöydät
seeks-lead = Nämä pelit odottavat pelikaveria. Se pelaa, joka istuutuu ensin.
seeks-none = Juuri nyt kukaan ei odota.
seeks-begin = Aloita oma peli
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } odottaa. Pelaisit: { $side }.
seeks-take = Katso ja istuudu

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Tarjoa kaikille
seeks-offered = Kaikki näkevät pelin avointen pöytien joukossa niin kauan kuin pidät tämän sivun auki.
