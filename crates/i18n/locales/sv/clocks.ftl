### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Turn" is what one player does at a time, a "draw" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Betänketid för varje sida: { $time }.
clock-of = Betänketid för { $player }: { $time }.
clock-time-none = så mycket man vill
clock-time-total =
    { $minutes ->
        [one] en minut för hela partiet
       *[other] { $minutes } minuter för hela partiet
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min för hela partiet och en sekund extra för varje drag
       *[other] { $minutes } min för hela partiet och { $seconds } sekunder extra för varje drag
    }
clock-time-move =
    { $seconds ->
        [one] en sekund för varje drag
       *[other] { $seconds } sekunder för varje drag
    }
clock-time-days =
    { $days ->
        [one] en dag för varje drag
       *[other] { $days } dagar för varje drag
    }

## The form of a new game: a handicap in time.

new-odds = Den andra spelaren får en annan tid
new-guest_minutes = Den andras minuter
new-guest_increment = Den andras sekunder extra per drag
new-guest_seconds = Den andras sekunder per drag
new-guest_days = Den andras dagar per drag

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Klocka för { $player }

## How a game ended.

end-drawn-on-time = Remi: tiden är slut, men den andra sidan hade inte längre kunnat vinna.
