### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Draw" is a tied game, "turn" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = Det skal der gøres
board-go = { $player }: hvorhen? En ring viser alle mulige pladser.
board-take = { $player }: tag en brik, en med stiplet ring.
board-sure = Bekræft trækket, eller annullér det: { $turn }.
board-confirm = Bekræft
board-cancel = Annullér
board-take-nothing = Tag ingen
board-throw = Kast terningerne
board-enter-throw = Det viser de
board-die = Terning { $number }
board-offered =
    { $side ->
        [wolf] Ulven tilbyder remis.
        [sheep] Fårene tilbyder remis.
        [quarry] Vildtet tilbyder remis.
        [fox] Ræven tilbyder remis.
        [hunters] Jægerne tilbyder remis.
       *[other] { $player } tilbyder remis.
    }
board-accept = Tag imod remis
board-decline = Afslå
board-result = Resultat
board-rematch = En gang til

## Buttons and menu.

board-undo = Fortryd
board-redo = Frem igen
board-offer = Tilbyd remis
board-hint = Tip
board-hint-whole = Vis trækket
board-hint-coming = Der er et tip på vej.
board-moves = Træk
board-earlier = Forrige træk
board-later = Næste træk
board-typed = Skriv et træk
board-play = Spil
board-more = Mere
board-rules = Spilleregler
board-abort = Slet partiet
board-flip = Vend brættet
board-confirm-toggle = Bekræft hvert træk
board-text-toggle = Vis brættet som tabel
board-claim = Kræv remis
board-resign = Giv op
board-record = Notation
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Holder kravet, er partiet straks uafgjort, og beviset bliver vist.
board-claim-kind = Hvad kravet gælder
board-claim-repetition = Den samme stilling igen og igen
board-claim-no-progress = For længe uden fremskridt
board-claim-intended = I hvilken stilling
board-claim-board = Den på brættet
board-claim-after = Den efter: { $turn }
board-claim-send = Kræv

## The table beside the board, and messages when something is in the way.

board-text-view = Brættet i ord
board-text-caption = Hvad der står på hver plads, række for række
board-text-lines = Pladser på samme linje
board-keys-title = Taster og skrivemåde
board-keys = På brættet fører piletasterne fra plads til plads, uanset om en linje forbinder dem; Home og End fører til enderne af en række. Enter eller mellemrum vælger en plads, Escape opgiver et påbegyndt træk. Træk skrives, som de står i listen, fx d6 for at sætte, d6-d7 for at rykke, d6-d7xa4 når der også slås.
board-lost = Forbindelsen er væk; prøver igen.
board-no-script = Brættet kræver JavaScript; alt andet virker uden.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Annullér trækket
board-chosen = valgt
board-can-take = kan tages
board-can-go = kan gå hertil
board-can-move = kan rykke
board-open = Muligt: { $place }.
board-put-here = { $place }, din brik, lige sat her
board-gone = { $place }, nu tom
board-in-hand = { $count } på hånden
board-lost-stones = { $count } tabt
board-time-left = { $player }: { $count } sekunder tilbage.

## Why a tap does nothing.

board-wrong-light = Der spilles kun på de mørke felter.
board-wrong-theirs = { $place } er den anden sides.
board-wrong-stuck = Fra { $place } kan der ikke trækkes nu. En ring viser, hvad der kan.
board-wrong-empty = { $place } er tom. Vælg først noget af dit eget.
board-wrong-occupied = { $place } er optaget. Vælg en tom plads.
board-wrong-put = Der må ikke sættes noget på { $place } nu.
board-wrong-go = Man kan ikke komme til { $place }. En ring viser, hvor man kan.
board-wrong-take = Ikke den: vælg en med stiplet ring.
board-wrong-throw = Kast først terningerne.
board-wrong-computer = Det er computerens tur.

## Giving up.

board-resign-sure = Vil du give partiet op?
board-resigns =
    { $side ->
        [wolf] Ulven giver op, og partiet er slut.
        [sheep] Fårene giver op, og partiet er slut.
        [quarry] Vildtet giver op, og partiet er slut.
        [fox] Ræven giver op, og partiet er slut.
        [hunters] Jægerne giver op, og partiet er slut.
       *[other] { $player } giver op, og partiet er slut.
    }
board-resign-not = Spil videre
