### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: cic-mici dhe lojërat e tjera të kutisë së vjetër
overview-lead = Luaj sipas fletës me të cilën u rrite, ose sipas cilësdo tjetër.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Lojërat
overview-house-version = { $game } (versioni ynë)

## What one can do, one line for each command.

overview-commands = Komandat
overview-serve = hap fushën në shfletues
overview-play = luaj një lojë, dy veta në një terminal
overview-rules = të gjitha rregullat e një loje dhe prejardhja e tyre, ose çfarë ndryshon te një tjetër
overview-show = vizato një pozicion
overview-moves = numëro lëvizjet e mundshme
overview-check = riluaj një regjistrim dhe verifikoje
overview-convert = shkruaj një regjistrim në formë tjetër
overview-perft = numëro në sa mënyra mund të rrjedhë loja
overview-solve = zgjidh një lojë: krijo tabela që njohin çdo pozicion
overview-probe = pyet tabelat për një pozicion
overview-verify = krahaso tabelat me rregullat
overview-tables = numëro tabelat, fshiji ose trego gjendjen e tyre
overview-engine = kompjuteri si lojtar për programe të tjera (UGI)
overview-match = lëri dy lojtarë të luajnë shumë lojëra dhe thuaj cili është më i fortë
overview-analyse = thuaj sa vlente çdo lëvizje e lojës dhe cila do të ishte më e mirë
overview-bench = mat sa shpejt numërohet

## The last line.

overview-more = Më shumë thotë “zwick help”; loja jote është një skedar me rregulla, i dhënë si @FILE (“zwick help rules” tregon një).

## What "zwick" says while it serves the board.

serve-at = Fusha është te { $address }
serve-elsewhere = Lojërat e tua janë tashmë të hapura, te { $address }
serve-stop = Ctrl-C e mbyll; çdo lojë vazhdon aty ku mbeti.
serve-stopped = Mirupafshim. Çdo lojë vazhdon aty ku mbeti.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Këtu pa efekt.)
rules-sources = Burimet: 000 deri në 004 janë fletët, me botimin e tyre (002-S është ai suedisht); M-, D- dhe § janë vendime e pjesë, X libra e faqe; lista është në docs/rules.md.
rules-equal = Nuk ndryshojnë.
rules-same-game = Lëvizjet e lejuara dhe rezultatet janë të njëjta në të dyja.
