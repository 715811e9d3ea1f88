### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Tables ouvertes
seeks-lead = Ces parties attendent quelqu’un pour jouer. Le premier qui prend place joue.
seeks-none = Personne n’attend pour le moment.
seeks-begin = Commencer une partie
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } attend. Tu jouerais : { $side }.
seeks-take = Regarder et prendre place

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = La proposer à tous
seeks-offered = Tout le monde la voit parmi les tables ouvertes tant que cette page reste ouverte.
