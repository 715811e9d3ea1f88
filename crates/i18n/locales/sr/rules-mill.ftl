### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: postaviti, vući, skočiti (with three stones), preskočiti (hop), uzeti, mica,
### pijun, polje (point), ruka (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Tabla
rule-mill-board-nine = Tabla ima 24 polja na tri kvadrata, jedan unutar drugog.
rule-mill-board-seven = Tabla ima 17 polja: dva kvadrata i krst kroz sredinu.
rule-mill-board-six = Tabla ima 16 polja na dva kvadrata.
rule-mill-board-three = Tabla ima devet polja u tri reda po tri.
rule-mill-stones = Pijuni
rule-mill-stones-value = Svaka strana ima { $value } pijuna.
rule-mill-lines = Linije
rule-mill-lines-straight = Tri pijuna vodoravno ili uspravno na nacrtanoj liniji su mica.
rule-mill-lines-diagonal = Nacrtane su i ugaone dijagonale, za vučenje i za mice.
rule-mill-lines-diagonal-mills = I tri pijuna na ugaonoj dijagonali su mica, ali se po njoj ne vuče.
rule-mill-lines-diagonal-moves = Vuče se i po ugaonim dijagonalama, ali tri pijuna na njoj nisu mica.
rule-mill-lines-corners = I ugao sa svoja dva suseda na istom kvadratu je mica.
rule-mill-lines-corners-only = Samo ugao sa svoja dva suseda na istom kvadratu je mica.

## Placing, moving and jumping.

rule-mill-placing = Postavljanje
rule-mill-placing-separate = Prvo se postave svi pijuni, a tek onda se vuče.
rule-mill-placing-mixed = U svakom potezu se postavlja ili vuče, kako igrač želi.
rule-mill-motion = Vučenje
rule-mill-motion-step = Pijun se vuče za jedno polje po nacrtanoj liniji.
rule-mill-motion-knight = Pijun ide kao skakač u šahu, po nacrtanim linijama.
rule-mill-motion-hop = Pijun ide za jedno polje ili preskače jednog suseda na sledeće polje linije.
rule-mill-motion-hop-capture = Pijun ide za jedno polje ili preskače jednog suseda; preskočeni protivnički pijun se uzima.
rule-mill-motion-hop-capture-chain = Pijun ide za jedno polje ili preskače jednog suseda; preskočeni protivnički pijuni se uzimaju, i više njih u jednom potezu ako može dalje.
rule-mill-motion-chess = Pijun ide kao šahovski skakač, kao top po linijama ili kao lovac po ugaonim dijagonalama.
rule-mill-fly = Skakanje
rule-mill-fly-off = Niko ne skače.
rule-mill-fly-line = Igrač sa malo pijuna ide koliko god daleko po liniji preko praznih polja.
rule-mill-fly-free = Igrač sa malo pijuna sme da skoči na bilo koje prazno polje.
rule-mill-fly_at = Skače se od
rule-mill-fly_at-value = Skače se kad igrač ima još { $value } pijuna i nijednog u ruci.

## Mills and taking.

rule-mill-protect_placing = Sigurni pijuni pri postavljanju
rule-mill-protect_placing-strict = Dok se postavlja, pijun u mici se nikad ne uzima; ako nema drugog, ne uzima se ništa.
rule-mill-protect_placing-except-last-three = Dok se postavlja, pijun u mici se ne uzima, osim ako protivnik ima ukupno samo tri.
rule-mill-protect_placing-unless-all-in-mills = Dok se postavlja, pijun u mici se uzima samo ako nema drugog.
rule-mill-protect_placing-none = Dok se postavlja, sme da se uzme bilo koji protivnički pijun.
rule-mill-protect_moving = Sigurni pijuni posle
rule-mill-protect_moving-strict = Kad su svi postavljeni, pijun u mici se nikad ne uzima; ako nema drugog, ne uzima se ništa.
rule-mill-protect_moving-except-last-three = Kad su svi postavljeni, pijun u mici se ne uzima, osim protivniku koji ima samo tri.
rule-mill-protect_moving-unless-all-in-mills = Kad su svi postavljeni, pijun u mici se uzima samo ako nema drugog.
rule-mill-protect_moving-none = Kad su svi postavljeni, sme da se uzme bilo koji protivnički pijun.
rule-mill-captures = Dve mice odjednom
rule-mill-captures-one = Koliko god mica potez zatvorio, uzima jednog pijuna.
rule-mill-captures-per-mill = Potez uzima po jednog pijuna za svaku micu koju zatvori.
rule-mill-capture_duty = Obaveza uzimanja
rule-mill-capture_duty-must = Pijun koji sme da se uzme mora da se uzme.
rule-mill-capture_duty-may = Uzimanje je pravo: pijun ne mora da se uzme.
rule-mill-on_mill_placing = Mica pri postavljanju
rule-mill-on_mill_placing-capture = Mica zatvorena pri postavljanju uzima pijuna.
rule-mill-on_mill_placing-extra-turn = Mica zatvorena pri postavljanju ne uzima ništa, ali donosi još jedan potez.
rule-mill-on_mill_placing-nothing = Mica zatvorena pri postavljanju ne donosi ništa.
rule-mill-on_mill_placing-forbidden = Pri postavljanju mica ne sme da se zatvori, osim ako je čini svako prazno polje.
rule-mill-on_mill_moving = Mica posle
rule-mill-on_mill_moving-capture = Mica zatvorena kad su svi pijuni postavljeni uzima pijuna.
rule-mill-on_mill_moving-capture-and-extra-turn = Mica zatvorena kad su svi pijuni postavljeni uzima pijuna i donosi još jedan potez.
rule-mill-on_mill_moving-nothing = Mica zatvorena kad su svi pijuni postavljeni ne donosi ništa.
rule-mill-remill = Ponovno zatvaranje
rule-mill-remill-free = Mica sme da se otvori i opet zatvori u svako doba.
rule-mill-remill-no-immediate-return = Pijun koji je iz jedne mice otišao pravo u drugu ne sme odmah da se vrati.
rule-mill-remill-wait-1 = Otvorena mica ne sme ponovo da se zatvori u sledećem potezu.
rule-mill-remill-wait-2 = Otvorena mica ne sme ponovo da se zatvori u sledeća dva poteza.
rule-mill-remill-wait-3 = Otvorena mica ne sme ponovo da se zatvori u sledeća tri poteza.
rule-mill-remill-one-time = Svaka linija svakoj strani važi samo jednom u partiji.

## Winning and losing.

rule-mill-win = Pobeda
rule-mill-win-reduce = Ko protivniku ostavi premalo pijuna ili nijedan potez, pobeđuje.
rule-mill-win-first-mill = Ko zatvori prvu micu ili protivniku ne ostavi nijedan potez, pobeđuje.
rule-mill-win-block-only = Pobeđuje samo onaj ko protivniku ne ostavi nijedan potez.
rule-mill-min_stones = Premalo pijuna
rule-mill-min_stones-value = Manje od { $value } pijuna je premalo.
rule-mill-blocked = Nema više poteza
rule-mill-blocked-loss = Ko ne može da vuče, izgubio je.
rule-mill-blocked-pass = Ko ne može da vuče, preskače potez; ako ne može niko, partija je nerešena.
rule-mill-blocked-draw = Ako igrač ne može da vuče, partija je nerešena.
rule-mill-board_full = Puna tabla
rule-mill-board_full-draw = Ako su posle postavljanja sva polja zauzeta, partija je nerešena.
rule-mill-board_full-mover-loses = Ako su posle postavljanja sva polja zauzeta, gubi strana koja je na potezu.
rule-mill-board_full-each-removes-one = Ako su posle postavljanja sva polja zauzeta, svaka strana sklanja jednog protivničkog pijuna.
rule-mill-three_v_three = Tri protiv tri
rule-mill-three_v_three-play-on = Tri pijuna protiv tri igraju dalje.
rule-mill-three_v_three-draw = Tri pijuna protiv tri znače remi.

## Dice.

rule-mill-dice = Kockice
rule-mill-dice-none = Igra se bez kockica.
rule-mill-dice-relocate = Pre svakog poteza bacaju se tri kockice; uz visok zbir pijun sme na bilo koje prazno polje.
rule-mill-dice-alfonso = Pri postavljanju se bacaju tri kockice; 6-5-4, 6-3-3, 5-2-2 i 4-1-1 uvode tri pijuna odjednom na praznu liniju.
rule-mill-dice_sum = Visok zbir
rule-mill-dice_sum-value = Zbir od { $value } naviše je visok.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remi ponavljanjem
rule-mill-repetition-auto = Partija je nerešena čim se ista pozicija pojavi { $count } puta.
rule-mill-repetition-claim = Kad se ista pozicija pojavi { $count } puta, strana na potezu sme da reklamira remi.
rule-mill-repetition-off = Nema remija ponavljanjem.
rule-mill-no_mill = Remi bez mice
rule-mill-no_mill-auto = Partija je nerešena posle { $count } poteza obe strane zajedno bez mice i bez postavljanja.
rule-mill-no_mill-claim = Posle { $count } poteza obe strane zajedno bez mice i bez postavljanja strana na potezu sme da reklamira remi.
rule-mill-no_mill-off = Nema remija zato što dugo nema mice.
rule-mill-no_mill_at_three = Remi bez mice, sa tri pijuna
rule-mill-no_mill_at_three-auto = Kad jedna strana ima samo tri pijuna, partija je nerešena posle { $count } poteza obe strane zajedno bez mice.
rule-mill-no_mill_at_three-claim = Kad jedna strana ima samo tri pijuna, remi sme da se reklamira posle { $count } poteza obe strane zajedno bez mice.
rule-mill-no_mill_at_three-off = Isto važi i kad jedna strana ima samo tri pijuna.

## Who begins.

rule-mill-first = Ko počinje
rule-mill-first-white = Počinje beli.
rule-mill-first-black = Počinje crni.
rule-mill-first-lot = Ko počinje, dogovaraju igrači, ili odlučuje žreb.
rule-mill-colours = Boje
rule-mill-colours-lot = Boje se određuju žrebom.
rule-mill-colours-choose = Igrači biraju boje.
rule-mill-rematch = Sledeća partija
rule-mill-rematch-alternate = Sledeću partiju počinje drugi igrač.
rule-mill-rematch-winner-starts = Sledeću partiju počinje pobednik.
rule-mill-rematch-loser-starts = Sledeću partiju počinje onaj ko je izgubio.
rule-mill-rematch-same = Sledeću partiju počinje isti igrač.
