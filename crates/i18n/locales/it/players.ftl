### La pagina di un giocatore con un account, visibile a tutti. $date è una data come 2026-11-16.

## Su quella pagina e per arrivarci.

player-since = Qui dal { $date }.
player-games = Ultime partite
player-none = Non ci sono partite visibili a tutti.
player-all = Tutte nell’archivio
player-page = La pagina di { $name }
error-unknown-player = Nessun giocatore si chiama così.
