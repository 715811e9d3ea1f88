### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Volné stoly
seeks-lead = Tyto partie čekají na spoluhráče. Hraje, kdo si sedne první.
seeks-none = Právě nikdo nečeká.
seeks-begin = Začít vlastní partii
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player }: čeká na soupeře. Tvoje strana: { $side }.
seeks-take = Podívat se a sednout si

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Nabídnout všem
seeks-offered = Všichni ji vidí mezi volnými stoly, dokud máš tuto stránku otevřenou.
