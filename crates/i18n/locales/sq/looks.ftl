### The page on which boards, stones and sound are chosen. "Kokrra" are the pieces of every game.

## What the page begins with.

looks-title = Fusha, kokrrat dhe zëri
# Under the title.
looks-lead = Çfarë zgjedh këtu vlen në këtë shfletues për të gjitha lojërat. Pamja e çelët, e errët dhe kontrasti i lartë janë në fund të faqes.
# A link back to the game one comes from.
looks-back = Kthehu te loja

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Fusha
looks-board-wood = Dru
looks-board-wood-about = dërrasë e zdrukthuar, me vija të gdhendura
looks-board-slate = Rrasë
looks-board-slate-about = e gërvishtur në një shkallë guri
looks-board-print = Shtyp
looks-board-print-about = një bojë mbi letër, si fletët e vjetra
looks-board-cloth = Stof
looks-board-cloth-about = e qepur mbi loden, për ta mbështjellë

## The sets of stones.

looks-stones = Kokrrat
looks-stones-ivory = Fildish dhe abanoz
looks-stones-ivory-about = një unazë dhe një pikë
looks-stones-discs = Disqe të thjeshta
looks-stones-discs-about = të sheshta, me unazë të trashë dhe pikë të trashë
looks-stones-turned = Dru i tornuar
looks-stones-turned-about = panjë me tri brazda, arrë me një rruazë
looks-stones-marked = Dielli dhe hëna
looks-stones-marked-about = të pikturuara, dielli te të çelëtat

## Sound, which is off at first.

looks-sound = Zëri
looks-sound-lead = Tinguj të qetë druri kur një kokërr vendoset, lëviz ose merret, kur mbyllet një rend dhe kur mbaron loja.
looks-sound-on = Ndezur
looks-sound-off = Fikur
# Buttons to listen to each of them.
looks-sound-set = Vendosja
looks-sound-slide = Lëvizja
looks-sound-take = Marrja
looks-sound-mill = Rendi
looks-sound-over = Fundi i lojës
