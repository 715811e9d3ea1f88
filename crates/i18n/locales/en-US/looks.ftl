### American English: only what differs from en-GB, which says everything else.
### The leaflet in the box is a "rule sheet".

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-board-print-about = one ink on paper, like the old rule sheets
