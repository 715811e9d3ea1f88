### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Træk" is what one player does at a time, "remis" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Planlæg forud
plan-lead = Sig, hvad du vil svare. Gør den anden spiller, som du venter, bliver dit træk spillet med det samme, også mens du er væk. Ingen andre ser det.
# On buttons.
plan-make = Læg en plan
plan-change = Ret planen
plan-drop = Slet planen
plan-keep = Gem planen
plan-cancel = Annullér
plan-one-back = Ét træk tilbage
plan-other = Et andet modtræk
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Kræv remis med dette træk
plan-claim-no = Nej
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan: hvad mon { $player } spiller?
plan-own = Plan: hvad svarer du?
plan-over = Plan: her ville partiet være slut.
# A line of a plan: their turn, and the own answer to it.
plan-line = Hvis { $theirs }, så { $own }
plan-line-any = Uanset hvad der kommer: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Hvis { $theirs }, så kræv remis med { $own }
plan-line-open = Hvis { $theirs }: intet svar endnu
# On a button that takes a branch out of the plan.
plan-cut = Tag ud: { $theirs }
plan-kept = Planen er gemt.
plan-gone-on = Partiet er gået videre. Den plan, du var ved at lægge, er lukket.
# What has become of a plan.
plan-played = Spillet, som du havde planlagt: { $turn }
plan-impossible = { $turn } var ikke længere muligt og er ikke spillet.
plan-unforeseen = Din plan havde intet svar på det træk; den er slettet.
plan-back = Der er fortrudt træk; din plan er slettet.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = På forhånd: { $turn }. Det bliver spillet, så snart den anden spiller har trukket, hvis det er muligt til den tid.
advance-drop = Spil det ikke
advance-go = På forhånd: hvorhen?
advance-take = På forhånd: tag en brik.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Planer er til partier mellem to, der sidder hver for sig, uden terninger.
error-plan-own-turn = Det er din tur: spil dit træk.
error-plan-too-long = Planen er for lang.
error-plan-two-answers = Der er kun ét svar på et træk.
error-plan-twice = Trækket er allerede i planen.
error-plan-claim = Du kan kun kræve remis med dit eget træk.
error-plan-any = Til alt, hvad der måtte komme, gælder ét træk og intet efter det.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Dage, hver spiller må være væk
new-vacation-0 = Ingen
new-vacation-14 = 14 dage i alt
new-vacation-28 = 28 dage i alt
vacation-title = Tag væk
vacation-lead = Mens du er væk, står dit ur stille. Dine planer bliver udført alligevel.
vacation-days = I hvor mange dage
# On buttons.
vacation-leave = Jeg er væk fra nu af
vacation-back = Jeg er tilbage
vacation-you-away = Du er væk indtil { $date }. Dit ur står stille.
vacation-away = { $player } er væk indtil { $date }. Det ur står stille.
vacation-left = { $player } er væk et stykke tid.
vacation-returned = { $player } er tilbage.
error-bad-vacation = Dage væk er til partier med nogen et andet sted og med dage til hvert træk; højst 60.
error-leave-none = Der er ikke aftalt dage væk i dette parti.
error-leave-days = Så mange dage væk har du ikke tilbage.
error-leave-away = Du er væk. Sig først, at du er tilbage.
error-leave-here = Du er ikke væk.
error-leave-late = Der er for lidt tid tilbage på dit ur til at tage væk nu.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partier, hvor det er din tur: { $count }
remind-turn = Din tur
remind-short = Din tur, under et døgn tilbage
