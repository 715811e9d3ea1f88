### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Mesas abiertas
seeks-lead = Estas partidas esperan a alguien con quien jugar. Juega quien ocupe primero el puesto.
seeks-none = Ahora mismo no espera nadie.
seeks-begin = Empezar una partida
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } espera. Jugarías con: { $side }.
seeks-take = Mirar y ocupar el puesto

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Ofrecerla a todos
seeks-offered = Todos la ven entre las mesas abiertas mientras tengas abierta esta página.
