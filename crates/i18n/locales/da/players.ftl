### Siden for en spiller med konto, synlig for alle. $date er en dato som 2026-11-16.

## På siden og på vej dertil.

player-since = Her siden { $date }.
player-games = Seneste partier
player-none = Der er ingen partier, som alle må se.
player-all = Alle i arkivet
player-page = Siden for { $name }
error-unknown-player = Der er ingen spiller med det navn.
