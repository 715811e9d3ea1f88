### American English: only what differs from en-GB, which says everything else.
### Times are "per turn"; "anymore" is one word.

## The form of a new game: a handicap in time.

new-guest_increment = Their seconds added per turn
new-guest_seconds = Their seconds per turn
new-guest_days = Their days per turn

## How a game ended.

end-drawn-on-time = A draw: time has run out, but the other side could not have won anymore.
