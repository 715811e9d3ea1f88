### The page on which boards, stones and sound are chosen. "Kameny" are the pieces of every game.

## What the page begins with.

looks-title = Deska, kameny a zvuk
# Under the title.
looks-lead = Co si tu vybereš, platí v tomto prohlížeči pro všechny hry. Světlý a tmavý vzhled i vysoký kontrast jsou dole na stránce.
# A link back to the game one comes from.
looks-back = Zpět k partii

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Deska
looks-board-wood = Dřevo
looks-board-wood-about = hoblované prkno s vyrytými čarami
looks-board-slate = Břidlice
looks-board-slate-about = vyškrábaná do kamenného schodu
looks-board-print = Tisk
looks-board-print-about = jedna barva na papíře, jako staré návody
looks-board-cloth = Sukno
looks-board-cloth-about = našitá na lodenu, dá se srolovat

## The sets of stones.

looks-stones = Kameny
looks-stones-ivory = Slonovina a eben
looks-stones-ivory-about = kroužek a tečka
looks-stones-discs = Prosté kotouče
looks-stones-discs-about = ploché, s výrazným kroužkem a výraznou tečkou
looks-stones-turned = Soustružené dřevo
looks-stones-turned-about = javor se třemi drážkami, ořech s perličkou
looks-stones-marked = Slunce a měsíc
looks-stones-marked-about = malované, slunce na světlých

## Sound, which is off at first.

looks-sound = Zvuk
looks-sound-lead = Tiché dřevěné zvuky, když se kámen položí, posune nebo vezme, když se zavře mlýn a když partie skončí.
looks-sound-on = Zapnutý
looks-sound-off = Vypnutý
# Buttons to listen to each of them.
looks-sound-set = Položení
looks-sound-slide = Tah
looks-sound-take = Braní
looks-sound-mill = Mlýn
looks-sound-over = Konec partie
