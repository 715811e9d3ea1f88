### Siden til en spiller med konto, synlig for alle. $date er en dato som 2026-11-16.

## På siden og på vei dit.

player-since = Her siden { $date }.
player-games = Siste partier
player-none = Det finnes ingen partier som alle kan se.
player-all = Alle i arkivet
player-page = Siden til { $name }
error-unknown-player = Det finnes ingen spiller med det navnet.
