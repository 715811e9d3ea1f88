### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "you". "Draw" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Av dette spillet er bare navnet overlevert; dette er vår versjon.
play-seed = Startverdi { $seed }: med --seed { $seed } faller terninger og lodd likt igjen.
play-hint = Skriv et trekk som { $turn }, eller «hjelp» for alt annet.
play-own-rules = { $family }, etter egne regler
play-resumed-elsewhere = Den filen inneholder mer enn dette programmet ville skrevet, så den får stå som den er; lagre partiet under et annet navn.
play-lot = Loddet avgjør: { $player } begynner.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } er Hvit, { $black } er Svart.
play-legend-draughts = { $white } og { $black } er brikkene til Hvit og Svart, { $whiteking } og { $blackking } dammene deres.
play-legend-wolf = { $white } er en sau, { $black } er ulven.
play-legend-battue = { $white } er viltet, { $black } er en jeger.
play-legend-battue-fox = { $white } er reven, { $black } er en jeger.
play-legend-pegs = { $white } er en pinne.
play-hands = På hånden: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Ulven er i trekket
        [sheep] Sauene er i trekket
        [quarry] Viltet er i trekket
        [fox] Reven er i trekket
        [hunters] Jegerne er i trekket
       *[other] { $player } er i trekket
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "White to move:".

play-do-place =
    { $hand ->
        [one] sett den siste brikken din
       *[other] sett en av dine { $hand } brikker
    }
play-do-place-or-move =
    { $hand ->
        [one] sett den siste brikken din, eller flytt en
       *[other] sett en av dine { $hand } brikker, eller flytt en
    }
play-do-move = flytt en brikke
play-do-jump = flytt en brikke, eller hopp med den til hvilket som helst tomt punkt
play-do-slide = flytt en brikke så langt du vil langs en linje
play-do-relocate = et høyt kast: flytt en brikke, eller sett en av dine på hvilket som helst tomt punkt
play-do-enter =
    { $hand ->
        [one] sett den siste brikken din
       *[other] sett en av dine { $hand } brikker, eller tre på én gang på en tom linje, for eksempel { $turn }
    }
play-do-pass = du kan ikke flytte og må melde pass
play-do-remove = ta en av motstanderens brikker
play-do-man = flytt en brikke
play-do-capture = du må slå
play-do-wolf = sett ulven på brettet
play-do-step = gå ett steg
play-do-step-or-hop = gå ett steg, eller hopp over en jeger
play-do-step-or-take = gå ett steg, eller hopp over en jeger og ta den
play-do-throw-relocate = kast terningene; med { $sum } eller mer kan du sette en brikke på hvilket som helst tomt punkt
play-do-throw-alfonso = kast terningene; med 6-5-4, 6-3-3, 5-2-2 eller 4-1-1 kan du sette tre brikker på én gang på en tom linje
play-do-low-throw = et lavt kast: { $do }
play-do-no-entry = med dette kastet kommer ingen hel linje inn: { $do }
play-do-dice-later = { $do }; terningene kommer når alle brikkene er satt
play-do-jump-peg =
    { $pegs ->
        [one] Én pinne igjen
       *[other] { $pegs } pinner igjen
    }

## What happens. The federation's folder prints its own call on closing a mill: "Mühle closed".
## A double mill opens one mill and closes another with the same move.

play-mill-closed = Mølle!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mølle lukket!
play-double-mill = Mølle! Og en annen åpnet: en dobbelmølle.
play-double-mill-federation = Mølle lukket, og en annen åpnet: en dobbelmølle!
play-extra-turn = Det gir et trekk til.
play-thrown = Terningene viser { $throw }.
play-enter-pass = Skriv: pass
play-enter-throw = Kast tre terninger og skriv hva de viser, for eksempel 5 5 4.
play-undone =
    { $count ->
        [one] Ett trekk angret.
       *[other] { $count } trekk angret.
    }
play-throw-withdrawn = Kastet er tatt tilbake.
play-reopened = Partiet er åpent igjen.
play-turn-dropped = { $turn } er ikke spilt.
play-redone = Spilt igjen: { $turn }.
play-offered =
    { $side ->
        [wolf] Ulven tilbyr remis
        [sheep] Sauene tilbyr remis
        [quarry] Viltet tilbyr remis
        [fox] Reven tilbyr remis
        [hunters] Jegerne tilbyr remis
       *[other] { $player } tilbyr remis
    }: den andre siden kan godta, avslå eller bare spille videre.
play-declined = Remistilbudet er avslått.
play-offer-again = Samme side kan tilby igjen etter sitt neste trekk.
play-claim-repetition = Kravet holder: stillingen har forekommet { $count } ganger, etter trekk { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Kravet holder: { $count } trekk av begge sider uten framgang, siden før notasjonen begynner.
       *[other] Kravet holder: { $count } trekk av begge sider uten framgang, siden trekk { $last }.
    }
play-saved = Lagret i { $file }.
play-possible = Mulig: { $turns }
play-moves =
    { $count ->
        [one] Ett mulig trekk:
       *[other] { $count } mulige trekk:
    }
play-no-moves = Ingen trekk er mulige nå.
play-over = Du kan fortsatt angre, lagre eller slutte.
play-over-declared = Du kan fortsatt lagre eller slutte.
play-grade-centre = Og den siste pinnen står i midten.
play-pegs-left =
    { $pegs ->
        [one] Én pinne er igjen.
       *[other] { $pegs } pinner er igjen.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, nivå { $level }
play-against = Du spiller mot datamaskinen på nivå { $level }.
play-level = Datamaskinen spiller på nivå { $level }.
play-thinking = Zwick tenker …
hint-hopeless = Herfra kan den ikke gå opp lenger; ta noe tilbake.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } lukker en mølle. Hvilken brikke tar du: { $stones }?
play-ask-take-or-not = { $turn } lukker en mølle. Hvilken brikke tar du: { $stones }? Skriv «ingen» for å la dem stå.
play-ask-resign =
    { $side ->
        [wolf] Ulven gir opp
        [sheep] Sauene gir opp
        [quarry] Viltet gir opp
        [fox] Reven gir opp
        [hunters] Jegerne gir opp
       *[other] { $player } gir opp
    }: ja eller nei?
play-ask-resign-alone = Vil du gi opp: ja eller nei?
play-ask-quit = Partiet er ikke slutt og ikke lagret. Slutte likevel: ja, nei eller lagre parti.txt?

## The end of the evening.

play-bye = Ha det.
play-bye-unfinished = Ha det. Partiet er ikke ferdigspilt.
play-bye-unsaved = Partiet er ikke lagret; «lagre parti.txt» eller --save hadde tatt vare på det.

## Help. $words are the words the command understands in all languages.

play-help-title = Du kan skrive:
play-help-mill = d2 for å sette, d2-b2 for å flytte, d2-b2xa4 for å ta brikken på a4 med en mølle
play-help-draughts = { $turn } for et trekk; flere hopp som 9x18x27
play-help-wolf = d8+ setter ulven på brettet, d8-c7 er et steg
play-help-battue = a1-a4 for et steg
play-help-battue-hop = a1-a4 for et steg, a1-a7 for et hopp
play-help-battue-take = a1-a4 for et steg, a1-a7xa4 for et hopp som tar
play-help-pegs = d2-d4 for et hopp
play-help-throw = terningene, for eksempel: kast 5 5 4
play-help-undo = angre siste trekk; «angre 3» tar tilbake tre
play-help-redo = spille et angret trekk igjen
play-help-draw = tilby remis
play-help-accept = godta remistilbudet
play-help-decline = avslå remistilbudet
play-help-claim = kreve remis: krev gjentakelse, eller krev uten-mølle; legg til trekket du vil spille, hvis remisen kommer med det
play-help-resign = gi opp partiet
play-help-resign-alone = gi opp
play-help-hint = spørre hva du bør spille: én gang for stedet, en gang til for hele trekket
play-help-level = hvor sterkt datamaskinen spiller, fra 1 til 10: nivå 3
play-help-show = vise brettet
play-help-flip = se fra den andre siden
play-help-moves = liste opp alle mulige trekk
play-help-rules = reglene for dette spillet
play-help-save = lagre partiet: lagre parti.txt
play-help-help = denne listen
play-help-quit = slutte; med --save blir partiet tatt vare på

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = kast trill
command-undo = angre tilbake
command-redo = igjen
command-draw = remis uavgjort
command-accept = godta ja
command-decline = avslå nei
command-claim = krev
command-resign = gi-opp gi
command-hint = hint
command-level = nivå
command-show = vis brett
command-flip = snu
command-moves = trekk
command-rules = regler
command-save = lagre
command-help = hjelp
command-quit = slutt avslutt
command-none = ingen ingenting

## Words for what is claimed, after the command "claim"; words with a blank are joined by a hyphen.

claim-repetition = gjentakelse gjentagelse
claim-no-progress = uten-mølle ingen-mølle uten-framgang
