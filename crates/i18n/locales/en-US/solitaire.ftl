### American English: only what differs from en-GB, which says everything else.
### "Solitaire" alone would be a card game. "Anymore" is one word.

## What is still possible, said after every jump if wanted.

solitaire-hopeless =
    { $pegs ->
        [one] It cannot be solved anymore: one peg is left, in the wrong place.
       *[other] It cannot be solved anymore. At best { $pegs } pegs are left.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] It cannot be solved anymore.
       *[other] It cannot be solved anymore. { $pegs } pegs or fewer can be left.
    }

## The page of problems.

solitaire-title = Peg solitaire
problem-centre = English board, last peg in the center

## Refusals.

error-not-solitaire = That is not a game of peg solitaire.
hint-too-late = It cannot be solved anymore.
