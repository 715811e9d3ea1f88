### American English: only what differs from en-GB, which says everything else.
### In checkers capturing is "jumping" and the plain piece is a "checker".

## Why a game ended: a short phrase, lower case, without a full stop.

reason-no-progress = too long without a jump or a move of a plain checker
