### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Jugada" is what one player does at a time, "tablas" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Cada bando: { $time }.
clock-of = { $player }: { $time }.
clock-time-none = todo el tiempo que se quiera
clock-time-total =
    { $minutes ->
        [one] un minuto para toda la partida
       *[other] { $minutes } minutos para toda la partida
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min para toda la partida y un segundo más por jugada
       *[other] { $minutes } min para toda la partida y { $seconds } segundos más por jugada
    }
clock-time-move =
    { $seconds ->
        [one] un segundo por jugada
       *[other] { $seconds } segundos por jugada
    }
clock-time-days =
    { $days ->
        [one] un día por jugada
       *[other] { $days } días por jugada
    }

## The form of a new game: a handicap in time.

new-odds = El otro bando tiene otro tiempo
new-guest_minutes = Minutos del otro bando
new-guest_increment = Sus segundos extra por jugada
new-guest_seconds = Sus segundos por jugada
new-guest_days = Sus días por jugada

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Reloj: { $player }

## How a game ended.

end-drawn-on-time = Tablas: se ha agotado el tiempo, pero el otro bando ya no habría podido ganar.
