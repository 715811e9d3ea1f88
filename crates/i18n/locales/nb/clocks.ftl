### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Turn" is what one player does at a time, a "draw" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Betenkningstid til hver side: { $time }.
clock-of = Betenkningstid til { $player }: { $time }.
clock-time-none = så mye man vil
clock-time-total =
    { $minutes ->
        [one] ett minutt til hele partiet
       *[other] { $minutes } minutter til hele partiet
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min til hele partiet og ett sekund ekstra for hvert trekk
       *[other] { $minutes } min til hele partiet og { $seconds } sekunder ekstra for hvert trekk
    }
clock-time-move =
    { $seconds ->
        [one] ett sekund til hvert trekk
       *[other] { $seconds } sekunder til hvert trekk
    }
clock-time-days =
    { $days ->
        [one] én dag til hvert trekk
       *[other] { $days } dager til hvert trekk
    }

## The form of a new game: a handicap in time.

new-odds = Den andre spilleren får en annen tid
new-guest_minutes = Den andres minutter
new-guest_increment = Den andres ekstra sekunder per trekk
new-guest_seconds = Den andres sekunder per trekk
new-guest_days = Den andres dager per trekk

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Klokken til { $player }

## How a game ended.

end-drawn-on-time = Uavgjort: tiden er ute, men den andre siden kunne ikke lenger ha vunnet.
