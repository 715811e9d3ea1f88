### Strana igrača sa nalogom, vidljiva svima. $date je datum kao 2026-11-16.

## Na toj strani i na putu do nje.

player-since = Ovde od { $date }.
player-games = Poslednje partije
player-none = Nema partija koje svi smeju da vide.
player-all = Sve u arhivi
player-page = Strana igrača { $name }
error-unknown-player = Nema igrača s tim imenom.
