### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs. "Uputa" is the leaflet in the box.

## Families of games, as headings.

family-mill = Mlin
family-draughts = Dama
family-wolf = Vuk i ovce
family-battue = Hajka na ploči za mlin
family-pegs = Solitaire

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Dva igrača naizmjence postavljaju pijune na polja ploče, a zatim ih vuku po crtama. Tri vlastita pijuna u redu su mlin; tko ga zatvori, obično uzima protivničkog pijuna.
family-draughts-rules = Svaka strana ima dvanaest pijuna na tamnim poljima. Pijun ide jedno polje dijagonalno naprijed na prazno polje. Uzima se tako da se susjedna protivnička figura preskoči na prazno polje iza nje, i dalje dok god ide; tko može uzeti, mora. Pijun koji stigne do zadnjeg reda postaje dama, a ona ide naprijed i natrag.
family-wolf-rules = Četiri ovce stoje na tamnim poljima prvog reda, a vuk se postavlja na bilo koje drugo tamno polje. Svi idu jedno polje dijagonalno na prazno polje: ovce samo naprijed, vuk naprijed i natrag. Ništa se ne uzima. Ovce pobjeđuju ako se vuk ne može pomaknuti; vuk pobjeđuje ako se probije iza ovaca ili se one ne mogu pomaknuti.
family-battue-rules = Jedna figura je lovina (u Lovu na lisicu lisica), a ostale su lovci. Strane naizmjence pomiču po jednu figuru za jedan korak po crti na prazno polje. Lovci pobjeđuju ako se lovina ne može pomaknuti; ona se spašava ako se lov mora prekinuti ili ako ostane premalo lovaca da je zadrže.
family-pegs-rules = Pijun skače ravno preko susjednog pijuna u praznu rupicu iza njega; preskočeni se vadi. Skače se dok ne ostanu samo pijuni koji su cilj.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Mlin
game-classic-about = Igra oko koje se većina uputa slaže: po devet pijuna, mlin uzima pijuna, pijuni u mlinu sigurni su dok ima drugih, a s tri pijuna se skače.
game-smallfoot = Mlin po uputi small foot
game-smallfoot-about = Dok se postavlja, smije se uzeti bilo koji protivnički pijun; poslije su oni u mlinu sigurni, osim zadnja tri. Uzimanje je pravo, a ne obveza.
game-schmidt = Mlin po uputi Schmidt
game-schmidt-about = Uzimanje je pravo, a ne obveza, i remi je moguć samo dogovorom.
game-federation = Mlin po letku svjetskog saveza
game-federation-about = Pijun u mlinu uvijek je siguran: ako nema drugog, ne uzima se ništa. Uzimanje je pravo, a remi je moguć samo dogovorom.
game-fed_fr = Marelles, francuski tekst letka saveza
game-fed_fr-about = Kao u letku saveza, ali s tri se pijuna ide po crti koliko god daleko umjesto da se skače bilo kamo.
game-fed_nl = Molenspel, nizozemski tekst letka saveza
game-fed_nl-about = Kao u letku saveza, ali tri pijuna protiv tri znače remi.
game-fed_sv = Kvarn, švedski tekst letka saveza
game-fed_sv-about = Kao u letku saveza, ali nitko ne skače: tri pijuna idu kao i devet.
game-design_de = Mlin po njemačkoj dizajnerskoj uputi
game-design_de-about = Pijun u mlinu uvijek je siguran, uzimanje je pravo, a tko počinje, dogovaraju igrači.
game-design_en = Mlin po engleskoj dizajnerskoj uputi
game-design_en-about = Pijun u mlinu uvijek je siguran, pijun koji se može uzeti mora se uzeti, a tko počinje, dogovaraju igrači.
game-brettspielnetz = Mlin kao na Brettspielnetzu
game-brettspielnetz-about = Klasična igra, ali remi zbog ponavljanja ili izostanka mlina treba reklamirati prije poteza.
game-handbook1980 = Mlin po priručniku iz 1980.
game-handbook1980-about = Pijun u mlinu uvijek je siguran, dva mlina odjednom uzimaju dva pijuna, a uzimanje je pravo.
game-no_fly = Mlin bez skakanja
game-no_fly-about = Klasična igra, ali i s tri pijuna ide se korak po korak, kao i inače.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Miješani mlin
game-mixed-about = U svakom potezu postavljaš pijuna ili vučeš, kako želiš.
game-ceylon = Cejlonski mlin
game-ceylon-about = Mlin donosi još jedan potez: pri postavljanju umjesto uzimanja, a poslije uz njega.
game-lasker = Laskerov mlin
game-lasker-about = Po deset pijuna, i u svakom potezu postavljaš ili vučeš, kako želiš.
game-springer = Skakačev mlin
game-springer-about = Kad su postavljeni, pijuni idu kao skakač u šahu, po nacrtanim crtama.
game-wuerfel = Mlin s kockama
game-wuerfel-about = Pri postavljanju nema mlinova; zatim se prije svakog poteza bacaju tri kocke, a od četrnaest naviše pijun smije na bilo koje prazno polje.
game-alfonso = Mlin s kockama kralja Alfonsa
game-alfonso-about = Pri postavljanju se bacaju tri kocke: 6-5-4, 6-3-3, 5-2-2 i 4-1-1 uvode tri pijuna odjednom kao gotov mlin.
game-eck = Kutni mlin
game-eck-about = I kut sa svoja dva susjeda na istom kvadratu vrijedi kao mlin.
game-eck_only = Kutni mlin, samo kutovi
game-eck_only-about = Samo kut sa svoja dva susjeda na istom kvadratu vrijedi kao mlin; ravne crte ne vrijede.
game-kreuz = Križni mlin
game-kreuz-about = I tri pijuna na kutnoj dijagonali vrijede kao mlin, iako se po njoj ne vuče.
game-kreuz_edges = Križni mlin s nacrtanim dijagonalama
game-kreuz_edges-about = Kutne su dijagonale nacrtane: po njima se vuče, a tri u redu su mlin.
game-huepf = Mlin s preskakanjem
game-huepf-about = Umjesto koraka pijun smije preskočiti jednog susjeda na sljedeće polje crte; preskakanje ne uzima ništa.
game-huepf_capture = Mlin s preskakanjem i uzimanjem
game-huepf_capture-about = Kao mlin s preskakanjem, a preskočeni protivnički pijun se uzima.
game-huepf_fly = Mlin u kojem svi skaču
game-huepf_fly-about = Kad su svi pijuni postavljeni, svatko skače na bilo koje prazno polje: kratko i žestoko.

## Mill games on other boards or with other numbers of stones.

game-ten = Mlin s deset pijuna
game-ten-about = Klasična igra s po deset pijuna i rjeđim remijima.
game-twelve = Mlin s dvanaest pijuna
game-twelve-about = Po dvanaest pijuna na ploči s kutnim dijagonalama, za vučenje i za mlinove.
game-morabaraba = Morabaraba
game-morabaraba-about = Južnoafrička igra s po dvanaest krava: krava koja iz jednog mlina ode ravno u drugi ne smije se odmah vratiti.
game-one_time = Jednokratni mlin
game-one_time-about = Svaka crta svakoj strani vrijedi jednom u partiji, a pijuni u mlinu smiju se uzeti.
game-six = Mlin sa šest pijuna
game-six-about = Po šest pijuna na dva kvadrata, bez skakanja.
game-seven = Mlin sa sedam pijuna
game-seven-about = Po sedam pijuna na dva kvadrata s križem kroz sredinu.
game-three = Mlin s tri pijuna
game-three-about = Po tri pijuna na devet polja: prvi red pobjeđuje.

## Draughts by the leaflet you grew up with. "Obrnuta dama" is the game in which one wants to lose
## everything.

game-schmidt_de = Dama po njemačkoj uputi
game-schmidt_de-about = Počinje bijeli, pijuni uzimaju samo naprijed, a leteća dama staje odmah iza uzete figure.
game-schmidt_it = Dama po talijanskoj uputi
game-schmidt_it-about = Ista igra kao po njemačkoj uputi.
game-schmidt_es = Dama po španjolskoj uputi
game-schmidt_es-about = Kao po njemačkoj uputi, ali leteća dama staje na bilo koje prazno polje iza uzete figure.
game-schmidt_fr = Dama po francuskoj uputi
game-schmidt_fr-about = Počinje crni, pijuni uzimaju i unatrag, a leteća dama staje gdje hoće iza uzete figure.
game-schmidt_gb = Dama po britanskoj uputi
game-schmidt_gb-about = Počinje crni, pijuni uzimaju samo naprijed, a dama ide polje po polje: engleska dama.
game-schmidt_de_losing = Obrnuta dama po njemačkoj uputi
game-schmidt_de_losing-about = Tko sve izgubi ili ne može vući, pobjeđuje; inače dama po njemačkoj uputi.
game-schmidt_it_losing = Obrnuta dama po talijanskoj uputi
game-schmidt_it_losing-about = Tko sve izgubi ili ne može vući, pobjeđuje; inače dama po talijanskoj uputi.
game-schmidt_es_losing = Obrnuta dama po španjolskoj uputi
game-schmidt_es_losing-about = Tko sve izgubi ili ne može vući, pobjeđuje; inače dama po španjolskoj uputi.
game-schmidt_fr_losing = Obrnuta dama po francuskoj uputi
game-schmidt_fr_losing-about = Tko sve izgubi ili ne može vući, pobjeđuje; inače dama po francuskoj uputi.
game-schmidt_gb_losing = Obrnuta dama po britanskoj uputi
game-schmidt_gb_losing-about = Tko sve izgubi ili ne može vući, pobjeđuje; inače dama po britanskoj uputi.

## Draughts by the rule books of the federations.

game-english = Engleska dama
game-english-about = Počinje crni, pijuni uzimaju samo naprijed, a dama ide polje po polje.
game-russian = Ruska dama
game-russian-about = Pijuni uzimaju i unatrag, a pijun koji uzimajući stigne do zadnjeg reda nastavlja kao leteća dama.
game-pool = Pool checkers
game-pool-about = Pijuni uzimaju i unatrag, dame lete, a pijun koji zadnjim redom samo prođe ne postaje dama.
game-brazilian = Brazilska dama
game-brazilian-about = Kao ruska dama, ali mora se uzeti najviše figura, a pijun koji zadnjim redom samo prođe ne postaje dama.
game-italian = Talijanska dama
game-italian-about = Dame idu polje po polje, pijuni ne mogu uzeti damu, a mora se birati uzimanje koje donosi najviše i najbolje.
game-spanish = Španjolska dama
game-spanish-about = Dame lete, pijuni uzimaju samo naprijed, a mora se uzeti najviše figura, pa zatim najviše dama.
game-czech = Češka dama
game-czech-about = Dame lete, pijuni uzimaju samo naprijed, a dama mora uzeti prije pijuna.
game-thai12 = Tajlandska dama s dvanaest pijuna
game-thai12-about = Leteća dama staje odmah iza uzete figure, a što je uzeto, odmah odlazi s ploče.

## Hunts: one piece against many.

game-wolf = Vuk i ovce
game-wolf-about = Četiri ovce koje idu samo naprijed žele zatvoriti vuka, a on želi proći iza njih.
game-battue = Hajka
game-battue-about = Četiri lovca gone lovinu po crtama ploče za mlin dok se više ne može pomaknuti; početni raspored je slučajan.
game-battue3 = Hajka s tri lovca
game-battue3-about = Samo tri lovca: borba za pravi takt u kojoj lovina ima dobre izglede.
game-fox_hunt = Lov na lisicu
game-fox_hunt-about = Šest lovaca, ali lisica smije preskočiti susjednog lovca i uzeti ga.

## Peg solitaire.

game-pegs33 = Solitaire
game-pegs33-about = Engleski križ s 33 rupice i praznom sredinom: skači dok ne ostane jedan pijun.
game-pegs37 = Europski solitaire
game-pegs37-about = Francuska ploča s 37 rupica: skači dok ne ostane jedan pijun.
game-pegs15 = Trokutasti solitaire
game-pegs15-about = Trokut s 15 rupica i jednim praznim kutom: skači dok ne ostane jedan pijun.
