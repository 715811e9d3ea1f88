### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Tavoli aperti
seeks-lead = Queste partite aspettano qualcuno con cui giocare. Gioca chi prende posto per primo.
seeks-none = Al momento non aspetta nessuno.
seeks-begin = Comincia una partita
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } aspetta. Giocheresti con: { $side }.
seeks-take = Guarda e prendi posto

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Offrila a tutti
seeks-offered = Tutti la vedono tra i tavoli aperti finché tieni aperta questa pagina.
