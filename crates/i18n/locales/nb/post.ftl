### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Turn" is what one player does at a time.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planlegg framover
plan-lead = Si hva du vil svare. Trekker den andre spilleren som ventet, blir trekket ditt spilt med en gang, også mens du er borte. Ingen andre ser det.
# On buttons.
plan-make = Lag en plan
plan-change = Endre planen
plan-drop = Forkast planen
plan-keep = Lagre planen
plan-cancel = Avbryt
plan-one-back = Ett trekk tilbake
plan-other = Et annet mottrekk
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Krev remis med dette trekket
plan-claim-no = Nei
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan: hva kan { $player } komme til å spille?
plan-own = Plan: hva svarer du?
plan-over = Plan: her ville partiet være slutt.
# A line of a plan: their turn, and the own answer to it.
plan-line = Hvis { $theirs }, så { $own }
plan-line-any = Uansett hva som kommer: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Hvis { $theirs }, så krev remis med { $own }
plan-line-open = Hvis { $theirs }: ikke noe svar ennå
# On a button that takes a branch out of the plan.
plan-cut = Ta ut: { $theirs }
plan-kept = Planen er lagret.
plan-gone-on = Partiet har gått videre. Planen du holdt på med, er lukket.
# What has become of a plan.
plan-played = Spilt slik du hadde planlagt: { $turn }
plan-impossible = { $turn } var ikke lenger mulig og ble ikke spilt.
plan-unforeseen = Planen din hadde ikke noe svar på det trekket; den er forkastet.
plan-back = Trekk ble angret; planen din er forkastet.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = På forhånd: { $turn }. Det spilles så snart den andre spilleren har trukket, hvis det er mulig da.
advance-drop = Ikke spill det
advance-go = På forhånd: hvor hen?
advance-take = På forhånd: ta en brikke.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Planer er for partier mellom to på hvert sitt sted, uten terninger.
error-plan-own-turn = Det er din tur: bare spill.
error-plan-too-long = Planen er for lang.
error-plan-two-answers = Det finnes bare ett svar på et trekk.
error-plan-twice = Dette trekket er allerede i planen.
error-plan-claim = Bare med ditt eget trekk kan du kreve remis.
error-plan-any = For hva som enn kommer, gjelder ett eneste trekk og ingenting etter det.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Dager hver spiller kan være borte
new-vacation-0 = Ingen
new-vacation-14 = 14 dager til sammen
new-vacation-28 = 28 dager til sammen
vacation-title = Reise bort
vacation-lead = Mens du er borte, står klokken din. Planene dine blir utført likevel.
vacation-days = I hvor mange dager
# On buttons.
vacation-leave = Jeg er borte fra nå av
vacation-back = Jeg er tilbake
vacation-you-away = Du er borte til { $date }. Klokken din står.
vacation-away = { $player } er borte til { $date }. Den klokken står.
vacation-left = { $player } er borte en stund.
vacation-returned = { $player } er tilbake.
error-bad-vacation = Fraværsdager er for partier med noen et annet sted og med dager til hvert trekk; høyst 60.
error-leave-none = Ingen fraværsdager er avtalt for dette partiet.
error-leave-days = Så mange fraværsdager er ikke igjen.
error-leave-away = Du er borte. Si fra først at du er tilbake.
error-leave-here = Du er ikke borte.
error-leave-late = Det er for lite tid igjen på klokken din til å reise bort nå.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partier der det er din tur: { $count }
remind-turn = Din tur
remind-short = Din tur, under ett døgn igjen
