### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: place, move, jump (with three stones), take, mill, stone, point, hand (the
### stones not yet placed).

## The board and the lines on it.

rule-mill-board = Bräde
rule-mill-board-nine = Brädet har 24 punkter på tre kvadrater inuti varandra.
rule-mill-board-seven = Brädet har 17 punkter: två kvadrater och ett kors genom mitten.
rule-mill-board-six = Brädet har 16 punkter på två kvadrater.
rule-mill-board-three = Brädet har nio punkter i tre rader om tre.
rule-mill-stones = Pjäser
rule-mill-stones-value = Varje sida har { $value } pjäser.
rule-mill-lines = Linjer
rule-mill-lines-straight = Tre pjäser vågrätt eller lodrätt på en ritad linje är en kvarn.
rule-mill-lines-diagonal = Även hörndiagonalerna är ritade, för drag och för kvarnar.
rule-mill-lines-diagonal-mills = Även tre pjäser på en hörndiagonal är en kvarn, men ingen flyttar längs den.
rule-mill-lines-diagonal-moves = Man flyttar även längs hörndiagonalerna, men tre pjäser på en av dem är ingen kvarn.
rule-mill-lines-corners = Även ett hörn med sina två grannar på samma kvadrat är en kvarn.
rule-mill-lines-corners-only = Bara ett hörn med sina två grannar på samma kvadrat är en kvarn.

## Placing, moving and jumping.

rule-mill-placing = Sätta ut
rule-mill-placing-separate = Först sätts alla pjäser ut, sedan flyttas de.
rule-mill-placing-mixed = Varje drag sätter man ut eller flyttar, precis som man vill.
rule-mill-motion = Flytta
rule-mill-motion-step = En pjäs går ett steg längs en ritad linje.
rule-mill-motion-knight = En pjäs går som springaren i schack, längs de ritade linjerna.
rule-mill-motion-hop = En pjäs går ett steg, eller hoppar över en granne till nästa punkt på linjen.
rule-mill-motion-hop-capture = En pjäs går ett steg, eller hoppar över en granne; en motståndarpjäs man hoppar över är tagen.
rule-mill-motion-hop-capture-chain = En pjäs går ett steg, eller hoppar över en granne; motståndarpjäser man hoppar över är tagna, flera i samma drag om det går vidare.
rule-mill-motion-chess = En pjäs går som springaren, som tornet längs linjerna eller som löparen längs hörndiagonalerna.
rule-mill-fly = Hoppa
rule-mill-fly-off = Ingen hoppar.
rule-mill-fly-line = Den som har få pjäser kvar går hur långt som helst längs en linje över tomma punkter.
rule-mill-fly-free = Den som har få pjäser kvar får hoppa till vilken tom punkt som helst.
rule-mill-fly_at = Hoppa från
rule-mill-fly_at-value = Man får hoppa när man har { $value } pjäser kvar och ingen på hand.

## Mills and taking.

rule-mill-protect_placing = Säkra pjäser vid utsättningen
rule-mill-protect_placing-strict = Medan pjäserna sätts ut tas aldrig en pjäs i kvarn; finns ingen annan tas ingenting.
rule-mill-protect_placing-except-last-three = Medan pjäserna sätts ut tas ingen pjäs i kvarn, om inte ägaren har tre sammanlagt.
rule-mill-protect_placing-unless-all-in-mills = Medan pjäserna sätts ut tas en pjäs i kvarn bara om det inte finns någon annan.
rule-mill-protect_placing-none = Medan pjäserna sätts ut får vilken motståndarpjäs som helst tas.
rule-mill-protect_moving = Säkra pjäser senare
rule-mill-protect_moving-strict = När alla är utsatta tas aldrig en pjäs i kvarn; finns ingen annan tas ingenting.
rule-mill-protect_moving-except-last-three = När alla är utsatta tas ingen pjäs i kvarn, utom från en motståndare som bara har tre.
rule-mill-protect_moving-unless-all-in-mills = När alla är utsatta tas en pjäs i kvarn bara om det inte finns någon annan.
rule-mill-protect_moving-none = När alla är utsatta får vilken motståndarpjäs som helst tas.
rule-mill-captures = Två kvarnar på en gång
rule-mill-captures-one = Hur många kvarnar ett drag än sluter tar det en pjäs.
rule-mill-captures-per-mill = Ett drag tar en pjäs för varje kvarn det sluter.
rule-mill-capture_duty = Tvång att ta
rule-mill-capture_duty-must = En pjäs som får tas måste tas.
rule-mill-capture_duty-may = Man får ta, men behöver inte.
rule-mill-on_mill_placing = Kvarn vid utsättningen
rule-mill-on_mill_placing-capture = En kvarn som sluts vid utsättningen tar en pjäs.
rule-mill-on_mill_placing-extra-turn = En kvarn som sluts vid utsättningen tar ingenting men ger ett drag till.
rule-mill-on_mill_placing-nothing = En kvarn som sluts vid utsättningen ger ingenting.
rule-mill-on_mill_placing-forbidden = Ingen kvarn får slutas vid utsättningen, om inte varje tom punkt ger en.
rule-mill-on_mill_moving = Kvarn senare
rule-mill-on_mill_moving-capture = En kvarn som sluts när alla är utsatta tar en pjäs.
rule-mill-on_mill_moving-capture-and-extra-turn = En kvarn som sluts när alla är utsatta tar en pjäs och ger ett drag till.
rule-mill-on_mill_moving-nothing = En kvarn som sluts när alla är utsatta ger ingenting.
rule-mill-remill = Sluta igen
rule-mill-remill-free = En kvarn får öppnas och slutas igen när som helst.
rule-mill-remill-no-immediate-return = En pjäs som gått från en kvarn rakt in i en annan får inte gå tillbaka direkt.
rule-mill-remill-wait-1 = En kvarn man öppnat får inte slutas igen i nästa drag.
rule-mill-remill-wait-2 = En kvarn man öppnat får inte slutas igen i de två närmaste dragen.
rule-mill-remill-wait-3 = En kvarn man öppnat får inte slutas igen i de tre närmaste dragen.
rule-mill-remill-one-time = Varje linje räknas bara en gång per parti för varje sida.

## Winning and losing.

rule-mill-win = Vinst
rule-mill-win-reduce = Den som lämnar motståndaren för få pjäser, eller inget drag, vinner.
rule-mill-win-first-mill = Den som sluter första kvarnen, eller lämnar motståndaren utan drag, vinner.
rule-mill-win-block-only = Bara den som lämnar motståndaren utan drag vinner.
rule-mill-min_stones = För få pjäser
rule-mill-min_stones-value = Färre än { $value } pjäser är för få.
rule-mill-blocked = Inget drag kvar
rule-mill-blocked-loss = Den som inte kan flytta har förlorat.
rule-mill-blocked-pass = Den som inte kan flytta passar; kan ingen av dem är partiet remi.
rule-mill-blocked-draw = Om en spelare inte kan flytta är partiet remi.
rule-mill-board_full = Fullt bräde
rule-mill-board_full-draw = Är alla punkter upptagna efter utsättningen är partiet remi.
rule-mill-board_full-mover-loses = Är alla punkter upptagna efter utsättningen har sidan vid draget förlorat.
rule-mill-board_full-each-removes-one = Är alla punkter upptagna efter utsättningen tar varje sida bort en av motståndarens pjäser.
rule-mill-three_v_three = Tre mot tre
rule-mill-three_v_three-play-on = Med tre pjäser mot tre spelar man vidare.
rule-mill-three_v_three-draw = Tre pjäser mot tre är remi.

## Dice.

rule-mill-dice = Tärningar
rule-mill-dice-none = Inga tärningar används.
rule-mill-dice-relocate = Tre tärningar kastas före varje drag; med ett högt kast får en pjäs gå till vilken tom punkt som helst.
rule-mill-dice-alfonso = Tre tärningar kastas vid utsättningen; 6-5-4, 6-3-3, 5-2-2 och 4-1-1 ger tre pjäser på en gång på en tom linje.
rule-mill-dice_sum = Högt kast
rule-mill-dice_sum-value = Ett kast på { $value } eller mer är högt.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remi genom upprepning
rule-mill-repetition-auto = Partiet är remi så snart samma ställning uppstått { $count } gånger.
rule-mill-repetition-claim = När samma ställning uppstått { $count } gånger får sidan vid draget kräva remi.
rule-mill-repetition-off = Det finns ingen remi genom upprepning.
rule-mill-no_mill = Remi utan kvarn
rule-mill-no_mill-auto = Partiet är remi efter { $count } drag, båda sidor tillsammans, utan kvarn eller utsättning.
rule-mill-no_mill-claim = Efter { $count } drag, båda sidor tillsammans, utan kvarn eller utsättning får sidan vid draget kräva remi.
rule-mill-no_mill-off = Det finns ingen remi för att kvarnar uteblir.
rule-mill-no_mill_at_three = Remi utan kvarn, med tre pjäser
rule-mill-no_mill_at_three-auto = När en sida bara har tre pjäser är partiet remi efter { $count } drag, båda sidor tillsammans, utan kvarn.
rule-mill-no_mill_at_three-claim = När en sida bara har tre pjäser får remi krävas efter { $count } drag, båda sidor tillsammans, utan kvarn.
rule-mill-no_mill_at_three-off = Detsamma gäller när en sida bara har tre pjäser.

## Who begins.

rule-mill-first = Vem som börjar
rule-mill-first-white = Vit börjar.
rule-mill-first-black = Svart börjar.
rule-mill-first-lot = Spelarna kommer överens om vem som börjar, eller lottar.
rule-mill-colours = Färger
rule-mill-colours-lot = Färgerna lottas.
rule-mill-colours-choose = Spelarna väljer färg.
rule-mill-rematch = Nästa parti
rule-mill-rematch-alternate = I nästa parti börjar den andra spelaren.
rule-mill-rematch-winner-starts = I nästa parti börjar vinnaren.
rule-mill-rematch-loser-starts = I nästa parti börjar förloraren.
rule-mill-rematch-same = I nästa parti börjar samma spelare.
