### American English: only what differs from en-GB, which says everything else.
### Dice are rolled.

## What is to be done in the middle of a turn, and in its place.

tui-throw = Press t to roll.
