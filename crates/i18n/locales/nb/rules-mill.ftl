### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: place, move, jump (with three stones), take, mill, stone, point, hand (the
### stones not yet placed).

## The board and the lines on it.

rule-mill-board = Brett
rule-mill-board-nine = Brettet har 24 punkter på tre kvadrater, det ene inni det andre.
rule-mill-board-seven = Brettet har 17 punkter: to kvadrater og et kryss gjennom midten.
rule-mill-board-six = Brettet har 16 punkter på to kvadrater.
rule-mill-board-three = Brettet har ni punkter i tre rader med tre.
rule-mill-stones = Brikker
rule-mill-stones-value = Hver side har { $value } brikker.
rule-mill-lines = Linjer
rule-mill-lines-straight = Tre brikker vannrett eller loddrett på en tegnet linje er en mølle.
rule-mill-lines-diagonal = Også hjørnediagonalene er tegnet, for trekk og for møller.
rule-mill-lines-diagonal-mills = Også tre brikker på en hjørnediagonal er en mølle, men ingen flytter langs den.
rule-mill-lines-diagonal-moves = Man flytter også langs hjørnediagonalene, men tre brikker på en av dem er ingen mølle.
rule-mill-lines-corners = Også et hjørne med sine to naboer på samme kvadrat er en mølle.
rule-mill-lines-corners-only = Bare et hjørne med sine to naboer på samme kvadrat er en mølle.

## Placing, moving and jumping.

rule-mill-placing = Sette
rule-mill-placing-separate = Først settes alle brikkene, så flyttes de.
rule-mill-placing-mixed = I hvert trekk setter eller flytter man, som man vil.
rule-mill-motion = Flytte
rule-mill-motion-step = En brikke går ett steg langs en tegnet linje.
rule-mill-motion-knight = En brikke går som springeren i sjakk, langs de tegnede linjene.
rule-mill-motion-hop = En brikke går ett steg, eller hopper over en nabo til neste punkt på linjen.
rule-mill-motion-hop-capture = En brikke går ett steg, eller hopper over en nabo; en motstanderbrikke det hoppes over, er tatt.
rule-mill-motion-hop-capture-chain = En brikke går ett steg, eller hopper over en nabo; motstanderbrikker det hoppes over, er tatt, også flere i samme trekk.
rule-mill-motion-chess = En brikke går som springeren, som tårnet langs linjene eller som løperen langs hjørnediagonalene.
rule-mill-fly = Hoppe
rule-mill-fly-off = Ingen hopper.
rule-mill-fly-line = Den som har få brikker igjen, går så langt det skal være langs én linje over tomme punkter.
rule-mill-fly-free = Den som har få brikker igjen, kan hoppe til hvilket som helst tomt punkt.
rule-mill-fly_at = Hoppe fra
rule-mill-fly_at-value = Man kan hoppe når man har { $value } brikker igjen og ingen på hånden.

## Mills and taking.

rule-mill-protect_placing = Trygge brikker under setting
rule-mill-protect_placing-strict = Mens brikkene settes, tas aldri en brikke i mølle; finnes det ingen annen, tas ingenting.
rule-mill-protect_placing-except-last-three = Mens brikkene settes, tas ingen brikke i mølle, med mindre eieren bare har tre i alt.
rule-mill-protect_placing-unless-all-in-mills = Mens brikkene settes, tas en brikke i mølle bare hvis det ikke finnes andre.
rule-mill-protect_placing-none = Mens brikkene settes, kan enhver motstanderbrikke tas.
rule-mill-protect_moving = Trygge brikker senere
rule-mill-protect_moving-strict = Når alle er satt, tas aldri en brikke i mølle; finnes det ingen annen, tas ingenting.
rule-mill-protect_moving-except-last-three = Når alle er satt, tas ingen brikke i mølle, unntatt fra en motstander som bare har tre.
rule-mill-protect_moving-unless-all-in-mills = Når alle er satt, tas en brikke i mølle bare hvis det ikke finnes andre.
rule-mill-protect_moving-none = Når alle er satt, kan enhver motstanderbrikke tas.
rule-mill-captures = To møller på én gang
rule-mill-captures-one = Hvor mange møller et trekk enn lukker, tar det én brikke.
rule-mill-captures-per-mill = Et trekk tar én brikke for hver mølle det lukker.
rule-mill-capture_duty = Plikt til å ta
rule-mill-capture_duty-must = En brikke som kan tas, må tas.
rule-mill-capture_duty-may = Man kan ta, men trenger ikke.
rule-mill-on_mill_placing = Mølle under setting
rule-mill-on_mill_placing-capture = En mølle som lukkes mens brikkene settes, tar en brikke.
rule-mill-on_mill_placing-extra-turn = En mølle som lukkes mens brikkene settes, tar ingenting, men gir et trekk til.
rule-mill-on_mill_placing-nothing = En mølle som lukkes mens brikkene settes, gir ingenting.
rule-mill-on_mill_placing-forbidden = Ingen mølle kan lukkes mens brikkene settes, med mindre hvert tomt punkt gir en.
rule-mill-on_mill_moving = Mølle senere
rule-mill-on_mill_moving-capture = En mølle som lukkes når alle er satt, tar en brikke.
rule-mill-on_mill_moving-capture-and-extra-turn = En mølle som lukkes når alle er satt, tar en brikke og gir et trekk til.
rule-mill-on_mill_moving-nothing = En mølle som lukkes når alle er satt, gir ingenting.
rule-mill-remill = Lukke igjen
rule-mill-remill-free = En mølle kan åpnes og lukkes igjen når som helst.
rule-mill-remill-no-immediate-return = En brikke som har gått fra én mølle rett inn i en annen, kan ikke gå rett tilbake.
rule-mill-remill-wait-1 = En mølle man har åpnet, kan ikke lukkes igjen i neste trekk.
rule-mill-remill-wait-2 = En mølle man har åpnet, kan ikke lukkes igjen i de neste to trekkene.
rule-mill-remill-wait-3 = En mølle man har åpnet, kan ikke lukkes igjen i de neste tre trekkene.
rule-mill-remill-one-time = Hver linje teller bare én gang per parti for hver side.

## Winning and losing.

rule-mill-win = Seier
rule-mill-win-reduce = Den som etterlater motstanderen for få brikker, eller ingen trekk, vinner.
rule-mill-win-first-mill = Den som lukker den første møllen, eller etterlater motstanderen uten trekk, vinner.
rule-mill-win-block-only = Bare den som etterlater motstanderen uten trekk, vinner.
rule-mill-min_stones = For få brikker
rule-mill-min_stones-value = Færre enn { $value } brikker er for få.
rule-mill-blocked = Ingen trekk igjen
rule-mill-blocked-loss = Den som ikke kan flytte, har tapt.
rule-mill-blocked-pass = Den som ikke kan flytte, melder pass; kan ingen av dem, er partiet uavgjort.
rule-mill-blocked-draw = Hvis en spiller ikke kan flytte, er partiet uavgjort.
rule-mill-board_full = Fullt brett
rule-mill-board_full-draw = Er alle punkter opptatt når brikkene er satt, er partiet uavgjort.
rule-mill-board_full-mover-loses = Er alle punkter opptatt når brikkene er satt, har siden i trekket tapt.
rule-mill-board_full-each-removes-one = Er alle punkter opptatt når brikkene er satt, fjerner hver side en av motstanderens brikker.
rule-mill-three_v_three = Tre mot tre
rule-mill-three_v_three-play-on = Med tre brikker mot tre spilles det videre.
rule-mill-three_v_three-draw = Tre brikker mot tre er uavgjort.

## Dice.

rule-mill-dice = Terninger
rule-mill-dice-none = Ingen terninger brukes.
rule-mill-dice-relocate = Tre terninger kastes før hvert trekk; med et høyt kast kan en brikke gå til hvilket som helst tomt punkt.
rule-mill-dice-alfonso = Tre terninger kastes mens brikkene settes; 6-5-4, 6-3-3, 5-2-2 og 4-1-1 gir tre brikker på én gang på en tom linje.
rule-mill-dice_sum = Høyt kast
rule-mill-dice_sum-value = Et kast på { $value } eller mer er høyt.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remis ved gjentakelse
rule-mill-repetition-auto = Partiet er uavgjort så snart samme stilling har forekommet { $count } ganger.
rule-mill-repetition-claim = Når samme stilling har forekommet { $count } ganger, kan siden i trekket kreve remis.
rule-mill-repetition-off = Det finnes ingen remis ved gjentakelse.
rule-mill-no_mill = Remis uten mølle
rule-mill-no_mill-auto = Partiet er uavgjort etter { $count } trekk, begge sider til sammen, uten at en mølle er lukket eller en brikke satt.
rule-mill-no_mill-claim = Etter { $count } trekk, begge sider til sammen, uten at en mølle er lukket eller en brikke satt, kan siden i trekket kreve remis.
rule-mill-no_mill-off = Det finnes ingen remis fordi møllene uteblir.
rule-mill-no_mill_at_three = Remis uten mølle, med tre brikker
rule-mill-no_mill_at_three-auto = Når en side bare har tre brikker, er partiet uavgjort etter { $count } trekk, begge sider til sammen, uten mølle.
rule-mill-no_mill_at_three-claim = Når en side bare har tre brikker, kan remis kreves etter { $count } trekk, begge sider til sammen, uten mølle.
rule-mill-no_mill_at_three-off = Det samme gjelder når en side bare har tre brikker.

## Who begins.

rule-mill-first = Hvem begynner
rule-mill-first-white = Hvit begynner.
rule-mill-first-black = Svart begynner.
rule-mill-first-lot = Spillerne avtaler hvem som begynner, eller trekker lodd.
rule-mill-colours = Farger
rule-mill-colours-lot = Det trekkes lodd om fargene.
rule-mill-colours-choose = Spillerne velger farge.
rule-mill-rematch = Neste parti
rule-mill-rematch-alternate = I neste parti begynner den andre.
rule-mill-rematch-winner-starts = I neste parti begynner vinneren.
rule-mill-rematch-loser-starts = I neste parti begynner taperen.
rule-mill-rematch-same = I neste parti begynner samme spiller.
