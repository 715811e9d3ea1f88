### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Učenje
learn-lead = Kratke lekcije na pravoj tabli. Počni sa prvom partijom.
learn-then = A posle toga:
learn-to-puzzles = rešavaj zadatke
learn-done = Gotovo
learn-next = Dalje
learn-back = Nazad
learn-step = Korak { $at } od { $steps }
learn-not-yet = Još ne. Pročitaj rečenicu još jednom i pokušaj drugačije.
learn-well-done = Bravo!
learn-well-done-next = Bravo! Nastavi sa „{ $next }”.
learn-other-stone = Mica je zatvorena. Sad uzmi pijuna na { $place }: s njim se lekcija nastavlja.
learn-end = Kraj lekcije
learn-finished = To je bila cela lekcija.
learn-next-lesson = Sledeće: { $title }
learn-play = Odigraj partiju
learn-all = Sve lekcije

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Takvog zadatka nema.
error-unknown-lesson = Takve lekcije nema.
error-unknown-step = Lekcija nema takav korak.
error-unknown-choice = Takvih zadataka nema.
error-too-many-turns = Nijedan zadatak nema toliko poteza.
error-no-such-turn = Taj potez ovde ne može da se odigra.

## The first game, turn by turn; you play White.

lesson-first-game = Prva partija
lesson-first-game-about = Postavljanje, vučenje, uzimanje, pobeda: korak po korak.
lesson-first-game-hello = Svaka strana ima devet pijuna u ruci, a ti vodiš bele. Tri u redu su mica; ko je zatvori, uzima pijuna.
lesson-first-game-first = Postavi prvog pijuna na raskrsnicu d6: odatle vode četiri puta.
lesson-first-game-second = Sledećeg postavi na f6, pa za micu nedostaje samo b6.
lesson-first-game-blocked = Crni je to video i zauzeo b6. Tako se mica sprečava: zauzme se polje koje joj nedostaje.
lesson-first-game-third = Postavi na f4. Zajedno sa f6 preti f2.
lesson-first-game-fourth = Opet sprečeno. Postavi odmah pored, na e4: sada preti g4.
lesson-first-game-fifth = Postavi na d5. Preko d6 preti d7, a tvoji pijuni se skupljaju u sredini.
lesson-first-game-double = Sada e5! Prete dve mice odjednom, na c5 i na e3, a crni može da spreči samo jednu.
lesson-first-game-close = Zatvori micu na e3 i uzmi pijuna na g4, jer stoji na putu tvojim pijunima e4 i f4.
lesson-first-game-later = Nekoliko poteza kasnije: svi pijuni su postavljeni i odsad se vuku po linijama na susedno polje.
lesson-first-game-open = Tvoja gornja mica je zatvorena. Otvori je: povuci d7 na d6.
lesson-first-game-shut = I nazad na d7. Mica se opet zatvara, a ti uzimaš pijuna po izboru.
lesson-first-game-last = Nekoliko poteza kasnije crnom su ostala samo tri pijuna i sme da skače na bilo koje prazno polje. Ali ti si na potezu: zatvori micu još jednom, sa d6 na d7, i ostaju mu dva.
lesson-first-game-end = Sa dva pijuna mica više nije moguća: pobeda je tvoja!

## The mill.

lesson-mill = Mica
lesson-mill-about = Tri u redu i koliko vrede.
lesson-mill-what = Tri sopstvena pijuna na nacrtanoj liniji su mica. Ovde nedostaje samo f6.
lesson-mill-close = Postavi na f6 i uzmi jednog od dva crna pijuna, kojeg god želiš.
lesson-mill-safe = Pijuni u mici su sigurni. Zatvori svoju micu: smeš da uzmeš samo onog koji stoji sam.
lesson-mill-open = Mica može da se otvori i opet zatvori. Povuci d7 na d6; niko ne može u prazninu.
lesson-mill-again = Sada nazad na d7 i uzimaš još jednog pijuna. Tako mica uzima svakim drugim potezom.
lesson-mill-early = Ali oprez: prerana mica često šteti onome ko je ima, jer mu pijuni stoje zbijeni i ne mogu da se maknu.

## The running mill.

lesson-running-mill = Dupla mica
lesson-running-mill-about = Pet pijuna koji uzimaju svakim potezom.
lesson-running-mill-five = Pet pijuna, dve mice i jedan pijun koji pripada obema: onaj na d6. To je dupla mica.
lesson-running-mill-to = Povuci d6 na d7: donja mica se otvara, gornja se zatvara. Uzmi pijuna.
lesson-running-mill-fro = I nazad: povuci d7 na d6 i uzmi sledećeg.
lesson-running-mill-why = Mica uzima svakim drugim potezom, dupla mica svakim. Obično pobeđuje; samo ko već skače može još da uskoči u prazninu.
lesson-running-mill-build = Za kraj složi jednu: povuci d5 na d6, to zatvara micu, a d7 već čeka. Uzmi pijuna.

## Stopping and shutting in.

lesson-blocking = Blokiranje
lesson-blocking-about = Spreči mice i zatvori pijune.
lesson-blocking-stop = Crni preti micom. Postavi tako da sledećim potezom ne može da je zatvori.
lesson-blocking-between = Dok postavljaš, svaka druga misao pripada protivniku: gde mu nedostaje samo jedan pijun?
lesson-blocking-no-way-out = Ko ne može da vuče, izgubio je. Jedan potez zatvara sve crne pijune.
lesson-blocking-seven-four = Tako i sedam pobeđuje četiri: opkoli ih i ne daj im da slože micu.

## Flying.

lesson-flying = Skakanje
lesson-flying-about = Sa tri pijuna stižeš svuda.
lesson-flying-three = Belom su ostala tri pijuna i sme da skače: na bilo koje prazno polje.
lesson-flying-fly = Skoči sa f2 na g7, zatvori micu i uzmi pijuna.
lesson-flying-caution = Zato ne uzimaj četvrtog pijuna od kraja dok nemaš spremnu otvorenu micu. Četiri protiv tri je najčešće remi.

## The crossings.

lesson-crossings = Raskrsnice
lesson-crossings-about = Četiri polja na kojima se sve sreće.
lesson-crossings-four = d6, f4, d2 i b4 imaju četiri suseda; sva ostala polja imaju dva ili tri.
lesson-crossings-take-one = Postavi prvog pijuna na jednu od četiri raskrsnice.
lesson-crossings-two = Crni je zauzeo d2. Obezbedi sebi drugu raskrsnicu.
lesson-crossings-truth = Neka uputstva obećavaju belom micu četvrtim ili petim pijunom. Protiv najbolje odbrane to nije tačno: iz ugla treba šesti, a iz sredine stranice sedmi.

## Draughts: capturing and crowning.

lesson-captures = Uzimanje i dama
lesson-captures-about = Mora da se uzima, i to redom; a zatim dama.
lesson-captures-must = Pijuni idu dijagonalno napred. Ako na putu stoji crni, a polje iza njega je prazno, moraš da uzmeš.
lesson-captures-jump = Uzmi crnog pijuna: skoči sa 22 na 15.
lesson-captures-chain = Ako može da se skače dalje, skače se. Uzmi oba: 22, 15, 6.
lesson-captures-crown = U poslednjem redu pijun postaje dama. Povuci tamo sa 6.
lesson-captures-back = Dama ide i uzima i unazad. Uzmi sa 2 oba pijuna.

## Wolf and Sheep.

lesson-wolf = Vuk se probija
lesson-wolf-about = Dovoljna mu je jedna rupa; bez nje je izgubljen.
lesson-wolf-gap = Vuk hoće da prođe pored ovaca. Između c3 i g3 je rupa.
lesson-wolf-into = Vodiš vuka. Uđi u rupu: f4 na e3.
lesson-wolf-on = Ovca ti je stala na put. Skreni na f2.
lesson-wolf-through = Iza tebe više nema ovaca. Trči na poslednji red!
lesson-wolf-line = Sada vodiš ovce. One idu samo napred, pa red mora da ostane zatvoren.
lesson-wolf-shut = Samo jedan potez drži red: f4 na g5.
lesson-wolf-behind = A sada pristigni otpozadi: e3 na f4.
lesson-wolf-truth = Bez greške ovce uvek uhvate vuka; traje do 44 poteza obe strane.

## Solitaire.

lesson-solitaire = Prvo rešenje
lesson-solitaire-about = Krst od šest pijuna, pet skokova.
lesson-solitaire-cross = Pijun skače preko suseda u praznu rupicu, a sused se vadi. Treba da ostane jedan, u sredini.
lesson-solitaire-aside = Trik je da prvo skloniš jednog pijuna u stranu: d5 skače na f5.
lesson-solitaire-up = Odozdo nagore: d3 na d5.
lesson-solitaire-over = Pravo popreko: c5 na e5.
lesson-solitaire-home = Sklonjeni se vraća: f5 na d5.
lesson-solitaire-last = Još jedan skok, u sredinu!
lesson-solitaire-truth = Tako se počinje. Cela tabla sa 32 pijuna može da se reši u 18 poteza, ako se skokovi jednog pijuna zaredom broje kao jedan.
