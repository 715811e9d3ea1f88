### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a heading;
### each further key is one answer as a whole sentence. Words of the game: pokládat, táhnout, skákat (with
### three stones), brát, mlýn, kámen, bod, ruka (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Deska
rule-mill-board-nine = Deska má 24 bodů na třech čtvercích, jeden v druhém.
rule-mill-board-seven = Deska má 17 bodů: dva čtverce a kříž středem.
rule-mill-board-six = Deska má 16 bodů na dvou čtvercích.
rule-mill-board-three = Deska má devět bodů ve třech řadách po třech.
rule-mill-stones = Kameny
rule-mill-stones-value =
    { $value ->
        [one] Každá strana má { $value } kámen.
        [few] Každá strana má { $value } kameny.
       *[other] Každá strana má { $value } kamenů.
    }
rule-mill-lines = Čáry
rule-mill-lines-straight = Tři kameny vodorovně nebo svisle na nakreslené čáře jsou mlýn.
rule-mill-lines-diagonal = Nakreslené jsou i rohové úhlopříčky, pro tahy i pro mlýny.
rule-mill-lines-diagonal-mills = Mlýnem jsou i tři kameny na rohové úhlopříčce, ale nechodí se po ní.
rule-mill-lines-diagonal-moves = Chodí se i po rohových úhlopříčkách, ale tři kameny na některé z nich mlýn nejsou.
rule-mill-lines-corners = Mlýnem je i roh se dvěma sousedy na témže čtverci.
rule-mill-lines-corners-only = Mlýnem je jen roh se dvěma sousedy na témže čtverci.

## Placing, moving and jumping.

rule-mill-placing = Pokládání
rule-mill-placing-separate = Nejdřív se všechny kameny položí, teprve pak se táhne.
rule-mill-placing-mixed = V každém tahu se pokládá, nebo táhne, jak hráč chce.
rule-mill-motion = Tah
rule-mill-motion-step = Táhne se o jeden bod po nakreslené čáře.
rule-mill-motion-knight = Kámen chodí jako jezdec v šachu, po nakreslených čarách.
rule-mill-motion-hop = Kámen táhne o jeden bod, nebo přeskočí sousední kámen na další bod čáry.
rule-mill-motion-hop-capture = Kámen táhne o jeden bod, nebo přeskočí sousední kámen; přeskočený soupeřův se bere.
rule-mill-motion-hop-capture-chain = Kámen táhne o jeden bod, nebo přeskočí sousední kámen; přeskočené soupeřovy kameny se berou, i několik v jednom tahu.
rule-mill-motion-chess = Kámen chodí jako jezdec, jako věž po čarách, nebo jako střelec po rohových úhlopříčkách.
rule-mill-fly = Skákání
rule-mill-fly-off = Nikdo neskáče.
rule-mill-fly-line = Komu zbylo málo kamenů, táhne po jedné čáře přes volné body, jak daleko chce.
rule-mill-fly-free = Komu zbylo málo kamenů, smí skákat na kterýkoli volný bod.
rule-mill-fly_at = Kdy se skáče
rule-mill-fly_at-value =
    { $value ->
        [one] Skákat se smí, když hráči zbývá { $value } kámen a v ruce už nic nemá.
        [few] Skákat se smí, když hráči zbývají { $value } kameny a v ruce už nic nemá.
       *[other] Skákat se smí, když hráči zbývá { $value } kamenů a v ruce už nic nemá.
    }

## Mills and taking.

rule-mill-protect_placing = V bezpečí při pokládání
rule-mill-protect_placing-strict = Dokud se pokládá, z mlýna se nikdy nebere; když není jiný kámen, nebere se nic.
rule-mill-protect_placing-except-last-three = Dokud se pokládá, z mlýna se nebere, ledaže má soupeř celkem jen tři.
rule-mill-protect_placing-unless-all-in-mills = Dokud se pokládá, z mlýna se bere, jen když není jiný kámen.
rule-mill-protect_placing-none = Dokud se pokládá, smí se vzít kterýkoli soupeřův kámen.
rule-mill-protect_moving = V bezpečí později
rule-mill-protect_moving-strict = Když už je vše položeno, z mlýna se nikdy nebere; když není jiný kámen, nebere se nic.
rule-mill-protect_moving-except-last-three = Když už je vše položeno, z mlýna se nebere, ledaže soupeři zbývají jen tři.
rule-mill-protect_moving-unless-all-in-mills = Když už je vše položeno, z mlýna se bere, jen když není jiný kámen.
rule-mill-protect_moving-none = Když už je vše položeno, smí se vzít kterýkoli soupeřův kámen.
rule-mill-captures = Dva mlýny najednou
rule-mill-captures-one = Ať tah zavře kolik chce mlýnů, bere jeden kámen.
rule-mill-captures-per-mill = Tah bere jeden kámen za každý zavřený mlýn.
rule-mill-capture_duty = Povinnost brát
rule-mill-capture_duty-must = Co se vzít smí, to se vzít musí.
rule-mill-capture_duty-may = Brát se smí, ale nemusí.
rule-mill-on_mill_placing = Mlýn při pokládání
rule-mill-on_mill_placing-capture = Mlýn zavřený při pokládání bere kámen.
rule-mill-on_mill_placing-extra-turn = Mlýn zavřený při pokládání nic nebere, ale přináší další tah.
rule-mill-on_mill_placing-nothing = Mlýn zavřený při pokládání nepřináší nic.
rule-mill-on_mill_placing-forbidden = Při pokládání se mlýn zavřít nesmí, ledaže by ho tvořil každý volný bod.
rule-mill-on_mill_moving = Mlýn později
rule-mill-on_mill_moving-capture = Mlýn zavřený po pokládání bere kámen.
rule-mill-on_mill_moving-capture-and-extra-turn = Mlýn zavřený po pokládání bere kámen a přináší další tah.
rule-mill-on_mill_moving-nothing = Mlýn zavřený po pokládání nepřináší nic.
rule-mill-remill = Nové zavření
rule-mill-remill-free = Mlýn se smí kdykoli otevřít a znovu zavřít.
rule-mill-remill-no-immediate-return = Kámen, který přešel z mlýna rovnou do jiného, se nesmí hned vrátit.
rule-mill-remill-wait-1 = Otevřený mlýn se nesmí zavřít hned příštím tahem.
rule-mill-remill-wait-2 = Otevřený mlýn se nesmí zavřít v příštích dvou tazích.
rule-mill-remill-wait-3 = Otevřený mlýn se nesmí zavřít v příštích třech tazích.
rule-mill-remill-one-time = Každá čára přinese každé straně zisk jen jednou za partii.

## Winning and losing.

rule-mill-win = Výhra
rule-mill-win-reduce = Vyhrává, kdo soupeři nechá příliš málo kamenů nebo žádný tah.
rule-mill-win-first-mill = Vyhrává, kdo zavře první mlýn nebo soupeři nenechá žádný tah.
rule-mill-win-block-only = Vyhrává jen ten, kdo soupeři nenechá žádný tah.
rule-mill-min_stones = Příliš málo kamenů
rule-mill-min_stones-value =
    { $value ->
        [one] Méně než { $value } kámen je příliš málo.
        [few] Méně než { $value } kameny je příliš málo.
       *[other] Méně než { $value } kamenů je příliš málo.
    }
rule-mill-blocked = Už není tah
rule-mill-blocked-loss = Kdo nemůže táhnout, prohrává.
rule-mill-blocked-pass = Kdo nemůže táhnout, vynechá; když nemůže nikdo, je remíza.
rule-mill-blocked-draw = Když hráč nemůže táhnout, je remíza.
rule-mill-board_full = Plná deska
rule-mill-board_full-draw = Když jsou po pokládání obsazené všechny body, je remíza.
rule-mill-board_full-mover-loses = Když jsou po pokládání obsazené všechny body, prohrává strana na tahu.
rule-mill-board_full-each-removes-one = Když jsou po pokládání obsazené všechny body, každá strana vezme jeden soupeřův kámen.
rule-mill-three_v_three = Tři proti třem
rule-mill-three_v_three-play-on = Tři kameny proti třem se hrají dál.
rule-mill-three_v_three-draw = Tři kameny proti třem jsou remíza.

## Dice.

rule-mill-dice = Kostky
rule-mill-dice-none = Hraje se bez kostek.
rule-mill-dice-relocate = Před každým tahem se hází třemi kostkami; po vysokém hodu smí kámen na kterýkoli volný bod.
rule-mill-dice-alfonso = Při pokládání se hází třemi kostkami; 6-5-4, 6-3-3, 5-2-2 a 4-1-1 nasadí tři kameny najednou na volnou čáru.
rule-mill-dice_sum = Vysoký hod
rule-mill-dice_sum-value = Hod je vysoký od součtu { $value }.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remíza opakováním
rule-mill-repetition-auto = Jakmile stejná pozice nastane { $count }krát, je remíza.
rule-mill-repetition-claim = Když stejná pozice nastane { $count }krát, smí strana na tahu reklamovat remízu.
rule-mill-repetition-off = Remíza opakováním není.
rule-mill-no_mill = Remíza bez mlýna
rule-mill-no_mill-auto =
    { $count ->
        [one] Po { $count } tahu bez mlýna a bez pokládání je remíza.
       *[other] Po { $count } tazích obou stran dohromady bez mlýna a bez pokládání je remíza.
    }
rule-mill-no_mill-claim =
    { $count ->
        [one] Po { $count } tahu bez mlýna a bez pokládání smí strana na tahu reklamovat remízu.
       *[other] Po { $count } tazích obou stran dohromady bez mlýna a bez pokládání smí strana na tahu reklamovat remízu.
    }
rule-mill-no_mill-off = Remíza pro nedostatek mlýnů není.
rule-mill-no_mill_at_three = Remíza bez mlýna, se třemi kameny
rule-mill-no_mill_at_three-auto =
    { $count ->
        [one] Když jedné straně zbývají jen tři kameny, je remíza po { $count } tahu bez mlýna.
       *[other] Když jedné straně zbývají jen tři kameny, je remíza po { $count } tazích obou stran dohromady bez mlýna.
    }
rule-mill-no_mill_at_three-claim =
    { $count ->
        [one] Když jedné straně zbývají jen tři kameny, smí se remíza reklamovat po { $count } tahu bez mlýna.
       *[other] Když jedné straně zbývají jen tři kameny, smí se remíza reklamovat po { $count } tazích obou stran dohromady bez mlýna.
    }
rule-mill-no_mill_at_three-off = Totéž platí, když jedné straně zbývají jen tři kameny.

## Who begins.

rule-mill-first = Kdo začíná
rule-mill-first-white = Bílý začíná.
rule-mill-first-black = Černý začíná.
rule-mill-first-lot = Kdo začne, na tom se hráči dohodnou, nebo losují.
rule-mill-colours = Barvy
rule-mill-colours-lot = O barvy se losuje.
rule-mill-colours-choose = Hráči si barvy vyberou.
rule-mill-rematch = Příští partie
rule-mill-rematch-alternate = Příští partii začíná druhý hráč.
rule-mill-rematch-winner-starts = Příští partii začíná vítěz.
rule-mill-rematch-loser-starts = Příští partii začíná poražený.
rule-mill-rematch-same = Příští partii začíná tentýž hráč.
