### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Potez" is what one player does at a time, "remi" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Vreme za svaku stranu: { $time }.
clock-of = Vreme ({ $player }): { $time }.
clock-time-none = bez ograničenja
clock-time-total =
    { $minutes ->
        [one] { $minutes } minut za celu partiju
        [few] { $minutes } minuta za celu partiju
       *[other] { $minutes } minuta za celu partiju
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min za celu partiju i još { $seconds } sekunda za svaki potez
        [few] { $minutes } min za celu partiju i još { $seconds } sekunde za svaki potez
       *[other] { $minutes } min za celu partiju i još { $seconds } sekundi za svaki potez
    }
clock-time-move =
    { $seconds ->
        [one] { $seconds } sekunda za svaki potez
        [few] { $seconds } sekunde za svaki potez
       *[other] { $seconds } sekundi za svaki potez
    }
clock-time-days =
    { $days ->
        [one] { $days } dan za svaki potez
        [few] { $days } dana za svaki potez
       *[other] { $days } dana za svaki potez
    }

## The form of a new game: a handicap in time.

new-odds = Drugi igrač dobija drugačije vreme
new-guest_minutes = Minuta za drugog igrača
new-guest_increment = Njegovih dodatnih sekundi po potezu
new-guest_seconds = Njegovih sekundi po potezu
new-guest_days = Njegovih dana po potezu

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Sat: { $player }

## How a game ended.

end-drawn-on-time = Nerešeno: vreme je isteklo, ali druga strana više nije mogla da pobedi.
