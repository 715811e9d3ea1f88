### The page on which games and positions are looked at. "Turn" is what one player does at a time,
### also where they are counted; "draw" a tied game. "Table" is a file that knows every position.

## The page and its parts.

analysis-nav = Analyse
analysis-title = Analyse
analysis-steps = Blad gennem partiet
analysis-first = Til begyndelsen
analysis-back = Tilbage
analysis-forward = Frem
analysis-last = Til slutningen
analysis-position = Stilling
analysis-turns = Træk i stillingen
analysis-openings = Åbninger herfra
analysis-thinking = Tænker …
analysis-lines = Notation
analysis-points = Hvor det vendte
analysis-no-points = Intet træk har givet noget væk.
analysis-points-coming = Trækkene bliver set igennem …
analysis-curve = Partiets gang: over linjen står Hvid bedst, under den Sort
analysis-curve-puzzle = Sådan gik det: over linjen kan den gå op, under den ikke
analysis-comment = Kommentar til trækket
analysis-comment-start = Kommentar til begyndelsen
analysis-branch-off = Fjern denne gren
analysis-link = Link til stillingen
analysis-open = Åbn et parti eller en stilling
analysis-rules = Spil
analysis-change-rules = Fra begyndelsen
analysis-paste = Notation (tekst, PDN eller JSON) eller stilling
analysis-paste-help = En stilling læses efter reglerne for det spil, der er valgt ovenfor.
analysis-read = Åbn
analysis-read-as-far = Åbn trækkene før fejlen
analysis-file = Eller en fil, højst 60 kB
analysis-which = Parti i filen
analysis-set-up = Stil en stilling op
analysis-set-up-done = Se på stillingen
analysis-set-up-cancel = Tilbage til partiet
analysis-set-up-help = Vælg, hvad der skal på brættet, og klik så på pladserne. Et klik til tager det væk igen.
analysis-put = Sæt
analysis-take-off = Tag væk
analysis-to-move = I trækket
analysis-hand = På hånden
analysis-hand-white = Hvid
analysis-hand-black = Sort
analysis-all-placed = Alle brikker er sat
analysis-clear = Tomt bræt
analysis-usual = Sædvanlig opstilling
analysis-possible = Stillingen kan opstå i spillet.
analysis-export = Gem
analysis-export-record = Notation
analysis-export-picture = Billede af brættet
analysis-throw = Terningerne viser
analysis-look = Se, hvor det vendte
analysis-of-game = Analysér partiet
analysis-to-game = Tilbage til brættet

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] og ét til, drejet eller spejlet
       *[other] og { $count } til, drejet eller spejlet
    }
analysis-game-number = Parti { $number }
analysis-too-large = Filen er større end 60 kB.
analysis-at-start = Begyndelsen

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "jump" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] vinder
        [one] vinder i ét træk
       *[other] vinder i { $moves } træk
    }
analysis-worth-draw = holder remis
analysis-worth-loss =
    { $moves ->
        [0] taber
        [one] taber i ét træk
       *[other] taber i { $moves } træk
    }
analysis-worth-open = anslået { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] kan gå op
        [one] går op
       *[other] kan gå op med { $plies } spring
    }
analysis-worth-unsolvable = kan ikke gå op mere
analysis-worth-unknown = kendes ikke

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Bedste træk: { $worth }; alle træk kendes.
analysis-searched = Bedste træk: { $worth } (regnet { $depth } træk frem).

## What a turn has given away. $better is a turn in words ("d2 to b2, takes a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Giver gevinsten væk: { $better } havde vundet.
       *[other] Giver gevinsten væk: gevinsten i { $best } var { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Giver gevinsten væk og taber nu: { $better } havde vundet.
       *[other] Giver gevinsten væk og taber nu: gevinsten i { $best } var { $better }.
    }
analysis-draw-to-loss = Giver remisen væk: { $better } havde holdt den.
analysis-slower = Vinder stadig, i { $moves }; gevinsten i { $best } var { $better }.
analysis-sooner = Taber i { $moves }; { $better } havde holdt stand i { $best }.
analysis-spoilt = Kan ikke gå op mere; med { $better } kunne den stadig.
analysis-dubious = Tvivlsomt: { $own }. Bedre var { $better }: { $worth }.
analysis-mistake = En fejl: { $own }. Bedre var { $better }: { $worth }.
analysis-blunder = En grov fejl: { $own }. Bedre var { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Hvid brik
analysis-piece-stone-black = Sort brik
analysis-piece-man-white = Hvid brik
analysis-piece-man-black = Sort brik
analysis-piece-king-white = Hvid dam
analysis-piece-king-black = Sort dam
analysis-piece-wolf = Ulv
analysis-piece-sheep = Får
analysis-piece-quarry = Vildt
analysis-piece-fox = Ræv
analysis-piece-hunter = Jæger
analysis-piece-peg = Pind

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Intet parti kan føre til denne stilling.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } brikker på brættet og på hånden, men der er kun { $bound }.
analysis-setup-too-few = { $side }: der skal være mindst { $bound } brikker på brættet og på hånden; der er { $count }.
analysis-setup-hands = Den, der er i trækket ({ $side }), skal have lige så mange brikker på hånden som modparten eller én mere. I et slutspil har ingen flere: vælg »Alle brikker er sat«.
analysis-setup-has-mill = { $side } er i trækket, men har allerede en mølle: partiet er slut.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Linje { $line }: { $why }
analysis-read-unknown = Det kan ikke læses.
analysis-read-record-too-long = Teksten er for lang.
analysis-read-record-character = Her står et tegn, der ikke betyder noget.
analysis-read-record-comment = Kommentaren, der begynder her, bliver aldrig afsluttet.
analysis-read-record-tag = Et mærke skrives [Navn "værdi"], hvert navn én gang, før trækkene.
analysis-read-record-variation = Varianternes parenteser passer ikke sammen.
analysis-read-record-annotation = Der er ikke noget træk før dette, som det kan høre til.
analysis-read-record-throw = Et kast uden sit træk.
analysis-read-record-turn = Det er hverken et træk eller et resultat.
analysis-read-record-result = Resultatet står til sidst, én gang.
analysis-read-record-empty = Der er ingen notation i teksten.
analysis-read-bad-json = Det er ikke JSON for en notation.
analysis-read-unknown-version = Denne udgave af notationen kendes ikke her.
analysis-read-no-rules = Notationen siger ikke, hvilket spil det er; vælg først spillet.
analysis-read-other-rules = Notationen nævner andre regler, end den beskriver.
analysis-read-bad-fen = Notationens begyndelse er ikke en stilling i dette spil.
analysis-read-bad-tag = Et mærke i notationen kan ikke læses.
analysis-read-ended = Partiet er slut før dette træk.
analysis-read-pdn-not-one = Der kan kun åbnes ét parti ad gangen.
analysis-read-pdn-game-type = Den slags dam er ikke i æsken.
analysis-read-no-such-game = Så mange partier er der ikke i teksten.
