### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Wolne stoły
seeks-lead = Te partie czekają na kogoś do gry. Gra, kto pierwszy zajmie miejsce.
seeks-none = W tej chwili nikt nie czeka.
seeks-begin = Rozpocznij własną partię
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player }: czeka na przeciwnika. Twoja strona: { $side }.
seeks-take = Zobacz i zajmij miejsce

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Zaproponuj wszystkim
seeks-offered = Wszyscy widzą tę partię wśród wolnych stołów, dopóki ta strona jest otwarta.
