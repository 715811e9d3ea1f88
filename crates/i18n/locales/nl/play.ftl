### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "you". "Draw" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Van dit spel is alleen de naam overgeleverd; dit is onze versie.
play-seed = Startgetal { $seed }: met --seed { $seed } vallen de dobbelstenen en de loten weer net zo.
play-hint = Typ een zet als { $turn }, of ‘help’ voor al het andere.
play-own-rules = { $family }, volgens eigen regels
play-resumed-elsewhere = In dat bestand staat meer dan dit programma zou schrijven, dus het blijft zoals het is; sla de partij onder een andere naam op.
play-lot = Het lot beslist: { $player } begint.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } is Wit, { $black } is Zwart.
play-legend-draughts = { $white } en { $black } zijn de schijven van Wit en Zwart, { $whiteking } en { $blackking } hun dammen.
play-legend-wolf = { $white } is een schaap, { $black } is de wolf.
play-legend-battue = { $white } is het wild, { $black } is een jager.
play-legend-battue-fox = { $white } is de vos, { $black } is een jager.
play-legend-pegs = { $white } is een pion.
play-hands = In de hand: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] De wolf is aan zet
        [sheep] De schapen zijn aan zet
        [quarry] Het wild is aan zet
        [fox] De vos is aan zet
        [hunters] De jagers zijn aan zet
       *[other] { $player } is aan zet
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "White to move:".

play-do-place =
    { $hand ->
        [one] plaats je laatste steen
       *[other] plaats een van je { $hand } stenen
    }
play-do-place-or-move =
    { $hand ->
        [one] plaats je laatste steen of schuif er een
       *[other] plaats een van je { $hand } stenen of schuif er een
    }
play-do-move = schuif een steen
play-do-jump = schuif een steen of spring ermee naar een leeg punt
play-do-slide = schuif een steen zo ver je wilt langs een lijn
play-do-relocate = een hoge worp: schuif een steen of zet er een van jezelf op een leeg punt naar keuze
play-do-enter =
    { $hand ->
        [one] plaats je laatste steen
       *[other] plaats een van je { $hand } stenen, of drie tegelijk op een lege lijn, bijvoorbeeld { $turn }
    }
play-do-pass = je kunt niet zetten en moet passen
play-do-remove = sla een steen van de tegenstander
play-do-man = doe een zet
play-do-capture = je moet slaan
play-do-wolf = zet de wolf op het bord
play-do-step = doe één stap
play-do-step-or-hop = doe één stap of spring over een jager
play-do-step-or-take = doe één stap of spring over een jager en sla hem
play-do-throw-relocate = gooi de dobbelstenen; met { $sum } of meer mag je een steen op elk leeg punt zetten
play-do-throw-alfonso = gooi de dobbelstenen; met 6-5-4, 6-3-3, 5-2-2 of 4-1-1 komen er drie stenen tegelijk op een lege lijn
play-do-low-throw = een lage worp: { $do }
play-do-no-entry = met deze worp komt er geen lijn op het bord: { $do }
play-do-dice-later = { $do }; er wordt gedobbeld als alle stenen geplaatst zijn
play-do-jump-peg =
    { $pegs ->
        [one] Nog één pion
       *[other] Nog { $pegs } pionnen
    }

## What happens. The federation's folder prints its own call on closing a mill: "Mühle closed".
## A double mill opens one mill and closes another with the same move.

play-mill-closed = Molen!
play-calls = { $player }: { $call }
play-mill-closed-federation = Molen dicht!
play-double-mill = Molen! En meteen een andere open: een dubbele molen.
play-double-mill-federation = Molen dicht, en een andere open: een dubbele molen!
play-extra-turn = Dat levert een extra zet op.
play-thrown = De dobbelstenen: { $throw }.
play-enter-pass = Typ: pass
play-enter-throw = Gooi drie dobbelstenen en typ de ogen in, bijvoorbeeld 5 5 4.
play-undone =
    { $count ->
        [one] Eén zet teruggenomen.
       *[other] { $count } zetten teruggenomen.
    }
play-throw-withdrawn = De worp is teruggenomen.
play-reopened = De partij is weer open.
play-turn-dropped = { $turn } is niet gespeeld.
play-redone = Weer gespeeld: { $turn }.
play-offered =
    { $side ->
        [wolf] De wolf biedt remise aan
        [sheep] De schapen bieden remise aan
        [quarry] Het wild biedt remise aan
        [fox] De vos biedt remise aan
        [hunters] De jagers bieden remise aan
       *[other] { $player } biedt remise aan
    }: de andere kant kan aannemen, afslaan of gewoon doorspelen.
play-declined = Het remiseaanbod is afgeslagen.
play-offer-again = Dezelfde kant kan na de volgende eigen zet weer remise aanbieden.
play-claim-repetition = De claim klopt: de stelling is { $count } keer voorgekomen, na zet { $plies }.
play-claim-no-progress =
    { $last ->
        [start] De claim klopt: { $count } zetten van beide kanten samen zonder vooruitgang, al van voor het begin van de notatie.
       *[other] De claim klopt: { $count } zetten van beide kanten samen zonder vooruitgang, sinds zet { $last }.
    }
play-saved = Opgeslagen in { $file }.
play-possible = Mogelijk: { $turns }
play-moves =
    { $count ->
        [one] Eén mogelijke zet:
       *[other] { $count } mogelijke zetten:
    }
play-no-moves = Er is nu geen zet mogelijk.
play-over = Je kunt nog terugnemen, opslaan of stoppen.
play-over-declared = Je kunt nog opslaan of stoppen.
play-grade-centre = En de laatste pion staat in het midden.
play-pegs-left =
    { $pegs ->
        [one] Er is één pion over.
       *[other] Er zijn { $pegs } pionnen over.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, niveau { $level }
play-against = Je speelt tegen de computer op niveau { $level }.
play-level = De computer speelt op niveau { $level }.
play-thinking = Zwick denkt na …
hint-hopeless = Vanaf hier komt het niet meer uit; neem iets terug.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } sluit een molen. Welke steen sla je: { $stones }?
play-ask-take-or-not = { $turn } sluit een molen. Welke steen sla je: { $stones }? Typ ‘geen’ om ze te laten staan.
play-ask-resign =
    { $side ->
        [wolf] De wolf geeft op
        [sheep] De schapen geven op
        [quarry] Het wild geeft op
        [fox] De vos geeft op
        [hunters] De jagers geven op
       *[other] { $player } geeft op
    }: ja of nee?
play-ask-resign-alone = Wil je opgeven: ja of nee?
play-ask-quit = De partij is niet uit en niet opgeslagen. Toch stoppen: ja, nee of opslaan partij.txt?

## The end of the evening.

play-bye = Tot ziens.
play-bye-unfinished = Tot ziens. De partij is nog niet uit.
play-bye-unsaved = De partij is niet opgeslagen; met ‘opslaan partij.txt’ of --save was ze bewaard gebleven.

## Help. $words are the words the command understands in all languages.

play-help-title = Je kunt typen:
play-help-mill = d2 om te plaatsen, d2-b2 om te schuiven, d2-b2xa4 om met een molen de steen op a4 te slaan
play-help-draughts = { $turn } voor een zet; meer sprongen zoals 9x18x27
play-help-wolf = d8+ zet de wolf op het bord, d8-c7 is een stap
play-help-battue = a1-a4 voor een stap
play-help-battue-hop = a1-a4 voor een stap, a1-a7 voor een sprong
play-help-battue-take = a1-a4 voor een stap, a1-a7xa4 voor een sprong die slaat
play-help-pegs = d2-d4 voor een sprong
play-help-throw = de dobbelstenen, bijvoorbeeld: worp 5 5 4
play-help-undo = de laatste zet terugnemen; ‘terug 3’ neemt er drie terug
play-help-redo = een teruggenomen zet weer spelen
play-help-draw = remise aanbieden
play-help-accept = het remiseaanbod aannemen
play-help-decline = het remiseaanbod afslaan
play-help-claim = remise claimen: claimen herhaling, of claimen zonder-molen; met de zet erachter die je wilt spelen, als de remise daarmee komt
play-help-resign = de partij opgeven
play-help-resign-alone = opgeven
play-help-hint = om raad vragen: één keer voor de plek, nog eens voor de hele zet
play-help-level = hoe sterk de computer speelt, van 1 tot 10: niveau 3
play-help-show = het bord tonen
play-help-flip = van de andere kant kijken
play-help-moves = alle mogelijke zetten opsommen
play-help-rules = de regels van dit spel
play-help-save = de partij opslaan: opslaan partij.txt
play-help-help = deze lijst
play-help-quit = stoppen; met --save blijft de partij bewaard

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = worp gooien dobbelen
command-undo = terug terugnemen
command-redo = opnieuw vooruit
command-draw = remise
command-accept = aannemen ja akkoord
command-decline = afslaan nee weigeren
command-claim = claimen
command-resign = opgeven
command-hint = hint
command-level = niveau
command-show = toon bord
command-flip = draai
command-moves = zetten
command-rules = regels spelregels
command-save = opslaan bewaren
command-help = help hulp
command-quit = stop stoppen einde
command-none = geen niets

## Words for what is claimed, after the command "claim"; words with a blank are joined by a hyphen.

claim-repetition = herhaling
claim-no-progress = zonder-molen geen-molen zonder-vooruitgang
