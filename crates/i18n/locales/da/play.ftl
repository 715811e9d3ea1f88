### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "you". "Draw" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Af dette spil er kun navnet overleveret; dette er vores udgave.
play-seed = Startværdi { $seed }: med --seed { $seed } falder terninger og lod på samme måde igen.
play-hint = Skriv et træk som { $turn }, eller »hjælp« for alt andet.
play-own-rules = { $family }, efter egne regler
play-resumed-elsewhere = Den fil indeholder mere, end dette program ville skrive, så den får lov at være; gem partiet under et andet navn.
play-lot = Lodtrækningen afgør det: { $player } begynder.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } er Hvid, { $black } er Sort.
play-legend-draughts = { $white } og { $black } er Hvids og Sorts brikker, { $whiteking } og { $blackking } deres dammer.
play-legend-wolf = { $white } er et får, { $black } er ulven.
play-legend-battue = { $white } er vildtet, { $black } er en jæger.
play-legend-battue-fox = { $white } er ræven, { $black } er en jæger.
play-legend-pegs = { $white } er en pind.
play-hands = På hånden: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Ulven er i trækket
        [sheep] Fårene er i trækket
        [quarry] Vildtet er i trækket
        [fox] Ræven er i trækket
        [hunters] Jægerne er i trækket
       *[other] { $player } er i trækket
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "White to move:".

play-do-place =
    { $hand ->
        [one] sæt din sidste brik
       *[other] sæt en af dine { $hand } brikker
    }
play-do-place-or-move =
    { $hand ->
        [one] sæt din sidste brik, eller flyt en
       *[other] sæt en af dine { $hand } brikker, eller flyt en
    }
play-do-move = flyt en brik
play-do-jump = flyt en brik, eller spring med den til et hvilket som helst tomt punkt
play-do-slide = flyt en brik så langt, du vil, langs en linje
play-do-relocate = et højt kast: flyt en brik, eller sæt en af dine på et hvilket som helst tomt punkt
play-do-enter =
    { $hand ->
        [one] sæt din sidste brik
       *[other] sæt en af dine { $hand } brikker, eller tre på én gang på en tom linje, for eksempel { $turn }
    }
play-do-pass = du kan ikke trække og må melde pas
play-do-remove = tag en af modstanderens brikker
play-do-man = flyt en brik
play-do-capture = du skal slå
play-do-wolf = sæt ulven på brættet
play-do-step = gå ét skridt
play-do-step-or-hop = gå ét skridt, eller hop over en jæger
play-do-step-or-take = gå ét skridt, eller hop over en jæger, og tag den
play-do-throw-relocate = kast terningerne; med { $sum } eller mere må du sætte en brik på et hvilket som helst tomt punkt
play-do-throw-alfonso = kast terningerne; med 6-5-4, 6-3-3, 5-2-2 eller 4-1-1 må du sætte tre brikker på én gang på en tom linje
play-do-low-throw = et lavt kast: { $do }
play-do-no-entry = med dette kast kommer der ingen hel linje ind: { $do }
play-do-dice-later = { $do }; terningerne kommer, når alle brikker er sat
play-do-jump-peg =
    { $pegs ->
        [one] Én pind tilbage
       *[other] { $pegs } pinde tilbage
    }

## What happens. The federation's folder prints its own call on closing a mill: "Mühle closed".
## A double mill opens one mill and closes another with the same move.

play-mill-closed = Mølle!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mølle lukket!
play-double-mill = Mølle! Og en anden åbnet: en svikmølle.
play-double-mill-federation = Mølle lukket, og en anden åbnet: en svikmølle!
play-extra-turn = Det giver et træk til.
play-thrown = Terningerne viser { $throw }.
play-enter-pass = Skriv: pass
play-enter-throw = Kast tre terninger, og skriv, hvad de viser, for eksempel 5 5 4.
play-undone =
    { $count ->
        [one] Ét træk fortrudt.
       *[other] { $count } træk fortrudt.
    }
play-throw-withdrawn = Kastet er taget tilbage.
play-reopened = Partiet er åbent igen.
play-turn-dropped = { $turn } er ikke spillet.
play-redone = Spillet igen: { $turn }.
play-offered =
    { $side ->
        [wolf] Ulven tilbyder remis
        [sheep] Fårene tilbyder remis
        [quarry] Vildtet tilbyder remis
        [fox] Ræven tilbyder remis
        [hunters] Jægerne tilbyder remis
       *[other] { $player } tilbyder remis
    }: den anden side kan tage imod, afslå eller bare spille videre.
play-declined = Remistilbuddet er afslået.
play-offer-again = Samme side kan tilbyde igen efter sit næste træk.
play-claim-repetition = Kravet holder: stillingen har været der { $count } gange, efter træk { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Kravet holder: { $count } træk af begge sider uden fremskridt, siden før notationens begyndelse.
       *[other] Kravet holder: { $count } træk af begge sider uden fremskridt, siden træk { $last }.
    }
play-saved = Gemt i { $file }.
play-possible = Muligt: { $turns }
play-moves =
    { $count ->
        [one] Ét muligt træk:
       *[other] { $count } mulige træk:
    }
play-no-moves = Der er ingen mulige træk nu.
play-over = Du kan stadig fortryde, gemme eller slutte.
play-over-declared = Du kan stadig gemme eller slutte.
play-grade-centre = Og den sidste pind står i midten.
play-pegs-left =
    { $pegs ->
        [one] Der er én pind tilbage.
       *[other] Der er { $pegs } pinde tilbage.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, niveau { $level }
play-against = Du spiller mod computeren på niveau { $level }.
play-level = Computeren spiller på niveau { $level }.
play-thinking = Zwick tænker …
hint-hopeless = Herfra kan den ikke gå op mere; tag noget tilbage.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } lukker en mølle. Hvilken brik tager du: { $stones }?
play-ask-take-or-not = { $turn } lukker en mølle. Hvilken brik tager du: { $stones }? Skriv »ingen« for at lade dem stå.
play-ask-resign =
    { $side ->
        [wolf] Ulven giver op
        [sheep] Fårene giver op
        [quarry] Vildtet giver op
        [fox] Ræven giver op
        [hunters] Jægerne giver op
       *[other] { $player } giver op
    }: ja eller nej?
play-ask-resign-alone = Vil du give op: ja eller nej?
play-ask-quit = Partiet er ikke slut og ikke gemt. Slutte alligevel: ja, nej eller gem parti.txt?

## The end of the evening.

play-bye = På gensyn.
play-bye-unfinished = På gensyn. Partiet er ikke spillet færdigt.
play-bye-unsaved = Partiet er ikke gemt; »gem parti.txt« eller --save havde bevaret det.

## Help. $words are the words the command understands in all languages.

play-help-title = Du kan skrive:
play-help-mill = d2 for at sætte, d2-b2 for at flytte, d2-b2xa4 for at tage brikken på a4 med en mølle
play-help-draughts = { $turn } for et træk; flere spring som 9x18x27
play-help-wolf = d8+ sætter ulven på brættet, d8-c7 er et skridt
play-help-battue = a1-a4 for et skridt
play-help-battue-hop = a1-a4 for et skridt, a1-a7 for et hop
play-help-battue-take = a1-a4 for et skridt, a1-a7xa4 for et hop, der tager
play-help-pegs = d2-d4 for et spring
play-help-throw = terningerne, for eksempel: kast 5 5 4
play-help-undo = fortryd det sidste træk; »fortryd 3« fortryder tre
play-help-redo = spil et fortrudt træk igen
play-help-draw = tilbyd remis
play-help-accept = tag imod remistilbuddet
play-help-decline = afslå remistilbuddet
play-help-claim = kræv remis: kræv gentagelse, eller kræv uden-mølle; tilføj det træk, du vil spille, hvis det først bliver remis med det
play-help-resign = giv partiet op
play-help-resign-alone = giv op
play-help-hint = spørg, hvad du skal spille: én gang for stedet, en gang til for hele trækket
play-help-level = hvor stærkt computeren spiller, fra 1 til 10: niveau 3
play-help-show = vis brættet
play-help-flip = se fra den anden side
play-help-moves = vis alle mulige træk
play-help-rules = reglerne for dette spil
play-help-save = gem partiet: gem parti.txt
play-help-help = denne liste
play-help-quit = slut; med --save bliver partiet gemt

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = kast
command-undo = fortryd tilbage
command-redo = igen frem
command-draw = remis uafgjort
command-accept = accepter ja
command-decline = afslå nej
command-claim = kræv
command-resign = opgiv giv
command-hint = tip
command-level = niveau
command-show = vis bræt
command-flip = vend
command-moves = træk
command-rules = regler
command-save = gem
command-help = hjælp
command-quit = slut afslut
command-none = ingen intet

## Words for what is claimed, after the command "claim"; words with a blank are joined by a hyphen.

claim-repetition = gentagelse
claim-no-progress = uden-mølle ingen-mølle uden-fremskridt
