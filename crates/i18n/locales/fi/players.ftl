### Tilillisen pelaajan sivu, kaikkien nähtävissä. $date on päivämäärä kuten 2026-11-16.

## Sivulla ja matkalla sinne.

player-since = Täällä alkaen { $date }.
player-games = Viimeisimmät pelit
player-none = Ei pelejä, jotka kaikki saavat nähdä.
player-all = Kaikki arkistossa
player-page = Pelaajan { $name } sivu
error-unknown-player = Tämännimistä pelaajaa ei ole.
