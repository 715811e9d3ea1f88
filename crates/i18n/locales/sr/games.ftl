### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs. "Uputstvo" is the leaflet in the box.

## Families of games, as headings.

family-mill = Mica
family-draughts = Dame
family-wolf = Vuk i ovce
family-battue = Hajka na tabli za micu
family-pegs = Soliter

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Dva igrača naizmenično postavljaju pijune na polja table, a zatim ih vuku po linijama. Tri sopstvena pijuna u redu su mica; ko je zatvori, obično uzima protivničkog pijuna.
family-draughts-rules = Svaka strana ima dvanaest pijuna na tamnim poljima. Pijun ide jedno polje dijagonalno napred na prazno polje. Uzima se tako što se susedna protivnička figura preskoči na prazno polje iza nje, i dalje dok god ide; ko može da uzme, mora. Pijun koji stigne do poslednjeg reda postaje dama, a ona ide napred i nazad.
family-wolf-rules = Četiri ovce stoje na tamnim poljima prvog reda, a vuk se postavlja na bilo koje drugo tamno polje. Svi idu jedno polje dijagonalno na prazno polje: ovce samo napred, vuk napred i nazad. Ništa se ne uzima. Ovce pobeđuju ako vuk ne može da se pomeri; vuk pobeđuje ako se probije iza ovaca ili one ne mogu da se pomere.
family-battue-rules = Jedna figura je lovina (u Lovu na lisicu lisica), a ostale su lovci. Strane naizmenično pomeraju po jednu figuru za jedan korak po liniji na prazno polje. Lovci pobeđuju ako lovina ne može da se pomeri; ona se spasava ako lov mora da se prekine ili ako ostane premalo lovaca da je zadrže.
family-pegs-rules = Pijun skače pravo preko susednog pijuna u praznu rupicu iza njega; preskočeni se vadi. Skače se dok ne ostanu samo pijuni koji su cilj.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Mica
game-classic-about = Igra oko koje se većina uputstava slaže: po devet pijuna, mica uzima pijuna, pijuni u mici sigurni su dok ima drugih, a sa tri pijuna se skače.
game-smallfoot = Mica po uputstvu small foot
game-smallfoot-about = Dok se postavlja, sme da se uzme bilo koji protivnički pijun; posle su oni u mici sigurni, osim poslednja tri. Uzimanje je pravo, a ne obaveza.
game-schmidt = Mica po uputstvu Schmidt
game-schmidt-about = Uzimanje je pravo, a ne obaveza, i remi je moguć samo dogovorom.
game-federation = Mica po letku svetskog saveza
game-federation-about = Pijun u mici uvek je siguran: ako nema drugog, ne uzima se ništa. Uzimanje je pravo, a remi je moguć samo dogovorom.
game-fed_fr = Marelles, francuski tekst letka saveza
game-fed_fr-about = Kao u letku saveza, ali se sa tri pijuna ide po liniji koliko god daleko umesto da se skače bilo kuda.
game-fed_nl = Molenspel, holandski tekst letka saveza
game-fed_nl-about = Kao u letku saveza, ali tri pijuna protiv tri znače remi.
game-fed_sv = Kvarn, švedski tekst letka saveza
game-fed_sv-about = Kao u letku saveza, ali niko ne skače: tri pijuna idu kao i devet.
game-design_de = Mica po nemačkom dizajnerskom uputstvu
game-design_de-about = Pijun u mici uvek je siguran, uzimanje je pravo, a ko počinje, dogovaraju igrači.
game-design_en = Mica po engleskom dizajnerskom uputstvu
game-design_en-about = Pijun u mici uvek je siguran, pijun koji može da se uzme mora da se uzme, a ko počinje, dogovaraju igrači.
game-brettspielnetz = Mica kao na Brettspielnetzu
game-brettspielnetz-about = Klasična igra, ali remi zbog ponavljanja ili izostanka mice treba reklamirati pre poteza.
game-handbook1980 = Mica po priručniku iz 1980.
game-handbook1980-about = Pijun u mici uvek je siguran, dve mice odjednom uzimaju dva pijuna, a uzimanje je pravo.
game-no_fly = Mica bez skakanja
game-no_fly-about = Klasična igra, ali se i sa tri pijuna ide korak po korak, kao i inače.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Mešana mica
game-mixed-about = U svakom potezu postavljaš pijuna ili vučeš, kako želiš.
game-ceylon = Cejlonska mica
game-ceylon-about = Mica donosi još jedan potez: pri postavljanju umesto uzimanja, a posle uz njega.
game-lasker = Laskerova mica
game-lasker-about = Po deset pijuna, i u svakom potezu postavljaš ili vučeš, kako želiš.
game-springer = Skakačeva mica
game-springer-about = Kad su postavljeni, pijuni idu kao skakač u šahu, po nacrtanim linijama.
game-wuerfel = Mica sa kockicama
game-wuerfel-about = Pri postavljanju nema mica; zatim se pre svakog poteza bacaju tri kockice, a od četrnaest naviše pijun sme na bilo koje prazno polje.
game-alfonso = Mica sa kockicama kralja Alfonsa
game-alfonso-about = Pri postavljanju se bacaju tri kockice: 6-5-4, 6-3-3, 5-2-2 i 4-1-1 uvode tri pijuna odjednom kao gotovu micu.
game-eck = Ugaona mica
game-eck-about = I ugao sa svoja dva suseda na istom kvadratu važi kao mica.
game-eck_only = Ugaona mica, samo uglovi
game-eck_only-about = Samo ugao sa svoja dva suseda na istom kvadratu važi kao mica; prave linije ne važe.
game-kreuz = Krstasta mica
game-kreuz-about = I tri pijuna na ugaonoj dijagonali važe kao mica, iako se po njoj ne vuče.
game-kreuz_edges = Krstasta mica sa nacrtanim dijagonalama
game-kreuz_edges-about = Ugaone dijagonale su nacrtane: po njima se vuče, a tri u redu su mica.
game-huepf = Mica sa preskakanjem
game-huepf-about = Umesto koraka pijun sme da preskoči jednog suseda na sledeće polje linije; preskakanje ne uzima ništa.
game-huepf_capture = Mica sa preskakanjem i uzimanjem
game-huepf_capture-about = Kao mica sa preskakanjem, a preskočeni protivnički pijun se uzima.
game-huepf_fly = Mica u kojoj svi skaču
game-huepf_fly-about = Kad su svi pijuni postavljeni, svako skače na bilo koje prazno polje: kratko i žestoko.

## Mill games on other boards or with other numbers of stones.

game-ten = Mica sa deset pijuna
game-ten-about = Klasična igra sa po deset pijuna i ređim remijima.
game-twelve = Mica sa dvanaest pijuna
game-twelve-about = Po dvanaest pijuna na tabli sa ugaonim dijagonalama, za vučenje i za mice.
game-morabaraba = Morabaraba
game-morabaraba-about = Južnoafrička igra sa po dvanaest krava: krava koja iz jedne mice ode pravo u drugu ne sme odmah da se vrati.
game-one_time = Jednokratna mica
game-one_time-about = Svaka linija svakoj strani važi jednom u partiji, a pijuni u mici smeju da se uzmu.
game-six = Mica sa šest pijuna
game-six-about = Po šest pijuna na dva kvadrata, bez skakanja.
game-seven = Mica sa sedam pijuna
game-seven-about = Po sedam pijuna na dva kvadrata sa krstom kroz sredinu.
game-three = Mica sa tri pijuna
game-three-about = Po tri pijuna na devet polja: prvi red pobeđuje.

## Draughts by the leaflet you grew up with. "Obrnute dame" is the game in which one wants to lose
## everything.

game-schmidt_de = Dame po nemačkom uputstvu
game-schmidt_de-about = Počinje beli, pijuni uzimaju samo napred, a leteća dama staje odmah iza uzete figure.
game-schmidt_it = Dame po italijanskom uputstvu
game-schmidt_it-about = Ista igra kao po nemačkom uputstvu.
game-schmidt_es = Dame po španskom uputstvu
game-schmidt_es-about = Kao po nemačkom uputstvu, ali leteća dama staje na bilo koje prazno polje iza uzete figure.
game-schmidt_fr = Dame po francuskom uputstvu
game-schmidt_fr-about = Počinje crni, pijuni uzimaju i unazad, a leteća dama staje gde hoće iza uzete figure.
game-schmidt_gb = Dame po britanskom uputstvu
game-schmidt_gb-about = Počinje crni, pijuni uzimaju samo napred, a dama ide polje po polje: engleske dame.
game-schmidt_de_losing = Obrnute dame po nemačkom uputstvu
game-schmidt_de_losing-about = Ko sve izgubi ili ne može da vuče, pobeđuje; inače dame po nemačkom uputstvu.
game-schmidt_it_losing = Obrnute dame po italijanskom uputstvu
game-schmidt_it_losing-about = Ko sve izgubi ili ne može da vuče, pobeđuje; inače dame po italijanskom uputstvu.
game-schmidt_es_losing = Obrnute dame po španskom uputstvu
game-schmidt_es_losing-about = Ko sve izgubi ili ne može da vuče, pobeđuje; inače dame po španskom uputstvu.
game-schmidt_fr_losing = Obrnute dame po francuskom uputstvu
game-schmidt_fr_losing-about = Ko sve izgubi ili ne može da vuče, pobeđuje; inače dame po francuskom uputstvu.
game-schmidt_gb_losing = Obrnute dame po britanskom uputstvu
game-schmidt_gb_losing-about = Ko sve izgubi ili ne može da vuče, pobeđuje; inače dame po britanskom uputstvu.

## Draughts by the rule books of the federations.

game-english = Engleske dame
game-english-about = Počinje crni, pijuni uzimaju samo napred, a dama ide polje po polje.
game-russian = Ruske dame
game-russian-about = Pijuni uzimaju i unazad, a pijun koji uzimajući stigne do poslednjeg reda nastavlja kao leteća dama.
game-pool = Pool checkers
game-pool-about = Pijuni uzimaju i unazad, dame lete, a pijun koji kroz poslednji red samo prođe ne postaje dama.
game-brazilian = Brazilske dame
game-brazilian-about = Kao ruske dame, ali mora da se uzme najviše figura, a pijun koji kroz poslednji red samo prođe ne postaje dama.
game-italian = Italijanske dame
game-italian-about = Dame idu polje po polje, pijuni ne mogu da uzmu damu, a mora da se bira uzimanje koje donosi najviše i najbolje.
game-spanish = Španske dame
game-spanish-about = Dame lete, pijuni uzimaju samo napred, a mora da se uzme najviše figura, pa zatim najviše dama.
game-czech = Češke dame
game-czech-about = Dame lete, pijuni uzimaju samo napred, a dama mora da uzme pre pijuna.
game-thai12 = Tajlandske dame sa dvanaest pijuna
game-thai12-about = Leteća dama staje odmah iza uzete figure, a što je uzeto, odmah odlazi sa table.

## Hunts: one piece against many.

game-wolf = Vuk i ovce
game-wolf-about = Četiri ovce koje idu samo napred žele da zatvore vuka, a on želi da prođe iza njih.
game-battue = Hajka
game-battue-about = Četiri lovca gone lovinu po linijama table za micu dok više ne može da se pomeri; početni raspored je slučajan.
game-battue3 = Hajka sa tri lovca
game-battue3-about = Samo tri lovca: borba za pravi takt u kojoj lovina ima dobre izglede.
game-fox_hunt = Lov na lisicu
game-fox_hunt-about = Šest lovaca, ali lisica sme da preskoči susednog lovca i da ga uzme.

## Peg solitaire.

game-pegs33 = Soliter
game-pegs33-about = Engleski krst sa 33 rupice i praznom sredinom: skači dok ne ostane jedan pijun.
game-pegs37 = Evropski soliter
game-pegs37-about = Francuska tabla sa 37 rupica: skači dok ne ostane jedan pijun.
game-pegs15 = Trouglasti soliter
game-pegs15-about = Trougao sa 15 rupica i jednim praznim uglom: skači dok ne ostane jedan pijun.
