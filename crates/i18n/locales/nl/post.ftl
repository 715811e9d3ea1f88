### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Zet" is what one player does at a time, "remise" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Vooruit plannen
plan-lead = Zeg wat je gaat antwoorden. Doet de andere speler wat je verwacht, dan wordt jouw zet meteen gespeeld, ook als je er niet bent. Niemand anders ziet het.
# On buttons.
plan-make = Plan maken
plan-change = Plan wijzigen
plan-drop = Plan wissen
plan-keep = Plan bewaren
plan-cancel = Afbreken
plan-one-back = Eén zet terug
plan-other = Een andere tegenzet
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Met deze zet remise claimen
plan-claim-no = Nee
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan – { $player }: welke zet verwacht je?
plan-own = Plan: wat antwoord je?
plan-over = Plan: hier zou de partij uit zijn.
# A line of a plan: their turn, and the own answer to it.
plan-line = Als { $theirs }, dan { $own }
plan-line-any = Wat er ook komt: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Als { $theirs }, dan remise claimen met { $own }
plan-line-open = Als { $theirs }: nog geen antwoord
# On a button that takes a branch out of the plan.
plan-cut = Eruit halen: { $theirs }
plan-kept = Het plan is bewaard.
plan-gone-on = De partij is verdergegaan. Het plan dat je aan het maken was, is gesloten.
# What has become of a plan.
plan-played = Gespeeld zoals je gepland had: { $turn }
plan-impossible = { $turn } was niet meer mogelijk en is niet gespeeld.
plan-unforeseen = Je plan had geen antwoord op die zet; het is gewist.
plan-back = Er zijn zetten teruggenomen; je plan is gewist.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Vooraf: { $turn }. Die zet wordt gespeeld zodra de andere speler gezet heeft, als hij dan mogelijk is.
advance-drop = Niet spelen
advance-go = Vooraf: waarheen?
advance-take = Vooraf: sla een steen.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Plannen zijn voor partijen van twee mensen op verschillende plekken, zonder dobbelstenen.
error-plan-own-turn = Jij bent aan zet: doe je zet.
error-plan-too-long = Het plan is te lang.
error-plan-two-answers = Op een zet is er maar één antwoord.
error-plan-twice = Deze zet staat al in het plan.
error-plan-claim = Alleen met je eigen zet kun je remise claimen.
error-plan-any = Voor wat er ook komt, geldt één enkele zet en niets daarna.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Dagen dat elke speler weg mag zijn
new-vacation-0 = Geen
new-vacation-14 = 14 dagen in totaal
new-vacation-28 = 28 dagen in totaal
vacation-title = Even weg
vacation-lead = Zolang je weg bent, staat je klok stil. Je plannen worden toch uitgevoerd.
vacation-days = Voor hoeveel dagen
# On buttons.
vacation-leave = Vanaf nu ben ik weg
vacation-back = Ik ben er weer
vacation-you-away = Je bent weg tot { $date }. Je klok staat stil.
vacation-away = { $player }: weg tot { $date }. Die klok staat stil.
vacation-left = { $player }: een tijdje weg.
vacation-returned = { $player }: weer terug.
error-bad-vacation = Dagen weg zijn er voor partijen met iemand elders en met dagen per zet; hoogstens 60.
error-leave-none = Voor deze partij zijn geen dagen weg afgesproken.
error-leave-days = Zoveel dagen weg heb je niet meer over.
error-leave-away = Je bent weg. Zeg eerst dat je er weer bent.
error-leave-here = Je bent niet weg.
error-leave-late = Er staat te weinig tijd op je klok om nu weg te gaan.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Partijen waarin jij aan zet bent: { $count }
remind-turn = Jij bent aan zet
remind-short = Jij bent aan zet, nog minder dan een dag
