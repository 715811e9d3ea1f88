### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Slobodni stolovi
seeks-lead = Ove partije čekaju nekoga za igru. Igra ko prvi sedne.
seeks-none = Trenutno niko ne čeka.
seeks-begin = Započni svoju partiju
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player }: čeka protivnika. Tvoja strana: { $side }.
seeks-take = Pogledaj i sedi

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Ponudi svima
seeks-offered = Svi je vide među slobodnim stolovima dok je ova stranica otvorena.
