### The page on which boards, stones and sound are chosen. "Stones" are the pieces of every game.

## What the page begins with.

looks-title = Bræt, brikker og lyd
# Under the title.
looks-lead = Det, du vælger her, gælder for alle spil i denne browser. Lyst, mørkt og høj kontrast står nederst på siden.
# A link back to the game one comes from.
looks-back = Tilbage til partiet

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Bræt
looks-board-wood = Træ
looks-board-wood-about = en høvlet planke med indskårne linjer
looks-board-slate = Skifer
looks-board-slate-about = ridset i et stentrin
looks-board-print = Tryk
looks-board-print-about = én farve på papir, som de gamle regelblade
looks-board-cloth = Stof
looks-board-cloth-about = syet på loden, til at rulle sammen

## The sets of stones.

looks-stones = Brikker
looks-stones-ivory = Elfenben og ibenholt
looks-stones-ivory-about = en ring og en prik
looks-stones-discs = Enkle skiver
looks-stones-discs-about = flade, med kraftig ring og kraftig prik
looks-stones-turned = Drejet træ
looks-stones-turned-about = ahorn med tre riller, valnød med en perle
looks-stones-marked = Sol og måne
looks-stones-marked-about = malet på, med sol på de lyse

## Sound, which is off at first.

looks-sound = Lyd
looks-sound-lead = Stille lyde af træ, når en brik sættes, flyttes eller tages, når en mølle lukkes, og når et parti er slut.
looks-sound-on = Til
looks-sound-off = Fra
# Buttons to listen to each of them.
looks-sound-set = Sætte
looks-sound-slide = Flytte
looks-sound-take = Tage
looks-sound-mill = Mølle
looks-sound-over = Partiet slut
