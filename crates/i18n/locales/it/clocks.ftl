### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Mossa" is what one player does at a time, "patta" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Ogni parte: { $time }.
clock-of = { $player }: { $time }.
clock-time-none = tutto il tempo che si vuole
clock-time-total =
    { $minutes ->
        [one] un minuto per tutta la partita
       *[other] { $minutes } minuti per tutta la partita
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min per tutta la partita e un secondo in più a mossa
       *[other] { $minutes } min per tutta la partita e { $seconds } secondi in più a mossa
    }
clock-time-move =
    { $seconds ->
        [one] un secondo per mossa
       *[other] { $seconds } secondi per mossa
    }
clock-time-days =
    { $days ->
        [one] un giorno per mossa
       *[other] { $days } giorni per mossa
    }

## The form of a new game: a handicap in time.

new-odds = L’altra parte ha un tempo diverso
new-guest_minutes = Minuti dell’altra parte
new-guest_increment = I suoi secondi in più a mossa
new-guest_seconds = I suoi secondi per mossa
new-guest_days = I suoi giorni per mossa

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Orologio: { $player }

## How a game ended.

end-drawn-on-time = Patta: il tempo è scaduto, ma l’altra parte non avrebbe più potuto vincere.
