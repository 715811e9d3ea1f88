### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Učenje
learn-lead = Kratke lekcije na pravoj ploči. Počni s prvom partijom.
learn-then = A poslije toga:
learn-to-puzzles = rješavaj zadatke
learn-done = Gotovo
learn-next = Dalje
learn-back = Natrag
learn-step = Korak { $at } od { $steps }
learn-not-yet = Još ne. Pročitaj rečenicu još jednom i pokušaj drukčije.
learn-well-done = Bravo!
learn-well-done-next = Bravo! Nastavi s „{ $next }”.
learn-other-stone = Mlin je zatvoren. Sad uzmi pijuna na { $place }: s njim se lekcija nastavlja.
learn-end = Kraj lekcije
learn-finished = To je bila cijela lekcija.
learn-next-lesson = Sljedeće: { $title }
learn-play = Odigraj partiju
learn-all = Sve lekcije

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Takvog zadatka nema.
error-unknown-lesson = Takve lekcije nema.
error-unknown-step = Lekcija nema takav korak.
error-unknown-choice = Takvih zadataka nema.
error-too-many-turns = Nijedan zadatak nema toliko poteza.
error-no-such-turn = Taj se potez ovdje ne može odigrati.

## The first game, turn by turn; you play White.

lesson-first-game = Prva partija
lesson-first-game-about = Postavljanje, vučenje, uzimanje, pobjeda: korak po korak.
lesson-first-game-hello = Svaka strana ima devet pijuna u ruci, a ti vodiš bijele. Tri u redu su mlin; tko ga zatvori, uzima pijuna.
lesson-first-game-first = Postavi prvog pijuna na križanje d6: odatle vode četiri puta.
lesson-first-game-second = Sljedećeg postavi na f6, pa za mlin nedostaje samo b6.
lesson-first-game-blocked = Crni je to vidio i zauzeo b6. Tako se mlin sprečava: zauzme se polje koje mu nedostaje.
lesson-first-game-third = Postavi na f4. Zajedno s f6 prijeti f2.
lesson-first-game-fourth = Opet spriječeno. Postavi odmah pokraj, na e4: sada prijeti g4.
lesson-first-game-fifth = Postavi na d5. Preko d6 prijeti d7, a tvoji se pijuni skupljaju u sredini.
lesson-first-game-double = Sada e5! Prijete dva mlina odjednom, na c5 i na e3, a crni može spriječiti samo jedan.
lesson-first-game-close = Zatvori mlin na e3 i uzmi pijuna na g4, jer stoji na putu tvojim pijunima e4 i f4.
lesson-first-game-later = Nekoliko poteza poslije: svi su pijuni postavljeni i odsad se vuku po crtama na susjedno polje.
lesson-first-game-open = Tvoj je gornji mlin zatvoren. Otvori ga: povuci d7 na d6.
lesson-first-game-shut = I natrag na d7. Mlin se opet zatvara, a ti uzimaš pijuna po izboru.
lesson-first-game-last = Nekoliko poteza poslije crnome su ostala samo tri pijuna i smije skakati na bilo koje prazno polje. Ali ti si na potezu: zatvori mlin još jednom, s d6 na d7, i ostaju mu dva.
lesson-first-game-end = S dva pijuna mlin više nije moguć: pobjeda je tvoja!

## The mill.

lesson-mill = Mlin
lesson-mill-about = Tri u redu i koliko vrijede.
lesson-mill-what = Tri vlastita pijuna na nacrtanoj crti su mlin. Ovdje nedostaje samo f6.
lesson-mill-close = Postavi na f6 i uzmi jednog od dvaju crnih pijuna, kojeg god želiš.
lesson-mill-safe = Pijuni u mlinu su sigurni. Zatvori svoj mlin: smiješ uzeti samo onog koji stoji sam.
lesson-mill-open = Mlin se može otvoriti i opet zatvoriti. Povuci d7 na d6; nitko ne može u prazninu.
lesson-mill-again = Sada natrag na d7 i uzimaš još jednog pijuna. Tako mlin uzima svakim drugim potezom.
lesson-mill-early = Ali oprez: prerani mlin često šteti onome tko ga ima, jer mu pijuni stoje zbijeni i ne mogu se maknuti.

## The running mill.

lesson-running-mill = Dvostruki mlin
lesson-running-mill-about = Pet pijuna koji uzimaju svakim potezom.
lesson-running-mill-five = Pet pijuna, dva mlina i jedan pijun koji pripada obama: onaj na d6. To je dvostruki mlin.
lesson-running-mill-to = Povuci d6 na d7: donji se mlin otvara, gornji se zatvara. Uzmi pijuna.
lesson-running-mill-fro = I natrag: povuci d7 na d6 i uzmi sljedećeg.
lesson-running-mill-why = Mlin uzima svakim drugim potezom, dvostruki mlin svakim. Obično pobjeđuje; samo tko već skače može još uskočiti u prazninu.
lesson-running-mill-build = Za kraj složi jedan: povuci d5 na d6, to zatvara mlin, a d7 već čeka. Uzmi pijuna.

## Stopping and shutting in.

lesson-blocking = Blokiranje
lesson-blocking-about = Spriječi mlinove i zatvori pijune.
lesson-blocking-stop = Crni prijeti mlinom. Postavi tako da ga sljedećim potezom ne može zatvoriti.
lesson-blocking-between = Dok postavljaš, svaka druga misao pripada protivniku: gdje mu nedostaje samo jedan pijun?
lesson-blocking-no-way-out = Tko ne može vući, izgubio je. Jedan potez zatvara sve crne pijune.
lesson-blocking-seven-four = Tako i sedam pobjeđuje četiri: opkoli ih i ne daj im da slože mlin.

## Flying.

lesson-flying = Skakanje
lesson-flying-about = S tri pijuna stigneš svuda.
lesson-flying-three = Bijelome su ostala tri pijuna i smije skakati: na bilo koje prazno polje.
lesson-flying-fly = Skoči s f2 na g7, zatvori mlin i uzmi pijuna.
lesson-flying-caution = Zato ne uzimaj četvrtog pijuna od kraja dok nemaš spreman otvoreni mlin. Četiri protiv tri najčešće je remi.

## The crossings.

lesson-crossings = Križanja
lesson-crossings-about = Četiri polja na kojima se sve susreće.
lesson-crossings-four = d6, f4, d2 i b4 imaju četiri susjeda; sva ostala polja imaju dva ili tri.
lesson-crossings-take-one = Postavi prvog pijuna na jedno od četiriju križanja.
lesson-crossings-two = Crni je zauzeo d2. Osiguraj si drugo križanje.
lesson-crossings-truth = Neke upute obećavaju bijelome mlin četvrtim ili petim pijunom. Protiv najbolje obrane to nije točno: iz kuta treba šesti, a iz sredine stranice sedmi.

## Draughts: capturing and crowning.

lesson-captures = Uzimanje i dama
lesson-captures-about = Mora se uzimati, i to redom; a zatim dama.
lesson-captures-must = Pijuni idu dijagonalno naprijed. Ako na putu stoji crni, a polje iza njega je prazno, moraš uzeti.
lesson-captures-jump = Uzmi crnog pijuna: skoči s 22 na 15.
lesson-captures-chain = Ako se može skakati dalje, skače se. Uzmi oba: 22, 15, 6.
lesson-captures-crown = U zadnjem redu pijun postaje dama. Povuci onamo sa 6.
lesson-captures-back = Dama ide i uzima i unatrag. Uzmi s 2 oba pijuna.

## Wolf and Sheep.

lesson-wolf = Vuk se probija
lesson-wolf-about = Dovoljna mu je jedna rupa; bez nje je izgubljen.
lesson-wolf-gap = Vuk želi proći pokraj ovaca. Između c3 i g3 je rupa.
lesson-wolf-into = Vodiš vuka. Uđi u rupu: f4 na e3.
lesson-wolf-on = Ovca ti je stala na put. Skreni na f2.
lesson-wolf-through = Iza tebe više nema ovaca. Trči na zadnji red!
lesson-wolf-line = Sada vodiš ovce. One idu samo naprijed, pa red mora ostati zatvoren.
lesson-wolf-shut = Samo jedan potez drži red: f4 na g5.
lesson-wolf-behind = A sada pristigni odostraga: e3 na f4.
lesson-wolf-truth = Bez pogreške ovce uvijek uhvate vuka; traje do 44 poteza obiju strana.

## Solitaire.

lesson-solitaire = Prvo rješenje
lesson-solitaire-about = Križ od šest pijuna, pet skokova.
lesson-solitaire-cross = Pijun skače preko susjeda u praznu rupicu, a susjed se vadi. Treba ostati jedan, u sredini.
lesson-solitaire-aside = Trik je najprije skloniti jednog pijuna u stranu: d5 skače na f5.
lesson-solitaire-up = Odozdo prema gore: d3 na d5.
lesson-solitaire-over = Ravno poprijeko: c5 na e5.
lesson-solitaire-home = Sklonjeni se vraća: f5 na d5.
lesson-solitaire-last = Još jedan skok, u sredinu!
lesson-solitaire-truth = Tako se počinje. Cijela ploča s 32 pijuna može se riješiti u 18 poteza, ako se skokovi jednog pijuna zaredom broje kao jedan.
