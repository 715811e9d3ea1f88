### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: place, move, jump (with three stones), take, mill, stone, point, hand (the
### stones not yet placed).

## The board and the lines on it.

rule-mill-board = Bræt
rule-mill-board-nine = Brættet har 24 punkter på tre kvadrater, det ene inden i det andet.
rule-mill-board-seven = Brættet har 17 punkter: to kvadrater og et kryds gennem midten.
rule-mill-board-six = Brættet har 16 punkter på to kvadrater.
rule-mill-board-three = Brættet har ni punkter i tre rækker med tre.
rule-mill-stones = Brikker
rule-mill-stones-value = Hver side har { $value } brikker.
rule-mill-lines = Linjer
rule-mill-lines-straight = Tre brikker vandret eller lodret på en tegnet linje er en mølle.
rule-mill-lines-diagonal = Også hjørnediagonalerne er tegnet, til træk og til møller.
rule-mill-lines-diagonal-mills = Også tre brikker på en hjørnediagonal er en mølle, men ingen flytter langs den.
rule-mill-lines-diagonal-moves = Man flytter også langs hjørnediagonalerne, men tre brikker på en af dem er ingen mølle.
rule-mill-lines-corners = Også et hjørne med sine to naboer på samme kvadrat er en mølle.
rule-mill-lines-corners-only = Kun et hjørne med sine to naboer på samme kvadrat er en mølle.

## Placing, moving and jumping.

rule-mill-placing = Sætte
rule-mill-placing-separate = Først sættes alle brikker, så flyttes de.
rule-mill-placing-mixed = I hvert træk sætter eller flytter man, som man vil.
rule-mill-motion = Flytte
rule-mill-motion-step = En brik går ét skridt langs en tegnet linje.
rule-mill-motion-knight = En brik går som springeren i skak, langs de tegnede linjer.
rule-mill-motion-hop = En brik går ét skridt eller hopper over en nabo til næste punkt på linjen.
rule-mill-motion-hop-capture = En brik går ét skridt eller hopper over en nabo; en modstanderbrik, der hoppes over, er taget.
rule-mill-motion-hop-capture-chain = En brik går ét skridt eller hopper over en nabo; modstanderbrikker, der hoppes over, er taget, også flere i samme træk.
rule-mill-motion-chess = En brik går som springeren, som tårnet langs linjerne eller som løberen langs hjørnediagonalerne.
rule-mill-fly = Springe
rule-mill-fly-off = Ingen springer.
rule-mill-fly-line = Den, der har få brikker tilbage, går så langt, det skal være, langs én linje over tomme punkter.
rule-mill-fly-free = Den, der har få brikker tilbage, må springe til ethvert tomt punkt.
rule-mill-fly_at = Springe fra
rule-mill-fly_at-value = Man må springe, når man har { $value } brikker tilbage og ingen på hånden.

## Mills and taking.

rule-mill-protect_placing = Sikre brikker, mens der sættes
rule-mill-protect_placing-strict = Mens der sættes, tages der aldrig en brik i en mølle; er der ingen anden, tages der ikke noget.
rule-mill-protect_placing-except-last-three = Mens der sættes, tages der ingen brik i en mølle, medmindre ejeren kun har tre i alt.
rule-mill-protect_placing-unless-all-in-mills = Mens der sættes, tages en brik i en mølle kun, hvis der ikke er andre.
rule-mill-protect_placing-none = Mens der sættes, må enhver modstanderbrik tages.
rule-mill-protect_moving = Sikre brikker senere
rule-mill-protect_moving-strict = Når alle er sat, tages der aldrig en brik i en mølle; er der ingen anden, tages der ikke noget.
rule-mill-protect_moving-except-last-three = Når alle er sat, tages der ingen brik i en mølle, undtagen fra en modstander, der kun har tre.
rule-mill-protect_moving-unless-all-in-mills = Når alle er sat, tages en brik i en mølle kun, hvis der ikke er andre.
rule-mill-protect_moving-none = Når alle er sat, må enhver modstanderbrik tages.
rule-mill-captures = To møller på én gang
rule-mill-captures-one = Hvor mange møller et træk end lukker, tager det én brik.
rule-mill-captures-per-mill = Et træk tager én brik for hver mølle, det lukker.
rule-mill-capture_duty = Pligt til at tage
rule-mill-capture_duty-must = En brik, der kan tages, skal tages.
rule-mill-capture_duty-may = Man må gerne tage, men behøver ikke.
rule-mill-on_mill_placing = Mølle, mens der sættes
rule-mill-on_mill_placing-capture = En mølle, der lukkes, mens der sættes, tager en brik.
rule-mill-on_mill_placing-extra-turn = En mølle, der lukkes, mens der sættes, tager ikke noget, men giver et træk til.
rule-mill-on_mill_placing-nothing = En mølle, der lukkes, mens der sættes, giver ikke noget.
rule-mill-on_mill_placing-forbidden = Der må ikke lukkes møller, mens der sættes, medmindre hvert tomt punkt giver en.
rule-mill-on_mill_moving = Mølle senere
rule-mill-on_mill_moving-capture = En mølle, der lukkes, når alle er sat, tager en brik.
rule-mill-on_mill_moving-capture-and-extra-turn = En mølle, der lukkes, når alle er sat, tager en brik og giver et træk til.
rule-mill-on_mill_moving-nothing = En mølle, der lukkes, når alle er sat, giver ikke noget.
rule-mill-remill = Lukke igen
rule-mill-remill-free = En mølle må altid åbnes og lukkes igen.
rule-mill-remill-no-immediate-return = En brik, der er gået fra én mølle direkte ind i en anden, må ikke gå lige tilbage.
rule-mill-remill-wait-1 = En mølle, man har åbnet, må ikke lukkes igen i det næste træk.
rule-mill-remill-wait-2 = En mølle, man har åbnet, må ikke lukkes igen i de næste to træk.
rule-mill-remill-wait-3 = En mølle, man har åbnet, må ikke lukkes igen i de næste tre træk.
rule-mill-remill-one-time = Hver linje tæller kun én gang pr. parti for hver side.

## Winning and losing.

rule-mill-win = Gevinst
rule-mill-win-reduce = Den, der efterlader modstanderen for få brikker eller intet træk, vinder.
rule-mill-win-first-mill = Den, der lukker den første mølle eller efterlader modstanderen uden træk, vinder.
rule-mill-win-block-only = Kun den, der efterlader modstanderen uden træk, vinder.
rule-mill-min_stones = For få brikker
rule-mill-min_stones-value = Færre end { $value } brikker er for få.
rule-mill-blocked = Intet træk tilbage
rule-mill-blocked-loss = Den, der ikke kan trække, har tabt.
rule-mill-blocked-pass = Den, der ikke kan trække, melder pas; kan ingen af dem, er partiet uafgjort.
rule-mill-blocked-draw = Hvis en spiller ikke kan trække, er partiet uafgjort.
rule-mill-board_full = Fuldt bræt
rule-mill-board_full-draw = Er alle punkter optaget, når der er sat, er partiet uafgjort.
rule-mill-board_full-mover-loses = Er alle punkter optaget, når der er sat, har siden i trækket tabt.
rule-mill-board_full-each-removes-one = Er alle punkter optaget, når der er sat, fjerner hver side en af modstanderens brikker.
rule-mill-three_v_three = Tre mod tre
rule-mill-three_v_three-play-on = Med tre brikker mod tre spilles der videre.
rule-mill-three_v_three-draw = Tre brikker mod tre er uafgjort.

## Dice.

rule-mill-dice = Terninger
rule-mill-dice-none = Der bruges ingen terninger.
rule-mill-dice-relocate = Tre terninger kastes før hvert træk; med et højt kast må en brik gå til ethvert tomt punkt.
rule-mill-dice-alfonso = Tre terninger kastes, mens der sættes; 6-5-4, 6-3-3, 5-2-2 og 4-1-1 bringer tre brikker på én gang ind på en tom linje.
rule-mill-dice_sum = Højt kast
rule-mill-dice_sum-value = Et kast på { $value } eller mere er højt.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remis ved gentagelse
rule-mill-repetition-auto = Partiet er uafgjort, så snart den samme stilling har været der { $count } gange.
rule-mill-repetition-claim = Når den samme stilling har været der { $count } gange, må siden i trækket kræve remis.
rule-mill-repetition-off = Der er ingen remis ved gentagelse.
rule-mill-no_mill = Remis uden mølle
rule-mill-no_mill-auto = Partiet er uafgjort efter { $count } træk, begge sider tilsammen, uden at der er lukket en mølle eller sat en brik.
rule-mill-no_mill-claim = Efter { $count } træk, begge sider tilsammen, uden at der er lukket en mølle eller sat en brik, må siden i trækket kræve remis.
rule-mill-no_mill-off = Der er ingen remis, fordi møllerne udebliver.
rule-mill-no_mill_at_three = Remis uden mølle, med tre brikker
rule-mill-no_mill_at_three-auto = Når en side kun har tre brikker, er partiet uafgjort efter { $count } træk, begge sider tilsammen, uden mølle.
rule-mill-no_mill_at_three-claim = Når en side kun har tre brikker, må der kræves remis efter { $count } træk, begge sider tilsammen, uden mølle.
rule-mill-no_mill_at_three-off = Det samme gælder, når en side kun har tre brikker.

## Who begins.

rule-mill-first = Hvem begynder
rule-mill-first-white = Hvid begynder.
rule-mill-first-black = Sort begynder.
rule-mill-first-lot = Spillerne aftaler, hvem der begynder, eller trækker lod.
rule-mill-colours = Farver
rule-mill-colours-lot = Der trækkes lod om farverne.
rule-mill-colours-choose = Spillerne vælger farve.
rule-mill-rematch = Næste parti
rule-mill-rematch-alternate = I næste parti begynder den anden.
rule-mill-rematch-winner-starts = I næste parti begynder vinderen.
rule-mill-rematch-loser-starts = I næste parti begynder taberen.
rule-mill-rematch-same = I næste parti begynder den samme spiller.
