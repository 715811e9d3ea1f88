### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, tom
place-stone-white = { $place }, hvid brik
place-stone-black = { $place }, sort brik
place-mill-white = { $place }, hvid brik, i en mølle
place-mill-black = { $place }, sort brik, i en mølle
place-man-white = { $place }, hvid brik
place-man-black = { $place }, sort brik
place-king-white = { $place }, hvid dam
place-king-black = { $place }, sort dam
place-wolf = { $place }, ulven
place-sheep = { $place }, får
place-quarry = { $place }, vildtet
place-fox = { $place }, ræven
place-hunter = { $place }, jæger
place-peg = { $place }, pind

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } til { $to }
turn-over = { $from } over { $over } til { $to }
turn-enter = tre brikker på { $places }
turn-remove = tager { $places }
turn-takes = { $turn }, tager { $places }
turn-huff = blæser { $place }, så { $turn }
turn-pass = melder pas

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Ulven
        [sheep] Fårene
        [quarry] Vildtet
        [fox] Ræven
        [hunters] Jægerne
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Lodtrækningen har afgjort det: { $player } spiller ulven.
        [sheep] Lodtrækningen har afgjort det: { $player } spiller fårene.
        [quarry] Lodtrækningen har afgjort det: { $player } spiller vildtet.
        [fox] Lodtrækningen har afgjort det: { $player } spiller ræven.
        [hunters] Lodtrækningen har afgjort det: { $player } spiller jægerne.
        [black] Lodtrækningen har afgjort det: { $player } spiller sort.
       *[other] Lodtrækningen har afgjort det: { $player } spiller hvid.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Stillingen har været der { $count } gange, efter træk { $plies }.
proof-no-win = Alle måder at fortsætte på er prøvet, { $count } stillinger i alt; i ingen af dem vinder den anden side.
proof-no-progress =
    { $last ->
        [start] { $count } træk af begge sider uden fremskridt, siden før notationens begyndelse.
       *[other] { $count } træk af begge sider uden fremskridt, siden træk { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Én pind, i midten: bedre kan det ikke blive.
grade-solved = Én pind tilbage: det er løsningen.
grade-one = Én pind tilbage, blot ikke på sin plads: så godt som løst.
grade-two = To pinde tilbage: næsten løst.
grade-three = Tre pinde tilbage: tæt på en løsning.
grade-four = Fire pinde tilbage: ikke langt fra en løsning.
grade-five-or-six = Nogle få pinde tilbage: et hæderligt forsøg.
grade-seven-or-more = Mange pinde tilbage: prøv igen.

## What the page cannot do. Whole sentences that help on.

error-stale = Partiet er gået videre imens; brættet viser nu, hvordan det står.
error-unknown-game = Det parti findes ikke her.
error-unknown-rules = De regler findes ikke her.
error-not-found = Der er ikke noget på denne adresse.
error-method-not-allowed = Det kan man ikke på denne adresse.
error-foreign-origin = Forespørgslen kom fra en anden side, så der skete ikke noget.
error-foreign-host = Forespørgslen var til en anden computer, så der skete ikke noget.
error-too-large = Det er mere, end der kan tages imod på én gang.
error-bad-json = Forespørgslen kan ikke læses som JSON.
error-bad-request = Forespørgslen er ikke til at forstå.
error-bad-text = Teksten indeholder et tegn, der ikke kan gemmes.
error-unsupported-media-type = Den slags forespørgsler læses ikke her.
error-not-acceptable = Den slags svar findes ikke.
error-internal = Noget gik galt her; intet er ændret. Prøv igen.
error-newer-version = Partiet er skrevet af en nyere version af programmet og kan ikke læses her. Prøv igen om lidt.
error-storage = Partiet kunne ikke skrives ned, så der skete ikke noget. Prøv igen.
error-busy = Der sker for meget på én gang; prøv igen om lidt.
error-bad-command-id = Kommandoen skal have sit eget id på højst 64 almindelige tegn.
error-command-reused = Det id hører allerede til en anden kommando.
error-game-full = Dette parti er så langt, som et parti må blive: nu kan det kun afsluttes.
error-asides-full = Der er tilbudt og ændret for meget i dette parti; spil videre først.
error-no-change = Sådan er det allerede.
error-too-many-spectators = Der er så mange tilskuere lige nu, at der ikke er plads til flere; prøv igen om et minut.
error-name-invisible = Der skal være noget at se i et navn.
error-bad-name = Et navn har højst 40 tegn på én linje.
error-bad-clock = Sådan kan uret ikke stilles: 1 til 1440 minutter, højst 3600 sekunder ekstra, 1 til 86400 sekunder, 1 til 365 dage.
error-bad-level = Computerens niveau er et tal fra 1 til 10.
error-no-opponent = Solitaire spiller man alene.
error-computer-to-move = Det er computerens tur.
error-computer-side = Kun computeren taler for sin egen side.
error-hints-off = Dette parti spilles uden tip.
error-no-hint = Computeren har intet tip her.
error-bad-position = Det er ikke en stilling i dette spil.
error-position-over = I den stilling er partiet allerede slut.
error-rules-missing = Sig, hvilke regler du vil spille efter.
error-rules-too-long = Disse regler er for lange.
error-rules-syntax = Disse regler kan ikke læses.
error-rules-game = Disse regler siger ikke, hvilket spil der spilles.
error-rules-field = En af disse regler er ukendt eller har en værdi, der ikke passer.
error-rules-impossible = Disse regler passer ikke sammen.
error-dice-thrown = I dette parti kaster brættet terningerne.
error-bad-throw = Et kast er tre terninger fra 1 til 6.
error-no-clock = Tiden løber ikke ud i dette parti.
error-flag-up = Der er tid tilbage på det ur.
error-not-over = Partiet er stadig i gang.
error-pdn-not-draughts = Kun dam skrives i PDN.
error-pdn-huff = At blæse kan ikke skrives i PDN.
error-pdn = Dette parti kan ikke skrives i PDN.
error-unknown-form = Den form findes ikke; der er text, json og pdn.
