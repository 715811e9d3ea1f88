### De pagina van een speler met een account, voor iedereen te zien. $date is een datum als 2026-11-16.

## Op die pagina en op weg erheen.

player-since = Hier sinds { $date }.
player-games = Laatste partijen
player-none = Er zijn geen partijen die iedereen mag zien.
player-all = Allemaal in het archief
player-page = De pagina van { $name }
error-unknown-player = Er is geen speler met die naam.
