### The page on which boards, stones and sound are chosen. "Stones" are the pieces of every game.

## What the page begins with.

looks-title = Brett, brikker og lyd
# Under the title.
looks-lead = Det du velger her, gjelder for alle spill i denne nettleseren. Lyst, mørkt og høy kontrast står nederst på siden.
# A link back to the game one comes from.
looks-back = Tilbake til partiet

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Brett
looks-board-wood = Tre
looks-board-wood-about = en høvlet planke med innrissede linjer
looks-board-slate = Skifer
looks-board-slate-about = risset inn i et trappetrinn av stein
looks-board-print = Trykk
looks-board-print-about = én farge på papir, som de gamle regelarkene
looks-board-cloth = Tøy
looks-board-cloth-about = sydd på loden, til å rulle sammen

## The sets of stones.

looks-stones = Brikker
looks-stones-ivory = Elfenben og ibenholt
looks-stones-ivory-about = en ring og en prikk
looks-stones-discs = Enkle skiver
looks-stones-discs-about = flate, med kraftig ring og kraftig prikk
looks-stones-turned = Dreid tre
looks-stones-turned-about = lønnetre med tre riller, valnøtt med en perle
looks-stones-marked = Sol og måne
looks-stones-marked-about = malt på, med sol på de lyse

## Sound, which is off at first.

looks-sound = Lyd
looks-sound-lead = Stille lyder av tre når en brikke settes, flyttes eller tas, når en mølle lukkes, og når et parti er slutt.
looks-sound-on = På
looks-sound-off = Av
# Buttons to listen to each of them.
looks-sound-set = Sette
looks-sound-slide = Flytte
looks-sound-take = Ta
looks-sound-mill = Mølle
looks-sound-over = Partiet slutt
