### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Open tables
seeks-lead = These games wait for somebody to play with. Whoever sits down first plays.
seeks-none = Nobody waits at the moment.
seeks-begin = Begin a game of your own
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } waits. You would play: { $side }.
seeks-take = Have a look and sit down

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Offer it to everybody
seeks-offered = Everybody can see it among the open tables, as long as you keep this page open.
