### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done. The reader is "ty".

## The list, and what stands beside the board.

learn-title = Učení
learn-lead = Krátké lekce na opravdové desce. Začni první partií.
learn-then = A potom:
learn-to-puzzles = řešit úlohy
learn-done = Hotovo
learn-next = Dál
learn-back = Zpět
learn-step = Krok { $at } z { $steps }
learn-not-yet = Ještě ne. Přečti si větu znovu a zkus to jinak.
learn-well-done = Výborně!
learn-well-done-next = Výborně! Pokračuj tlačítkem „{ $next }“.
learn-other-stone = Mlýn je zavřený. Teď vezmi kámen na { $place }: s ním lekce pokračuje.
learn-end = Konec lekce
learn-finished = To byla celá lekce.
learn-next-lesson = Další: { $title }
learn-play = Zahrát si
learn-all = Všechny lekce

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Taková úloha není.
error-unknown-lesson = Taková lekce není.
error-unknown-step = Takový krok lekce nemá.
error-unknown-choice = Takové úlohy nejsou.
error-too-many-turns = Tolik tahů žádná úloha nemá.
error-no-such-turn = Tento tah se tu zahrát nedá.

## The first game, turn by turn; you play White.

lesson-first-game = První partie
lesson-first-game-about = Pokládat, táhnout, brát, vyhrát: krok za krokem.
lesson-first-game-hello = Každá strana má v ruce devět kamenů a ty hraješ za bílého. Tři v řadě jsou mlýn, a kdo ho zavře, vezme soupeři kámen.
lesson-first-game-first = Polož první kámen na křižovatku d6: vedou odtud čtyři cesty.
lesson-first-game-second = Další polož na f6, pak k mlýnu chybí už jen b6.
lesson-first-game-blocked = Černý si toho všiml a obsadil b6. Tak se mlýnu brání: obsadit bod, který mu chybí.
lesson-first-game-third = Polož na f4. Spolu s f6 teď hrozí f2.
lesson-first-game-fourth = Zase zastaveno. Polož vedle, na e4: teď hrozí g4.
lesson-first-game-fifth = Polož na d5. Spolu s d6 hrozí d7 a tvoje kameny se sbíhají uprostřed.
lesson-first-game-double = Teď e5! Hrozí dva mlýny najednou, na c5 a na e3, a černý zabrání jen jednomu.
lesson-first-game-close = Zavři mlýn na e3 a vezmi kámen na g4, protože stojí v cestě tvým kamenům e4 a f4.
lesson-first-game-later = O pár tahů později: všechny kameny jsou položené a od teď se táhne po čarách na sousední bod.
lesson-first-game-open = Tvůj mlýn nahoře je zavřený. Otevři ho: táhni d7 na d6.
lesson-first-game-shut = A zpátky na d7. Mlýn se zase zavře a ty bereš kámen, který chceš.
lesson-first-game-last = O pár tahů později zbývají černému jen tři kameny a smí skákat na kterýkoli volný bod. Ale na tahu jsi ty: zavři mlýn ještě jednou, z d6 na d7, a zbudou dva.
lesson-first-game-end = Ze dvou kamenů už mlýn nevznikne: výhra je tvoje!

## The mill.

lesson-mill = Mlýn
lesson-mill-about = Tři v řadě a co z toho je.
lesson-mill-what = Tři vlastní kameny na nakreslené čáře jsou mlýn. Tady chybí jen f6.
lesson-mill-close = Polož na f6 a vezmi jeden ze dvou černých kamenů, který chceš.
lesson-mill-safe = Kameny v mlýně jsou v bezpečí. Zavři svůj mlýn: vzít smíš jen ten, který stojí sám.
lesson-mill-open = Mlýn jde otevřít a zase zavřít. Táhni d7 na d6; do mezery se nikdo nedostane.
lesson-mill-again = Teď zpátky na d7 a bereš další kámen. Tak mlýn bere každým druhým tahem.
lesson-mill-early = Ale pozor: příliš brzký mlýn často škodí tomu, kdo ho má, protože jeho kameny pak stojí u sebe a nemohou se hnout.

## The running mill.

lesson-running-mill = Dvojitý mlýn
lesson-running-mill-about = Pět kamenů, které berou každým tahem.
lesson-running-mill-five = Pět kamenů, dva mlýny, jeden kámen patří do obou: ten na d6. To je dvojitý mlýn.
lesson-running-mill-to = Táhni d6 na d7: dolní mlýn se otevře, horní zavře. Vezmi kámen.
lesson-running-mill-fro = A zpátky: táhni d7 na d6 a vezmi další.
lesson-running-mill-why = Mlýn bere každým druhým tahem, dvojitý mlýn každým. Obvykle vyhraje; jen kdo už skáče, může ještě skočit do mezery.
lesson-running-mill-build = Nakonec si jeden postav: táhni d5 na d6, to zavře mlýn, a d7 už čeká. Vezmi kámen.

## Stopping and shutting in.

lesson-blocking = Bránění
lesson-blocking-about = Zabránit mlýnům a zavřít kameny.
lesson-blocking-stop = Černý hrozí mlýnem. Polož tak, aby příštím tahem nemohl žádný zavřít.
lesson-blocking-between = Při pokládání patří každá druhá myšlenka soupeři: kde mu chybí jen jeden kámen?
lesson-blocking-no-way-out = Kdo nemůže táhnout, prohrál. Jeden tah zavře všechny černé kameny.
lesson-blocking-seven-four = Tak také sedm porazí čtyři: obklíčit je a nedovolit jim složit mlýn.

## Flying.

lesson-flying = Skákání
lesson-flying-about = Se třemi kameny se dostaneš kamkoli.
lesson-flying-three = Bílému zbývají tři kameny a smí skákat: na kterýkoli volný bod.
lesson-flying-fly = Skoč z f2 na g7, zavři mlýn a vezmi kámen.
lesson-flying-caution = Proto neber čtvrtý kámen od konce, dokud nemáš připravený otevřený mlýn. Čtyři proti třem končí většinou remízou.

## The crossings.

lesson-crossings = Křižovatky
lesson-crossings-about = Čtyři body, kde se všechno potkává.
lesson-crossings-four = d6, f4, d2 a b4 mají čtyři sousedy, všechny ostatní body dva nebo tři.
lesson-crossings-take-one = Polož první kámen na jednu ze čtyř křižovatek.
lesson-crossings-two = Černý obsadil d2. Zajisti si druhou křižovatku.
lesson-crossings-truth = Některé návody slibují bílému mlýn čtvrtým nebo pátým kamenem. Proti nejlepší obraně to neplatí: od rohu to jde šestým, od středu strany sedmým.

## Draughts: capturing and crowning.

lesson-captures = Braní a dáma
lesson-captures-about = Brát se musí, i vícekrát za sebou; a k tomu dáma.
lesson-captures-must = Kameny táhnou šikmo dopředu. Stojí-li v cestě černý a pole za ním je volné, musí se brát.
lesson-captures-jump = Vezmi černý kámen: skoč z 22 na 15.
lesson-captures-chain = Jde-li skákat dál, skáče se dál. Vezmi oba: 22, 15, 6.
lesson-captures-crown = V poslední řadě se z kamene stane dáma. Táhni tam z pole 6.
lesson-captures-back = Dáma táhne a bere i dozadu. Vezmi oba kameny z pole 2.

## Wolf and Sheep.

lesson-wolf = Vlk proráží
lesson-wolf-about = Stačí mu jedna mezera; bez mezery prohrává.
lesson-wolf-gap = Vlk se chce dostat za ovce. Mezi c3 a g3 je mezera.
lesson-wolf-into = Hraješ za vlka. Jdi do mezery: f4 na e3.
lesson-wolf-on = Ovce se postavila do cesty. Uhni na f2.
lesson-wolf-through = Za tebou už není žádná ovce. Běž do poslední řady!
lesson-wolf-line = Teď hraješ za ovce. Chodí jen dopředu, takže řada musí zůstat zavřená.
lesson-wolf-shut = Řadu udrží jen jeden tah: f4 na g5.
lesson-wolf-behind = A teď přitáhni zezadu: e3 na f4.
lesson-wolf-truth = Bez chyby ovce vlka vždy chytí; trvá to až 44 tahů obou stran.

## Solitaire.

lesson-solitaire = První řešení
lesson-solitaire-about = Kříž ze šesti kolíků, pět skoků.
lesson-solitaire-cross = Kolík skáče přes souseda do volné dírky a soused se vyjme. Zbýt má jeden, uprostřed.
lesson-solitaire-aside = Trik je odložit nejdřív jeden kolík stranou: d5 skočí na f5.
lesson-solitaire-up = Přitáhni zdola: d3 na d5.
lesson-solitaire-over = Napříč: c5 na e5.
lesson-solitaire-home = Odložený se vrací: f5 na d5.
lesson-solitaire-last = Ještě jeden skok, doprostřed!
lesson-solitaire-truth = Tak to začíná. Celá deska s 32 kolíky jde vyřešit 18 tahy, když se skoky jednoho kolíku za sebou počítají dohromady.
