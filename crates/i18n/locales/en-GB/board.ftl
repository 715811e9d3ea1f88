### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Draw" is a tied game, "turn" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = What there is to do
board-go = Now choose where to: a ring marks every place it can go.
board-take = Now choose a stone to take: one with a dashed ring.
board-sure = Confirm this turn, or cancel it.
board-confirm = Confirm
board-cancel = Cancel
board-take-nothing = Take nothing
board-throw = Throw the dice
board-enter-throw = That is what they show
board-die = Die { $number }
board-offered = { $player } offers a draw.
board-accept = Agree to the draw
board-decline = Decline
board-result = Result
board-rematch = Play again

## Buttons and menu.

board-undo = Take back
board-redo = Forward
board-offer = Offer a draw
board-moves = Turns
board-typed = Type a turn
board-play = Play
board-more = More
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
board-claim-send = Claim

## The table beside the board, and messages when something is in the way.

board-text-view = The board in words
board-text-caption = What stands on each place, row by row
board-lost = The connection is gone; trying again.
board-no-script = The board needs JavaScript; everything else works without it.
