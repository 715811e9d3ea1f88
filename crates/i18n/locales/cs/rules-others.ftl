### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Braní dozadu
rule-draughts-man_back_capture-yes = Kameny berou i dozadu.
rule-draughts-man_back_capture-no = Kameny berou jen dopředu.
rule-draughts-king = Dáma
rule-draughts-king-short = Dáma chodí o jedno pole, dopředu i dozadu.
rule-draughts-king-flying = Dáma chodí libovolně daleko přes volná pole.
rule-draughts-king_landing = Dopad
rule-draughts-king_landing-behind = Dáma dopadá hned za braný kámen.
rule-draughts-king_landing-any = Dáma dopadá na kterékoli volné pole za braným kamenem.
rule-draughts-crowning = Proměna při braní
rule-draughts-crowning-stop = Kámen, který při braní dojde do poslední řady, se stane dámou a tah končí.
rule-draughts-crowning-pass = Kámen, který při braní poslední řadou jen projde, bere dál jako kámen; dámou se stane, jen když tam zůstane.
rule-draughts-crowning-continue = Kámen, který při braní dojde do poslední řady, se hned stane dámou a bere dál jako dáma.

## Draughts: capturing.

rule-draughts-lift = Odklízení vzatých
rule-draughts-lift-end = Vzaté kameny mizí z desky až po celém braní; žádný se nepřeskakuje dvakrát.
rule-draughts-lift-immediate = Vzaté kameny mizí z desky hned, takže jejich pole jsou při dalším braní volná.
rule-draughts-precedence = Volba braní
rule-draughts-precedence-none = Z několika možností braní se volí libovolně.
rule-draughts-precedence-quantity = Musí se zvolit braní, které bere nejvíc kamenů.
rule-draughts-precedence-king = Může-li brát dáma, má přednost před kamenem.
rule-draughts-precedence-quantity-kings = Musí se zvolit braní, které bere nejvíc kamenů, a z rovnocenných to, které bere nejvíc dam.
rule-draughts-precedence-quantity-king-kings-order = Musí se vzít nejvíc kamenů; při shodě bere přednostně dáma, pak se bere nejvíc dam, pak dámy co nejdřív.
rule-draughts-man_may_take_king = Kámen bere dámu
rule-draughts-man_may_take_king-yes = Kámen smí vzít dámu.
rule-draughts-man_may_take_king-no = Kámen nesmí vzít dámu.
rule-draughts-must_complete_chain = Pokračování
rule-draughts-must_complete_chain-yes = Brát se musí dál, dokud je možný další skok.
rule-draughts-must_complete_chain-no = Braní se smí ukončit po kterémkoli skoku.
rule-draughts-huff = Odfouknutí
rule-draughts-huff-off = Brát je povinné; neodfukuje se (kámen, který nebral, se neodebírá).
rule-draughts-huff-forward = Kdo místo braní táhne dopředu, tomu smí soupeř odfouknout kámen, který mohl brát.
rule-draughts-huff-piece = Kdo vynechá braní, tomu smí soupeř odfouknout kámen, který mohl brát.
rule-draughts-huff-any = Kdo vynechá braní, tomu smí soupeř odfouknout kterýkoli kámen.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Cíl
rule-draughts-losing-yes = Kdo první ztratí všechny kameny, vyhrává.
rule-draughts-losing-no = Kdo první ztratí všechny kameny, prohrává.
rule-draughts-blocked = Už není tah
rule-draughts-blocked-loses = Kdo nemůže táhnout, prohrává.
rule-draughts-blocked-wins = Kdo nemůže táhnout, vyhrává.
rule-draughts-repetition = Remíza opakováním
rule-draughts-repetition-auto = Jakmile stejná pozice nastane { $count }krát, je remíza.
rule-draughts-repetition-claim = Když stejná pozice nastane { $count }krát, smí strana na tahu reklamovat remízu.
rule-draughts-repetition-off = Remíza opakováním není.
rule-draughts-no_progress = Remíza bez pokroku
rule-draughts-no_progress-auto =
    { $count ->
        [one] Po { $count } tahu bez braní a bez tahu kamenem je remíza.
       *[other] Po { $count } tazích obou stran dohromady bez braní a bez tahu kamenem je remíza.
    }
rule-draughts-no_progress-claim =
    { $count ->
        [one] Po { $count } tahu bez braní a bez tahu kamenem smí strana na tahu reklamovat remízu.
       *[other] Po { $count } tazích obou stran dohromady bez braní a bez tahu kamenem smí strana na tahu reklamovat remízu.
    }
rule-draughts-no_progress-off = Remíza pro nedostatek braní není.
rule-draughts-first = Kdo začíná
rule-draughts-first-white = Bílý začíná.
rule-draughts-first-black = Černý začíná.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Deska
rule-draughts-mirrored_board-yes = Každý hráč má tmavé rohové pole vpravo.
rule-draughts-mirrored_board-no = Každý hráč má tmavé rohové pole vlevo.
rule-draughts-numbering = Zápis
rule-draughts-numbering-A0 = Pole se označují písmenem a číslicí, a1 je vlevo od bílého.
rule-draughts-numbering-N0 = Pole se číslují zleva zdola, z pohledu začínajícího hráče.
rule-draughts-numbering-N1 = Pole se číslují zprava zdola, z pohledu začínajícího hráče.
rule-draughts-numbering-N2 = Pole se číslují zleva shora, z pohledu začínajícího hráče.
rule-draughts-numbering-N3 = Pole se číslují zprava shora, z pohledu začínajícího hráče.

## Wolf and Sheep.

rule-wolf-first = Kdo začíná
rule-wolf-first-wolf = Vlk se postaví na desku a táhne první.
rule-wolf-first-sheep = Vlk se postaví na desku a pak táhnou první ovce.

## Battue, the hunt on the mill board. "Kořist" is the hunted animal.

rule-battue-hunters = Lovci
rule-battue-hunters-value = Počet lovců: { $value }.
rule-battue-quarry_hop = Přeskakování
rule-battue-quarry_hop-no = Kořist i lovci táhnou o jeden bod po čarách.
rule-battue-quarry_hop-hop = Kořist smí i přeskočit sousedního lovce; lovec zůstane.
rule-battue-quarry_hop-take = Kořist smí i přeskočit sousedního lovce a bere ho.
rule-battue-limit = Konec honu
rule-battue-limit-value =
    { $value ->
        [one] Po { $value } tahu lovců se hon přeruší.
       *[other] Po { $value } tazích lovců se hon přeruší.
    }

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Deska
rule-pegs-layout-english = Deska je anglický kříž s 33 dírkami.
rule-pegs-layout-european = Deska je evropská, s 37 dírkami.
rule-pegs-layout-triangle = Deska je trojúhelník s 15 dírkami.
rule-pegs-vacancy = Prázdná dírka
rule-pegs-vacancy-value = Na začátku je kolík v každé dírce kromě { $value }.
rule-pegs-goal = Cíl
rule-pegs-goal-anywhere = Má zbýt jeden kolík, kdekoli.
rule-pegs-goal-value = Kolíky mají zbýt jen zde: { $value }.
