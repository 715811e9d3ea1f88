### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Remi" is the noun for a tied game, "nerešeno" the result; "potez" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = Šta je na redu
board-go = { $player }: biraj kuda. Krug označava svako moguće polje.
board-take = { $player }: uzmi pijuna, jednog sa isprekidanim krugom.
board-sure = Potvrdi ovaj potez ili odustani od njega: { $turn }.
board-confirm = Potvrdi
board-cancel = Odustani
board-take-nothing = Ne uzimaj ništa
board-throw = Baci kockice
board-enter-throw = Toliko pokazuju
board-die = Kockica { $number }
board-offered =
    { $side ->
        [wolf] Vuk nudi remi.
        [sheep] Ovce nude remi.
        [quarry] Lovina nudi remi.
        [fox] Lisica nudi remi.
        [hunters] Lovci nude remi.
       *[other] { $player } nudi remi.
    }
board-accept = Prihvati remi
board-decline = Odbij
board-result = Rezultat
board-rematch = Još jedna partija

## Buttons and menu.

board-undo = Poništi
board-redo = Ponovi
board-offer = Ponudi remi
board-hint = Savet
board-hint-whole = Pokaži potez
board-hint-coming = Savet stiže.
board-moves = Potezi
board-earlier = Prethodni potez
board-later = Sledeći potez
board-typed = Ukucaj potez
board-play = Odigraj
board-more = Još
board-rules = Pravila igre
board-abort = Obriši ovu partiju
board-flip = Okreni tablu
board-confirm-toggle = Potvrđuj svaki potez
board-text-toggle = Prikaži tablu kao tabelu
board-claim = Reklamiraj remi
board-resign = Predaj
board-record = Zapis
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Ako je reklamacija opravdana, partija je odmah nerešena i prikazuje se dokaz.
board-claim-kind = Šta se reklamira
board-claim-repetition = Stalno ista pozicija
board-claim-no-progress = Predugo bez napretka
board-claim-intended = U kojoj poziciji
board-claim-board = U ovoj na tabli
board-claim-after = U onoj posle: { $turn }
board-claim-send = Reklamiraj

## The table beside the board, and messages when something is in the way.

board-text-view = Tabla rečima
board-text-caption = Šta stoji na kom polju, red po red
board-text-lines = Mesta na istoj liniji
board-keys-title = Tasteri i pisanje
board-keys = Na tabli strelice vode od mesta do mesta, spajala ih linija ili ne; Home i End vode na krajeve reda. Enter ili razmaknica bira mesto, Escape odustaje od započetog poteza. Potezi se pišu kao u spisku: d6 za postavljanje, d6-d7 za pomeranje, d6-d7xa4 kada se uz to i uzima.
board-lost = Veza je prekinuta; pokušavam ponovo.
board-no-script = Tabli treba JavaScript; sve ostalo radi i bez njega.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Prekini potez
board-chosen = izabrano
board-can-take = može da se uzme
board-can-go = može ovamo
board-can-move = može da se pomeri
board-open = Moguće: { $place }.
board-put-here = { $place }, tvoj pijun, upravo postavljen
board-gone = { $place }, sada prazno
board-in-hand = u ruci: { $count }
board-lost-stones = izgubljeno: { $count }
board-time-left = { $player }: preostalo sekundi: { $count }.

## Why a tap does nothing.

board-wrong-light = Igra se samo na tamnim poljima.
board-wrong-theirs = Na { $place } stoji protivnik.
board-wrong-stuck = Sa { $place } sada ne može da se krene. Krug označava odakle može.
board-wrong-empty = { $place } je prazno. Prvo izaberi nešto svoje.
board-wrong-occupied = { $place } je zauzeto. Izaberi prazno polje.
board-wrong-put = Na { $place } sada ne sme ništa da se postavi.
board-wrong-go = Na { $place } ne može. Krug označava kuda može.
board-wrong-take = Ne tog: izaberi jednog sa isprekidanim krugom.
board-wrong-throw = Prvo baci kockice.
board-wrong-computer = Računar je na potezu.

## Giving up.

board-resign-sure = Predaješ ovu partiju?
board-resigns =
    { $side ->
        [wolf] Vuk predaje i partija je gotova.
        [sheep] Ovce predaju i partija je gotova.
        [quarry] Lovina predaje i partija je gotova.
        [fox] Lisica predaje i partija je gotova.
        [hunters] Lovci predaju i partija je gotova.
       *[other] { $player } predaje i partija je gotova.
    }
board-resign-not = Igraj dalje
