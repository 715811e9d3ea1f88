### American English: only what differs from en-GB, which says everything else.
### Draughts is "checkers". "Solitaire" alone would be a card game. "Anymore" is one word.

## The list.

puzzles-family-draughts = Checkers
puzzles-family-pegs = Peg solitaire

## How hard it is.

puzzle-grade-middling = medium

## What is said about a turn.

puzzle-lost-win = After that no win can be forced anymore. Try again.
puzzle-lost-running-mill = After that no win can be forced anymore. Try again.
puzzle-lost-ending = After that no win can be forced anymore. Try again.
puzzle-lost-shot = After that no win can be forced anymore. Try again.
puzzle-solved-close = Solved! There is no way out anymore.
