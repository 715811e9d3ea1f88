### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = The game is over.
objection-ended = The game is over.
objection-other-game = That is a turn of another game.
objection-occupied = There is a piece on that place already.
objection-no-piece = There is no piece of yours on that place.
objection-not-yours = It is the other side's turn.
objection-not-adjacent = That is more than one step.
objection-place-first = You have to place a piece first.
objection-backwards = That would be a step backwards.
objection-no-capture = Nothing can be taken like that.
objection-bad-notation = That is neither a turn nor a command.
objection-ambiguous = That could mean several turns; write it out.
objection-throw-missing = The dice have to be thrown first.
objection-throw-first = The dice have to be thrown first.
objection-unknown = The rules do not allow that.

## Why a turn of mill is refused. "Hand" holds the stones not yet placed.

objection-mill-occupied = That point is occupied.
objection-mill-place-first = You still have stones in hand and must place one.
objection-remove-first = The board was full: take one enemy stone off first, as in xa4.
objection-no-removal = You cannot take a stone without playing one of your own.
objection-no-pass = You can move, so you cannot pass.
objection-hand-empty = You have no stone left in hand.
objection-mill-forbidden = No mill may be closed while placing.
objection-no-entry = Three stones cannot enter there now.
objection-not-your-stone = There is no stone of yours on that point.
objection-out-of-reach = A stone cannot go that far.
objection-remill = That mill may not be closed again so soon.
objection-not-enemy = There is no enemy stone to take there.
objection-too-many = That takes more stones than the turn allows.
objection-protected = That stone stands in a mill and is safe.
objection-must-take = Your mill takes a stone: add which one.
objection-no-mill = That closes no mill, so nothing is taken.
objection-mill-takes-nothing = This mill takes nothing.
objection-extra-turn = This turn earns no other one, so it has no + at its end.

## Why a turn of draughts is refused. "Man" and "king" are the pieces; huffing is taking a piece off
## because it did not capture.

objection-draughts-occupied = That square is occupied.
objection-draughts-backwards = Men do not step backwards.
objection-draughts-no-capture = There is no such capture.
objection-huff-off = Nothing is huffed in this game.
objection-not-huffable = That piece cannot be huffed now.
objection-empty-square = That square is empty.
objection-not-your-piece = That piece is your opponent's.
objection-no-move = The piece does not move at all.
objection-not-diagonal = Pieces move on diagonals only.
objection-too-far = That is too far for this piece.
objection-in-the-way = Another piece stands in the way.
objection-must-capture = You can capture, so you must.
objection-must-continue = The capture has to go on.
objection-must-take-most = You have to take as many pieces as possible.
objection-king-must-take = Your king has to capture before a man does.
objection-must-take-kings = You have to take as many kings as possible.
objection-kings-first = You have to take kings as early as possible.
objection-captures-backwards = Men do not capture backwards.
objection-man-takes-king = A man may not take a king.
objection-crowned-ends-turn = The turn ends when a man is crowned.
objection-land-behind = The king has to land directly behind the piece it takes.
objection-wrong-crowning = The man is not crowned like that.

## Why a turn of a hunt is refused.

objection-wolf-place-first = The wolf has to be put on the board first.
objection-wolf-backwards = Sheep go forwards only.
objection-already-placed = The wolf is on the board already.
objection-no-extra-turn = The sheep move next, so there is no + at the end.
objection-no-hop = Nobody hops like that in this hunt.
objection-wrong-capture = That hop takes the hunter hopped over, and no other.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = There is a peg in that hole already.
objection-pegs-no-piece = There is no peg in that hole.
objection-off-board = There is no such hole on this board.
objection-not-a-jump = A jump goes over one hole in a straight line.
objection-nothing-to-jump = There is no peg to jump over.

## What else cannot be done in a game.

error-ended = The game is over.
error-throw-missing = The dice have to be thrown first.
error-throw-not-awaited = No dice are thrown now.
error-throw-bad = A throw is three dice from 1 to 6, for example 5 5 4.
error-take-back-not-allowed = Nothing is taken back in this game.
error-take-back-too-many = There is nothing to take back.
error-take-back-only =
    { $count ->
        [one] Only one turn has been played.
       *[other] Only { $count } turns have been played.
    }
error-must-take = In this game a mill has to take a stone.
error-no-such-place =
    { $family ->
        [draughts] There is no square { $place } to play on.
        [wolf] There is no dark square { $place } on this board.
        [pegs] There is no hole { $place } on this board.
       *[other] There is no point { $place } on this board.
    }
error-did-you-mean = { $typed }: That is neither a turn nor a command; did you mean "{ $word }"?
error-take-back-declared = The players have ended this game; nothing is taken back any more.
error-redo-nothing = There is nothing to play again.
error-abort-too-late = Both sides have played, so the game cannot be called off any more.
error-offer-in-puzzle = There is nobody to agree with: you play alone.
error-offer-pending = A draw has been offered already and waits for an answer.
error-offer-repeated = You have offered a draw already; play a turn before you offer again.
error-offer-none = No draw has been offered.
error-bad-number = "{ $text }" is not a number of turns.
error-no-computer = The computer does not play here; zwick play --level 3 lets it.
error-no-other-side = There is no other side to look from.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = These rules know no such draw.
error-claim-automatic = In these rules that draw comes by itself; there is nothing to claim.
error-claim-turn-not-complete = Your turn is not complete yet: you have earned another one.
error-claim-ends-otherwise = That turn ends the game in another way.
error-claim-not-to-move = Only the side to move may claim.
error-claim-too-few-repetition =
    { $count ->
        [one] The position has occurred once; { $needed } times are needed.
       *[other] The position has occurred { $count } times; { $needed } times are needed.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] There has been one turn without progress; { $needed } are needed.
       *[other] There have been { $count } turns of either side without progress; { $needed } are needed.
    }

## Files.

error-save-name = Say where to save, for example: save game.txt
error-save-exists = There is a file { $file } already; choose another name.
error-save-failed = The game could not be saved in { $file }: { $why }
