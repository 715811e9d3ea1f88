### American English: only what differs from en-GB, which says everything else.
### Dice are rolled, not thrown.

## Whose turn it is, and what waits for an answer.

board-throw = Roll the dice

## Buttons and menu.

board-flip = Flip the board

## Why a tap does nothing.

board-wrong-throw = Roll the dice first.
