### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "you". "Draw" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Av det här spelet är bara namnet bevarat; det här är vår version.
play-seed = Startvärde { $seed }: med --seed { $seed } faller tärningar och lotter likadant igen.
play-hint = Skriv ett drag som { $turn }, eller ”hjälp” för allt annat.
play-own-rules = { $family }, efter egna regler
play-resumed-elsewhere = Den filen innehåller mer än det här programmet skulle skriva, så den lämnas som den är; spara partiet under ett annat namn.
play-lot = Lotten avgör: { $player } börjar.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } är Vit, { $black } är Svart.
play-legend-draughts = { $white } och { $black } är Vits och Svarts brickor, { $whiteking } och { $blackking } deras damer.
play-legend-wolf = { $white } är ett får, { $black } är vargen.
play-legend-battue = { $white } är villebrådet, { $black } är en jägare.
play-legend-battue-fox = { $white } är räven, { $black } är en jägare.
play-legend-pegs = { $white } är en pinne.
play-hands = På hand: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Vargen är vid draget
        [sheep] Fåren är vid draget
        [quarry] Villebrådet är vid draget
        [fox] Räven är vid draget
        [hunters] Jägarna är vid draget
       *[other] { $player } är vid draget
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "White to move:".

play-do-place =
    { $hand ->
        [one] sätt ut din sista pjäs
       *[other] sätt ut en av dina { $hand } pjäser
    }
play-do-place-or-move =
    { $hand ->
        [one] sätt ut din sista pjäs eller flytta en
       *[other] sätt ut en av dina { $hand } pjäser eller flytta en
    }
play-do-move = flytta en pjäs
play-do-jump = flytta en pjäs eller hoppa med den till vilken tom punkt som helst
play-do-slide = flytta en pjäs hur långt du vill längs en linje
play-do-relocate = ett högt kast: flytta en pjäs eller ställ en av dina på vilken tom punkt som helst
play-do-enter =
    { $hand ->
        [one] sätt ut din sista pjäs
       *[other] sätt ut en av dina { $hand } pjäser, eller tre på en gång på en tom linje, till exempel { $turn }
    }
play-do-pass = du kan inte flytta och måste passa
play-do-remove = ta bort en av motståndarens pjäser
play-do-man = flytta en pjäs
play-do-capture = du måste slå
play-do-wolf = sätt vargen på brädet
play-do-step = gå ett steg
play-do-step-or-hop = gå ett steg eller hoppa över en jägare
play-do-step-or-take = gå ett steg eller hoppa över en jägare och ta den
play-do-throw-relocate = kasta tärningarna; med { $sum } eller mer får du ställa en pjäs på vilken tom punkt som helst
play-do-throw-alfonso = kasta tärningarna; med 6-5-4, 6-3-3, 5-2-2 eller 4-1-1 får du sätta tre pjäser på en gång på en tom linje
play-do-low-throw = ett lågt kast: { $do }
play-do-no-entry = med det här kastet blir det ingen hel linje: { $do }
play-do-dice-later = { $do }; tärningarna kommer när alla pjäser är utsatta
play-do-jump-peg =
    { $pegs ->
        [one] En pinne kvar
       *[other] { $pegs } pinnar kvar
    }

## What happens. The federation's folder prints its own call on closing a mill: "Mühle closed".
## A double mill opens one mill and closes another with the same move.

play-mill-closed = Kvarn!
play-calls = { $player }: { $call }
play-mill-closed-federation = Sluten kvarn!
play-double-mill = Kvarn! Och en annan öppnad: en dubbelkvarn.
play-double-mill-federation = Sluten kvarn, och en annan öppnad: en dubbelkvarn!
play-extra-turn = Det ger ett drag till.
play-thrown = Tärningarna visar { $throw }.
play-enter-pass = Skriv: pass
play-enter-throw = Kasta tre tärningar och skriv vad de visar, till exempel 5 5 4.
play-undone =
    { $count ->
        [one] Ett drag ångrat.
       *[other] { $count } drag ångrade.
    }
play-throw-withdrawn = Kastet är tillbakataget.
play-reopened = Partiet är öppet igen.
play-turn-dropped = { $turn } spelades inte.
play-redone = Spelat igen: { $turn }.
play-offered =
    { $side ->
        [wolf] Vargen bjuder remi
        [sheep] Fåren bjuder remi
        [quarry] Villebrådet bjuder remi
        [fox] Räven bjuder remi
        [hunters] Jägarna bjuder remi
       *[other] { $player } bjuder remi
    }: den andra sidan kan anta, avböja eller bara spela vidare.
play-declined = Remianbudet är avböjt.
play-offer-again = Samma sida kan bjuda igen efter sitt nästa drag.
play-claim-repetition = Kravet stämmer: ställningen har uppstått { $count } gånger, efter drag { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Kravet stämmer: { $count } drag av båda sidor utan framsteg, sedan före protokollets början.
       *[other] Kravet stämmer: { $count } drag av båda sidor utan framsteg, sedan drag { $last }.
    }
play-saved = Sparat i { $file }.
play-possible = Möjligt: { $turns }
play-moves =
    { $count ->
        [one] Ett möjligt drag:
       *[other] { $count } möjliga drag:
    }
play-no-moves = Inget drag är möjligt nu.
play-over = Du kan fortfarande ångra, spara eller sluta.
play-over-declared = Du kan fortfarande spara eller sluta.
play-grade-centre = Och den sista pinnen står i mitten.
play-pegs-left =
    { $pegs ->
        [one] En pinne är kvar.
       *[other] { $pegs } pinnar är kvar.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, nivå { $level }
play-against = Du spelar mot datorn på nivå { $level }.
play-level = Datorn spelar på nivå { $level }.
play-thinking = Zwick tänker …
hint-hopeless = Härifrån går det inte ut längre; ta tillbaka något.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } sluter en kvarn. Vilken pjäs tar du: { $stones }?
play-ask-take-or-not = { $turn } sluter en kvarn. Vilken pjäs tar du: { $stones }? Skriv ”ingen” för att låta dem stå.
play-ask-resign =
    { $side ->
        [wolf] Vargen ger upp
        [sheep] Fåren ger upp
        [quarry] Villebrådet ger upp
        [fox] Räven ger upp
        [hunters] Jägarna ger upp
       *[other] { $player } ger upp
    }: ja eller nej?
play-ask-resign-alone = Vill du ge upp: ja eller nej?
play-ask-quit = Partiet är inte slut och inte sparat. Sluta ändå: ja, nej eller spara parti.txt?

## The end of the evening.

play-bye = Hej då.
play-bye-unfinished = Hej då. Partiet är inte färdigspelat.
play-bye-unsaved = Partiet är inte sparat; ”spara parti.txt” eller --save hade bevarat det.

## Help. $words are the words the command understands in all languages.

play-help-title = Du kan skriva:
play-help-mill = d2 för att sätta ut, d2-b2 för att flytta, d2-b2xa4 för att ta pjäsen på a4 med en kvarn
play-help-draughts = { $turn } för ett drag; flera hopp som 9x18x27
play-help-wolf = d8+ sätter vargen på brädet, d8-c7 är ett steg
play-help-battue = a1-a4 för ett steg
play-help-battue-hop = a1-a4 för ett steg, a1-a7 för ett hopp
play-help-battue-take = a1-a4 för ett steg, a1-a7xa4 för ett hopp som tar
play-help-pegs = d2-d4 för ett hopp
play-help-throw = tärningarna, till exempel: kast 5 5 4
play-help-undo = ta tillbaka senaste draget; ”ångra 3” tar tillbaka tre
play-help-redo = spela ett ångrat drag igen
play-help-draw = bjuda remi
play-help-accept = anta remianbudet
play-help-decline = avböja remianbudet
play-help-claim = kräva remi: kräv upprepning, eller kräv utan-kvarn; lägg till draget du tänker spela, om remin kommer med det
play-help-resign = ge upp partiet
play-help-resign-alone = ge upp
play-help-hint = fråga vad du ska spela: en gång för platsen, en gång till för hela draget
play-help-level = hur starkt datorn spelar, från 1 till 10: nivå 3
play-help-show = visa brädet
play-help-flip = se från andra sidan
play-help-moves = lista alla möjliga drag
play-help-rules = reglerna för det här spelet
play-help-save = spara partiet: spara parti.txt
play-help-help = den här listan
play-help-quit = sluta; med --save sparas partiet

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = kast kasta
command-undo = ångra tillbaka
command-redo = gör-om igen
command-draw = remi
command-accept = anta ja acceptera
command-decline = avböj nej
command-claim = kräv
command-resign = ge-upp ge uppge
command-hint = tips
command-level = nivå
command-show = visa bräde
command-flip = vänd
command-moves = drag
command-rules = regler
command-save = spara
command-help = hjälp
command-quit = sluta slut avsluta
command-none = ingen inget

## Words for what is claimed, after the command "claim"; words with a blank are joined by a hyphen.

claim-repetition = upprepning
claim-no-progress = utan-kvarn ingen-kvarn utan-framsteg
