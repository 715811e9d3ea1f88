### American English: only what differs from en-GB, which says everything else.
### In checkers the plain piece is a "checker", capturing is "jumping", the far row the "king row", and
### a checker that reaches it is "kinged".

## Checkers: the pieces.

rule-draughts-man_back_capture = Jumping backward
rule-draughts-man_back_capture-yes = Checkers jump backward too.
rule-draughts-man_back_capture-no = Checkers jump forward only.
rule-draughts-king-short = A king moves one square at a time, forward and backward.
rule-draughts-king-flying = A king moves any distance over empty squares.
rule-draughts-king_landing-behind = A king lands right behind the piece it jumps.
rule-draughts-king_landing-any = A flying king lands on any empty square behind the piece it jumps.
rule-draughts-crowning = Kinged while jumping
rule-draughts-crowning-stop = A checker that reaches the king row while jumping is kinged, and the turn is over.
rule-draughts-crowning-pass = A checker that passes through the king row while jumping goes on as it is; it is kinged only if it ends there.
rule-draughts-crowning-continue = A checker that reaches the king row while jumping is kinged at once and goes on as a king.

## Checkers: jumping.

rule-draughts-lift-end = Pieces taken leave the board after the last jump; none is jumped twice.
rule-draughts-lift-immediate = Pieces taken leave the board at once, so that their squares are free for the jumps that follow.
rule-draughts-precedence = Choice of jump
rule-draughts-precedence-none = Among several jumps the choice is free.
rule-draughts-precedence-quantity = You must choose the jump that takes the most pieces.
rule-draughts-precedence-king = If a king can jump, it must jump before a checker.
rule-draughts-precedence-quantity-kings = You must choose the jump that takes the most pieces, and among equals the one that takes the most kings.
rule-draughts-precedence-quantity-king-kings-order = The most pieces must be taken; among equals a king jumps first, then the most kings are taken, then kings as early as possible.
rule-draughts-man_may_take_king = Checkers jumping kings
rule-draughts-man_may_take_king-yes = A checker may jump a king.
rule-draughts-man_may_take_king-no = A checker may not jump a king.
rule-draughts-must_complete_chain = Multiple jumps
rule-draughts-must_complete_chain-yes = You must keep jumping as long as there is another jump.
rule-draughts-must_complete_chain-no = You may stop after any jump.
rule-draughts-huff-off = Jumping is a duty; nothing is huffed (taken off for not jumping).
rule-draughts-huff-forward = If you move forward instead of jumping, your opponent may huff a piece that could have jumped.
rule-draughts-huff-piece = If a jump is missed, the opponent may huff a piece that could have jumped.
rule-draughts-huff-any = If a jump is missed, the opponent may huff any piece.

## Checkers: drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-no_progress-auto = The game is drawn after { $count } turns, those of both sides together, without a jump or a move of a plain checker.
rule-draughts-no_progress-claim = After { $count } turns, those of both sides together, without a jump or a move of a plain checker the side to move may claim a draw.
rule-draughts-no_progress-off = There is no draw for lack of jumps.
rule-draughts-first = Going first
rule-draughts-first-white = White goes first.
rule-draughts-first-black = Black goes first.

## Checkers: the board and how its squares are written. The player who goes first looks at it.

rule-draughts-mirrored_board-yes = Each player has a dark corner square on the right.
rule-draughts-mirrored_board-no = Each player has a dark corner square on the left.
rule-draughts-numbering-N0 = Squares are numbered from the bottom left, as the player who goes first sees it.
rule-draughts-numbering-N1 = Squares are numbered from the bottom right, as the player who goes first sees it.
rule-draughts-numbering-N2 = Squares are numbered from the top left, as the player who goes first sees it.
rule-draughts-numbering-N3 = Squares are numbered from the top right, as the player who goes first sees it.

## Wolf and Sheep.

rule-wolf-first = Going first

## Battue, the hunt on the mill board.

rule-battue-quarry_hop-hop = The quarry may also hop over a hunter next to it; the hunter stays.
rule-battue-quarry_hop-take = The quarry may also hop over a hunter next to it and takes it.
