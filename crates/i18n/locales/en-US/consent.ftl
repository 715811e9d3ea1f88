### American English: only what differs from en-GB, which says everything else.
### A game under way is kept up with "keep playing".

## What is refused.

error-again-too-soon = You asked for that a few turns ago. Keep playing for a while first.
