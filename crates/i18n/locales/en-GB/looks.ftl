### The page on which boards, stones and sound are chosen. "Stones" are the pieces of every game.

## What the page begins with.

looks-title = Board, stones and sound
# Under the title.
looks-lead = What you choose here holds for every game in this browser. Light, dark and high contrast are at the foot of the page.
# A link back to the game one comes from.
looks-back = Back to the game

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Board
looks-board-wood = Wood
looks-board-wood-about = a planed plank, the lines engraved
looks-board-slate = Slate
looks-board-slate-about = scratched into a stone step
looks-board-print = Print
looks-board-print-about = one ink on paper, like the old leaflets
looks-board-cloth = Cloth
looks-board-cloth-about = sewn on loden, to roll up

## The sets of stones.

looks-stones = Stones
looks-stones-ivory = Ivory and ebony
looks-stones-ivory-about = a ring and a dot
looks-stones-discs = Plain discs
looks-stones-discs-about = flat, with a bold ring and a bold dot
looks-stones-turned = Turned wood
looks-stones-turned-about = maple with three grooves, walnut with a bead
looks-stones-marked = Sun and moon
looks-stones-marked-about = painted on, sun for the light ones

## Sound, which is off at first.

looks-sound = Sound
looks-sound-lead = Quiet wooden sounds when a stone is set, slides or is taken, when a mill is closed and when a game is over.
looks-sound-on = On
looks-sound-off = Off
# Buttons to listen to each of them.
looks-sound-set = Set
looks-sound-slide = Slide
looks-sound-take = Take
looks-sound-mill = Mill
looks-sound-over = Game over
