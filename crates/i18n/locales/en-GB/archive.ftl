### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archive
archive-lead = Finished games that anybody may look at, the latest first.
archive-player = Name
archive-rules = Game
archive-result = Result
archive-opening = Opening
archive-position = Position
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = As text, or as the turns that lead to it. It is found turned and mirrored, too. A game has to be chosen for it.
# Nothing in particular: any game, any result, any opening.
archive-any = any
# The label of the button.
archive-search = Search
# A heading for those who have the page read to them.
archive-found = Games that were found
archive-none = There is no such game.
archive-empty = No game is in the archive yet.
# A link: all games that were found as one file.
archive-take = Save all of them as a file

## Beside the board, under "Let others watch": a box to tick.

archive-show = Show it in the archive when it is over

## What cannot be done.

error-archive-rules = A position belongs to a game: please choose one.
error-archive-position = That is neither a position nor a list of turns of this game.
error-archive-result = There is no such result.
error-draining = The server is about to stop and will be back in a moment.
