### The page on which games and positions are looked at. "Lëvizje" is what one player does at a time,
### "barazim" a tied game. "Tabelë" is a file that knows every position.

## The page and its parts.

analysis-nav = Analiza
analysis-title = Analiza
analysis-steps = Shfleto lojën
analysis-first = Te fillimi
analysis-back = Prapa
analysis-forward = Përpara
analysis-last = Te fundi
analysis-position = Pozicioni
analysis-turns = Lëvizjet këtu
analysis-openings = Hapjet nga këtu
analysis-thinking = Po mendoj …
analysis-lines = Regjistrimi
analysis-points = Ku u kthye loja
analysis-no-points = Asnjë lëvizje s’ka lëshuar gjë.
analysis-points-coming = Lëvizjet po shqyrtohen …
analysis-curve = Ecuria e lojës: mbi vijë qëndron më mirë i bardhi, nën të i ziu
analysis-curve-puzzle = Ecuria e detyrës: mbi vijë mund të zgjidhet, nën të jo
analysis-comment = Koment për këtë lëvizje
analysis-comment-start = Koment për fillimin
analysis-branch-off = Hiqe këtë degë
analysis-link = Link për këtë pozicion
analysis-open = Hap një lojë ose një pozicion
analysis-rules = Loja
analysis-change-rules = Nga fillimi
analysis-paste = Regjistrim (tekst, PDN ose JSON) ose pozicion
analysis-paste-help = Për pozicionin vlejnë rregullat e lojës së zgjedhur më lart.
analysis-read = Hap
analysis-read-as-far = Hap lëvizjet para gabimit
analysis-file = Ose një skedar, deri në 60 kB
analysis-which = Loja e skedarit
analysis-set-up = Ndërto një pozicion
analysis-set-up-done = Shiko këtë pozicion
analysis-set-up-cancel = Kthehu te loja
analysis-set-up-help = Zgjidh çfarë do të vësh, pastaj kliko vendet e fushës. Klikimi i dytë e heq sërish.
analysis-put = Vër
analysis-take-off = Hiq
analysis-to-move = Radhën e ka
analysis-hand = Në dorë
analysis-hand-white = I bardhi
analysis-hand-black = I ziu
analysis-all-placed = Të gjitha kokrrat janë vënë
analysis-clear = Fushë bosh
analysis-usual = Fillimi i zakonshëm
analysis-possible = Ky është pozicion i kësaj loje.
analysis-export = Ruaj
analysis-export-record = Regjistrimi
analysis-export-picture = Figura e fushës
analysis-throw = Zaret tregojnë
analysis-look = Një vështrim se ku u kthye loja
analysis-of-game = Analizo këtë lojë
analysis-to-game = Kthehu te fusha

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] dhe edhe një, e rrotulluar ose e pasqyruar
       *[other] dhe edhe { $count }, të rrotulluara ose të pasqyruara
    }
analysis-game-number = Loja { $number }
analysis-too-large = Ai skedar është më i madh se 60 kB.
analysis-at-start = Fillimi

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "kërcim" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] fiton
        [one] fiton në një lëvizje
       *[other] fiton në { $moves } lëvizje
    }
analysis-worth-draw = barazim
analysis-worth-loss =
    { $moves ->
        [0] humb
        [one] humb në një lëvizje
       *[other] humb në { $moves } lëvizje
    }
analysis-worth-open = vlerësim { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] mund të zgjidhet
        [one] e zgjidh
       *[other] mund të zgjidhet me { $plies } kërcime
    }
analysis-worth-unsolvable = nuk zgjidhet dot
analysis-worth-unknown = nuk dihet

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Lëvizja më e mirë: { $worth }. Të gjitha lëvizjet njihen.
analysis-searched = Lëvizja më e mirë: { $worth } (thellësia e kërkimit në lëvizje: { $depth }).

## What a turn has given away. $better is a turn in words ("d2 në b2, merr a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] E lëshoi fitoren: { $better } do të kishte fituar.
       *[other] E lëshoi fitoren: fitorja në { $best } ishte { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] E lëshoi fitoren dhe tani humb: { $better } do të kishte fituar.
       *[other] E lëshoi fitoren dhe tani humb: fitorja në { $best } ishte { $better }.
    }
analysis-draw-to-loss = E lëshoi barazimin: { $better } do ta kishte mbajtur.
analysis-slower = Fiton ende, në { $moves }; fitorja në { $best } ishte { $better }.
analysis-sooner = Humb në { $moves }; { $better } do të kishte duruar deri në { $best }.
analysis-spoilt = Nuk zgjidhet më; { $better } do ta kishte lënë të zgjidhshme.
analysis-dubious = E dyshimtë: { $own }. Më mirë ishte { $better }: { $worth }.
analysis-mistake = Gabim: { $own }. Më mirë ishte { $better }: { $worth }.
analysis-blunder = Gabim i rëndë: { $own }. Më mirë ishte { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Kokërr e bardhë
analysis-piece-stone-black = Kokërr e zezë
analysis-piece-man-white = Gur i bardhë
analysis-piece-man-black = Gur i zi
analysis-piece-king-white = Damë e bardhë
analysis-piece-king-black = Damë e zezë
analysis-piece-wolf = Ujku
analysis-piece-sheep = Dele
analysis-piece-quarry = Gjahu
analysis-piece-fox = Dhelpra
analysis-piece-hunter = Gjuetar
analysis-piece-peg = Kunj

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Asnjë lojë s’arrin dot në këtë pozicion.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } kokrra në fushë dhe në dorë, por janë vetëm { $bound }.
analysis-setup-too-few = { $side }: duhen të paktën { $bound } kokrra në fushë dhe në dorë; janë { $count }.
analysis-setup-hands = Kush e ka radhën ({ $side }) duhet të ketë në dorë aq kokrra sa tjetri, ose një më shumë. Në fund të lojës askush s’ka më: zgjidh “Të gjitha kokrrat janë vënë”.
analysis-setup-has-mill = { $side } e ka radhën, por ka tashmë një rend: loja ka mbaruar.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Rreshti { $line }: { $why }
analysis-read-unknown = Kjo nuk lexohet dot.
analysis-read-record-too-long = Teksti është tepër i gjatë.
analysis-read-record-character = Ka një shenjë që këtu s’ka kuptim.
analysis-read-record-comment = Komenti që fillon këtu nuk mbyllet askund.
analysis-read-record-tag = Etiketa shkruhet si [Name "value"], çdo emër një herë, para lëvizjeve.
analysis-read-record-variation = Kllapat e varianteve nuk përputhen.
analysis-read-record-annotation = Para kësaj s’ka lëvizje së cilës t’i përkasë.
analysis-read-record-throw = Hedhje pa lëvizjen e saj.
analysis-read-record-turn = Kjo s’është as lëvizje, as rezultat.
analysis-read-record-result = Rezultati qëndron në fund, një herë.
analysis-read-record-empty = Në tekst s’ka regjistrim.
analysis-read-bad-json = Ky s’është JSON i një regjistrimi.
analysis-read-unknown-version = Ky regjistrim është i një versioni që këtu nuk njihet.
analysis-read-no-rules = Regjistrimi nuk thotë cila lojë është; zgjidh më parë lojën.
analysis-read-other-rules = Regjistrimi përmend rregulla të tjera nga ato që përshkruan.
analysis-read-bad-fen = Fillimi i regjistrimit s’është pozicion i kësaj loje.
analysis-read-bad-tag = Një etiketë e regjistrimit nuk lexohet dot.
analysis-read-ended = Loja ka mbaruar para kësaj lëvizjeje.
analysis-read-pdn-not-one = Mund të hapet vetëm një lojë njëherësh.
analysis-read-pdn-game-type = Ky lloj dame s’është në kuti.
analysis-read-no-such-game = Në tekst s’ka aq lojëra.
