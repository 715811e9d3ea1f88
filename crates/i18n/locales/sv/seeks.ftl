### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Öppna bord
seeks-lead = De här partierna väntar på någon att spela med. Den som sätter sig först spelar.
seeks-none = Just nu väntar ingen.
seeks-begin = Börja ett eget parti
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } väntar. Du skulle spela: { $side }.
seeks-take = Titta och sätt dig

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Erbjud det till alla
seeks-offered = Alla ser partiet bland de öppna borden så länge du har den här sidan öppen.
