### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Draw" is a tied game, "turn" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = Dette skal gjøres
board-go = { $player }: hvor hen? En ring viser alle mulige plasser.
board-take = { $player }: ta en brikke, en med stiplet ring.
board-sure = Bekreft trekket eller avbryt det: { $turn }.
board-confirm = Bekreft
board-cancel = Avbryt
board-take-nothing = Ta ingen
board-throw = Kast terningene
board-enter-throw = Det viser de
board-die = Terning { $number }
board-offered =
    { $side ->
        [wolf] Ulven tilbyr remis.
        [sheep] Sauene tilbyr remis.
        [quarry] Viltet tilbyr remis.
        [fox] Reven tilbyr remis.
        [hunters] Jegerne tilbyr remis.
       *[other] { $player } tilbyr remis.
    }
board-accept = Godta remis
board-decline = Avslå
board-result = Resultat
board-rematch = En gang til

## Buttons and menu.

board-undo = Angre
board-redo = Gjør om igjen
board-offer = Tilby remis
board-hint = Hint
board-hint-whole = Vis trekket
board-hint-coming = Et hint er på vei.
board-moves = Trekk
board-earlier = Forrige trekk
board-later = Neste trekk
board-typed = Skriv et trekk
board-play = Spill
board-more = Mer
board-rules = Spilleregler
board-abort = Slett partiet
board-flip = Snu brettet
board-confirm-toggle = Bekreft hvert trekk
board-text-toggle = Vis brettet som tabell
board-claim = Krev remis
board-resign = Gi opp
board-record = Notasjon
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Holder kravet, er partiet uavgjort med en gang, og beviset vises.
board-claim-kind = Hva kravet gjelder
board-claim-repetition = Samme stilling om og om igjen
board-claim-no-progress = For lenge uten framgang
board-claim-intended = I hvilken stilling
board-claim-board = Den på brettet
board-claim-after = Den etter: { $turn }
board-claim-send = Krev

## The table beside the board, and messages when something is in the way.

board-text-view = Brettet i ord
board-text-caption = Hva som står på hver plass, rad for rad
board-text-lines = Plasser på samme linje
board-keys-title = Taster og skrivemåte
board-keys = På brettet fører piltastene fra plass til plass, enten en linje forbinder dem eller ikke; Home og End fører til endene av en rad. Enter eller mellomrom velger en plass, Escape gir opp et påbegynt trekk. Trekk skrives slik de står i trekklisten, for eksempel d6 for å sette, d6-d7 for å flytte, d6-d7xa4 når det også slås.
board-lost = Forbindelsen er borte; prøver igjen.
board-no-script = Brettet trenger JavaScript; alt annet virker uten.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Avbryt trekket
board-chosen = valgt
board-can-take = kan tas
board-can-go = kan gå hit
board-can-move = kan flyttes
board-open = Mulig: { $place }.
board-put-here = { $place }, din brikke, nettopp satt her
board-gone = { $place }, nå tom
board-in-hand = { $count } på hånden
board-lost-stones = { $count } tapt
board-time-left = { $player }: { $count } sekunder igjen.

## Why a tap does nothing.

board-wrong-light = Det spilles bare på de mørke feltene.
board-wrong-theirs = { $place } tilhører den andre siden.
board-wrong-stuck = Det som står på { $place }, kan ikke flyttes nå. En ring viser hva som kan.
board-wrong-empty = { $place } er tom. Velg først noe av ditt eget.
board-wrong-occupied = { $place } er opptatt. Velg en tom plass.
board-wrong-put = Det kan ikke settes noe på { $place } nå.
board-wrong-go = Det går ikke til { $place }. En ring viser hvor det går.
board-wrong-take = Ikke den: velg en med stiplet ring.
board-wrong-throw = Kast terningene først.
board-wrong-computer = Det er datamaskinens tur.

## Giving up.

board-resign-sure = Vil du gi opp partiet?
board-resigns =
    { $side ->
        [wolf] Ulven gir opp, og partiet er slutt.
        [sheep] Sauene gir opp, og partiet er slutt.
        [quarry] Viltet gir opp, og partiet er slutt.
        [fox] Reven gir opp, og partiet er slutt.
        [hunters] Jegerne gir opp, og partiet er slutt.
       *[other] { $player } gir opp, og partiet er slutt.
    }
board-resign-not = Spill videre
