### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Turn" is what one player does at a time, a "draw" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Bedenktijd voor elke kant: { $time }.
clock-of = { $player }, bedenktijd: { $time }.
clock-time-none = zoveel je wilt
clock-time-total =
    { $minutes ->
        [one] één minuut voor de hele partij
       *[other] { $minutes } minuten voor de hele partij
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min voor de hele partij en één seconde extra per zet
       *[other] { $minutes } min voor de hele partij en { $seconds } seconden extra per zet
    }
clock-time-move =
    { $seconds ->
        [one] één seconde per zet
       *[other] { $seconds } seconden per zet
    }
clock-time-days =
    { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }

## The form of a new game: a handicap in time.

new-odds = De andere speler krijgt een andere tijd
new-guest_minutes = Minuten van de ander
new-guest_increment = Extra seconden van de ander per zet
new-guest_seconds = Seconden van de ander per zet
new-guest_days = Dagen van de ander per zet

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Klok: { $player }

## How a game ended.

end-drawn-on-time = Remise: de tijd is om, maar de andere kant had niet meer kunnen winnen.
