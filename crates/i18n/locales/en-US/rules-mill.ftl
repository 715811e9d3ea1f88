### American English: only what differs from en-GB, which says everything else.
### Dice are rolled, neighbors and colors are spelled the American way, whoever begins "goes first".

## The board and the lines on it.

rule-mill-lines-corners = A corner with its two neighbors on the same square is a mill too.
rule-mill-lines-corners-only = Only a corner with its two neighbors on the same square is a mill.

## Placing, moving and jumping.

rule-mill-motion-hop = A stone moves one step, or hops over one stone next to it to the next point of the line.
rule-mill-motion-hop-capture = A stone moves one step, or hops over one stone next to it; an enemy stone hopped over is taken.
rule-mill-motion-hop-capture-chain = A stone moves one step, or hops over one stone next to it; enemy stones hopped over are taken, several in one turn if it can go on.

## Dice.

rule-mill-dice-relocate = Three dice are rolled before each move; a high roll lets a stone go to any empty point.
rule-mill-dice-alfonso = Three dice are rolled while placing; 6-5-4, 6-3-3, 5-2-2 and 4-1-1 let three stones enter an empty line at once.
rule-mill-dice_sum = High roll
rule-mill-dice_sum-value = A roll of { $value } or more is a high one.

## Draws (tied games).

rule-mill-no_mill-off = There is no draw for lack of a mill.

## Who goes first.

rule-mill-first = Going first
rule-mill-first-white = White goes first.
rule-mill-first-black = Black goes first.
rule-mill-first-lot = The players decide who goes first, or pick at random.
rule-mill-colours = Colors
rule-mill-colours-lot = The colors are picked at random.
rule-mill-colours-choose = The players choose their colors.
rule-mill-rematch-alternate = In the next game the other player goes first.
rule-mill-rematch-winner-starts = In the next game the winner goes first.
rule-mill-rematch-loser-starts = In the next game the loser goes first.
rule-mill-rematch-same = In the next game the same player goes first.
