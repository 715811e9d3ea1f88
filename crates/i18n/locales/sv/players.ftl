### Sidan för en spelare med konto, synlig för alla. $date är ett datum som 2026-11-16.

## På sidan och på vägen dit.

player-since = Här sedan { $date }.
player-games = Senaste partierna
player-none = Det finns inga partier som alla får se.
player-all = Alla i arkivet
player-page = Sidan för { $name }
error-unknown-player = Det finns ingen spelare med det namnet.
