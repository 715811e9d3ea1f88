### The page on which games and positions are looked at. "Turn" is what one player does at a time,
### also where they are counted; "draw" a tied game. "Table" is a file that knows every position.

## The page and its parts.

analysis-nav = Analyse
analysis-title = Analyse
analysis-steps = Bla gjennom partiet
analysis-first = Til begynnelsen
analysis-back = Tilbake
analysis-forward = Fram
analysis-last = Til slutten
analysis-position = Stilling
analysis-turns = Trekk i stillingen
analysis-openings = Åpninger herfra
analysis-thinking = Tenker …
analysis-lines = Notasjon
analysis-points = Der det snudde
analysis-no-points = Ingen trekk har gitt bort noe.
analysis-points-coming = Trekkene blir sett gjennom …
analysis-curve = Partiets gang: over linjen står Hvit best, under den Svart
analysis-curve-puzzle = Slik gikk det: over linjen kan den gå opp, under den ikke
analysis-comment = Kommentar til trekket
analysis-comment-start = Kommentar til begynnelsen
analysis-branch-off = Fjern denne grenen
analysis-link = Lenke til stillingen
analysis-open = Åpne et parti eller en stilling
analysis-rules = Spill
analysis-change-rules = Fra begynnelsen
analysis-paste = Notasjon (tekst, PDN eller JSON) eller stilling
analysis-paste-help = En stilling leses etter reglene for spillet som er valgt ovenfor.
analysis-read = Åpne
analysis-read-as-far = Åpne trekkene før feilen
analysis-file = Eller en fil, høyst 60 kB
analysis-which = Parti i filen
analysis-set-up = Still opp en stilling
analysis-set-up-done = Se på stillingen
analysis-set-up-cancel = Tilbake til partiet
analysis-set-up-help = Velg hva som skal på brettet, og klikk så på plassene. Et klikk til tar det bort igjen.
analysis-put = Sett
analysis-take-off = Ta bort
analysis-to-move = I trekket
analysis-hand = På hånden
analysis-hand-white = Hvit
analysis-hand-black = Svart
analysis-all-placed = Alle brikker er satt
analysis-clear = Tomt brett
analysis-usual = Vanlig oppstilling
analysis-possible = Stillingen kan oppstå i spillet.
analysis-export = Lagre
analysis-export-record = Notasjon
analysis-export-picture = Bilde av brettet
analysis-throw = Terningene viser
analysis-look = Se hvor det snudde
analysis-of-game = Analyser partiet
analysis-to-game = Tilbake til brettet

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] og ett til, dreid eller speilet
       *[other] og { $count } til, dreid eller speilet
    }
analysis-game-number = Parti { $number }
analysis-too-large = Filen er større enn 60 kB.
analysis-at-start = Begynnelsen

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "jump" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] vinner
        [one] vinner på ett trekk
       *[other] vinner på { $moves } trekk
    }
analysis-worth-draw = holder remis
analysis-worth-loss =
    { $moves ->
        [0] taper
        [one] taper på ett trekk
       *[other] taper på { $moves } trekk
    }
analysis-worth-open = anslått { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] kan gå opp
        [one] går opp
       *[other] kan gå opp med { $plies } hopp
    }
analysis-worth-unsolvable = kan ikke gå opp lenger
analysis-worth-unknown = ikke kjent

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Beste trekk: { $worth }; alle trekk er kjent.
analysis-searched = Beste trekk: { $worth } (regnet { $depth } trekk fram).

## What a turn has given away. $better is a turn in words ("d2 to b2, takes a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Gir bort gevinsten: { $better } hadde vunnet.
       *[other] Gir bort gevinsten: gevinsten på { $best } var { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Gir bort gevinsten og taper nå: { $better } hadde vunnet.
       *[other] Gir bort gevinsten og taper nå: gevinsten på { $best } var { $better }.
    }
analysis-draw-to-loss = Gir bort remisen: { $better } hadde holdt den.
analysis-slower = Vinner fortsatt, på { $moves }; gevinsten på { $best } var { $better }.
analysis-sooner = Taper på { $moves }; { $better } hadde holdt ut i { $best }.
analysis-spoilt = Kan ikke gå opp lenger; med { $better } kunne den fortsatt det.
analysis-dubious = Tvilsomt: { $own }. Bedre var { $better }: { $worth }.
analysis-mistake = En feil: { $own }. Bedre var { $better }: { $worth }.
analysis-blunder = En grov feil: { $own }. Bedre var { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Hvit brikke
analysis-piece-stone-black = Svart brikke
analysis-piece-man-white = Hvit brikke
analysis-piece-man-black = Svart brikke
analysis-piece-king-white = Hvit dam
analysis-piece-king-black = Svart dam
analysis-piece-wolf = Ulv
analysis-piece-sheep = Sau
analysis-piece-quarry = Vilt
analysis-piece-fox = Rev
analysis-piece-hunter = Jeger
analysis-piece-peg = Pinne

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Ingen partier kan føre til denne stillingen.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } brikker på brettet og på hånden, men det finnes bare { $bound }.
analysis-setup-too-few = { $side }: det må være minst { $bound } brikker på brettet og på hånden; det er { $count }.
analysis-setup-hands = Den som er i trekket ({ $side }), må ha like mange brikker på hånden som den andre, eller én mer. I et sluttspill har ingen flere: velg «Alle brikker er satt».
analysis-setup-has-mill = { $side } er i trekket, men har allerede en mølle: partiet er over.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Linje { $line }: { $why }
analysis-read-unknown = Dette kan ikke leses.
analysis-read-record-too-long = Teksten er for lang.
analysis-read-record-character = Her står det et tegn som ikke betyr noe.
analysis-read-record-comment = Kommentaren som begynner her, blir aldri avsluttet.
analysis-read-record-tag = Et merke skrives [Navn "verdi"], hvert navn én gang, før trekkene.
analysis-read-record-variation = Parentesene rundt variantene går ikke opp.
analysis-read-record-annotation = Det er ikke noe trekk før dette som det kan høre til.
analysis-read-record-throw = Et kast uten trekket sitt.
analysis-read-record-turn = Dette er verken et trekk eller et resultat.
analysis-read-record-result = Resultatet står til slutt, én gang.
analysis-read-record-empty = Det er ingen notasjon i teksten.
analysis-read-bad-json = Dette er ikke JSON for en notasjon.
analysis-read-unknown-version = Denne versjonen av notasjonen er ikke kjent her.
analysis-read-no-rules = Notasjonen sier ikke hvilket spill det er; velg spillet først.
analysis-read-other-rules = Notasjonen nevner andre regler enn den beskriver.
analysis-read-bad-fen = Begynnelsen av notasjonen er ikke en stilling i dette spillet.
analysis-read-bad-tag = Et merke i notasjonen kan ikke leses.
analysis-read-ended = Partiet er slutt før dette trekket.
analysis-read-pdn-not-one = Bare ett parti om gangen kan åpnes.
analysis-read-pdn-game-type = Den typen dam ligger ikke i esken.
analysis-read-no-such-game = Så mange partier er det ikke i teksten.
