### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Remi" is the noun for a tied game, "neriješeno" the result; "potez" is what one player does at a time.

## Whose turn it is, and what waits for an answer.

board-now = Što je na redu
board-go = { $player }: biraj kamo. Krug označava svako moguće polje.
board-take = { $player }: uzmi pijuna, jednog s isprekidanim krugom.
board-sure = Potvrdi ovaj potez ili odustani od njega: { $turn }.
board-confirm = Potvrdi
board-cancel = Odustani
board-take-nothing = Ne uzimaj ništa
board-throw = Baci kocke
board-enter-throw = Toliko pokazuju
board-die = Kocka { $number }
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
board-hint = Savjet
board-hint-whole = Pokaži potez
board-hint-coming = Savjet stiže.
board-moves = Potezi
board-earlier = Prethodni potez
board-later = Sljedeći potez
board-typed = Upiši potez
board-play = Odigraj
board-more = Više
board-rules = Pravila igre
board-abort = Obriši ovu partiju
board-flip = Okreni ploču
board-confirm-toggle = Potvrđuj svaki potez
board-text-toggle = Prikaži ploču kao tablicu
board-claim = Reklamiraj remi
board-resign = Predaj
board-record = Zapis
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Ako je reklamacija opravdana, partija je odmah neriješena i prikazuje se dokaz.
board-claim-kind = Što se reklamira
board-claim-repetition = Stalno ista pozicija
board-claim-no-progress = Predugo bez napretka
board-claim-intended = U kojoj poziciji
board-claim-board = U ovoj na ploči
board-claim-after = U onoj nakon: { $turn }
board-claim-send = Reklamiraj

## The table beside the board, and messages when something is in the way.

board-text-view = Ploča riječima
board-text-caption = Što stoji na kojem polju, red po red
board-text-lines = Mjesta na istoj crti
board-keys-title = Tipke i pisanje
board-keys = Na ploči strelice vode od mjesta do mjesta, spajala ih crta ili ne; Home i End vode na krajeve reda. Enter ili razmaknica bira mjesto, Escape odustaje od započetog poteza. Potezi se pišu kao u popisu: d6 za postavljanje, d6-d7 za pomicanje, d6-d7xa4 kad se uz to i uzima.
board-lost = Veza je prekinuta; pokušavam ponovno.
board-no-script = Ploči treba JavaScript; sve ostalo radi i bez njega.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Prekini potez
board-chosen = odabrano
board-can-take = može se uzeti
board-can-go = može ovamo
board-can-move = može se pomaknuti
board-open = Moguće: { $place }.
board-put-here = { $place }, tvoj pijun, upravo postavljen
board-gone = { $place }, sada prazno
board-in-hand = u ruci: { $count }
board-lost-stones = izgubljeno: { $count }
board-time-left = { $player }: preostalo sekundi: { $count }.

## Why a tap does nothing.

board-wrong-light = Igra se samo na tamnim poljima.
board-wrong-theirs = Na { $place } stoji protivnik.
board-wrong-stuck = S { $place } se sada ne može krenuti. Krug označava odakle se može.
board-wrong-empty = { $place } je prazno. Najprije odaberi nešto svoje.
board-wrong-occupied = { $place } je zauzeto. Odaberi prazno polje.
board-wrong-put = Na { $place } se sada ne smije ništa postaviti.
board-wrong-go = Na { $place } se ne može. Krug označava kamo se može.
board-wrong-take = Ne tog: odaberi jednog s isprekidanim krugom.
board-wrong-throw = Najprije baci kocke.
board-wrong-computer = Računalo je na potezu.

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
