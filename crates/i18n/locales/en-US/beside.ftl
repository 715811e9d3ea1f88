### American English: only what differs from en-GB, which says everything else.
### "Anymore" is one word; a game under way is kept up with "keep playing".

## At the board.

beside-part-lead = One of you keeps playing here, the other on the phone. The phone gets a code to scan; nothing is taken back anymore until you both play here again.
beside-close-door = Let no phone in anymore
