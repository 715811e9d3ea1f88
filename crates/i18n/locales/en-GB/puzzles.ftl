### Puzzles in the browser: the list, one puzzle, what is said about a turn. A draw is a tied game. A
### running mill opens one mill by closing another.

## The list.

puzzles-title = Puzzles
puzzles-lead = One board, one right turn. Every puzzle has been worked out to the end.
puzzles-daily = Puzzle of the day
puzzles-daily-solve = Solve it
puzzles-daily-again = Look at it again
puzzles-streak =
    { $days ->
        [0] Solve it today and a row of days begins.
        [one] Solved one day in a row.
       *[other] Solved { $days } days in a row.
    }
puzzles-count = { $solved } of { $count } puzzles solved.
puzzles-family = Game
puzzles-family-any = All games
puzzles-family-mill = Mill
puzzles-family-draughts = Draughts
puzzles-family-wolf = Wolf and Sheep
puzzles-family-battue = The hunt
puzzles-family-pegs = Solitaire
puzzles-kind = Kind
puzzles-kind-any = All kinds
puzzles-grade = Difficulty
puzzles-grade-any = Easy to hard
puzzles-choose = Show
puzzles-more =
    { $count ->
        [one] One more puzzle
       *[other] { $count } more puzzles
    }
puzzles-none = There is no such puzzle.
puzzles-all = All puzzles
puzzles-solved = solved

## The kinds, as headings.

puzzle-kind-win = The only winning turn
puzzle-kind-hold = Hold the draw
puzzle-kind-running-mill = The running mill
puzzle-kind-ending = Ending
puzzle-kind-shot = Give and take
puzzle-kind-escape = Get away
puzzle-kind-close = Close in
puzzle-kind-keep = Keep it solvable
puzzle-kind-finish = Jump to the end
puzzle-kind-few-moves = In a few moves

## How hard it is.

puzzle-grade-easy = easy
puzzle-grade-middling = middling
puzzle-grade-hard = hard

## What is to be done. $player is the side to move ("White", "the sheep"), $side says which.

puzzle-task-win =
    { $side ->
       *[other] { $player } to play and win. Only one turn does it.
    }
puzzle-task-hold =
    { $side ->
       *[other] { $player } to play and hold the draw. Every other turn loses.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } to play, win and get a running mill. Which turn prepares it?
    }
puzzle-task-ending =
    { $side ->
       *[other] Ending: { $player } to play and win. Only one turn does it.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } gives something away and wins. How does it begin?
    }
puzzle-task-escape =
    { $side ->
        [wolf] The wolf is to move. Where does it break through?
        [fox] The fox is to move. How does it get away?
       *[other] The quarry is to move. How does it get away?
    }
puzzle-task-close =
    { $side ->
        [sheep] The sheep are to move. Shut the wolf in and leave no gap.
       *[other] The hunters are to move. Cut the quarry off.
    }
puzzle-task-keep = After one jump only can the board still be solved. Which one?
puzzle-task-finish = Jump until one peg is left.
puzzle-task-few-moves =
    Jump until one peg is left, in { $moves } moves. As long as the same peg goes on, it is one move.

## What is said about a turn. $turn is a turn in words ("d7 to d6, takes a1").

puzzle-go-on = Right! And now?
puzzle-wrong = { $turn } is not it yet.
puzzle-then-ends =
    { $side ->
       *[other] Then { $player } plays { $turn }, and the game is over.
    }
puzzle-then-takes =
    { $side ->
       *[other] Then { $player } plays { $turn }.
    }
puzzle-lost-win = After that no win can be forced any more. Try again.
puzzle-lost-hold = After that the game is lost. Try again.
puzzle-lost-running-mill = After that no win can be forced any more. Try again.
puzzle-lost-ending = After that no win can be forced any more. Try again.
puzzle-lost-shot = After that no win can be forced any more. Try again.
puzzle-lost-escape = That way the path can still be blocked. Try again.
puzzle-lost-close = That leaves a gap. Try again.
puzzle-lost-keep = After that more than one peg always stays. Try again.
puzzle-lost-finish = After that more than one peg always stays. Try again.
puzzle-lost-few-moves = After that the moves are not enough. Try again.
puzzle-solved-win = Solved! Nobody can take this win from you.
puzzle-solved-hold = Solved! The draw is safe.
puzzle-solved-running-mill = Solved! Now the running mill comes, and it wins.
puzzle-solved-ending = Solved! The ending is won.
puzzle-solved-shot = Solved! It was worth giving away.
puzzle-solved-escape = Solved! Nobody can stop it now.
puzzle-solved-close = Solved! There is no way out any more.
puzzle-solved-keep = Solved! From here it goes on to the last peg.
puzzle-solved-finish = Solved! One peg is left.
puzzle-solved-few-moves = Solved, and it cannot be done in fewer!
puzzle-solution-is = The solution: { $turns }
# How long the win takes by exact values; $turns is a number and counts the turns of the side that wins.
puzzle-wins-in =
    { $turns ->
        [one] From the start of the puzzle it is won with one turn, whatever the other side plays.
       *[other] From the start of the puzzle it is won in { $turns } turns at most, whatever the other side plays.
    }

## Beside the board.

puzzle-done = Solved
puzzle-streak = Puzzle of the day, days in a row: { $days }
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-again = Start again
puzzle-show-solution = Show the solution
puzzle-all = All puzzles
puzzle-choices =
    { $count ->
        [one] One turn is possible.
       *[other] { $count } turns are possible.
    }
puzzle-level =
    { $level ->
        [10] Of the computer's levels only the highest is sure to find it.
       *[other] The computer is sure to find it from level { $level } on.
    }
