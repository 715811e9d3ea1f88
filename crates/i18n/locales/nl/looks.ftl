### The page on which boards, stones and sound are chosen. "Stones" are the pieces of every game.

## What the page begins with.

looks-title = Bord, stenen en geluid
# Under the title.
looks-lead = Wat je hier kiest, geldt in deze browser voor alle spellen. Licht, donker en hoog contrast staan onderaan de pagina.
# A link back to the game one comes from.
looks-back = Terug naar de partij

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Bord
looks-board-wood = Hout
looks-board-wood-about = een geschaafde plank met gegraveerde lijnen
looks-board-slate = Leisteen
looks-board-slate-about = in een stenen trede gekrast
looks-board-print = Druk
looks-board-print-about = één inkt op papier, zoals de oude regelbladen
looks-board-cloth = Stof
looks-board-cloth-about = op loden genaaid, om op te rollen

## The sets of stones.

looks-stones = Stenen
looks-stones-ivory = Ivoor en ebbenhout
looks-stones-ivory-about = een ring en een stip
looks-stones-discs = Eenvoudige schijven
looks-stones-discs-about = plat, met een dikke ring en een dikke stip
looks-stones-turned = Gedraaid hout
looks-stones-turned-about = esdoorn met drie groeven, noten met een kraal
looks-stones-marked = Zon en maan
looks-stones-marked-about = erop geschilderd, de zon op de lichte

## Sound, which is off at first.

looks-sound = Geluid
looks-sound-lead = Zachte houten klanken als een steen geplaatst, geschoven of geslagen wordt, als een molen sluit en als een partij uit is.
looks-sound-on = Aan
looks-sound-off = Uit
# Buttons to listen to each of them.
looks-sound-set = Plaatsen
looks-sound-slide = Schuiven
looks-sound-take = Slaan
looks-sound-mill = Molen
looks-sound-over = Partij uit
