### The page on which games and positions are looked at. "Turn" is what one player does at a time,
### also where they are counted; "draw" a tied game. "Table" is a file that knows every position.

## The page and its parts.

analysis-nav = Analys
analysis-title = Analys
analysis-steps = Bläddra genom partiet
analysis-first = Till början
analysis-back = Bakåt
analysis-forward = Framåt
analysis-last = Till slutet
analysis-position = Ställning
analysis-turns = Drag i ställningen
analysis-openings = Öppningar härifrån
analysis-thinking = Tänker …
analysis-lines = Protokoll
analysis-points = Där det vände
analysis-no-points = Inget drag har gett bort något.
analysis-points-coming = Dragen gås igenom …
analysis-curve = Partiets gång: över linjen står Vit bättre, under den Svart
analysis-curve-puzzle = Så gick det: över linjen kan det gå ut, under den inte
analysis-comment = Kommentar till draget
analysis-comment-start = Kommentar till början
analysis-branch-off = Ta bort den här grenen
analysis-link = Länk till ställningen
analysis-open = Öppna ett parti eller en ställning
analysis-rules = Spel
analysis-change-rules = Från början
analysis-paste = Protokoll (text, PDN eller JSON) eller ställning
analysis-paste-help = En ställning läses efter reglerna för spelet som är valt ovan.
analysis-read = Öppna
analysis-read-as-far = Öppna dragen före felet
analysis-file = Eller en fil, högst 60 kB
analysis-which = Parti i filen
analysis-set-up = Ställ upp en ställning
analysis-set-up-done = Titta på ställningen
analysis-set-up-cancel = Tillbaka till partiet
analysis-set-up-help = Välj vad som ska ställas ut och klicka sedan på platserna på brädet. Ett klick till tar bort det igen.
analysis-put = Ställ ut
analysis-take-off = Ta bort
analysis-to-move = Vid draget
analysis-hand = På hand
analysis-hand-white = Vit
analysis-hand-black = Svart
analysis-all-placed = Alla pjäser är utsatta
analysis-clear = Tomt bräde
analysis-usual = Vanlig början
analysis-possible = Ställningen kan uppstå i spelet.
analysis-export = Spara
analysis-export-record = Protokoll
analysis-export-picture = Bild av brädet
analysis-throw = Tärningarna visar
analysis-look = Se var det vände
analysis-of-game = Analysera partiet
analysis-to-game = Tillbaka till brädet

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] och ett till, vridet eller speglat
       *[other] och { $count } till, vridna eller speglade
    }
analysis-game-number = Parti { $number }
analysis-too-large = Filen är större än 60 kB.
analysis-at-start = Början

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "jump" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] vinner
        [one] vinner på ett drag
       *[other] vinner på { $moves } drag
    }
analysis-worth-draw = håller remi
analysis-worth-loss =
    { $moves ->
        [0] förlorar
        [one] förlorar på ett drag
       *[other] förlorar på { $moves } drag
    }
analysis-worth-open = uppskattat { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] kan gå ut
        [one] går ut
       *[other] kan gå ut med { $plies } hopp
    }
analysis-worth-unsolvable = går inte ut längre
analysis-worth-unknown = inte känt

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Bästa drag: { $worth }; alla drag är kända.
analysis-searched = Bästa drag: { $worth } (beräknat { $depth } drag framåt).

## What a turn has given away. $better is a turn in words ("d2 to b2, takes a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Ger bort vinsten: { $better } hade vunnit.
       *[other] Ger bort vinsten: vinsten på { $best } var { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Ger bort vinsten och förlorar nu: { $better } hade vunnit.
       *[other] Ger bort vinsten och förlorar nu: vinsten på { $best } var { $better }.
    }
analysis-draw-to-loss = Ger bort remin: { $better } hade hållit den.
analysis-slower = Vinner ändå, på { $moves }; vinsten på { $best } var { $better }.
analysis-sooner = Förlorar på { $moves }; { $better } hade hållit ut i { $best }.
analysis-spoilt = Går inte ut längre; med { $better } hade det ännu gått.
analysis-dubious = Tveksamt: { $own }. Bättre var { $better }: { $worth }.
analysis-mistake = Ett misstag: { $own }. Bättre var { $better }: { $worth }.
analysis-blunder = Ett grovt misstag: { $own }. Bättre var { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Vit pjäs
analysis-piece-stone-black = Svart pjäs
analysis-piece-man-white = Vit bricka
analysis-piece-man-black = Svart bricka
analysis-piece-king-white = Vit dam
analysis-piece-king-black = Svart dam
analysis-piece-wolf = Varg
analysis-piece-sheep = Får
analysis-piece-quarry = Villebråd
analysis-piece-fox = Räv
analysis-piece-hunter = Jägare
analysis-piece-peg = Pinne

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Inget parti kan leda till den här ställningen.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } pjäser på brädet och på handen, men det finns bara { $bound }.
analysis-setup-too-few = { $side }: det måste vara minst { $bound } pjäser på brädet och på handen; det är { $count }.
analysis-setup-hands = Den som är vid draget ({ $side }) måste ha lika många pjäser på handen som den andra, eller en till. I ett slutspel har ingen några kvar: välj ”Alla pjäser är utsatta”.
analysis-setup-has-mill = { $side } är vid draget men har redan en kvarn: partiet är slut.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Rad { $line }: { $why }
analysis-read-unknown = Det här går inte att läsa.
analysis-read-record-too-long = Texten är för lång.
analysis-read-record-character = Här står ett tecken som inte betyder något.
analysis-read-record-comment = Kommentaren som börjar här tar aldrig slut.
analysis-read-record-tag = En tagg skrivs [Namn "värde"], varje namn en gång, före dragen.
analysis-read-record-variation = Varianternas parenteser går inte ihop.
analysis-read-record-annotation = Det finns inget drag före detta som det kan höra till.
analysis-read-record-throw = Ett kast utan sitt drag.
analysis-read-record-turn = Det här är varken ett drag eller ett resultat.
analysis-read-record-result = Resultatet står sist, en gång.
analysis-read-record-empty = Det finns inget protokoll i texten.
analysis-read-bad-json = Det här är inte JSON för ett protokoll.
analysis-read-unknown-version = Den här versionen av protokollet är inte känd här.
analysis-read-no-rules = Protokollet säger inte vilket spel det är; välj spelet först.
analysis-read-other-rules = Protokollet nämner andra regler än det beskriver.
analysis-read-bad-fen = Protokollets början är ingen ställning i det här spelet.
analysis-read-bad-tag = En tagg i protokollet går inte att läsa.
analysis-read-ended = Partiet är slut före det här draget.
analysis-read-pdn-not-one = Bara ett parti i taget kan öppnas.
analysis-read-pdn-game-type = Den sortens dam finns inte i lådan.
analysis-read-no-such-game = Så många partier finns det inte i texten.
