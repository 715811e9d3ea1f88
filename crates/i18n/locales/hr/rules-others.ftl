### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men ("pijun") and kings ("dama").

rule-draughts-man_back_capture = Pijuni uzimaju unatrag
rule-draughts-man_back_capture-yes = Pijuni uzimaju i unatrag.
rule-draughts-man_back_capture-no = Pijuni uzimaju samo naprijed.
rule-draughts-king = Dama
rule-draughts-king-short = Dama ide polje po polje, naprijed i natrag.
rule-draughts-king-flying = Dama ide koliko god daleko preko praznih polja.
rule-draughts-king_landing = Gdje dama staje
rule-draughts-king_landing-behind = Dama staje odmah iza uzete figure.
rule-draughts-king_landing-any = Leteća dama staje na bilo koje prazno polje iza uzete figure.
rule-draughts-crowning = Dama usred uzimanja
rule-draughts-crowning-stop = Pijun koji uzimajući stigne do zadnjeg reda postaje dama i potez je gotov.
rule-draughts-crowning-pass = Pijun koji uzimajući zadnjim redom samo prođe nastavlja kao pijun; dama postaje samo ako ondje stane.
rule-draughts-crowning-continue = Pijun koji uzimajući stigne do zadnjeg reda odmah postaje dama i tako nastavlja.

## Draughts: capturing.

rule-draughts-lift = Micanje uzetog
rule-draughts-lift-end = Uzete figure odlaze s ploče nakon cijelog uzimanja; nijedna se ne preskače dvaput.
rule-draughts-lift-immediate = Uzete figure odmah odlaze s ploče, pa su njihova polja slobodna za nastavak uzimanja.
rule-draughts-precedence = Izbor uzimanja
rule-draughts-precedence-none = Između više uzimanja bira se slobodno.
rule-draughts-precedence-quantity = Mora se uzeti najviše figura.
rule-draughts-precedence-king = Ako dama može uzeti, mora uzeti prije pijuna.
rule-draughts-precedence-quantity-kings = Mora se uzeti najviše figura, a uz jednak broj najviše dama.
rule-draughts-precedence-quantity-king-kings-order = Mora se uzeti najviše figura; uz jednak broj najprije uzima dama, zatim se uzima najviše dama, zatim dame što ranije.
rule-draughts-man_may_take_king = Pijun uzima damu
rule-draughts-man_may_take_king-yes = Pijun smije uzeti damu.
rule-draughts-man_may_take_king-no = Pijun ne smije uzeti damu.
rule-draughts-must_complete_chain = Nastavak uzimanja
rule-draughts-must_complete_chain-yes = Dok je moguć sljedeći skok, mora se uzimati dalje.
rule-draughts-must_complete_chain-no = Uzimanje se smije prekinuti nakon svakog skoka.
rule-draughts-huff = Otpuhivanje
rule-draughts-huff-off = Uzimanje je obvezno; ne otpuhuje se (figura koja nije uzela ne miče se s ploče).
rule-draughts-huff-forward = Ako tko umjesto uzimanja povuče naprijed, protivnik smije otpuhnuti figuru koja je mogla uzeti.
rule-draughts-huff-piece = Ako tko propusti uzeti, protivnik smije otpuhnuti figuru koja je mogla uzeti.
rule-draughts-huff-any = Ako tko propusti uzeti, protivnik smije otpuhnuti bilo koju figuru.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Cilj
rule-draughts-losing-yes = Tko prvi izgubi sve figure, pobjeđuje.
rule-draughts-losing-no = Tko prvi izgubi sve figure, gubi.
rule-draughts-blocked = Nema više poteza
rule-draughts-blocked-loses = Tko ne može vući, izgubio je.
rule-draughts-blocked-wins = Tko ne može vući, pobijedio je.
rule-draughts-repetition = Remi ponavljanjem
rule-draughts-repetition-auto = Partija je neriješena čim se ista pozicija pojavi { $count } puta.
rule-draughts-repetition-claim = Kad se ista pozicija pojavi { $count } puta, strana na potezu smije reklamirati remi.
rule-draughts-repetition-off = Nema remija ponavljanjem.
rule-draughts-no_progress = Remi bez napretka
rule-draughts-no_progress-auto = Partija je neriješena nakon { $count } poteza obiju strana zajedno bez uzimanja i bez poteza pijunom.
rule-draughts-no_progress-claim = Nakon { $count } poteza obiju strana zajedno bez uzimanja i bez poteza pijunom strana na potezu smije reklamirati remi.
rule-draughts-no_progress-off = Nema remija zato što se dugo ne uzima.
rule-draughts-first = Tko počinje
rule-draughts-first-white = Počinje bijeli.
rule-draughts-first-black = Počinje crni.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Ploča
rule-draughts-mirrored_board-yes = Svaki igrač ima tamno kutno polje zdesna.
rule-draughts-mirrored_board-no = Svaki igrač ima tamno kutno polje slijeva.
rule-draughts-numbering = Zapis
rule-draughts-numbering-A0 = Polja se pišu slovom i brojkom, a1 je bijelome slijeva.
rule-draughts-numbering-N0 = Polja se broje od dolje lijevo, kako ih vidi igrač koji počinje.
rule-draughts-numbering-N1 = Polja se broje od dolje desno, kako ih vidi igrač koji počinje.
rule-draughts-numbering-N2 = Polja se broje od gore lijevo, kako ih vidi igrač koji počinje.
rule-draughts-numbering-N3 = Polja se broje od gore desno, kako ih vidi igrač koji počinje.

## Wolf and Sheep.

rule-wolf-first = Tko počinje
rule-wolf-first-wolf = Vuk se postavlja na ploču i igra prvi.
rule-wolf-first-sheep = Vuk se postavlja na ploču, a zatim prve igraju ovce.

## Battue, the hunt on the mill board. "Lovina" is the hunted animal.

rule-battue-hunters = Lovci
rule-battue-hunters-value = Lovaca ima { $value }.
rule-battue-quarry_hop = Preskakanje
rule-battue-quarry_hop-no = Lovina i lovci idu po jedan korak po crtama.
rule-battue-quarry_hop-hop = Lovina smije i preskočiti susjednog lovca; lovac ostaje.
rule-battue-quarry_hop-take = Lovina smije i preskočiti susjednog lovca i tako ga uzima.
rule-battue-limit = Kraj lova
rule-battue-limit-value = Lov se prekida kad lovci odigraju ovoliko poteza: { $value }.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Ploča
rule-pegs-layout-english = Ploča je engleski križ s 33 rupice.
rule-pegs-layout-european = Ploča je europska, s 37 rupica.
rule-pegs-layout-triangle = Ploča je trokut s 15 rupica.
rule-pegs-vacancy = Prazna rupica
rule-pegs-vacancy-value = Na početku je u svakoj rupici osim { $value } pijun.
rule-pegs-goal = Cilj
rule-pegs-goal-anywhere = Treba ostati jedan pijun, bilo gdje.
rule-pegs-goal-value = Pijuni trebaju ostati ovdje i nigdje drugdje: { $value }.
