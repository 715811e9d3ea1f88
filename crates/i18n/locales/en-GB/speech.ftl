### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, empty
place-stone-white = { $place }, white stone
place-stone-black = { $place }, black stone
place-mill-white = { $place }, white stone, in a mill
place-mill-black = { $place }, black stone, in a mill
place-man-white = { $place }, white man
place-man-black = { $place }, black man
place-king-white = { $place }, white king
place-king-black = { $place }, black king
place-wolf = { $place }, the wolf
place-sheep = { $place }, sheep
place-quarry = { $place }, the quarry
place-fox = { $place }, the fox
place-hunter = { $place }, hunter
place-peg = { $place }, peg

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } to { $to }
turn-over = { $from } by { $over } to { $to }
turn-enter = three stones on { $places }
turn-remove = takes { $places }
turn-takes = { $turn }, takes { $places }
turn-huff = huffs { $place }, then { $turn }
turn-pass = passes

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] The wolf
        [sheep] The sheep
        [quarry] The quarry
        [fox] The fox
        [hunters] The hunters
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Lots were drawn: { $player } plays the wolf.
        [sheep] Lots were drawn: { $player } plays the sheep.
        [quarry] Lots were drawn: { $player } plays the quarry.
        [fox] Lots were drawn: { $player } plays the fox.
        [hunters] Lots were drawn: { $player } plays the hunters.
        [black] Lots were drawn: { $player } plays Black.
       *[other] Lots were drawn: { $player } plays White.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = The position has occurred { $count } times, after turns { $plies }.
proof-no-win = Every way to go on was tried, through { $count } positions; the other side wins in none.
proof-no-progress =
    { $last ->
        [start] { $count } turns of either side have passed without progress, since before the record begins.
       *[other] { $count } turns of either side have passed without progress, since turn { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = One peg, in the centre: there is nothing better.
grade-solved = One peg left: that is the solution.
grade-one = One peg left, only not where it belongs: as good as solved.
grade-two = Two pegs left: very nearly solved.
grade-three = Three pegs left: close to a solution.
grade-four = Four pegs left: not far from a solution.
grade-five-or-six = A few pegs left: a fair try.
grade-seven-or-more = Many pegs left: try again.

## What the page cannot do. Whole sentences that help on.

error-stale = The game has gone on meanwhile; the board now shows how it stands.
error-unknown-game = There is no such game here.
error-unknown-rules = There are no such rules here.
error-not-found = There is nothing at this address.
error-method-not-allowed = That cannot be done at this address.
error-foreign-origin = The request came from another page, so nothing was done.
error-foreign-host = The request was meant for another host, so nothing was done.
error-too-large = That is more than can be taken in at once.
error-bad-json = The request cannot be read as JSON.
error-bad-request = The request cannot be understood.
error-bad-text = The text has a character in it that cannot be kept.
error-unsupported-media-type = The request is of a kind that is not read here.
error-not-acceptable = There is no answer of that kind.
error-internal = Something went wrong here; nothing was changed. Please try again.
error-newer-version = This game was written by a newer version of the program and cannot be read here. Please try again in a while.
error-storage = The game could not be written down, so nothing was done. Please try again.
error-busy = Too much is going on at once; please try again in a moment.
error-bad-command-id = The command needs an id of its own, at most 64 plain characters.
error-command-reused = This command id belongs to another command already.
error-game-full = This game is as long as a game may be: it can only be ended now.
error-asides-full = Too much has been offered and changed in this game; play on first.
error-no-change = It is so already.
error-too-many-spectators = So many look on at this moment that there is no room for more; please try again in a minute.
error-name-invisible = There has to be something to see in a name.
error-bad-name = A name has at most 40 characters in one line.
error-bad-clock = That clock cannot be set: minutes from 1 to 1440, an increment up to 3600 seconds, seconds from 1 to 86400, days from 1 to 365.
error-bad-level = A level of the computer is a number from 1 to 10.
error-no-opponent = Solitaire is played alone.
error-computer-to-move = It is the computer's turn.
error-computer-side = Only the computer speaks for its own side.
error-hints-off = This game is played without hints.
error-no-hint = The computer has no hint here.
error-bad-position = That is not a position of this game.
error-position-over = The game is over in that position already.
error-rules-missing = Say by which rules you want to play.
error-rules-too-long = These rules are too long.
error-rules-syntax = These rules cannot be read.
error-rules-game = These rules do not say which game is played.
error-rules-field = One of these rules is unknown, or has a value that does not fit.
error-rules-impossible = These rules cannot hold together.
error-dice-thrown = The dice are thrown by the board in this game.
error-bad-throw = A throw is three dice from 1 to 6.
error-no-clock = Time does not run out in this game.
error-flag-up = There is time left on that clock.
error-not-over = The game is still going on.
error-pdn-not-draughts = Only draughts is written in PDN.
error-pdn-huff = A huff cannot be written in PDN.
error-pdn = This game cannot be written in PDN.
error-unknown-form = There is no such form; there are text, json and pdn.
