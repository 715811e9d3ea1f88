### American English: only what differs from en-GB, which says everything else.
### Draughts is "checkers", whoever begins "goes first". "Solitaire" alone would be a card game.

## The page itself.

tables-needless = Hunts are worked out the moment they are played, and peg solitaire is known by heart: there the computer is perfect as it is.
tables-endings = Checkers: endings with up to four pieces

## How far it is.

tables-part = { $percent }% of { $positions }

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = With best play whoever goes first wins.
tables-value-win-in = With best play whoever goes first wins, in { $plies } moves of both sides.
tables-value-loss = With best play whoever goes first loses.
tables-value-loss-in = With best play whoever goes first loses, in { $plies } moves of both sides.
