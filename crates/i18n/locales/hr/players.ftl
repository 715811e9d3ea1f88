### Stranica igrača s računom, vidljiva svima. $date je datum kao 2026-11-16.

## Na toj stranici i na putu do nje.

player-since = Ovdje od { $date }.
player-games = Zadnje partije
player-none = Nema partija koje svi smiju vidjeti.
player-all = Sve u arhivi
player-page = Stranica igrača { $name }
error-unknown-player = Nema igrača s tim imenom.
