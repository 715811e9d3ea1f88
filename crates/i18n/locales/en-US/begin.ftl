### American English: only what differs from en-GB, which says everything else.
### Neighbors are spelled the American way.

## Openings of mill: the first stones. A crossing is a point where four lines meet.

opening-crossings = Crossings: two neighboring ones each
