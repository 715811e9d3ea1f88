### American English: only what differs from en-GB, which says everything else.
### Dice are rolled; in checkers the plain piece is a "checker" and capturing is "jumping".

## The beginning.

play-lot = Picked at random: { $player } goes first.

## What the marks on the drawn board mean.

play-legend-draughts = { $white } and { $black } are the checkers of White and Black, { $whiteking } and { $blackking } their kings.

## What is to be done now; stands after "White to move:".

play-do-relocate = a high roll: move a stone, or put one of yours on any empty point
play-do-capture = you must jump
play-do-throw-relocate = roll the dice; { $sum } or more lets you put a stone on any empty point
play-do-throw-alfonso = roll the dice; 6-5-4, 6-3-3, 5-2-2 or 4-1-1 lets three stones enter an empty line at once
play-do-low-throw = a low roll: { $do }
play-do-no-entry = this roll lets nothing enter: { $do }

## What happens.

play-enter-throw = Roll three dice and type what they show, for example 5 5 4.
play-throw-withdrawn = The roll is taken back.
play-grade-centre = And the last peg stands in the center.

## Help.

play-help-throw = the dice, for example: roll 5 5 4

## The words a player may type, separated by spaces; the first is the one shown.

command-throw = roll throw dice
