### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "you". "Draw" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Only the name of this game is handed down; this is our version of it.
play-seed = Seed { $seed }: with --seed { $seed } the same luck comes again.
play-hint = Type a turn such as { $turn }, or "help" for everything else.
play-own-rules = { $family }, by rules of your own
play-resumed-elsewhere = That file holds more than this program would write, so it stays as it is; save the game under another name.
play-lot = The lot decides: { $player } begins.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } is White, { $black } is Black.
play-legend-draughts = { $white } and { $black } are the men of White and Black, { $whiteking } and { $blackking } their kings.
play-legend-wolf = { $white } is a sheep, { $black } is the wolf.
play-legend-battue = { $white } is the quarry, { $black } is a hunter.
play-legend-battue-fox = { $white } is the fox, { $black } is a hunter.
play-legend-pegs = { $white } is a peg.
play-hands = In hand: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] The wolf to move
        [sheep] The sheep to move
        [quarry] The quarry to move
        [fox] The fox to move
        [hunters] The hunters to move
       *[other] { $player } to move
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "White to move:".

play-do-place =
    { $hand ->
        [one] place your last stone
       *[other] place one of your { $hand } stones
    }
play-do-place-or-move =
    { $hand ->
        [one] place your last stone, or move one
       *[other] place one of your { $hand } stones, or move one
    }
play-do-move = move a stone
play-do-jump = move a stone, or jump with it to any empty point
play-do-slide = move a stone any distance along a line
play-do-relocate = a high throw: move a stone, or put one of yours on any empty point
play-do-enter =
    { $hand ->
        [one] place your last stone
       *[other] place one of your { $hand } stones, or let three enter an empty line at once, as in { $turn }
    }
play-do-pass = you cannot move and have to pass
play-do-remove = take one enemy stone off
play-do-man = move a piece
play-do-capture = you must capture
play-do-wolf = put the wolf on the board
play-do-step = move one step
play-do-step-or-hop = move one step, or hop over a hunter
play-do-step-or-take = move one step, or hop over a hunter and take it
play-do-throw-relocate = throw the dice; { $sum } or more lets you put a stone on any empty point
play-do-throw-alfonso = throw the dice; 6-5-4, 6-3-3, 5-2-2 or 4-1-1 lets three stones enter an empty line at once
play-do-low-throw = a low throw: { $do }
play-do-no-entry = this throw lets nothing enter: { $do }
play-do-dice-later = { $do }; the dice come when all stones are placed
play-do-jump-peg =
    { $pegs ->
        [one] One peg left
       *[other] { $pegs } pegs left
    }

## What happens. The federation's folder prints its own call on closing a mill: "Mühle closed".
## A double mill opens one mill and closes another with the same move.

play-mill-closed = Mill!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mühle closed!
play-double-mill = Mill! And another one opened: a double mill.
play-double-mill-federation = Mühle closed, and another one opened: a double mill!
play-extra-turn = That earns another turn.
play-thrown = The dice show { $throw }.
play-enter-pass = Type: pass
play-enter-throw = Throw three dice and type what they show, for example 5 5 4.
play-undone =
    { $count ->
        [one] One turn taken back.
       *[other] { $count } turns taken back.
    }
play-throw-withdrawn = The throw is taken back.
play-reopened = The game is open again.
play-turn-dropped = { $turn } has not been played.
play-redone = Played again: { $turn }.
play-offered =
    { $side ->
        [wolf] The wolf offers a draw
        [sheep] The sheep offer a draw
        [quarry] The quarry offers a draw
        [fox] The fox offers a draw
        [hunters] The hunters offer a draw
       *[other] { $player } offers a draw
    }: the other side may accept, decline or simply play on.
play-declined = The draw is declined.
play-offer-again = The same side can offer one again after its next turn.
play-claim-repetition = The claim is right: the position has occurred { $count } times, after turns { $plies }.
play-claim-no-progress =
    { $last ->
        [start] The claim is right: { $count } turns of either side without progress, since before the record begins.
       *[other] The claim is right: { $count } turns of either side without progress, since turn { $last }.
    }
play-saved = Saved in { $file }.
play-possible = Possible: { $turns }
play-moves =
    { $count ->
        [one] One possible turn:
       *[other] { $count } possible turns:
    }
play-no-moves = No turn is possible now.
play-over = You can still take back, save or quit.
play-over-declared = You can still save or quit.
play-grade-centre = And the last peg stands in the centre.
play-pegs-left =
    { $pegs ->
        [one] One peg is left.
       *[other] { $pegs } pegs are left.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, level { $level }
play-against = You play against the computer at level { $level }.
play-level = The computer plays at level { $level }.
play-thinking = Zwick is thinking …
hint-hopeless = From here the puzzle cannot be solved any more; take something back.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } closes a mill. Which stone do you take: { $stones }?
play-ask-take-or-not = { $turn } closes a mill. Which stone do you take: { $stones }? Type "none" to leave them.
play-ask-resign =
    { $side ->
        [wolf] The wolf gives up
        [sheep] The sheep give up
        [quarry] The quarry gives up
        [fox] The fox gives up
        [hunters] The hunters give up
       *[other] { $player } gives up
    }: yes or no?
play-ask-resign-alone = Do you want to give up: yes or no?
play-ask-quit = The game is not finished and not saved. Stop all the same: yes, no, or save game.txt?

## The end of the evening.

play-bye = Goodbye.
play-bye-unfinished = Goodbye. The game is not finished.
play-bye-unsaved = The game has not been saved; "save game.txt" or --save would have kept it.

## Help. $words are the words the command understands in all languages.

play-help-title = You can type:
play-help-mill = d2 to place, d2-b2 to move, d2-b2xa4 to take the stone on a4 with a mill
play-help-draughts = { $turn } for a turn; several jumps as in 9x18x27
play-help-wolf = d8+ to put the wolf on the board, d8-c7 for a step
play-help-battue = a1-a4 for a step
play-help-battue-hop = a1-a4 for a step, a1-a7 for a hop
play-help-battue-take = a1-a4 for a step, a1-a7xa4 for a hop that takes
play-help-pegs = d2-d4 for a jump
play-help-throw = the dice, for example: throw 5 5 4
play-help-undo = take the last turn back; undo 3 takes three back
play-help-redo = play a turn again that was taken back
play-help-draw = offer a draw
play-help-accept = accept the draw offered
play-help-decline = decline the draw offered
play-help-claim = claim a draw: claim repetition, or claim no-mill; add the turn you mean to play, if the draw comes with it
play-help-resign = give the game up
play-help-resign-alone = give up
play-help-hint = ask what to play: once for the place to look at, again for the whole turn
play-help-level = how strong the computer plays, from 1 to 10: level 3
play-help-show = show the board
play-help-flip = look from the other side
play-help-moves = list every possible turn
play-help-rules = the rules of this game
play-help-save = save the game: save game.txt
play-help-help = this list
play-help-quit = stop; --save keeps the game

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = throw dice
command-undo = undo u back
command-redo = redo again
command-draw = draw offer
command-accept = accept yes
command-decline = decline no
command-claim = claim
command-resign = resign
command-hint = hint tip
command-level = level
command-show = show board
command-flip = flip
command-moves = moves list
command-rules = rules
command-save = save
command-help = help h ?
command-quit = quit exit q bye
command-none = none nothing

## Words for what is claimed, after the command "claim"; words with a blank are joined by a hyphen.

claim-repetition = repetition
claim-no-progress = no-mill no-progress no-capture
