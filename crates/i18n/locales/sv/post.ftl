### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Turn" is what one player does at a time.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planera framåt
plan-lead = Säg vad du tänker svara. Om den andra spelaren drar som du väntar dig spelas ditt drag genast, även när du är borta. Ingen annan ser det.
# On buttons.
plan-make = Gör en plan
plan-change = Ändra planen
plan-drop = Stryk planen
plan-keep = Spara planen
plan-cancel = Avbryt
plan-one-back = Ett drag tillbaka
plan-other = Ett annat motdrag
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Kräv remi med det här draget
plan-claim-no = Nej
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan: vad kan { $player } tänkas spela?
plan-own = Plan: vad svarar du?
plan-over = Plan: här skulle partiet vara slut.
# A line of a plan: their turn, and the own answer to it.
plan-line = Om { $theirs }, då { $own }
plan-line-any = Vad som än kommer: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Om { $theirs }, kräv då remi med { $own }
plan-line-open = Om { $theirs }: inget svar än
# On a button that takes a branch out of the plan.
plan-cut = Ta bort: { $theirs }
plan-kept = Planen är sparad.
plan-gone-on = Partiet har gått vidare. Planen du höll på med är stängd.
# What has become of a plan.
plan-played = Spelat som du hade planerat: { $turn }
plan-impossible = { $turn } var inte längre möjligt och spelades inte.
plan-unforeseen = Din plan hade inget svar på det draget; den är struken.
plan-back = Drag togs tillbaka; din plan är struken.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = I förväg: { $turn }. Det spelas så snart den andra spelaren har dragit, om det är möjligt då.
advance-drop = Spela det inte
advance-go = I förväg: vart?
advance-take = I förväg: ta en pjäs.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Planer finns i partier mellan två på olika håll, utan tärningar.
error-plan-own-turn = Det är din tur: spela bara.
error-plan-too-long = Planen är för lång.
error-plan-two-answers = Det finns bara ett svar på ett drag.
error-plan-twice = Det här draget finns redan i planen.
error-plan-claim = Bara med ditt eget drag kan du kräva remi.
error-plan-any = För vad som än kommer gäller ett enda drag och inget efter det.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Dagar varje spelare får vara borta
new-vacation-0 = Inga
new-vacation-14 = 14 dagar sammanlagt
new-vacation-28 = 28 dagar sammanlagt
vacation-title = Resa bort
vacation-lead = Medan du är borta står din klocka stilla. Dina planer utförs ändå.
vacation-days = I hur många dagar
# On buttons.
vacation-leave = Jag är borta från och med nu
vacation-back = Jag är tillbaka
vacation-you-away = Du är borta till { $date }. Din klocka står stilla.
vacation-away = { $player } är borta till { $date }. Den klockan står stilla.
vacation-left = { $player } är borta ett tag.
vacation-returned = { $player } är tillbaka.
error-bad-vacation = Frånvarodagar finns i partier med någon på annat håll och med dagar för varje drag; högst 60.
error-leave-none = Inga frånvarodagar är avtalade för det här partiet.
error-leave-days = Så många frånvarodagar finns inte kvar.
error-leave-away = Du är borta. Säg först att du är tillbaka.
error-leave-here = Du är inte borta.
error-leave-late = Det är för lite tid kvar på din klocka för att resa bort nu.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partier där det är din tur: { $count }
remind-turn = Din tur
remind-short = Din tur, mindre än ett dygn kvar
