### The tasks of the day, the same for everybody: a problem of solitaire and a puzzle.

## The page with the tables, and that of a task. $name is the name of a problem.

daily-title = Today’s tasks
daily-lead = A problem of solitaire and a puzzle, the same for everybody, and new ones every day at midnight, universal time. The fewest pegs come first, then the fewest moves, then the shortest time.
daily-solitaire = Solitaire of the day
daily-solitaire-task = { $name }: leave as few pegs as possible, in as few moves as possible.
daily-try = Have a go
daily-today = Today
daily-yesterday = Yesterday
daily-nobody = Nobody yet.
daily-begin-lead = Your time runs as soon as you begin. You may take back and try as often as you like; the best of it counts.
daily-begin = Begin
daily-kept = It stands in the table of the day.
daily-not-better = You have done better before, and that stays in the table.
daily-table = To the table of the day

## Refusals.

error-unknown-task = There is no such task.
error-daily-over = That day is over.
error-daily-not-begun = Begin the task first.
error-daily-untold = This is the puzzle of the day: a hint or the solution comes tomorrow, or once you have solved it for today’s table.
