### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Draw" is a tied game, "turn" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = Det här ska göras
board-go = { $player }: vart? En ring visar alla möjliga platser.
board-take = { $player }: ta en pjäs, en med streckad ring.
board-sure = Bekräfta draget eller avbryt det: { $turn }.
board-confirm = Bekräfta
board-cancel = Avbryt
board-take-nothing = Ta ingen
board-throw = Kasta tärningarna
board-enter-throw = Det är kastet
board-die = Tärning { $number }
board-offered =
    { $side ->
        [wolf] Vargen bjuder remi.
        [sheep] Fåren bjuder remi.
        [quarry] Villebrådet bjuder remi.
        [fox] Räven bjuder remi.
        [hunters] Jägarna bjuder remi.
       *[other] { $player } bjuder remi.
    }
board-accept = Anta remi
board-decline = Avböj
board-result = Resultat
board-rematch = En gång till

## Buttons and menu.

board-undo = Ångra
board-redo = Gör om
board-offer = Bjud remi
board-hint = Tips
board-hint-whole = Visa draget
board-hint-coming = Ett tips är på väg.
board-moves = Drag
board-earlier = Föregående drag
board-later = Nästa drag
board-typed = Skriv ett drag
board-play = Spela
board-more = Mer
board-rules = Spelregler
board-abort = Radera partiet
board-flip = Vänd brädet
board-confirm-toggle = Bekräfta varje drag
board-text-toggle = Visa brädet som tabell
board-claim = Kräv remi
board-resign = Ge upp
board-record = Protokoll
board-record-text = Text

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Stämmer kravet är partiet genast remi, och beviset visas.
board-claim-kind = Vad kravet gäller
board-claim-repetition = Samma ställning gång på gång
board-claim-no-progress = För länge utan framsteg
board-claim-intended = I vilken ställning
board-claim-board = Den på brädet
board-claim-after = Den efter: { $turn }
board-claim-send = Kräv

## The table beside the board, and messages when something is in the way.

board-text-view = Brädet i ord
board-text-caption = Vad som står på varje plats, rad för rad
board-text-lines = Platser på samma linje
board-keys-title = Tangenter och skrivsätt
board-keys = På brädet leder piltangenterna från plats till plats, vare sig en linje förbinder dem eller inte; Home och End leder till radens ändar. Retur eller blanksteg väljer en plats, Escape avbryter ett påbörjat drag. Drag skrivs som de står i draglistan, till exempel d6 för att sätta, d6-d7 för att flytta, d6-d7xa4 när man också slår.
board-lost = Förbindelsen är bruten; försöker igen.
board-no-script = Brädet behöver JavaScript; allt annat fungerar utan.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Avbryt draget
board-chosen = vald
board-can-take = kan tas
board-can-go = kan gå hit
board-can-move = kan flytta
board-open = Möjligt: { $place }.
board-put-here = { $place }, din pjäs, just utsatt här
board-gone = { $place }, nu tom
board-in-hand = { $count } på hand
board-lost-stones = förlorade: { $count }
board-time-left = { $player }: { $count } sekunder kvar.

## Why a tap does nothing.

board-wrong-light = Man spelar bara på de mörka rutorna.
board-wrong-theirs = { $place } tillhör den andra sidan.
board-wrong-stuck = Det som står på { $place } kan inte flyttas nu. En ring visar vad som kan.
board-wrong-empty = { $place } är tom. Välj först något eget.
board-wrong-occupied = { $place } är upptagen. Välj en tom plats.
board-wrong-put = Inget får sättas på { $place } nu.
board-wrong-go = Det går inte till { $place }. En ring visar vart det går.
board-wrong-take = Inte den: välj en med streckad ring.
board-wrong-throw = Kasta tärningarna först.
board-wrong-computer = Det är datorns tur.

## Giving up.

board-resign-sure = Ge upp partiet?
board-resigns =
    { $side ->
        [wolf] Vargen ger upp, och partiet är slut.
        [sheep] Fåren ger upp, och partiet är slut.
        [quarry] Villebrådet ger upp, och partiet är slut.
        [fox] Räven ger upp, och partiet är slut.
        [hunters] Jägarna ger upp, och partiet är slut.
       *[other] { $player } ger upp, och partiet är slut.
    }
board-resign-not = Spela vidare
