### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere. "Turn" is what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter choose  u back  i hint  : type  ? help  q quit
tui-too-small = The window is too small for the board: it has { $width } columns and { $height } rows, { $needwidth } and { $needheight } are needed.
tui-thinking-hint = Looking for a good turn …

## What is to be done in the middle of a turn, and in its place.

tui-go = Choose where to go; Esc lets go.
tui-go-or-not = Choose where to go on, or stop here with n.
tui-take = Choose a stone to take, one in < >.
tui-take-or-not = Choose a stone to take, one in < >, or press n to take nothing.
tui-throw = Press t to throw.
tui-pass = Press Enter to pass.
tui-over = Press u to take back, q to leave.
tui-over-stays = Press q to leave.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = The one on { $place } cannot move now.
tui-wrong-go = That cannot be done with { $place } now.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = The game is not finished and not saved. Stop all the same?
tui-ask-quit-saved = The game is not finished, but saved. Stop?
tui-ask-draw = Does the other side agree?
tui-yes = y
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Keys
tui-key-arrows = arrows
tui-key-pages = PgUp PgDn
tui-help-move = go from place to place
tui-help-next = go to the next place that can be chosen
tui-help-choose = choose: a piece, where it goes, what it takes; so does a click
tui-help-type = type a turn such as d2 or a1-a4xd5; after : a command such as save game.txt
tui-help-undo = take a turn back; play it again
tui-help-hint = a hint; once more for the whole turn
tui-help-level = make the computer stronger or weaker
tui-help-rules = the rules of this game
tui-help-scroll = scroll the turns
tui-help-quit = quit
tui-help-back = Any key goes back to the board.
tui-rules-back = Arrows scroll; any other key goes back to the board.
