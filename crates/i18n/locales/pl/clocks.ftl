### The clocks of games over the network: time for a whole game, for a turn, or days for a turn, as by
### letter. "Ruch" is what one player does at a time, "remis" a tied game.

## How much time was agreed on. $time is one of the times below, $player a player by name or side.

clock-each = Czas dla każdej strony: { $time }.
clock-of = Czas ({ $player }): { $time }.
clock-time-none = bez ograniczeń
clock-time-total =
    { $minutes ->
        [one] jedna minuta na całą partię
        [few] { $minutes } minuty na całą partię
        [many] { $minutes } minut na całą partię
       *[other] { $minutes } minuty na całą partię
    }
# Minutes for the game, and seconds that are added with each turn.
clock-time-plus =
    { $seconds ->
        [one] { $minutes } min na całą partię i sekunda więcej na każdy ruch
        [few] { $minutes } min na całą partię i { $seconds } sekundy więcej na każdy ruch
        [many] { $minutes } min na całą partię i { $seconds } sekund więcej na każdy ruch
       *[other] { $minutes } min na całą partię i { $seconds } sekundy więcej na każdy ruch
    }
clock-time-move =
    { $seconds ->
        [one] jedna sekunda na każdy ruch
        [few] { $seconds } sekundy na każdy ruch
        [many] { $seconds } sekund na każdy ruch
       *[other] { $seconds } sekundy na każdy ruch
    }
clock-time-days =
    { $days ->
        [one] jeden dzień na każdy ruch
        [few] { $days } dni na każdy ruch
        [many] { $days } dni na każdy ruch
       *[other] { $days } dnia na każdy ruch
    }

## The form of a new game: a handicap in time.

new-odds = Druga strona dostaje inny czas
new-guest_minutes = Minut dla drugiej strony
new-guest_increment = Jej dodatkowych sekund na ruch
new-guest_seconds = Jej sekund na ruch
new-guest_days = Jej dni na ruch

## Beside the board.

# The name of a clock, for those who listen. $player is a player by name or side.
clock-name = Zegar: { $player }

## How a game ended.

end-drawn-on-time = Remis: czas się skończył, ale druga strona nie mogłaby już wygrać.
