### American English: only what differs from en-GB, which says everything else.
### So far nothing does in this file.
