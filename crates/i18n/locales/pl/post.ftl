### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Turn" is what one player does at a time.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planowanie ruchów
plan-lead = Powiedz, co odpowiesz. Jeśli druga strona zagra tak, jak się spodziewasz, twój ruch zostanie wykonany od razu, nawet gdy cię nie ma. Nikt inny tego nie widzi.
# On buttons.
plan-make = Ułóż plan
plan-change = Zmień plan
plan-drop = Porzuć plan
plan-keep = Zachowaj plan
plan-cancel = Anuluj
plan-one-back = Jeden ruch wstecz
plan-other = Inny ruch przeciwnika
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Reklamuj remis tym ruchem
plan-claim-no = Nie
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan: jaki może być ruch przeciwnika ({ $player })?
plan-own = Plan: co odpowiesz?
plan-over = Plan: tu partia byłaby skończona.
# A line of a plan: their turn, and the own answer to it.
plan-line = Jeśli { $theirs }, to { $own }
plan-line-any = Cokolwiek zagra druga strona: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Jeśli { $theirs }, to reklamacja remisu z ruchem { $own }
plan-line-open = Jeśli { $theirs }: jeszcze bez odpowiedzi
# On a button that takes a branch out of the plan.
plan-cut = Wyjmij: { $theirs }
plan-kept = Plan zachowany.
plan-gone-on = Partia potoczyła się dalej. Układany plan został zamknięty.
# What has become of a plan.
plan-played = Zagrano zgodnie z twoim planem: { $turn }
plan-impossible = Ruch { $turn } nie był już możliwy i nie został wykonany.
plan-unforeseen = W twoim planie nie było odpowiedzi na ten ruch; plan został porzucony.
plan-back = Cofnięto ruchy; twój plan został porzucony.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Z wyprzedzeniem: { $turn }. Ruch zostanie wykonany, gdy tylko druga strona zagra, jeśli będzie wtedy możliwy.
advance-drop = Nie graj tego
advance-go = Z wyprzedzeniem: dokąd?
advance-take = Z wyprzedzeniem: zabierz pionek.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Plany są w partiach dwóch osób w różnych miejscach, bez kości.
error-plan-own-turn = To twój ruch: po prostu zagraj.
error-plan-too-long = Plan jest za długi.
error-plan-two-answers = Na jeden ruch jest tylko jedna odpowiedź.
error-plan-twice = Ten ruch już jest w planie.
error-plan-claim = Remis można reklamować tylko własnym ruchem.
error-plan-any = Na dowolny ruch drugiej strony może być jedna odpowiedź i nic po niej.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Dni nieobecności dla każdej strony
new-vacation-0 = Brak
new-vacation-14 = Łącznie 14 dni
new-vacation-28 = Łącznie 28 dni
vacation-title = Nieobecność
vacation-lead = Gdy cię nie ma, twój zegar stoi. Twoje plany i tak są wykonywane.
vacation-days = Na ile dni
# On buttons.
vacation-leave = Od teraz mnie nie ma
vacation-back = Już jestem
vacation-you-away = Twoja nieobecność trwa do { $date }. Twój zegar stoi.
vacation-away = { $player }: nieobecność do { $date }. Ten zegar stoi.
vacation-left = { $player }: nieobecność przez jakiś czas.
vacation-returned = { $player }: koniec nieobecności.
error-bad-vacation = Dni nieobecności są w partiach z kimś gdzie indziej i z dniami na każdy ruch; najwyżej 60.
error-leave-none = W tej partii nie uzgodniono dni nieobecności.
error-leave-days = Tylu dni nieobecności już nie zostało.
error-leave-away = Trwa twoja nieobecność. Najpierw zgłoś, że już jesteś.
error-leave-here = Nie trwa teraz twoja nieobecność.
error-leave-late = Na twoim zegarze zostało za mało czasu, żeby teraz wyjechać.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partie, w których jest twój ruch: { $count }
remind-turn = Twój ruch
remind-short = Twój ruch, został niecały dzień
