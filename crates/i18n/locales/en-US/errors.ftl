### American English: only what differs from en-GB, which says everything else.
### In checkers the plain piece is a "checker", capturing is "jumping", and a checker on the king row
### is "kinged". Dice are rolled.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-backwards = That would be a step backward.
objection-throw-missing = The dice have to be rolled first.
objection-throw-first = The dice have to be rolled first.

## Why a turn of checkers is refused. Huffing is taking a piece off because it did not jump.

objection-draughts-backwards = Checkers do not move backward.
objection-draughts-no-capture = There is no such jump.
objection-must-capture = You can jump, so you must.
objection-must-continue = You have to keep jumping.
objection-must-take-most = You have to jump as many pieces as possible.
objection-king-must-take = Your king has to jump before a checker does.
objection-must-take-kings = You have to jump as many kings as possible.
objection-kings-first = You have to jump kings as early as possible.
objection-captures-backwards = Checkers do not jump backward.
objection-man-takes-king = A checker may not jump a king.
objection-crowned-ends-turn = The turn ends when a checker is kinged.
objection-land-behind = The king has to land right behind the piece it jumps.
objection-wrong-crowning = The checker is not kinged like that.

## Why a turn of a hunt is refused.

objection-wolf-backwards = Sheep go forward only.

## What else cannot be done in a game.

error-throw-missing = The dice have to be rolled first.
error-throw-not-awaited = No dice are rolled now.
error-throw-bad = A roll is three dice from 1 to 6, for example 5 5 4.
