### The page on which boards, stones and sound are chosen. "Pijuni" are the pieces of every game.

## What the page begins with.

looks-title = Ploča, pijuni i zvuk
# Under the title.
looks-lead = Što ovdje odabereš, vrijedi u ovom pregledniku za sve igre. Svijetlo, tamno i visoki kontrast su na dnu stranice.
# A link back to the game one comes from.
looks-back = Natrag na partiju

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Ploča
looks-board-wood = Drvo
looks-board-wood-about = blanjana daska s urezanim crtama
looks-board-slate = Škriljevac
looks-board-slate-about = ugrebano u kamenu stubu
looks-board-print = Tisak
looks-board-print-about = jedna boja na papiru, kao stare upute
looks-board-cloth = Sukno
looks-board-cloth-about = prišiveno na loden, da se smota

## The sets of stones.

looks-stones = Pijuni
looks-stones-ivory = Bjelokost i ebanovina
looks-stones-ivory-about = prsten i točka
looks-stones-discs = Obične pločice
looks-stones-discs-about = plosnate, s debelim prstenom i krupnom točkom
looks-stones-turned = Tokareno drvo
looks-stones-turned-about = javor s tri utora, orah s perlom
looks-stones-marked = Sunce i mjesec
looks-stones-marked-about = oslikano, sunce na svijetlima

## Sound, which is off at first.

looks-sound = Zvuk
looks-sound-lead = Tihi drveni zvukovi kad se pijun postavi, povuče ili uzme, kad se zatvori mlin i kad partija završi.
looks-sound-on = Uključen
looks-sound-off = Isključen
# Buttons to listen to each of them.
looks-sound-set = Postavljanje
looks-sound-slide = Vučenje
looks-sound-take = Uzimanje
looks-sound-mill = Mlin
looks-sound-over = Kraj partije
