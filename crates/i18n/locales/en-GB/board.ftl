### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Draw" is a tied game, "turn" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = What there is to do
board-go = { $player }: choose where to. A ring marks every place it can go.
board-take = { $player }: take a stone, one with a dashed ring.
board-sure = Confirm this turn, or cancel it: { $turn }.
board-confirm = Confirm
board-cancel = Cancel
board-take-nothing = Take nothing
board-throw = Throw the dice
board-enter-throw = That is what they show
board-die = Die { $number }
board-offered =
    { $side ->
        [wolf] The wolf offers a draw.
        [sheep] The sheep offer a draw.
        [quarry] The quarry offers a draw.
        [fox] The fox offers a draw.
        [hunters] The hunters offer a draw.
       *[other] { $player } offers a draw.
    }
board-accept = Agree to the draw
board-decline = Decline
board-result = Result
board-rematch = Another game

## Buttons and menu.

board-undo = Take back
board-redo = Redo
board-offer = Offer a draw
board-hint = Hint
board-hint-whole = Show the turn
board-hint-coming = A hint is on its way.
board-moves = Turns
board-earlier = Previous turn
board-later = Next turn
board-typed = Type a turn
board-play = Play
board-more = More
board-rules = How to play
board-abort = Delete this game
board-flip = Turn the board
board-confirm-toggle = Confirm each turn
board-text-toggle = Show the board as a table
board-claim = Claim a draw
board-resign = Resign
board-record = Record
board-record-text = Text

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = If the claim is right, the game is drawn at once and the proof is shown.
board-claim-kind = What is claimed
board-claim-repetition = The same position again and again
board-claim-no-progress = Too long without progress
board-claim-intended = On which position
board-claim-board = The one on the board
board-claim-after = The one after: { $turn }
board-claim-send = Claim

## The table beside the board, and messages when something is in the way.

board-text-view = The board in words
board-text-caption = What stands on each place, row by row
board-text-lines = Places on one line
board-keys-title = Keys and typing
board-keys = On the board the arrow keys lead from place to place, whether or not a line joins them; Home and End lead to the ends of a row. Enter or the space bar chooses a place, Escape gives a begun turn up. Turns are typed as they stand in the list of turns, as in d6 to place, d6-d7 to move, d6-d7xa4 to take as well.
board-lost = The connection is gone; trying again.
board-no-script = The board needs JavaScript; everything else works without it.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Cancel turn
board-chosen = chosen
board-can-take = can be taken
board-can-go = can go here
board-can-move = can move
board-open = Possible: { $place }.
board-put-here = { $place }, your stone, just put here
board-gone = { $place }, empty now
board-in-hand = { $count } in hand
board-lost-stones = { $count } lost
board-time-left = { $player }: { $count } seconds left.

## Why a tap does nothing.

board-wrong-light = Only the dark squares are played on.
board-wrong-theirs = { $place } is the other side's.
board-wrong-stuck = The one on { $place } cannot move now. A ring marks what can.
board-wrong-empty = { $place } is empty. Choose one of yours first.
board-wrong-occupied = { $place } is occupied. Choose an empty place.
board-wrong-put = Nothing may be put on { $place } now.
board-wrong-go = It cannot go to { $place }. A ring marks where it can.
board-wrong-take = Not that one: choose one with a dashed ring.
board-wrong-throw = First throw the dice.
board-wrong-computer = It is the computer's turn.

## Giving up.

board-resign-sure = Resign this game?
board-resigns =
    { $side ->
        [wolf] The wolf gives up, and the game is over.
        [sheep] The sheep give up, and the game is over.
        [quarry] The quarry gives up, and the game is over.
        [fox] The fox gives up, and the game is over.
        [hunters] The hunters give up, and the game is over.
       *[other] { $player } gives up, and the game is over.
    }
board-resign-not = Play on
