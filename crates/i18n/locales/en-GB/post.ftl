### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Turn" is what one player does at a time.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Plan ahead
plan-lead = Say what you will answer. If the other player does what you expect, your turn is played at once, even while you are away. Nobody else sees it.
# On buttons.
plan-make = Make a plan
plan-change = Change the plan
plan-drop = Drop the plan
plan-keep = Keep the plan
plan-cancel = Cancel
plan-one-back = One turn back
plan-other = Another turn of theirs
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Claim a draw with this turn
plan-claim-no = No
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Planning: what might { $player } play?
plan-own = Planning: what will you answer?
plan-over = Planning: the game would be over here.
# A line of a plan: their turn, and the own answer to it.
plan-line = If { $theirs }, then { $own }
plan-line-any = Whatever they play, { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = If { $theirs }, then claim a draw with { $own }
plan-line-open = If { $theirs }: no answer yet
# On a button that takes a branch out of the plan.
plan-cut = Take out: { $theirs }
plan-kept = The plan is kept.
plan-gone-on = The game has gone on. The plan you were making is closed.
# What has become of a plan.
plan-played = Played as you had planned: { $turn }
plan-impossible = { $turn } was not possible any more and has not been played.
plan-unforeseen = Your plan had no answer to that turn; it has been dropped.
plan-back = Turns were taken back; your plan has been dropped.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = In advance: { $turn }. It is played as soon as the other player has moved, if it is possible then.
advance-drop = Do not play it
advance-go = In advance: where to?
advance-take = In advance: take a stone.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Plans are for games of two people at different places, without dice.
error-plan-own-turn = It is your turn: play it.
error-plan-too-long = The plan is too long.
error-plan-two-answers = There is only one answer to a turn.
error-plan-twice = This turn is in the plan already.
error-plan-claim = Only your own turn can claim a draw.
error-plan-any = One turn, and nothing after it, can be made for whatever they play.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Days each player may be away
new-vacation-0 = None
new-vacation-14 = 14 days in all
new-vacation-28 = 28 days in all
vacation-title = Going away
vacation-lead = While you are away your clock stands still. Your plans are carried out all the same.
vacation-days = For how many days
# On buttons.
vacation-leave = I am away from now on
vacation-back = I am back
vacation-you-away = You are away until { $date }. Your clock stands still.
vacation-away = { $player } is away until { $date }. That clock stands still.
vacation-left = { $player } has gone away for a while.
vacation-returned = { $player } is back.
error-bad-vacation = Days away are for games with somebody elsewhere and days for each turn; at most 60.
error-leave-none = No days away were agreed on for this game.
error-leave-days = So many days away are not left.
error-leave-away = You are away. Say that you are back first.
error-leave-here = You are not away.
error-leave-late = There is too little time left on your clock to go away now.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Games in which it is your turn: { $count }
remind-turn = Your turn
remind-short = Your turn, less than a day left
