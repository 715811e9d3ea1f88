### La página de un jugador con cuenta, a la vista de todos. $date es una fecha como 2026-11-16.

## En esa página y de camino a ella.

player-since = Aquí desde el { $date }.
player-games = Últimas partidas
player-none = No hay partidas que todos puedan ver.
player-all = Todas en el archivo
player-page = La página de { $name }
error-unknown-player = No hay ningún jugador con ese nombre.
