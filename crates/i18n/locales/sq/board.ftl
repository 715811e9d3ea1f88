### The page of a game: labels around the board. What the board itself says comes from elsewhere.
### "Barazim" is a tied game, "lëvizje" is what one player does at a time, "radha" whose turn it is.

## Whose turn it is, and what waits for an answer.

board-now = Çfarë duhet bërë
board-go = { $player }: zgjidh se ku. Një rreth shënon çdo vend të mundshëm.
board-take = { $player }: merr një kokërr, një me rreth të ndërprerë.
board-sure = Konfirmo këtë lëvizje ose anuloje: { $turn }.
board-confirm = Konfirmo
board-cancel = Anulo
board-take-nothing = Mos merr asgjë
board-throw = Hidh zaret
board-enter-throw = Kaq tregojnë
board-die = Zari { $number }
board-offered =
    { $side ->
        [wolf] Ujku ofron barazim.
        [sheep] Delet ofrojnë barazim.
        [quarry] Gjahu ofron barazim.
        [fox] Dhelpra ofron barazim.
        [hunters] Gjuetarët ofrojnë barazim.
       *[other] { $player } ofron barazim.
    }
board-accept = Prano barazimin
board-decline = Refuzo
board-result = Rezultati
board-rematch = Edhe një lojë

## Buttons and menu.

board-undo = Zhbëj
board-redo = Ribëj
board-offer = Ofro barazim
board-hint = Këshillë
board-hint-whole = Trego lëvizjen
board-hint-coming = Këshilla po vjen.
board-moves = Lëvizjet
board-earlier = Lëvizja e mëparshme
board-later = Lëvizja tjetër
board-typed = Shkruaj një lëvizje
board-play = Luaj
board-more = Më shumë
board-rules = Si luhet
board-abort = Fshije këtë lojë
board-flip = Rrotullo fushën
board-confirm-toggle = Konfirmo çdo lëvizje
board-text-toggle = Shfaqe fushën si tabelë
board-claim = Pretendo barazim
board-resign = Dorëzohu
board-record = Regjistrimi
board-record-text = Tekst

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Nëse pretendimi është i drejtë, loja mbyllet menjëherë barazim dhe tregohet prova.
board-claim-kind = Çfarë pretendohet
board-claim-repetition = I njëjti pozicion vazhdimisht
board-claim-no-progress = Tepër gjatë pa përparim
board-claim-intended = Për cilin pozicion
board-claim-board = Për këtë në fushë
board-claim-after = Për atë pas: { $turn }
board-claim-send = Pretendo

## The table beside the board, and messages when something is in the way.

board-text-view = Fusha me fjalë
board-text-caption = Çfarë ka në çdo vend, rresht pas rreshti
board-text-lines = Vendet në një vijë
board-keys-title = Tastet dhe shkrimi
board-keys = Në fushë, shigjetat të çojnë nga një vend te tjetri, i bashkon apo jo një vijë; Home dhe End të çojnë në skajet e një rreshti. Enter ose hapësira zgjedh një vend, Escape heq dorë nga një lëvizje e nisur. Lëvizjet shkruhen siç janë në listë: d6 për të vendosur, d6-d7 për të lëvizur, d6-d7xa4 kur edhe merret gur.
board-lost = Lidhja u shkëput; po provohet përsëri.
board-no-script = Fusha ka nevojë për JavaScript; gjithçka tjetër punon edhe pa të.

## In the middle of a turn: what the script says. $place is a place of the board by its name.

board-undo-half = Ndërprit lëvizjen
board-chosen = e zgjedhur
board-can-take = mund të merret
board-can-go = mund të shkojë këtu
board-can-move = mund të lëvizë
board-open = E mundshme: { $place }.
board-put-here = { $place }, kokrra jote, sapo u vendos
board-gone = { $place }, tani bosh
board-in-hand = { $count } në dorë
board-lost-stones = të humbura: { $count }
board-time-left = { $player }: sekonda të mbetura: { $count }.

## Why a tap does nothing.

board-wrong-light = Luhet vetëm në kutitë e errëta.
board-wrong-theirs = { $place } është e palës tjetër.
board-wrong-stuck = Nga { $place } tani s’lëvizet dot. Një rreth shënon se nga mundet.
board-wrong-empty = { $place } është bosh. Zgjidh më parë diçka tënden.
board-wrong-occupied = { $place } është e zënë. Zgjidh një vend bosh.
board-wrong-put = Në { $place } tani nuk guxon të vendosësh asgjë.
board-wrong-go = Në { $place } nuk shkohet dot. Një rreth shënon se ku mundet.
board-wrong-take = Jo atë: zgjidh një me rreth të ndërprerë.
board-wrong-throw = Më parë hidh zaret.
board-wrong-computer = Radhën e ka kompjuteri.

## Giving up.

board-resign-sure = Do ta dorëzosh këtë lojë?
board-resigns =
    { $side ->
        [wolf] Ujku dorëzohet dhe loja mbaron.
        [sheep] Delet dorëzohen dhe loja mbaron.
        [quarry] Gjahu dorëzohet dhe loja mbaron.
        [fox] Dhelpra dorëzohet dhe loja mbaron.
        [hunters] Gjuetarët dorëzohen dhe loja mbaron.
       *[other] { $player } dorëzohet dhe loja mbaron.
    }
board-resign-not = Vazhdo lojën
