### The page on which games and positions are looked at. "Potez" is what one player does at a time,
### also where they are counted; "remi" a tied game. "Tabela" is a file that knows every position.

## The page and its parts.

analysis-nav = Analiza
analysis-title = Analiza
analysis-steps = Listaj partiju
analysis-first = Na početak
analysis-back = Nazad
analysis-forward = Napred
analysis-last = Na kraj
analysis-position = Pozicija
analysis-turns = Mogući potezi
analysis-openings = Otvaranja odavde
analysis-thinking = Razmišljam …
analysis-lines = Zapis
analysis-points = Prekretnice
analysis-no-points = Nijedan potez nije ništa ispustio.
analysis-points-coming = Potezi se pregledaju …
analysis-curve = Tok partije: iznad linije bolje stoji beli, ispod nje crni
analysis-curve-puzzle = Tok zadatka: iznad linije je rešiv, ispod nje nije
analysis-comment = Komentar uz ovaj potez
analysis-comment-start = Komentar uz početak
analysis-branch-off = Ukloni ovu granu
analysis-link = Link ka ovoj poziciji
analysis-open = Otvori partiju ili poziciju
analysis-rules = Igra
analysis-change-rules = Od početka
analysis-paste = Zapis (tekst, PDN ili JSON) ili pozicija
analysis-paste-help = Za poziciju važe pravila gore izabrane igre.
analysis-read = Otvori
analysis-read-as-far = Otvori poteze pre greške
analysis-file = Ili fajl, do 60 kB
analysis-which = Partija iz fajla
analysis-set-up = Složi poziciju
analysis-set-up-done = Pogledaj ovu poziciju
analysis-set-up-cancel = Nazad na partiju
analysis-set-up-help = Izaberi šta stavljaš, a zatim klikni na polja table. Drugi klik to opet sklanja.
analysis-put = Stavi
analysis-take-off = Skloni
analysis-to-move = Na potezu
analysis-hand = U ruci
analysis-hand-white = Beli
analysis-hand-black = Crni
analysis-all-placed = Svi pijuni su postavljeni
analysis-clear = Prazna tabla
analysis-usual = Uobičajen početak
analysis-possible = Ovo je pozicija te igre.
analysis-export = Sačuvaj
analysis-export-record = Zapis
analysis-export-picture = Slika table
analysis-throw = Kockice pokazuju
analysis-look = Pogled na prekretnice
analysis-of-game = Analiziraj ovu partiju
analysis-to-game = Nazad za tablu

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] i još { $count }, okrenut ili preslikan
        [few] i još { $count }, okrenuta ili preslikana
       *[other] i još { $count }, okrenutih ili preslikanih
    }
analysis-game-number = Partija { $number }
analysis-too-large = Taj fajl je veći od 60 kB.
analysis-at-start = Početak

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "skok" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] pobeđuje
        [one] pobeđuje u { $moves } potezu
       *[other] pobeđuje u { $moves } poteza
    }
analysis-worth-draw = remi
analysis-worth-loss =
    { $moves ->
        [0] gubi
        [one] gubi u { $moves } potezu
       *[other] gubi u { $moves } poteza
    }
analysis-worth-open = procena { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] rešivo
        [1] rešava
        [one] rešivo u { $plies } skoku
        [few] rešivo u { $plies } skoka
       *[other] rešivo u { $plies } skokova
    }
analysis-worth-unsolvable = nije rešivo
analysis-worth-unknown = nije poznato

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Najbolji potez: { $worth }. Svi potezi su poznati.
analysis-searched = Najbolji potez: { $worth } (dubina pretrage u potezima: { $depth }).

## What a turn has given away. $better is a turn in words ("d2 na b2, uzima a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Ispuštena pobeda: pobedilo bi { $better }.
       *[other] Ispuštena pobeda: pobeda u { $best } bila je { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Ispuštena pobeda, a sada gubi: pobedilo bi { $better }.
       *[other] Ispuštena pobeda, a sada gubi: pobeda u { $best } bila je { $better }.
    }
analysis-draw-to-loss = Ispušten remi: održalo bi ga { $better }.
analysis-slower = I dalje pobeđuje, u { $moves }; pobeda u { $best } bila je { $better }.
analysis-sooner = Gubi u { $moves }; { $better } izdržalo bi { $best }.
analysis-spoilt = Više nije rešivo; rešivo bi ostalo uz { $better }.
analysis-dubious = Sumnjivo: { $own }. Bolje je bilo { $better }: { $worth }.
analysis-mistake = Greška: { $own }. Bolje je bilo { $better }: { $worth }.
analysis-blunder = Gruba greška: { $own }. Bolje je bilo { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Beli pijun
analysis-piece-stone-black = Crni pijun
analysis-piece-man-white = Beli pijun
analysis-piece-man-black = Crni pijun
analysis-piece-king-white = Bela dama
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

analysis-setup-impossible = Do ove pozicije ne može da dođe nijedna partija.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: pijuna na tabli i u ruci ima { $count }, a u igri ih je samo { $bound }.
analysis-setup-too-few = { $side }: pijuna na tabli i u ruci ima { $count }, a potrebno je najmanje { $bound }.
analysis-setup-hands = Strana na potezu ({ $side }) mora u ruci imati isto toliko pijuna koliko i druga, ili jednog više. U završnici ih više niko nema: izaberi „Svi pijuni su postavljeni“.
analysis-setup-has-mill = { $side }: na potezu je, ali već ima micu, pa je partija gotova.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Red { $line }: { $why }
analysis-read-unknown = Ovo ne može da se pročita.
analysis-read-record-too-long = Tekst je predug.
analysis-read-record-character = Tu je znak koji ovde nema značenja.
analysis-read-record-comment = Komentar koji ovde počinje nigde se ne zatvara.
analysis-read-record-tag = Oznaka se piše kao [Name "value"], svako ime jednom, pre poteza.
analysis-read-record-variation = Zagrade varijanti se ne slažu.
analysis-read-record-annotation = Pre ovoga nema poteza kome bi pripadalo.
analysis-read-record-throw = Bacanje bez poteza.
analysis-read-record-turn = To nije ni potez ni rezultat.
analysis-read-record-result = Rezultat stoji na kraju, jednom.
analysis-read-record-empty = U tekstu nema zapisa.
analysis-read-bad-json = To nije JSON nekog zapisa.
analysis-read-unknown-version = Ovaj zapis je u verziji koja ovde nije poznata.
analysis-read-no-rules = Zapis ne kaže koja je to igra; prvo izaberi igru.
analysis-read-other-rules = Zapis imenuje druga pravila od onih koja opisuje.
analysis-read-bad-fen = Početak zapisa nije pozicija ove igre.
analysis-read-bad-tag = Jedna oznaka zapisa ne može da se pročita.
analysis-read-ended = Partija je gotova pre ovog poteza.
analysis-read-pdn-not-one = Može da se otvori samo jedna partija odjednom.
analysis-read-pdn-game-type = Te vrste dama nema u kutiji.
analysis-read-no-such-game = U tekstu nema toliko partija.
