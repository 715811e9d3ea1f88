### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "table" is a file of values, never furniture. "Draw" is a tied game.

## The page itself.

tables-link = Become perfect
tables-title = Become perfect
tables-lead = Once every position of a game has been worked out, the computer at level 10 never errs, and every hint is exact. It can be computed here, in the background: playing stays quick, and a restart loses nothing.
tables-works = Being computed
tables-complete = Complete
tables-possible = Can be computed
tables-impossible = Cannot be computed
tables-needless = Hunts are worked out the moment they are played, and solitaire is known by heart: there the computer is perfect as it is.
tables-shared = Rule sets that are the same game under two names share their tables; they stand in one line.
tables-none = There are no complete tables yet. Three Men's Morris takes a moment, Nine Men's Morris half an hour or more.
tables-own = Rules of your own
tables-folder = The tables lie in
tables-free = { $size } are free on this disk.
tables-endings = Draughts: endings with up to four pieces
tables-perfect = The computer plays perfectly, hints are exact.
tables-endings-perfect = Exact in every ending with up to four pieces.
tables-partly = Partly computed; what there is stays and is used.
# $names are further names of the same game, in a row.
tables-also = The same game: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Compute
tables-compute-on = Go on computing
tables-play = Play it
tables-explore = Explore the openings
tables-pause = Pause
tables-resume = Go on
tables-stop = Stop
tables-again = Try again
tables-remove = Remove
tables-remove-question = Remove the tables of { $game } ({ $size })? They would have to be computed again.
tables-remove-yes = Yes, remove them
# The name of a button for screen readers, as in "Pause: Seven Men's Morris".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 million positions".

tables-bar = Progress: { $game }
tables-part = { $percent } % of { $positions }
tables-size = { $written } of about { $all } on disk
tables-doing-running = It is about to begin.
tables-doing-paused = Paused. What is done stays.
tables-doing-waiting = Waits until the one before it is ready.
tables-doing-failed = It has failed.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Stones { $space }: reading what is known
tables-doing-seeding = Stones { $space }: captures and placements
tables-doing-level =
    { $plies ->
        [one] Stones { $space }: decided in one move
       *[other] Stones { $space }: decided in { $plies } moves
    }
tables-doing-writing = Stones { $space }: writing

## Why it has failed.

tables-failed-disk = There is too little room on the disk. Make room and try again.
tables-failed-file = A file cannot be read or written. Look at the folder of the tables and try again.
tables-failed-other = The computation has broken off.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = With best play whoever begins wins.
tables-value-win-in = With best play whoever begins wins, in { $plies } moves of both sides.
tables-value-draw = With best play it is a draw.
tables-value-draw-in = With best play it is a draw.
tables-value-loss = With best play whoever begins loses.
tables-value-loss-in = With best play whoever begins loses, in { $plies } moves of both sides.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = .
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, about { $size } on disk
tables-positions = { $number } positions
tables-positions-thousand = { $number } thousand positions
tables-positions-million = { $number } million positions
tables-positions-billion = { $number } billion positions
tables-pace = { $number } positions a second
tables-pace-thousand = { $number } thousand positions a second
tables-pace-million = { $number } million positions a second
tables-pace-billion = { $number } billion positions a second
tables-left-seconds =
    { $seconds ->
        [one] about a second left
       *[other] about { $seconds } seconds left
    }
tables-left-minutes =
    { $minutes ->
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
tables-left-hours =
    { $hours ->
        [one] about an hour left
       *[other] about { $hours } hours left
    }

## Why there can be no tables.

tables-obstacle-dice = The dice leave it to chance.
tables-obstacle-remill = What may be played depends on mills closed before, not on the stones alone.
tables-obstacle-hop-chain = Hops that take several stones in a row are not worked out.
tables-obstacle-full-board = What follows when the board is full, each side taking a stone, is not worked out.
tables-obstacle-turn-for-nothing = A mill that takes nothing may earn another turn; that is not worked out.
tables-obstacle-turn-while-mixed = Mills earn another turn while stones are placed and moved in turn; that is not worked out.
tables-obstacle-turn-at-three = Mills earn another turn and three against three is a draw; the two together are not worked out.
tables-obstacle-huff = With huffing a position depends on the turn before it.

## In the form for a new game, beside the highest level.

tables-new-compute = Not perfect yet: compute it

## Refusals.

error-tables-impossible = No tables of these rules can be computed.
error-tables-needless = This game needs no tables: it is known without.
error-tables-done = These tables are complete already.
error-tables-disk = About { $needed } are needed on the disk, and only { $free } are free.
error-tables-memory = { $needed } of memory are needed, and only { $free } are free. Close other programs and try again.
error-tables-unknown = There are no such tables, and nobody has ordered them.
error-tables-in-work = These tables are just being computed. Stop that first.
error-tables-file = The tables cannot be read or removed. Look at their folder.
error-only-here = That can only be done at the machine itself.
