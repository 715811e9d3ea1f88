### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Turn" is what one player does at a time, a "draw" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Time for each side: { $time }.
clock-of = Time for { $player }: { $time }.
clock-time-none = as much as they like
clock-time-total =
    { $minutes ->
        [one] one minute for the whole game
       *[other] { $minutes } minutes for the whole game
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min for the whole game and one second more for each turn
       *[other] { $minutes } min for the whole game and { $seconds } seconds more for each turn
    }
clock-time-move =
    { $seconds ->
        [one] one second for each turn
       *[other] { $seconds } seconds for each turn
    }
clock-time-days =
    { $days ->
        [one] one day for each turn
       *[other] { $days } days for each turn
    }

## The form of a new game: a handicap in time.

new-odds = The other player gets a different time
new-guest_minutes = Their minutes
new-guest_increment = Their seconds added
new-guest_seconds = Their seconds a turn
new-guest_days = Their days a turn

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Clock of { $player }

## How a game ended.

end-drawn-on-time = A draw: time has run out, but the other side could not have won any more.
