### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Coup" is what one player does at a time, "nulle" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Chaque camp : { $time }.
clock-of = { $player } : { $time }.
clock-time-none = autant de temps qu’on veut
clock-time-total =
    { $minutes ->
        [one] une minute pour toute la partie
       *[other] { $minutes } minutes pour toute la partie
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min pour toute la partie, plus une seconde par coup
       *[other] { $minutes } min pour toute la partie, plus { $seconds } secondes par coup
    }
clock-time-move =
    { $seconds ->
        [one] une seconde par coup
       *[other] { $seconds } secondes par coup
    }
clock-time-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }

## The form of a new game: a handicap in time.

new-odds = L’autre camp a un temps différent
new-guest_minutes = Minutes de l’autre camp
new-guest_increment = Ses secondes ajoutées par coup
new-guest_seconds = Ses secondes par coup
new-guest_days = Ses jours par coup

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Pendule : { $player }

## How a game ended.

end-drawn-on-time = Partie nulle : le temps est écoulé, mais l’autre camp n’aurait plus pu gagner.
