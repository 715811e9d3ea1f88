### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: postaviti, vući, skočiti (with three stones), preskočiti (hop), uzeti, mlin,
### pijun, polje (point), ruka (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Ploča
rule-mill-board-nine = Ploča ima 24 polja na tri kvadrata, jedan unutar drugog.
rule-mill-board-seven = Ploča ima 17 polja: dva kvadrata i križ kroz sredinu.
rule-mill-board-six = Ploča ima 16 polja na dva kvadrata.
rule-mill-board-three = Ploča ima devet polja u tri reda po tri.
rule-mill-stones = Pijuni
rule-mill-stones-value = Svaka strana ima { $value } pijuna.
rule-mill-lines = Crte
rule-mill-lines-straight = Tri pijuna vodoravno ili okomito na nacrtanoj crti su mlin.
rule-mill-lines-diagonal = Nacrtane su i kutne dijagonale, za vučenje i za mlinove.
rule-mill-lines-diagonal-mills = I tri pijuna na kutnoj dijagonali su mlin, ali po njoj se ne vuče.
rule-mill-lines-diagonal-moves = Vuče se i po kutnim dijagonalama, ali tri pijuna na njoj nisu mlin.
rule-mill-lines-corners = I kut sa svoja dva susjeda na istom kvadratu je mlin.
rule-mill-lines-corners-only = Samo kut sa svoja dva susjeda na istom kvadratu je mlin.

## Placing, moving and jumping.

rule-mill-placing = Postavljanje
rule-mill-placing-separate = Najprije se postave svi pijuni, a tek onda se vuče.
rule-mill-placing-mixed = U svakom se potezu postavlja ili vuče, kako igrač želi.
rule-mill-motion = Vučenje
rule-mill-motion-step = Pijun se vuče za jedno polje po nacrtanoj crti.
rule-mill-motion-knight = Pijun ide kao skakač u šahu, po nacrtanim crtama.
rule-mill-motion-hop = Pijun ide za jedno polje ili preskače jednog susjeda na sljedeće polje crte.
rule-mill-motion-hop-capture = Pijun ide za jedno polje ili preskače jednog susjeda; preskočeni protivnički pijun se uzima.
rule-mill-motion-hop-capture-chain = Pijun ide za jedno polje ili preskače jednog susjeda; preskočeni protivnički pijuni se uzimaju, i više njih u jednom potezu ako može dalje.
rule-mill-motion-chess = Pijun ide kao šahovski skakač, kao top po crtama ili kao lovac po kutnim dijagonalama.
rule-mill-fly = Skakanje
rule-mill-fly-off = Nitko ne skače.
rule-mill-fly-line = Igrač s malo pijuna ide koliko god daleko po crti preko praznih polja.
rule-mill-fly-free = Igrač s malo pijuna smije skočiti na bilo koje prazno polje.
rule-mill-fly_at = Skače se od
rule-mill-fly_at-value = Skače se kad igrač ima još { $value } pijuna i nijednog u ruci.

## Mills and taking.

rule-mill-protect_placing = Sigurni pijuni pri postavljanju
rule-mill-protect_placing-strict = Dok se postavlja, pijun u mlinu nikad se ne uzima; ako nema drugog, ne uzima se ništa.
rule-mill-protect_placing-except-last-three = Dok se postavlja, pijun u mlinu ne uzima se, osim ako protivnik ima ukupno samo tri.
rule-mill-protect_placing-unless-all-in-mills = Dok se postavlja, pijun u mlinu uzima se samo ako nema drugog.
rule-mill-protect_placing-none = Dok se postavlja, smije se uzeti bilo koji protivnički pijun.
rule-mill-protect_moving = Sigurni pijuni poslije
rule-mill-protect_moving-strict = Kad su svi postavljeni, pijun u mlinu nikad se ne uzima; ako nema drugog, ne uzima se ništa.
rule-mill-protect_moving-except-last-three = Kad su svi postavljeni, pijun u mlinu ne uzima se, osim protivniku koji ima samo tri.
rule-mill-protect_moving-unless-all-in-mills = Kad su svi postavljeni, pijun u mlinu uzima se samo ako nema drugog.
rule-mill-protect_moving-none = Kad su svi postavljeni, smije se uzeti bilo koji protivnički pijun.
rule-mill-captures = Dva mlina odjednom
rule-mill-captures-one = Koliko god mlinova potez zatvorio, uzima jednog pijuna.
rule-mill-captures-per-mill = Potez uzima po jednog pijuna za svaki mlin koji zatvori.
rule-mill-capture_duty = Obveza uzimanja
rule-mill-capture_duty-must = Pijun koji se smije uzeti mora se uzeti.
rule-mill-capture_duty-may = Uzimanje je pravo: pijun se ne mora uzeti.
rule-mill-on_mill_placing = Mlin pri postavljanju
rule-mill-on_mill_placing-capture = Mlin zatvoren pri postavljanju uzima pijuna.
rule-mill-on_mill_placing-extra-turn = Mlin zatvoren pri postavljanju ne uzima ništa, ali donosi još jedan potez.
rule-mill-on_mill_placing-nothing = Mlin zatvoren pri postavljanju ne donosi ništa.
rule-mill-on_mill_placing-forbidden = Pri postavljanju se mlin ne smije zatvoriti, osim ako ga čini svako prazno polje.
rule-mill-on_mill_moving = Mlin poslije
rule-mill-on_mill_moving-capture = Mlin zatvoren kad su svi pijuni postavljeni uzima pijuna.
rule-mill-on_mill_moving-capture-and-extra-turn = Mlin zatvoren kad su svi pijuni postavljeni uzima pijuna i donosi još jedan potez.
rule-mill-on_mill_moving-nothing = Mlin zatvoren kad su svi pijuni postavljeni ne donosi ništa.
rule-mill-remill = Ponovno zatvaranje
rule-mill-remill-free = Mlin se smije otvoriti i opet zatvoriti u svako doba.
rule-mill-remill-no-immediate-return = Pijun koji je iz jednog mlina otišao ravno u drugi ne smije se odmah vratiti.
rule-mill-remill-wait-1 = Otvoreni mlin ne smije se ponovno zatvoriti u sljedećem potezu.
rule-mill-remill-wait-2 = Otvoreni mlin ne smije se ponovno zatvoriti u sljedeća dva poteza.
rule-mill-remill-wait-3 = Otvoreni mlin ne smije se ponovno zatvoriti u sljedeća tri poteza.
rule-mill-remill-one-time = Svaka crta svakoj strani vrijedi samo jednom u partiji.

## Winning and losing.

rule-mill-win = Pobjeda
rule-mill-win-reduce = Tko protivniku ostavi premalo pijuna ili nijedan potez, pobjeđuje.
rule-mill-win-first-mill = Tko zatvori prvi mlin ili protivniku ne ostavi nijedan potez, pobjeđuje.
rule-mill-win-block-only = Pobjeđuje samo onaj tko protivniku ne ostavi nijedan potez.
rule-mill-min_stones = Premalo pijuna
rule-mill-min_stones-value = Manje od { $value } pijuna je premalo.
rule-mill-blocked = Nema više poteza
rule-mill-blocked-loss = Tko ne može vući, izgubio je.
rule-mill-blocked-pass = Tko ne može vući, preskače potez; ako ne može nitko, partija je neriješena.
rule-mill-blocked-draw = Ako igrač ne može vući, partija je neriješena.
rule-mill-board_full = Puna ploča
rule-mill-board_full-draw = Ako su nakon postavljanja sva polja zauzeta, partija je neriješena.
rule-mill-board_full-mover-loses = Ako su nakon postavljanja sva polja zauzeta, gubi strana koja je na potezu.
rule-mill-board_full-each-removes-one = Ako su nakon postavljanja sva polja zauzeta, svaka strana miče jednog protivničkog pijuna.
rule-mill-three_v_three = Tri protiv tri
rule-mill-three_v_three-play-on = Tri pijuna protiv tri igraju dalje.
rule-mill-three_v_three-draw = Tri pijuna protiv tri znače remi.

## Dice.

rule-mill-dice = Kocke
rule-mill-dice-none = Igra se bez kocki.
rule-mill-dice-relocate = Prije svakog poteza bacaju se tri kocke; uz visok zbroj pijun smije na bilo koje prazno polje.
rule-mill-dice-alfonso = Pri postavljanju se bacaju tri kocke; 6-5-4, 6-3-3, 5-2-2 i 4-1-1 uvode tri pijuna odjednom na praznu crtu.
rule-mill-dice_sum = Visok zbroj
rule-mill-dice_sum-value = Zbroj od { $value } naviše je visok.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remi ponavljanjem
rule-mill-repetition-auto = Partija je neriješena čim se ista pozicija pojavi { $count } puta.
rule-mill-repetition-claim = Kad se ista pozicija pojavi { $count } puta, strana na potezu smije reklamirati remi.
rule-mill-repetition-off = Nema remija ponavljanjem.
rule-mill-no_mill = Remi bez mlina
rule-mill-no_mill-auto = Partija je neriješena nakon { $count } poteza obiju strana zajedno bez mlina i bez postavljanja.
rule-mill-no_mill-claim = Nakon { $count } poteza obiju strana zajedno bez mlina i bez postavljanja strana na potezu smije reklamirati remi.
rule-mill-no_mill-off = Nema remija zato što dugo nema mlina.
rule-mill-no_mill_at_three = Remi bez mlina, s tri pijuna
rule-mill-no_mill_at_three-auto = Kad jedna strana ima samo tri pijuna, partija je neriješena nakon { $count } poteza obiju strana zajedno bez mlina.
rule-mill-no_mill_at_three-claim = Kad jedna strana ima samo tri pijuna, remi se smije reklamirati nakon { $count } poteza obiju strana zajedno bez mlina.
rule-mill-no_mill_at_three-off = Isto vrijedi i kad jedna strana ima samo tri pijuna.

## Who begins.

rule-mill-first = Tko počinje
rule-mill-first-white = Počinje bijeli.
rule-mill-first-black = Počinje crni.
rule-mill-first-lot = Tko počinje, dogovaraju igrači, ili odlučuje ždrijeb.
rule-mill-colours = Boje
rule-mill-colours-lot = Boje se određuju ždrijebom.
rule-mill-colours-choose = Igrači biraju boje.
rule-mill-rematch = Sljedeća partija
rule-mill-rematch-alternate = Sljedeću partiju počinje drugi igrač.
rule-mill-rematch-winner-starts = Sljedeću partiju počinje pobjednik.
rule-mill-rematch-loser-starts = Sljedeću partiju počinje onaj tko je izgubio.
rule-mill-rematch-same = Sljedeću partiju počinje isti igrač.
