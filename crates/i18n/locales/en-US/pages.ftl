### American English: only what differs from en-GB, which says everything else.
### The leaflet in the box is a "rule sheet", draughts is "checkers", whoever begins "goes first".

## What every page has.

page-colophon = The old game box: mill, checkers, hunts and peg solitaire, by any rule sheet.

## The home page. "Rule sheet" is the sheet of rules that came in the box.

home-lead = Against each other or against the computer: choose a game and begin. Every rule sheet tells it a little differently.
home-continue = Keep playing
home-draughts = Checkers

## The shelves: headings above groups of games.

shelf-mill-leaflets = By the rules you grew up with
shelf-draughts-leaflets = By the rules you grew up with
shelf-draughts-losing = Giveaway checkers
shelf-mill-leaflets-full = Nine Men's Morris by rule sheet
shelf-draughts-leaflets-full = Checkers by rule sheet
shelf-draughts-books-full = Checkers by the rule books
shelf-solitaire = Peg solitaire

## House versions: games of which only the name is handed down.

house-eck = No rules are handed down. The rule sheet calls it angle mill in English, and Eck is German for corner: so a corner with its two neighbors on the same square counts as a mill too.
house-huepf = No rules are handed down. Hopping is the short hop of Halma, as in Chinese checkers, and it has to differ from the Jumper Mill beside it: so a stone may also hop over one neighbor to the next point of the line, and takes nothing.
house-huepf_capture = Our Hopping Mill with the jump of checkers, as the Large Mill of 1980 has it: an enemy stone that is hopped over is taken.
house-battue = The rule sheet names a battue, a hunt in which the game is driven, and says nothing of its rules. Its neighbor in the box is Wolf and Sheep, one against several: so this is a hunt on the mill board, its numbers chosen by solving it.

## The new game.

new-level-5 = Experienced
new-side-begins = { $side } (goes first)
new-side-lot = Random
new-colours-lot = Pick sides at random
new-first = Who goes first
new-first-lot = Pick at random
new-clock-days = Days per turn
new-increment = Seconds added per turn
new-seconds = Seconds per turn
new-days = Days per turn
new-draws = Draws by repetition, or for lack of progress
new-dice-thrown = Rolled here
new-dice-entered = Rolled on the table and entered

## The rules.

rules-editions = Rule sheets that have it
rules-key-rulings = M-5, D-3 and the like: rulings of ours where the rule sheets are silent or differ.

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-lead = Start from a game you know and say what is different. You get its rule sheet, and a board to play it on.
own-check = Show the rule sheet
leaflet-003 = the rule sheet of a designer’s game, all in lower case
