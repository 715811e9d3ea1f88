### American English: only what differs from en-GB, which says everything else.
### Games are "analyzed", dice are rolled; in checkers the plain piece is a "checker". "Anymore"
### is one word.

## The page and its parts.

analysis-of-game = Analyze this game

## What a turn has given away.

analysis-spoilt = Cannot be solved anymore; { $better } would have kept it open.

## What can be put on a board, on the buttons that choose it.

analysis-piece-man-white = White checker
analysis-piece-man-black = Black checker

## Why something cannot be looked at.

analysis-read-record-variation = The parentheses of the variations do not fit together.
analysis-read-record-throw = A roll without its turn.
analysis-read-pdn-game-type = This kind of checkers is not in the box.
