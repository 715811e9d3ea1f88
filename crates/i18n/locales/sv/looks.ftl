### The page on which boards, stones and sound are chosen. "Stones" are the pieces of every game.

## What the page begins with.

looks-title = Bräde, pjäser och ljud
# Under the title.
looks-lead = Det du väljer här gäller för alla spel i den här webbläsaren. Ljust, mörkt och hög kontrast finns längst ner på sidan.
# A link back to the game one comes from.
looks-back = Tillbaka till partiet

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Bräde
looks-board-wood = Trä
looks-board-wood-about = en hyvlad planka med inristade linjer
looks-board-slate = Skiffer
looks-board-slate-about = ritsat i ett trappsteg av sten
looks-board-print = Tryck
looks-board-print-about = en färg på papper, som de gamla regelbladen
looks-board-cloth = Tyg
looks-board-cloth-about = sytt på loden, att rulla ihop

## The sets of stones.

looks-stones = Pjäser
looks-stones-ivory = Elfenben och ebenholts
looks-stones-ivory-about = en ring och en prick
looks-stones-discs = Enkla brickor
looks-stones-discs-about = platta, med kraftig ring och kraftig prick
looks-stones-turned = Svarvat trä
looks-stones-turned-about = lönn med tre spår, valnöt med en pärla
looks-stones-marked = Sol och måne
looks-stones-marked-about = målade, med sol på de ljusa

## Sound, which is off at first.

looks-sound = Ljud
looks-sound-lead = Stilla träljud när en pjäs sätts ut, flyttas eller tas, när en kvarn sluts och när ett parti är slut.
looks-sound-on = På
looks-sound-off = Av
# Buttons to listen to each of them.
looks-sound-set = Sätta ut
looks-sound-slide = Flytta
looks-sound-take = Ta
looks-sound-mill = Kvarn
looks-sound-over = Partiet slut
