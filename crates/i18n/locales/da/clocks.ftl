### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Turn" is what one player does at a time, a "draw" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Betænkningstid til hver side: { $time }.
clock-of = Betænkningstid til { $player }: { $time }.
clock-time-none = så meget man vil
clock-time-total =
    { $minutes ->
        [one] ét minut til hele partiet
       *[other] { $minutes } minutter til hele partiet
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min. til hele partiet og ét sekund ekstra for hvert træk
       *[other] { $minutes } min. til hele partiet og { $seconds } sekunder ekstra for hvert træk
    }
clock-time-move =
    { $seconds ->
        [one] ét sekund til hvert træk
       *[other] { $seconds } sekunder til hvert træk
    }
clock-time-days =
    { $days ->
        [one] én dag til hvert træk
       *[other] { $days } dage til hvert træk
    }

## The form of a new game: a handicap in time.

new-odds = Den anden spiller får en anden tid
new-guest_minutes = Den andens minutter
new-guest_increment = Den andens ekstra sekunder pr. træk
new-guest_seconds = Den andens sekunder pr. træk
new-guest_days = Den andens dage pr. træk

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Ur for { $player }

## How a game ended.

end-drawn-on-time = Uafgjort: tiden er løbet ud, men den anden side kunne ikke længere have vundet.
