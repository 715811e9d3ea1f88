### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Siirto" is what one player does at a time, "tasapeli" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Miettimisaika kummallekin puolelle: { $time }.
clock-of = Miettimisaika, { $player }: { $time }.
clock-time-none = niin paljon kuin haluaa
clock-time-total =
    { $minutes ->
        [one] yksi minuutti koko peliin
       *[other] { $minutes } minuuttia koko peliin
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min koko peliin ja yksi sekunti lisää joka siirrosta
       *[other] { $minutes } min koko peliin ja { $seconds } sekuntia lisää joka siirrosta
    }
clock-time-move =
    { $seconds ->
        [one] yksi sekunti joka siirtoon
       *[other] { $seconds } sekuntia joka siirtoon
    }
clock-time-days =
    { $days ->
        [one] yksi päivä joka siirtoon
       *[other] { $days } päivää joka siirtoon
    }

## The form of a new game: a handicap in time.

new-odds = Toinen pelaaja saa eri ajan
new-guest_minutes = Toisen minuutit
new-guest_increment = Toisen lisäsekunnit siirtoa kohti
new-guest_seconds = Toisen sekunnit siirtoa kohti
new-guest_days = Toisen päivät siirtoa kohti

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Kello: { $player }

## How a game ended.

end-drawn-on-time = Tasapeli: aika loppui, mutta toinen puoli ei olisi enää voinut voittaa.
