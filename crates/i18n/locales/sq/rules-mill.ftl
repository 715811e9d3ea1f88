### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: vendos, lëviz, kërcej (with three stones), kapërcej (hop), marr, rend (mill),
### kokërr (stone), pikë (point), dora (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Fusha
rule-mill-board-nine = Fusha ka 24 pika në tre katrorë, njëri brenda tjetrit.
rule-mill-board-seven = Fusha ka 17 pika: dy katrorë dhe një kryq përmes mesit.
rule-mill-board-six = Fusha ka 16 pika në dy katrorë.
rule-mill-board-three = Fusha ka nëntë pika në tre rreshta nga tri.
rule-mill-stones = Kokrrat
rule-mill-stones-value = Çdo palë ka { $value } kokrra.
rule-mill-lines = Vijat
rule-mill-lines-straight = Tri kokrra horizontalisht ose vertikalisht në një vijë të vizatuar janë rend.
rule-mill-lines-diagonal = Edhe diagonalet e këndeve janë të vizatuara, për lëvizje dhe për rende.
rule-mill-lines-diagonal-mills = Edhe tri kokrra në një diagonale këndi janë rend, por nëpër të nuk lëvizet.
rule-mill-lines-diagonal-moves = Lëvizet edhe nëpër diagonalet e këndeve, por tri kokrra në to s’janë rend.
rule-mill-lines-corners = Edhe një kënd me dy fqinjët e tij në të njëjtin katror është rend.
rule-mill-lines-corners-only = Vetëm një kënd me dy fqinjët e tij në të njëjtin katror është rend.

## Placing, moving and jumping.

rule-mill-placing = Vendosja
rule-mill-placing-separate = Më parë vendosen të gjitha kokrrat, pastaj lëvizet.
rule-mill-placing-mixed = Në çdo radhë vendoset ose lëvizet, si të dojë lojtari.
rule-mill-motion = Lëvizja
rule-mill-motion-step = Kokrra lëviz një hap nëpër një vijë të vizatuar.
rule-mill-motion-knight = Kokrra lëviz si kali në shah, nëpër vijat e vizatuara.
rule-mill-motion-hop = Kokrra lëviz një hap, ose kapërcen një fqinjë deri te pika tjetër e vijës.
rule-mill-motion-hop-capture = Kokrra lëviz një hap, ose kapërcen një fqinjë; kokrra e kapërcyer e kundërshtarit merret.
rule-mill-motion-hop-capture-chain = Kokrra lëviz një hap, ose kapërcen një fqinjë; kokrrat e kapërcyera të kundërshtarit merren, edhe disa në një lëvizje nëse mund të vazhdojë.
rule-mill-motion-chess = Kokrra lëviz si kali i shahut, si torra nëpër vija, ose si oficeri nëpër diagonalet e këndeve.
rule-mill-fly = Kërcimi
rule-mill-fly-off = Askush nuk kërcen.
rule-mill-fly-line = Lojtari me pak kokrra shkon sa larg të dojë nëpër një vijë mbi pika bosh.
rule-mill-fly-free = Lojtari me pak kokrra mund të kërcejë në çdo pikë bosh.
rule-mill-fly_at = Kërcehet nga
rule-mill-fly_at-value = Kërcehet kur lojtarit i mbeten { $value } kokrra dhe asnjë në dorë.

## Mills and taking.

rule-mill-protect_placing = Kokrra të sigurta gjatë vendosjes
rule-mill-protect_placing-strict = Gjatë vendosjes kokrra në rend nuk merret kurrë; nëse s’ka tjetër, s’merret asgjë.
rule-mill-protect_placing-except-last-three = Gjatë vendosjes kokrra në rend nuk merret, përveç kur kundërshtari ka gjithsej tri.
rule-mill-protect_placing-unless-all-in-mills = Gjatë vendosjes kokrra në rend merret vetëm nëse s’ka tjetër.
rule-mill-protect_placing-none = Gjatë vendosjes mund të merret çdo kokërr e kundërshtarit.
rule-mill-protect_moving = Kokrra të sigurta më pas
rule-mill-protect_moving-strict = Pas vendosjes kokrra në rend nuk merret kurrë; nëse s’ka tjetër, s’merret asgjë.
rule-mill-protect_moving-except-last-three = Pas vendosjes kokrra në rend nuk merret, përveç kur kundërshtari ka vetëm tri.
rule-mill-protect_moving-unless-all-in-mills = Pas vendosjes kokrra në rend merret vetëm nëse s’ka tjetër.
rule-mill-protect_moving-none = Pas vendosjes mund të merret çdo kokërr e kundërshtarit.
rule-mill-captures = Dy rende njëherësh
rule-mill-captures-one = Sado rende të mbyllë lëvizja, merret një kokërr.
rule-mill-captures-per-mill = Lëvizja merr nga një kokërr për çdo rend që mbyll.
rule-mill-capture_duty = Detyrimi për të marrë
rule-mill-capture_duty-must = Kokrra që mund të merret duhet marrë.
rule-mill-capture_duty-may = Marrja është e drejtë: mund edhe të lihet.
rule-mill-on_mill_placing = Rendi gjatë vendosjes
rule-mill-on_mill_placing-capture = Rendi i mbyllur gjatë vendosjes merr një kokërr.
rule-mill-on_mill_placing-extra-turn = Rendi i mbyllur gjatë vendosjes s’merr asgjë, por sjell edhe një lëvizje.
rule-mill-on_mill_placing-nothing = Rendi i mbyllur gjatë vendosjes s’sjell asgjë.
rule-mill-on_mill_placing-forbidden = Gjatë vendosjes nuk guxon të mbyllet rend, përveç kur çdo pikë bosh e bën një.
rule-mill-on_mill_moving = Rendi më pas
rule-mill-on_mill_moving-capture = Rendi i mbyllur pas vendosjes merr një kokërr.
rule-mill-on_mill_moving-capture-and-extra-turn = Rendi i mbyllur pas vendosjes merr një kokërr dhe sjell edhe një lëvizje.
rule-mill-on_mill_moving-nothing = Rendi i mbyllur pas vendosjes s’sjell asgjë.
rule-mill-remill = Mbyllja e sërishme
rule-mill-remill-free = Rendi mund të hapet e të mbyllet sërish në çdo kohë.
rule-mill-remill-no-immediate-return = Kokrra që shkoi nga një rend drejt e në një tjetër nuk guxon të kthehet menjëherë.
rule-mill-remill-wait-1 = Rendi i hapur nuk guxon të mbyllet sërish në lëvizjen tjetër.
rule-mill-remill-wait-2 = Rendi i hapur nuk guxon të mbyllet sërish në dy lëvizjet e ardhshme.
rule-mill-remill-wait-3 = Rendi i hapur nuk guxon të mbyllet sërish në tri lëvizjet e ardhshme.
rule-mill-remill-one-time = Çdo vijë i vlen secilës palë vetëm një herë në lojë.

## Winning and losing.

rule-mill-win = Fitorja
rule-mill-win-reduce = Kush i lë kundërshtarit tepër pak kokrra ose asnjë lëvizje, fiton.
rule-mill-win-first-mill = Kush mbyll rendin e parë ose s’i lë kundërshtarit asnjë lëvizje, fiton.
rule-mill-win-block-only = Fiton vetëm ai që s’i lë kundërshtarit asnjë lëvizje.
rule-mill-min_stones = Tepër pak kokrra
rule-mill-min_stones-value = Më pak se { $value } kokrra janë tepër pak.
rule-mill-blocked = S’ka më lëvizje
rule-mill-blocked-loss = Kush s’lëviz dot, ka humbur.
rule-mill-blocked-pass = Kush s’lëviz dot, e kalon radhën; nëse s’mundet askush, loja është barazim.
rule-mill-blocked-draw = Nëse lojtari s’lëviz dot, loja është barazim.
rule-mill-board_full = Fusha plot
rule-mill-board_full-draw = Nëse pas vendosjes janë zënë të gjitha pikat, loja është barazim.
rule-mill-board_full-mover-loses = Nëse pas vendosjes janë zënë të gjitha pikat, humb pala që ka radhën.
rule-mill-board_full-each-removes-one = Nëse pas vendosjes janë zënë të gjitha pikat, çdo palë heq një kokërr të kundërshtarit.
rule-mill-three_v_three = Tri kundër tri
rule-mill-three_v_three-play-on = Me tri kokrra kundër tri vazhdohet loja.
rule-mill-three_v_three-draw = Tri kokrra kundër tri janë barazim.

## Dice.

rule-mill-dice = Zaret
rule-mill-dice-none = Luhet pa zare.
rule-mill-dice-relocate = Para çdo lëvizjeje hidhen tri zare; me hedhje të lartë kokrra mund të shkojë në çdo pikë bosh.
rule-mill-dice-alfonso = Gjatë vendosjes hidhen tri zare; 6-5-4, 6-3-3, 5-2-2 dhe 4-1-1 fusin tri kokrra njëherësh në një vijë bosh.
rule-mill-dice_sum = Hedhje e lartë
rule-mill-dice_sum-value = Hedhja nga { $value } e lart është e lartë.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Barazim nga përsëritja
rule-mill-repetition-auto = Loja është barazim sapo i njëjti pozicion të dalë { $count } herë.
rule-mill-repetition-claim = Kur i njëjti pozicion del { $count } herë, pala që ka radhën mund të pretendojë barazim.
rule-mill-repetition-off = Nuk ka barazim nga përsëritja.
rule-mill-no_mill = Barazim pa rend
rule-mill-no_mill-auto = Loja është barazim pas { $count } lëvizjesh të të dyja palëve bashkë pa rend e pa vendosje.
rule-mill-no_mill-claim = Pas { $count } lëvizjesh të të dyja palëve bashkë pa rend e pa vendosje, pala që ka radhën mund të pretendojë barazim.
rule-mill-no_mill-off = Nuk ka barazim nga mungesa e rendit.
rule-mill-no_mill_at_three = Barazim pa rend, me tri kokrra
rule-mill-no_mill_at_three-auto = Kur një palë ka vetëm tri kokrra, loja është barazim pas { $count } lëvizjesh të të dyja palëve bashkë pa rend.
rule-mill-no_mill_at_three-claim = Kur një palë ka vetëm tri kokrra, barazimi mund të pretendohet pas { $count } lëvizjesh të të dyja palëve bashkë pa rend.
rule-mill-no_mill_at_three-off = Njësoj vlen edhe kur një palë ka vetëm tri kokrra.

## Who begins.

rule-mill-first = Kush fillon
rule-mill-first-white = Fillon i bardhi.
rule-mill-first-black = Fillon i ziu.
rule-mill-first-lot = Lojtarët merren vesh kush fillon, ose hedhin short.
rule-mill-colours = Ngjyrat
rule-mill-colours-lot = Ngjyrat caktohen me short.
rule-mill-colours-choose = Lojtarët i zgjedhin ngjyrat.
rule-mill-rematch = Loja tjetër
rule-mill-rematch-alternate = Lojën tjetër e fillon lojtari tjetër.
rule-mill-rematch-winner-starts = Lojën tjetër e fillon fituesi.
rule-mill-rematch-loser-starts = Lojën tjetër e fillon humbësi.
rule-mill-rematch-same = Lojën tjetër e fillon i njëjti lojtar.
