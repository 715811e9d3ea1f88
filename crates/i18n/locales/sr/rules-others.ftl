### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men ("pijun") and kings ("dama").

rule-draughts-man_back_capture = Pijuni uzimaju unazad
rule-draughts-man_back_capture-yes = Pijuni uzimaju i unazad.
rule-draughts-man_back_capture-no = Pijuni uzimaju samo napred.
rule-draughts-king = Dama
rule-draughts-king-short = Dama ide polje po polje, napred i nazad.
rule-draughts-king-flying = Dama ide koliko god daleko preko praznih polja.
rule-draughts-king_landing = Gde dama staje
rule-draughts-king_landing-behind = Dama staje odmah iza uzete figure.
rule-draughts-king_landing-any = Leteća dama staje na bilo koje prazno polje iza uzete figure.
rule-draughts-crowning = Dama usred uzimanja
rule-draughts-crowning-stop = Pijun koji uzimajući stigne do poslednjeg reda postaje dama i potez je gotov.
rule-draughts-crowning-pass = Pijun koji uzimajući kroz poslednji red samo prođe nastavlja kao pijun; dama postaje samo ako tamo stane.
rule-draughts-crowning-continue = Pijun koji uzimajući stigne do poslednjeg reda odmah postaje dama i tako nastavlja.

## Draughts: capturing.

rule-draughts-lift = Sklanjanje uzetog
rule-draughts-lift-end = Uzete figure odlaze sa table posle celog uzimanja; nijedna se ne preskače dvaput.
rule-draughts-lift-immediate = Uzete figure odmah odlaze sa table, pa su njihova polja slobodna za nastavak uzimanja.
rule-draughts-precedence = Izbor uzimanja
rule-draughts-precedence-none = Između više uzimanja bira se slobodno.
rule-draughts-precedence-quantity = Mora da se uzme najviše figura.
rule-draughts-precedence-king = Ako dama može da uzme, mora da uzme pre pijuna.
rule-draughts-precedence-quantity-kings = Mora da se uzme najviše figura, a uz jednak broj najviše dama.
rule-draughts-precedence-quantity-king-kings-order = Mora da se uzme najviše figura; uz jednak broj prvo uzima dama, zatim se uzima najviše dama, zatim dame što ranije.
rule-draughts-man_may_take_king = Pijun uzima damu
rule-draughts-man_may_take_king-yes = Pijun sme da uzme damu.
rule-draughts-man_may_take_king-no = Pijun ne sme da uzme damu.
rule-draughts-must_complete_chain = Nastavak uzimanja
rule-draughts-must_complete_chain-yes = Dok je moguć sledeći skok, mora da se uzima dalje.
rule-draughts-must_complete_chain-no = Uzimanje sme da se prekine posle svakog skoka.
rule-draughts-huff = Oduvavanje
rule-draughts-huff-off = Uzimanje je obavezno; ne oduvava se (figura koja nije uzela ne sklanja se sa table).
rule-draughts-huff-forward = Ako neko umesto uzimanja povuče napred, protivnik sme da oduva figuru koja je mogla da uzme.
rule-draughts-huff-piece = Ako neko propusti da uzme, protivnik sme da oduva figuru koja je mogla da uzme.
rule-draughts-huff-any = Ako neko propusti da uzme, protivnik sme da oduva bilo koju figuru.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Cilj
rule-draughts-losing-yes = Ko prvi izgubi sve figure, pobeđuje.
rule-draughts-losing-no = Ko prvi izgubi sve figure, gubi.
rule-draughts-blocked = Nema više poteza
rule-draughts-blocked-loses = Ko ne može da vuče, izgubio je.
rule-draughts-blocked-wins = Ko ne može da vuče, pobedio je.
rule-draughts-repetition = Remi ponavljanjem
rule-draughts-repetition-auto = Partija je nerešena čim se ista pozicija pojavi { $count } puta.
rule-draughts-repetition-claim = Kad se ista pozicija pojavi { $count } puta, strana na potezu sme da reklamira remi.
rule-draughts-repetition-off = Nema remija ponavljanjem.
rule-draughts-no_progress = Remi bez napretka
rule-draughts-no_progress-auto = Partija je nerešena posle { $count } poteza obe strane zajedno bez uzimanja i bez poteza pijunom.
rule-draughts-no_progress-claim = Posle { $count } poteza obe strane zajedno bez uzimanja i bez poteza pijunom strana na potezu sme da reklamira remi.
rule-draughts-no_progress-off = Nema remija zato što se dugo ne uzima.
rule-draughts-first = Ko počinje
rule-draughts-first-white = Počinje beli.
rule-draughts-first-black = Počinje crni.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Tabla
rule-draughts-mirrored_board-yes = Svaki igrač ima tamno ugaono polje zdesna.
rule-draughts-mirrored_board-no = Svaki igrač ima tamno ugaono polje sleva.
rule-draughts-numbering = Zapis
rule-draughts-numbering-A0 = Polja se pišu slovom i brojem, a1 je belom sleva.
rule-draughts-numbering-N0 = Polja se broje od donjeg levog, kako ih vidi igrač koji počinje.
rule-draughts-numbering-N1 = Polja se broje od donjeg desnog, kako ih vidi igrač koji počinje.
rule-draughts-numbering-N2 = Polja se broje od gornjeg levog, kako ih vidi igrač koji počinje.
rule-draughts-numbering-N3 = Polja se broje od gornjeg desnog, kako ih vidi igrač koji počinje.

## Wolf and Sheep.

rule-wolf-first = Ko počinje
rule-wolf-first-wolf = Vuk se postavlja na tablu i igra prvi.
rule-wolf-first-sheep = Vuk se postavlja na tablu, a zatim prve igraju ovce.

## Battue, the hunt on the mill board. "Lovina" is the hunted animal.

rule-battue-hunters = Lovci
rule-battue-hunters-value = Lovaca ima { $value }.
rule-battue-quarry_hop = Preskakanje
rule-battue-quarry_hop-no = Lovina i lovci idu po jedan korak po linijama.
rule-battue-quarry_hop-hop = Lovina sme i da preskoči susednog lovca; lovac ostaje.
rule-battue-quarry_hop-take = Lovina sme i da preskoči susednog lovca i tako ga uzima.
rule-battue-limit = Kraj lova
rule-battue-limit-value = Lov se prekida kad lovci odigraju ovoliko poteza: { $value }.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Tabla
rule-pegs-layout-english = Tabla je engleski krst sa 33 rupice.
rule-pegs-layout-european = Tabla je evropska, sa 37 rupica.
rule-pegs-layout-triangle = Tabla je trougao sa 15 rupica.
rule-pegs-vacancy = Prazna rupica
rule-pegs-vacancy-value = Na početku je u svakoj rupici osim { $value } pijun.
rule-pegs-goal = Cilj
rule-pegs-goal-anywhere = Treba da ostane jedan pijun, bilo gde.
rule-pegs-goal-value = Pijuni treba da ostanu ovde i nigde drugde: { $value }.
