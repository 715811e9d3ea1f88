### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Tah" is what one player does at a time, "remíza" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Čas pro každou stranu: { $time }.
clock-of = Čas ({ $player }): { $time }.
clock-time-none = bez omezení
clock-time-total =
    { $minutes ->
        [one] jedna minuta na celou partii
        [few] { $minutes } minuty na celou partii
        [many] { $minutes } minuty na celou partii
       *[other] { $minutes } minut na celou partii
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min na celou partii a sekunda navíc za každý tah
        [few] { $minutes } min na celou partii a { $seconds } sekundy navíc za každý tah
        [many] { $minutes } min na celou partii a { $seconds } sekundy navíc za každý tah
       *[other] { $minutes } min na celou partii a { $seconds } sekund navíc za každý tah
    }
clock-time-move =
    { $seconds ->
        [one] jedna sekunda na každý tah
        [few] { $seconds } sekundy na každý tah
        [many] { $seconds } sekundy na každý tah
       *[other] { $seconds } sekund na každý tah
    }
clock-time-days =
    { $days ->
        [one] jeden den na každý tah
        [few] { $days } dny na každý tah
        [many] { $days } dne na každý tah
       *[other] { $days } dnů na každý tah
    }

## The form of a new game: a handicap in time.

new-odds = Druhá strana má jiný čas
new-guest_minutes = Minut pro druhou stranu
new-guest_increment = Její sekundy navíc za tah
new-guest_seconds = Její sekundy na tah
new-guest_days = Její dny na tah

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Hodiny: { $player }

## How a game ended.

end-drawn-on-time = Remíza: čas vypršel, ale druhá strana už by vyhrát nemohla.
