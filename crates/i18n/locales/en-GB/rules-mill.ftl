### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: place, move, jump (with three stones), take, mill, stone, point, hand (the
### stones not yet placed).

## The board and the lines on it.

rule-mill-board = Board
rule-mill-board-nine = The board has 24 points on three squares, one inside the other.
rule-mill-board-seven = The board has 17 points: two squares and a cross through the middle.
rule-mill-board-six = The board has 16 points on two squares.
rule-mill-board-three = The board has nine points in three rows of three.
rule-mill-stones = Stones
rule-mill-stones-value = Each side has { $value } stones.
rule-mill-lines = Lines
rule-mill-lines-straight = Three stones in a row or column along a drawn line are a mill.
rule-mill-lines-diagonal = The corner diagonals are drawn too, for moves and for mills.
rule-mill-lines-diagonal-mills = Three stones on a corner diagonal are a mill too, but nobody moves along it.
rule-mill-lines-diagonal-moves = Stones move along the corner diagonals too, but three on one of them are no mill.
rule-mill-lines-corners = A corner with its two neighbours on the same square is a mill too.
rule-mill-lines-corners-only = Only a corner with its two neighbours on the same square is a mill.

## Placing, moving and jumping.

rule-mill-placing = Placing
rule-mill-placing-separate = All stones are placed before any is moved.
rule-mill-placing-mixed = Each turn is a placement or a move, as the player likes.
rule-mill-motion = Moving
rule-mill-motion-step = A stone moves one step along a drawn line.
rule-mill-motion-knight = A stone moves like the knight in chess, along the drawn lines.
rule-mill-motion-hop = A stone moves one step, or hops over one stone beside it to the next point of the line.
rule-mill-motion-hop-capture = A stone moves one step, or hops over one stone beside it; an enemy stone hopped over is taken.
rule-mill-motion-hop-capture-chain = A stone moves one step, or hops over one stone beside it; enemy stones hopped over are taken, several in one turn if it can go on.
rule-mill-motion-chess = A stone moves like the knight, like the rook along the lines, or like the bishop along the corner diagonals.
rule-mill-fly = Jumping
rule-mill-fly-off = Nobody jumps.
rule-mill-fly-line = A player down to few stones goes any distance along one line over empty points.
rule-mill-fly-free = A player down to few stones may jump to any empty point.
rule-mill-fly_at = Jumping from
rule-mill-fly_at-value = Jumping begins when a player has { $value } stones left and none in hand.

## Mills and taking.

rule-mill-protect_placing = Safe stones while placing
rule-mill-protect_placing-strict = While stones are being placed, one in a mill is never taken; if there is no other, nothing is.
rule-mill-protect_placing-except-last-three = While stones are being placed, one in a mill is never taken, unless its owner has three in all.
rule-mill-protect_placing-unless-all-in-mills = While stones are being placed, one in a mill is taken only if there is no other.
rule-mill-protect_placing-none = While stones are being placed, any enemy stone may be taken.
rule-mill-protect_moving = Safe stones later
rule-mill-protect_moving-strict = Once all are placed, a stone in a mill is never taken; if there is no other, nothing is.
rule-mill-protect_moving-except-last-three = Once all are placed, a stone in a mill is never taken, except from an enemy who has just three.
rule-mill-protect_moving-unless-all-in-mills = Once all are placed, a stone in a mill is taken only if there is no other.
rule-mill-protect_moving-none = Once all are placed, any enemy stone may be taken.
rule-mill-captures = Two mills at once
rule-mill-captures-one = However many mills a turn closes, it takes one stone.
rule-mill-captures-per-mill = A turn takes one stone for each mill it closes.
rule-mill-capture_duty = Duty to take
rule-mill-capture_duty-must = A stone that may be taken must be taken.
rule-mill-capture_duty-may = Taking is a right: the capture may be left out.
rule-mill-on_mill_placing = A mill while placing
rule-mill-on_mill_placing-capture = A mill closed while placing takes a stone.
rule-mill-on_mill_placing-extra-turn = A mill closed while placing takes nothing but earns another turn.
rule-mill-on_mill_placing-nothing = A mill closed while placing earns nothing.
rule-mill-on_mill_placing-forbidden = No mill may be closed while placing, unless every empty point makes one.
rule-mill-on_mill_moving = A mill later
rule-mill-on_mill_moving-capture = A mill closed once all stones are placed takes a stone.
rule-mill-on_mill_moving-capture-and-extra-turn = A mill closed once all stones are placed takes a stone and earns another turn.
rule-mill-on_mill_moving-nothing = A mill closed once all stones are placed earns nothing.
rule-mill-remill = Closing again
rule-mill-remill-free = A mill may be opened and closed again at any time.
rule-mill-remill-no-immediate-return = A stone that went from one mill straight into another may not go straight back.
rule-mill-remill-wait-1 = A mill one has opened may not be closed again in the next turn.
rule-mill-remill-wait-2 = A mill one has opened may not be closed again in the next two turns.
rule-mill-remill-wait-3 = A mill one has opened may not be closed again in the next three turns.
rule-mill-remill-one-time = Each line pays each side only once in a game.

## Winning and losing.

rule-mill-win = Winning
rule-mill-win-reduce = Whoever leaves the enemy too few stones, or no move, wins.
rule-mill-win-first-mill = Whoever closes the first mill, or leaves the enemy no move, wins.
rule-mill-win-block-only = Whoever leaves the enemy no move wins, and nothing else does.
rule-mill-min_stones = Too few stones
rule-mill-min_stones-value = Fewer than { $value } stones are too few.
rule-mill-blocked = No move left
rule-mill-blocked-loss = A player who cannot move has lost.
rule-mill-blocked-pass = A player who cannot move passes; if neither can, the game is drawn.
rule-mill-blocked-draw = If a player cannot move, the game is drawn.
rule-mill-board_full = Full board
rule-mill-board_full-draw = If every point is occupied after placing, the game is drawn.
rule-mill-board_full-mover-loses = If every point is occupied after placing, the side to move has lost.
rule-mill-board_full-each-removes-one = If every point is occupied after placing, each side removes one enemy stone.
rule-mill-three_v_three = Three against three
rule-mill-three_v_three-play-on = Three stones against three are played on.
rule-mill-three_v_three-draw = Three stones against three are a draw.

## Dice.

rule-mill-dice = Dice
rule-mill-dice-none = No dice are used.
rule-mill-dice-relocate = Three dice are thrown before each move; a high throw lets a stone go to any empty point.
rule-mill-dice-alfonso = Three dice are thrown while placing; 6-5-4, 6-3-3, 5-2-2 and 4-1-1 let three stones enter an empty line at once.
rule-mill-dice_sum = High throw
rule-mill-dice_sum-value = A throw of { $value } or more is a high one.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Draw by repetition
rule-mill-repetition-auto = The game is drawn as soon as the same position has occurred { $count } times.
rule-mill-repetition-claim = When the same position has occurred { $count } times, the side to move may claim a draw.
rule-mill-repetition-off = There is no draw by repetition.
rule-mill-no_mill = Draw without a mill
rule-mill-no_mill-auto = The game is drawn after { $count } turns, those of both sides together, without a mill or a placement.
rule-mill-no_mill-claim = After { $count } turns, those of both sides together, without a mill or a placement the side to move may claim a draw.
rule-mill-no_mill-off = There is no draw for want of a mill.
rule-mill-no_mill_at_three = Draw without a mill, with three stones
rule-mill-no_mill_at_three-auto = Once a side has only three stones, the game is drawn after { $count } turns, those of both sides together, without a mill.
rule-mill-no_mill_at_three-claim = Once a side has only three stones, a draw may be claimed after { $count } turns, those of both sides together, without a mill.
rule-mill-no_mill_at_three-off = It is the same when a side has only three stones.

## Who begins.

rule-mill-first = Who begins
rule-mill-first-white = White begins.
rule-mill-first-black = Black begins.
rule-mill-first-lot = The players settle who begins, or draw lots.
rule-mill-colours = Colours
rule-mill-colours-lot = Lots are drawn for the colours.
rule-mill-colours-choose = The players choose their colours.
rule-mill-rematch = Next game
rule-mill-rematch-alternate = In the next game the other player begins.
rule-mill-rematch-winner-starts = In the next game the winner begins.
rule-mill-rematch-loser-starts = In the next game the loser begins.
rule-mill-rematch-same = In the next game the same player begins.
