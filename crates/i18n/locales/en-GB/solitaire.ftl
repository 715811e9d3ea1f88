### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "jump" takes
### one peg; a "move" is all jumps of one peg in a row. "Par" is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = How it stands
solitaire-pegs = Pegs
solitaire-moves = Moves
# Why the number of moves is smaller than the list of jumps.
solitaire-counted = Several jumps of one peg in a row are one move.
solitaire-par = Par
solitaire-time = Time
solitaire-watch = Show what is still possible
solitaire-solution = Show a solution
solitaire-back = Back to the game
solitaire-more = Problems, best games, races
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    }, { $jumps ->
        [one] one jump
       *[other] { $jumps } jumps
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = It can still be solved.
solitaire-solvable-in =
    { $moves ->
        [0] It can still be solved, if the same peg goes on.
        [one] It can still be solved, in one more move.
       *[other] It can still be solved, in { $moves } more moves at best.
    }
solitaire-anew = From here it cannot be solved any more. This is a solution from the start.
solitaire-hopeless =
    { $pegs ->
        [one] It cannot be solved any more: one peg is left, in the wrong place.
       *[other] It cannot be solved any more. At best { $pegs } pegs are left.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] It cannot be solved any more.
       *[other] It cannot be solved any more. { $pegs } pegs or fewer can be left.
    }
solitaire-unknown =
    { $pegs ->
        [one] Whether it can still be solved is not known.
       *[other] Whether it can still be solved is not known; { $pegs } pegs or fewer can be left.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } moves: that is par, nobody can do it in fewer.
        [one] { $moves } moves, one more than par.
       *[other] { $moves } moves, { $over } more than par.
    }
hint-too-late = It cannot be solved any more.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitaire
solitaire-lead = Small figures to begin with, then the whole boards. Par is proved: nobody needs fewer moves, all jumps of one peg in a row being one move.
problem-cross = Cross
problem-plus = Greek cross
problem-square = Tilted square
problem-fireplace = Fireplace
problem-pyramid = Pyramid
problem-arrow = Arrow
problem-diamond = Diamond
problem-triangle = Triangle
problem-english = English board
problem-centre = English board, last peg in the centre
problem-european = European board
problem-pegs = { $pegs } pegs
problem-par =
    { $moves ->
        [one] par one move
       *[other] par { $moves } moves
    }
problem-no-par = par unknown
problem-play = Try it
# The name of the button for screen readers.
problem-play-of = Try it: { $name }

## The best games of a problem.

results-title = Best games here
results-pegs = Pegs
results-moves = Moves
results-time = Time
results-name = Player
results-nameless = somebody

## A race: several players on one screen, each with a board of their own.

race-title = Race
race-about = Two to four players on this screen, each with the same problem: whoever solves it fastest wins, and if nobody does, whoever leaves the fewest pegs. Time runs from the first jump to the last; nothing can be taken back.
race-problem = Problem
race-players = Players
race-player = Player { $number }
race-begin = Begin the race
race-lead = Everybody jumps at once. The fastest solution wins, else the fewest pegs.
race-stands =
    { $pegs ->
        [one] one peg
       *[other] { $pegs } pegs
    } · { $time }
race-solved = solved in { $moves } moves · { $time }
race-won = { $name } wins: solved in { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } wins with one peg left, in { $time }.
       *[other] { $name } wins with { $pegs } pegs left, in { $time }.
    }
race-shared = Equal in everything: { $names } share the first place.

## Refusals.

error-not-solitaire = That is no game of solitaire.
error-unknown-problem = There is no such problem.
error-unknown-race = There is no such race.
error-race-players = A race is for two to four players.
