### The page on which games and positions are looked at. "Turn" is what one player does at a time,
### also where they are counted; "draw" a tied game. "Table" is a file that knows every position.

## The page and its parts.

analysis-nav = Analysis
analysis-title = Analysis
analysis-steps = Step through the game
analysis-first = To the start
analysis-back = Back
analysis-forward = Forward
analysis-last = To the end
analysis-position = Position
analysis-turns = Turns here
analysis-openings = Openings from here
analysis-thinking = Thinking …
analysis-lines = Record
analysis-points = Where it turned
analysis-no-points = No turn has given anything away.
analysis-points-coming = The turns are being looked at …
analysis-curve = How the game went: above the line it stands well for White, below for Black
analysis-curve-puzzle = How the puzzle went: above the line it can be solved, below it cannot
analysis-comment = Comment on this turn
analysis-comment-start = Comment on the start
analysis-branch-off = Take this branch out
analysis-link = Link to this position
analysis-open = Open a game or a position
analysis-rules = Game
analysis-change-rules = From the start
analysis-paste = Record (text, PDN or JSON) or position
analysis-paste-help = A position is taken by the rules of the game chosen above.
analysis-read = Open
# A button after a record was refused because of one turn: opens what can be played.
analysis-read-as-far = Open the turns before it
analysis-file = Or a file, up to 60 kB
analysis-which = Game of the file
analysis-set-up = Set up a position
analysis-set-up-done = Look at this position
analysis-set-up-cancel = Back to the game
analysis-set-up-help = Choose what to put down, then click the places of the board. A second click takes it off again.
analysis-put = Put down
analysis-take-off = Take off
analysis-to-move = To move
analysis-hand = In hand
analysis-hand-white = White
analysis-hand-black = Black
analysis-all-placed = All stones are placed
analysis-clear = Empty board
analysis-usual = Usual start
analysis-possible = This is a position of the game.
analysis-export = Save
analysis-export-record = Record
analysis-export-picture = Picture of the board
analysis-throw = The dice show
analysis-look = A look at where it turned
analysis-of-game = Analyse this game
analysis-to-game = Back to the table

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] and one more, turned or mirrored
       *[other] and { $count } more, turned or mirrored
    }
analysis-game-number = Game { $number }
analysis-too-large = That file is larger than 60 kB.
analysis-at-start = The start

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "jump" is a move of solitaire.

analysis-decimal = .
analysis-worth-win =
    { $moves ->
        [0] wins
        [one] wins in one move
       *[other] wins in { $moves } moves
    }
analysis-worth-draw = draws
analysis-worth-loss =
    { $moves ->
        [0] loses
        [one] loses in one move
       *[other] loses in { $moves } moves
    }
analysis-worth-open = estimate { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] can be solved
        [one] solves it
       *[other] can be solved in { $plies } jumps
    }
analysis-worth-unsolvable = cannot be solved
analysis-worth-unknown = not known

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = The best turn { $worth }; all turns are known.
analysis-searched = Best turn: { $worth } (looked { $depth } turns ahead).

## What a turn has given away. $better is a turn in words ("d2 to b2, takes a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Threw away the win: { $better } would have won.
       *[other] Threw away the win: the win in { $best } was { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Threw away the win, and loses now: { $better } would have won.
       *[other] Threw away the win, and loses now: the win in { $best } was { $better }.
    }
analysis-draw-to-loss = Threw away the draw: { $better } would have held it.
analysis-slower = Still wins, in { $moves }; the win in { $best } was { $better }.
analysis-sooner = Loses in { $moves }; { $better } would have held out for { $best }.
analysis-spoilt = Cannot be solved any more; { $better } would have kept it open.
analysis-dubious = Doubtful: { $own }. Better was { $better }: { $worth }.
analysis-mistake = A mistake: { $own }. Better was { $better }: { $worth }.
analysis-blunder = A blunder: { $own }. Better was { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = White stone
analysis-piece-stone-black = Black stone
analysis-piece-man-white = White man
analysis-piece-man-black = Black man
analysis-piece-king-white = White king
analysis-piece-king-black = Black king
analysis-piece-wolf = Wolf
analysis-piece-sheep = Sheep
analysis-piece-quarry = Quarry
analysis-piece-fox = Fox
analysis-piece-hunter = Hunter
analysis-piece-peg = Peg

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = No game can come to this position.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } stones on the board and in hand, but there are only { $bound }.
analysis-setup-too-few = { $side } needs at least { $bound } stones on the board and in hand, and has { $count }.
analysis-setup-hands = In hand, the side to move ({ $side }) must have as many stones as the other side, or one more. In an endgame nobody has any: tick “All stones are placed”.
analysis-setup-has-mill = { $side } is to move, but has a mill already: the game is over.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Line { $line }: { $why }
analysis-read-unknown = This cannot be read.
analysis-read-record-too-long = The text is too long.
analysis-read-record-character = There is a character that has no meaning here.
analysis-read-record-comment = The comment that begins here is never closed.
analysis-read-record-tag = A tag is written as [Name "value"], each name once, before the turns.
analysis-read-record-variation = The brackets of the variations do not fit together.
analysis-read-record-annotation = There is no turn before this that it could belong to.
analysis-read-record-throw = A throw without its turn.
analysis-read-record-turn = This is neither a turn nor a result.
analysis-read-record-result = The result stands at the end, once.
analysis-read-record-empty = There is no record in the text.
analysis-read-bad-json = This is not the JSON of a record.
analysis-read-unknown-version = This record is of a version that is not known here.
analysis-read-no-rules = The record does not say which game it is; choose the game first.
analysis-read-other-rules = The record names other rules than it describes.
analysis-read-bad-fen = The start of the record is not a position of this game.
analysis-read-bad-tag = A tag of the record cannot be read.
analysis-read-ended = The game is over before this turn.
analysis-read-pdn-not-one = One game at a time can be opened.
analysis-read-pdn-game-type = This kind of draughts is not in the box.
analysis-read-no-such-game = There are not so many games in the text.
