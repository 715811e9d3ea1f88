### Strona gracza z kontem, widoczna dla wszystkich. $date to data, na przykład 2026-11-16.

## Na tej stronie i w drodze do niej.

player-since = Tutaj od { $date }.
player-games = Ostatnie partie
player-none = Nie ma partii, które każdy może zobaczyć.
player-all = Wszystkie w archiwum
player-page = Strona gracza { $name }
error-unknown-player = Nie ma gracza o tym imieniu.
