### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Lëvizje" is what one player does at a time, "barazim" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Koha për çdo palë: { $time }.
clock-of = Koha ({ $player }): { $time }.
clock-time-none = pa kufi
clock-time-total =
    { $minutes ->
        [one] një minutë për tërë lojën
       *[other] { $minutes } minuta për tërë lojën
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min për tërë lojën dhe një sekondë shtesë për çdo lëvizje
       *[other] { $minutes } min për tërë lojën dhe { $seconds } sekonda shtesë për çdo lëvizje
    }
clock-time-move =
    { $seconds ->
        [one] një sekondë për çdo lëvizje
       *[other] { $seconds } sekonda për çdo lëvizje
    }
clock-time-days =
    { $days ->
        [one] një ditë për çdo lëvizje
       *[other] { $days } ditë për çdo lëvizje
    }

## The form of a new game: a handicap in time.

new-odds = Lojtari tjetër ka kohë tjetër
new-guest_minutes = Minutat e tij
new-guest_increment = Sekondat e tij shtesë për lëvizje
new-guest_seconds = Sekondat e tij për lëvizje
new-guest_days = Ditët e tij për lëvizje

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Ora: { $player }

## How a game ended.

end-drawn-on-time = Barazim: koha mbaroi, por pala tjetër nuk mund të fitonte më.
