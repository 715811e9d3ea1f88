### Stránka hráče s účtem, viditelná pro všechny. $date je datum jako 2026-11-16.

## Na té stránce a cestou k ní.

player-since = Zde od { $date }.
player-games = Poslední partie
player-none = Nejsou tu partie, které smí vidět každý.
player-all = Všechny v archivu
player-page = Stránka hráče { $name }
error-unknown-player = Hráč toho jména tu není.
