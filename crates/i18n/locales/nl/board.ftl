### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Draw" is a tied game, "turn" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = Wat er te doen is
board-go = { $player }: waarheen? Een ring wijst elke plek aan waar het kan.
board-take = { $player }: sla een steen, een met een gestippelde ring.
board-sure = Bevestig deze zet of breek hem af: { $turn }.
board-confirm = Bevestigen
board-cancel = Afbreken
board-take-nothing = Niets slaan
board-throw = Dobbelen
board-enter-throw = Dat is de worp
board-die = Dobbelsteen { $number }
board-offered =
    { $side ->
        [wolf] De wolf biedt remise aan.
        [sheep] De schapen bieden remise aan.
        [quarry] Het wild biedt remise aan.
        [fox] De vos biedt remise aan.
        [hunters] De jagers bieden remise aan.
       *[other] { $player } biedt remise aan.
    }
board-accept = Remise aannemen
board-decline = Afslaan
board-result = Uitslag
board-rematch = Nog een keer

## Buttons and menu.

board-undo = Zet terugnemen
board-redo = Weer vooruit
board-offer = Remise aanbieden
board-hint = Hint
board-hint-whole = Toon de zet
board-hint-coming = Er komt een hint aan.
board-moves = Zetten
board-earlier = Vorige zet
board-later = Volgende zet
board-typed = Zet intypen
board-play = Spelen
board-more = Meer
board-rules = Spelregels
board-abort = Deze partij wissen
board-flip = Bord draaien
board-confirm-toggle = Elke zet bevestigen
board-text-toggle = Bord als tabel tonen
board-claim = Remise claimen
board-resign = Opgeven
board-record = Notatie
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Klopt de claim, dan is de partij meteen remise en zie je het bewijs.
board-claim-kind = Wat je claimt
board-claim-repetition = Steeds weer dezelfde stelling
board-claim-no-progress = Te lang zonder vooruitgang
board-claim-intended = In welke stelling
board-claim-board = Die op het bord
board-claim-after = Die na: { $turn }
board-claim-send = Claimen

## The table beside the board, and messages when something is in the way.

board-text-view = Het bord in woorden
board-text-caption = Wat er op elke plek staat, rij voor rij
board-text-lines = Plaatsen op één lijn
board-keys-title = Toetsen en typen
board-keys = Op het bord gaan de pijltjestoetsen van plaats naar plaats, of een lijn ze verbindt of niet; Home en End gaan naar de uiteinden van een rij. Enter of de spatiebalk kiest een plaats, Escape breekt een begonnen zet af. Zetten worden getypt zoals ze in de zettenlijst staan, zoals d6 om te plaatsen, d6-d7 om te schuiven, d6-d7xa4 om ook te slaan.
board-lost = De verbinding is weg; we proberen het opnieuw.
board-no-script = Het bord heeft JavaScript nodig; al het andere werkt ook zonder.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Zet afbreken
board-chosen = gekozen
board-can-take = kan geslagen worden
board-can-go = kan hierheen
board-can-move = kan zetten
board-open = Mogelijk: { $place }.
board-put-here = { $place }, jouw steen, net hier geplaatst
board-gone = { $place }, nu leeg
board-in-hand = { $count } in de hand
board-lost-stones = { $count } verloren
board-time-left = { $player }: nog { $count } seconden.

## Why a tap does nothing.

board-wrong-light = Er wordt alleen op de donkere velden gespeeld.
board-wrong-theirs = { $place } is van de andere kant.
board-wrong-stuck = Vanaf { $place } kan er nu niet gezet worden. Een ring wijst aan wat wel kan.
board-wrong-empty = { $place } is leeg. Kies eerst iets van jezelf.
board-wrong-occupied = { $place } is bezet. Kies een lege plek.
board-wrong-put = Op { $place } mag nu niets geplaatst worden.
board-wrong-go = Naar { $place } kan niet. Een ring wijst aan waar het wel kan.
board-wrong-take = Die niet: kies er een met een gestippelde ring.
board-wrong-throw = Gooi eerst de dobbelstenen.
board-wrong-computer = De computer is aan zet.

## Giving up.

board-resign-sure = Deze partij opgeven?
board-resigns =
    { $side ->
        [wolf] De wolf geeft op, en de partij is uit.
        [sheep] De schapen geven op, en de partij is uit.
        [quarry] Het wild geeft op, en de partij is uit.
        [fox] De vos geeft op, en de partij is uit.
        [hunters] De jagers geven op, en de partij is uit.
       *[other] { $player } geeft op, en de partij is uit.
    }
board-resign-not = Doorspelen
