### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Men capturing backwards
rule-draughts-man_back_capture-yes = Men capture backwards too.
rule-draughts-man_back_capture-no = Men capture forwards only.
rule-draughts-king = Kings
rule-draughts-king-short = A king goes one square at a time, forwards and backwards.
rule-draughts-king-flying = A king goes any distance over empty squares.
rule-draughts-king_landing = Landing
rule-draughts-king_landing-behind = A king lands directly behind the piece it takes.
rule-draughts-king_landing-any = A flying king lands on any empty square behind the piece it takes.
rule-draughts-crowning = Crowning while capturing
rule-draughts-crowning-stop = A man that reaches the far row while capturing is crowned, and the turn is over.
rule-draughts-crowning-pass = A man that passes the far row while capturing goes on as a man; it is crowned only if it ends there.
rule-draughts-crowning-continue = A man that reaches the far row while capturing is crowned at once and goes on as a king.

## Draughts: capturing.

rule-draughts-lift = Lifting what is taken
rule-draughts-lift-end = Pieces taken leave the board after the whole capture; none is jumped twice.
rule-draughts-lift-immediate = Pieces taken leave the board at once, so that their squares are free for the rest of the capture.
rule-draughts-precedence = Choice of capture
rule-draughts-precedence-none = Among several captures the choice is free.
rule-draughts-precedence-quantity = The capture that takes the most pieces must be chosen.
rule-draughts-precedence-king = If a king can capture, it must capture before a man.
rule-draughts-precedence-quantity-kings = The capture that takes the most pieces must be chosen, and among equals the one that takes the most kings.
rule-draughts-precedence-quantity-king-kings-order = The most pieces must be taken; among equals a king captures first, then the most kings are taken, then kings as early as possible.
rule-draughts-man_may_take_king = Men taking kings
rule-draughts-man_may_take_king-yes = A man may take a king.
rule-draughts-man_may_take_king-no = A man may not take a king.
rule-draughts-must_complete_chain = Going on
rule-draughts-must_complete_chain-yes = A capture must go on while a further jump exists.
rule-draughts-must_complete_chain-no = A capture may be broken off after any jump.
rule-draughts-huff = Huffing
rule-draughts-huff-off = Capturing is a duty; nothing is huffed (taken off for not capturing).
rule-draughts-huff-forward = If a capture is left out for a move forwards, the opponent may huff a piece that could have captured.
rule-draughts-huff-piece = If a capture is left out, the opponent may huff a piece that could have captured.
rule-draughts-huff-any = If a capture is left out, the opponent may huff any piece.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Aim
rule-draughts-losing-yes = Whoever first loses all pieces wins.
rule-draughts-losing-no = Whoever first loses all pieces loses.
rule-draughts-blocked = No move left
rule-draughts-blocked-loses = A player who cannot move has lost.
rule-draughts-blocked-wins = A player who cannot move has won.
rule-draughts-repetition = Draw by repetition
rule-draughts-repetition-auto = The game is drawn as soon as the same position has occurred { $count } times.
rule-draughts-repetition-claim = When the same position has occurred { $count } times, the side to move may claim a draw.
rule-draughts-repetition-off = There is no draw by repetition.
rule-draughts-no_progress = Draw without progress
rule-draughts-no_progress-auto = The game is drawn after { $count } turns, those of both sides together, without a capture or a move of a man.
rule-draughts-no_progress-claim = After { $count } turns, those of both sides together, without a capture or a move of a man the side to move may claim a draw.
rule-draughts-no_progress-off = There is no draw for want of captures.
rule-draughts-first = Who begins
rule-draughts-first-white = White begins.
rule-draughts-first-black = Black begins.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Board
rule-draughts-mirrored_board-yes = Each player has a dark corner square at the right.
rule-draughts-mirrored_board-no = Each player has a dark corner square at the left.
rule-draughts-numbering = Notation
rule-draughts-numbering-A0 = Squares are written with letter and digit, a1 at White's left.
rule-draughts-numbering-N0 = Squares are numbered from the bottom left, as the player who begins sees it.
rule-draughts-numbering-N1 = Squares are numbered from the bottom right, as the player who begins sees it.
rule-draughts-numbering-N2 = Squares are numbered from the top left, as the player who begins sees it.
rule-draughts-numbering-N3 = Squares are numbered from the top right, as the player who begins sees it.

## Wolf and Sheep.

rule-wolf-first = Who begins
rule-wolf-first-wolf = The wolf is put on the board and moves first.
rule-wolf-first-sheep = The wolf is put on the board, then the sheep move first.

## Battue, the hunt on the mill board. "Quarry" is the hunted animal.

rule-battue-hunters = Hunters
rule-battue-hunters-value = There are { $value } hunters.
rule-battue-quarry_hop = Hopping
rule-battue-quarry_hop-no = Quarry and hunters move one step along the lines.
rule-battue-quarry_hop-hop = The quarry may also hop over a hunter beside it; the hunter stays.
rule-battue-quarry_hop-take = The quarry may also hop over a hunter beside it and takes it.
rule-battue-limit = End of the hunt
rule-battue-limit-value = After { $value } moves of the hunters the hunt is stopped.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Board
rule-pegs-layout-english = The board is the English cross of 33 holes.
rule-pegs-layout-european = The board is the European one of 37 holes.
rule-pegs-layout-triangle = The board is the triangle of 15 holes.
rule-pegs-vacancy = Empty hole
rule-pegs-vacancy-value = Every hole but { $value } holds a peg at the start.
rule-pegs-goal = Goal
rule-pegs-goal-anywhere = One peg is to be left, anywhere.
rule-pegs-goal-value = Pegs are to be left here and nowhere else: { $value }.
