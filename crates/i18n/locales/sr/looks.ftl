### The page on which boards, stones and sound are chosen. "Pijuni" are the pieces of every game.

## What the page begins with.

looks-title = Tabla, pijuni i zvuk
# Under the title.
looks-lead = Šta ovde izabereš, važi u ovom pregledaču za sve igre. Svetlo, tamno i visok kontrast su u dnu stranice.
# A link back to the game one comes from.
looks-back = Nazad na partiju

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Tabla
looks-board-wood = Drvo
looks-board-wood-about = rendisana daska sa urezanim linijama
looks-board-slate = Škriljac
looks-board-slate-about = ugrebano u kameni stepenik
looks-board-print = Štampa
looks-board-print-about = jedna boja na papiru, kao stara uputstva
looks-board-cloth = Čoja
looks-board-cloth-about = prišiveno na loden, da se smota

## The sets of stones.

looks-stones = Pijuni
looks-stones-ivory = Slonovača i ebanovina
looks-stones-ivory-about = prsten i tačka
looks-stones-discs = Obični diskovi
looks-stones-discs-about = ravni, sa debelim prstenom i krupnom tačkom
looks-stones-turned = Struženo drvo
looks-stones-turned-about = javor sa tri žleba, orah sa perlom
looks-stones-marked = Sunce i mesec
looks-stones-marked-about = oslikano, sunce na svetlim

## Sound, which is off at first.

looks-sound = Zvuk
looks-sound-lead = Tihi drveni zvuci kad se pijun postavi, povuče ili uzme, kad se zatvori mica i kad se partija završi.
looks-sound-on = Uključen
looks-sound-off = Isključen
# Buttons to listen to each of them.
looks-sound-set = Postavljanje
looks-sound-slide = Vučenje
looks-sound-take = Uzimanje
looks-sound-mill = Mica
looks-sound-over = Kraj partije
