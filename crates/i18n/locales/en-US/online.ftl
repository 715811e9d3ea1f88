### American English: only what differs from en-GB, which says everything else.
### A game under way is kept up with "keep playing".

## Beside the board.

online-elsewhere = Keep playing on another device
