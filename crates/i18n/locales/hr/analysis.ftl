### The page on which games and positions are looked at. "Potez" is what one player does at a time,
### also where they are counted; "remi" a tied game. "Tablica" is a file that knows every position.

## The page and its parts.

analysis-nav = Analiza
analysis-title = Analiza
analysis-steps = Listaj partiju
analysis-first = Na početak
analysis-back = Natrag
analysis-forward = Naprijed
analysis-last = Na kraj
analysis-position = Pozicija
analysis-turns = Mogući potezi
analysis-openings = Otvaranja odavde
analysis-thinking = Razmišljam …
analysis-lines = Zapis
analysis-points = Prekretnice
analysis-no-points = Nijedan potez nije ništa ispustio.
analysis-points-coming = Potezi se pregledavaju …
analysis-curve = Tijek partije: iznad crte bolje stoji bijeli, ispod nje crni
analysis-curve-puzzle = Tijek zadatka: iznad crte je rješiv, ispod nje nije
analysis-comment = Komentar uz ovaj potez
analysis-comment-start = Komentar uz početak
analysis-branch-off = Ukloni ovu granu
analysis-link = Poveznica na ovu poziciju
analysis-open = Otvori partiju ili poziciju
analysis-rules = Igra
analysis-change-rules = Od početka
analysis-paste = Zapis (tekst, PDN ili JSON) ili pozicija
analysis-paste-help = Za poziciju vrijede pravila gore odabrane igre.
analysis-read = Otvori
analysis-read-as-far = Otvori poteze prije pogreške
analysis-file = Ili datoteka, do 60 kB
analysis-which = Partija iz datoteke
analysis-set-up = Složi poziciju
analysis-set-up-done = Pogledaj ovu poziciju
analysis-set-up-cancel = Natrag na partiju
analysis-set-up-help = Odaberi što stavljaš, a zatim klikni polja ploče. Drugi klik to opet miče.
analysis-put = Stavi
analysis-take-off = Makni
analysis-to-move = Na potezu
analysis-hand = U ruci
analysis-hand-white = Bijeli
analysis-hand-black = Crni
analysis-all-placed = Svi su pijuni postavljeni
analysis-clear = Prazna ploča
analysis-usual = Uobičajeni početak
analysis-possible = Ovo je pozicija te igre.
analysis-export = Spremi
analysis-export-record = Zapis
analysis-export-picture = Slika ploče
analysis-throw = Kocke pokazuju
analysis-look = Pogled na prekretnice
analysis-of-game = Analiziraj ovu partiju
analysis-to-game = Natrag za ploču

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] i još { $count }, okrenut ili zrcaljen
        [few] i još { $count }, okrenuta ili zrcaljena
       *[other] i još { $count }, okrenutih ili zrcaljenih
    }
analysis-game-number = Partija { $number }
analysis-too-large = Ta je datoteka veća od 60 kB.
analysis-at-start = Početak

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "skok" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] pobjeđuje
        [one] pobjeđuje u { $moves } potezu
       *[other] pobjeđuje u { $moves } poteza
    }
analysis-worth-draw = remi
analysis-worth-loss =
    { $moves ->
        [0] gubi
        [one] gubi u { $moves } potezu
       *[other] gubi u { $moves } poteza
    }
analysis-worth-open = procjena { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] rješivo
        [1] rješava
        [one] rješivo u { $plies } skoku
        [few] rješivo u { $plies } skoka
       *[other] rješivo u { $plies } skokova
    }
analysis-worth-unsolvable = nije rješivo
analysis-worth-unknown = nije poznato

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Najbolji potez: { $worth }. Svi su potezi poznati.
analysis-searched = Najbolji potez: { $worth } (dubina pretrage u potezima: { $depth }).

## What a turn has given away. $better is a turn in words ("d2 na b2, uzima a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Ispuštena pobjeda: pobijedilo bi { $better }.
       *[other] Ispuštena pobjeda: pobjeda u { $best } bila je { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Ispuštena pobjeda, a sada gubi: pobijedilo bi { $better }.
       *[other] Ispuštena pobjeda, a sada gubi: pobjeda u { $best } bila je { $better }.
    }
analysis-draw-to-loss = Ispušten remi: održalo bi ga { $better }.
analysis-slower = I dalje pobjeđuje, u { $moves }; pobjeda u { $best } bila je { $better }.
analysis-sooner = Gubi u { $moves }; { $better } izdržalo bi { $best }.
analysis-spoilt = Više nije rješivo; rješivo bi ostalo uz { $better }.
analysis-dubious = Dvojbeno: { $own }. Bolje je bilo { $better }: { $worth }.
analysis-mistake = Pogreška: { $own }. Bolje je bilo { $better }: { $worth }.
analysis-blunder = Gruba pogreška: { $own }. Bolje je bilo { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Bijeli pijun
analysis-piece-stone-black = Crni pijun
analysis-piece-man-white = Bijeli pijun
analysis-piece-man-black = Crni pijun
analysis-piece-king-white = Bijela dama
analysis-piece-king-black = Crna dama
analysis-piece-wolf = Vuk
analysis-piece-sheep = Ovca
analysis-piece-quarry = Lovina
analysis-piece-fox = Lisica
analysis-piece-hunter = Lovac
analysis-piece-peg = Pijun

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Do ove pozicije ne može doći nijedna partija.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: pijuna na ploči i u ruci ima { $count }, a u igri ih je samo { $bound }.
analysis-setup-too-few = { $side }: pijuna na ploči i u ruci ima { $count }, a potrebno je najmanje { $bound }.
analysis-setup-hands = Strana na potezu ({ $side }) mora u ruci imati jednako pijuna kao i druga, ili jednoga više. U završnici ih više nitko nema: odaberi „Svi su pijuni postavljeni“.
analysis-setup-has-mill = { $side }: na potezu je, ali već ima mlin, pa je partija gotova.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Redak { $line }: { $why }
analysis-read-unknown = Ovo se ne može pročitati.
analysis-read-record-too-long = Tekst je predug.
analysis-read-record-character = Tu je znak koji ovdje nema značenja.
analysis-read-record-comment = Komentar koji ovdje počinje nigdje se ne zatvara.
analysis-read-record-tag = Oznaka se piše kao [Name "value"], svako ime jednom, prije poteza.
analysis-read-record-variation = Zagrade varijanata ne slažu se.
analysis-read-record-annotation = Prije ovoga nema poteza kojem bi pripadalo.
analysis-read-record-throw = Bacanje bez poteza.
analysis-read-record-turn = To nije ni potez ni rezultat.
analysis-read-record-result = Rezultat stoji na kraju, jednom.
analysis-read-record-empty = U tekstu nema zapisa.
analysis-read-bad-json = To nije JSON nekog zapisa.
analysis-read-unknown-version = Ovaj je zapis u inačici koja ovdje nije poznata.
analysis-read-no-rules = Zapis ne kaže koja je to igra; najprije odaberi igru.
analysis-read-other-rules = Zapis imenuje druga pravila od onih koja opisuje.
analysis-read-bad-fen = Početak zapisa nije pozicija ove igre.
analysis-read-bad-tag = Jedna se oznaka zapisa ne može pročitati.
analysis-read-ended = Partija je gotova prije ovog poteza.
analysis-read-pdn-not-one = Može se otvoriti samo jedna partija odjednom.
analysis-read-pdn-game-type = Te vrste dame nema u kutiji.
analysis-read-no-such-game = U tekstu nema toliko partija.
