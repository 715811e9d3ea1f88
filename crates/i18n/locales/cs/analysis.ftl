### The page on which games and positions are looked at. "Tah" is what one player does at a time,
### also where they are counted; "remíza" a tied game. "Tabulky" are files that know every position.

## The page and its parts.

analysis-nav = Rozbor
analysis-title = Rozbor
analysis-steps = Procházet partii
analysis-first = Na začátek
analysis-back = Zpět
analysis-forward = Vpřed
analysis-last = Na konec
analysis-position = Pozice
analysis-turns = Tahy v této pozici
analysis-openings = Zahájení odsud
analysis-thinking = Počítá …
analysis-lines = Zápis partie
analysis-points = Kde se partie obrátila
analysis-no-points = Žádný tah nic nepokazil.
analysis-points-coming = Tahy se procházejí …
analysis-curve = Průběh partie: nad čarou stojí lépe bílý, pod čarou černý
analysis-curve-puzzle = Průběh: nad čarou to jde vyřešit, pod čarou už ne
analysis-comment = Poznámka k tomuto tahu
analysis-comment-start = Poznámka k začátku
analysis-branch-off = Odstranit tuto odbočku
analysis-link = Odkaz na tuto pozici
analysis-open = Otevřít partii nebo pozici
analysis-rules = Hra
analysis-change-rules = Od začátku
analysis-paste = Zápis (text, PDN nebo JSON) nebo pozice
analysis-paste-help = Pozice se čte podle pravidel hry vybrané nahoře.
analysis-read = Otevřít
analysis-read-as-far = Otevřít tahy před chybou
analysis-file = Nebo soubor, do 60 kB
analysis-which = Partie ze souboru
analysis-set-up = Sestavit pozici
analysis-set-up-done = Prohlédnout tuto pozici
analysis-set-up-cancel = Zpět k partii
analysis-set-up-help = Vyber, co má přijít na desku, a pak klikej na místa desky. Druhé kliknutí to zase sebere.
analysis-put = Postavit
analysis-take-off = Sebrat
analysis-to-move = Na tahu
analysis-hand = V ruce
analysis-hand-white = Bílý
analysis-hand-black = Černý
analysis-all-placed = Všechny kameny jsou položené
analysis-clear = Prázdná deska
analysis-usual = Obvyklý začátek
analysis-possible = Taková pozice může ve hře vzniknout.
analysis-export = Uložit
analysis-export-record = Zápis partie
analysis-export-picture = Obrázek desky
analysis-throw = Na kostkách je
analysis-look = Kde se partie obrátila
analysis-of-game = Rozebrat tuto partii
analysis-to-game = Zpět k desce

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] a ještě jeden, otočený nebo zrcadlený
        [few] a ještě { $count }, otočené nebo zrcadlené
       *[other] a ještě { $count }, otočených nebo zrcadlených
    }
analysis-game-number = Partie { $number }
analysis-too-large = Ten soubor je větší než 60 kB.
analysis-at-start = Začátek

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0,35, for the side that plays the turn. A "skok" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] vyhrává
        [one] vyhrává za jeden tah
        [few] vyhrává za { $moves } tahy
       *[other] vyhrává za { $moves } tahů
    }
analysis-worth-draw = drží remízu
analysis-worth-loss =
    { $moves ->
        [0] prohrává
        [one] prohrává za jeden tah
        [few] prohrává za { $moves } tahy
       *[other] prohrává za { $moves } tahů
    }
analysis-worth-open = odhad { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] jde vyřešit
        [one] řeší úlohu
       *[other] jde vyřešit { $plies } skoky
    }
analysis-worth-unsolvable = vyřešit nejde
analysis-worth-unknown = neví se

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Nejlepší tah: { $worth }; všechny tahy jsou známé.
analysis-searched = Nejlepší tah: { $worth } (hloubka v tazích: { $depth }).

## What a turn has given away. $better is a turn in words ("d2 na b2, vzato: a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Pouští výhru. Vyhrával tah: { $better }.
        [one] Pouští výhru. Za jeden tah vyhrával tah: { $better }.
        [few] Pouští výhru. Za { $best } tahy vyhrával tah: { $better }.
       *[other] Pouští výhru. Za { $best } tahů vyhrával tah: { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Pouští výhru a teď prohrává. Vyhrával tah: { $better }.
        [one] Pouští výhru a teď prohrává. Za jeden tah vyhrával tah: { $better }.
        [few] Pouští výhru a teď prohrává. Za { $best } tahy vyhrával tah: { $better }.
       *[other] Pouští výhru a teď prohrává. Za { $best } tahů vyhrával tah: { $better }.
    }
analysis-draw-to-loss = Pouští remízu. Udržel by ji tah: { $better }.
analysis-slower = Stále vyhrává, počet tahů: { $moves }. Rychleji, za { $best }, vyhrával tah: { $better }.
analysis-sooner = Prohrává, počet tahů: { $moves }. Déle, { $best }, by vydržel tah: { $better }.
analysis-spoilt = Vyřešit už to nejde. Naději by zachoval tah: { $better }.
analysis-dubious = Pochybný tah: { $own }. Lepší bylo { $better }: { $worth }.
analysis-mistake = Chyba: { $own }. Lepší bylo { $better }: { $worth }.
analysis-blunder = Hrubá chyba: { $own }. Lepší bylo { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Bílý kámen
analysis-piece-stone-black = Černý kámen
analysis-piece-man-white = Bílý kámen
analysis-piece-man-black = Černý kámen
analysis-piece-king-white = Bílá dáma
analysis-piece-king-black = Černá dáma
analysis-piece-wolf = Vlk
analysis-piece-sheep = Ovce
analysis-piece-quarry = Kořist
analysis-piece-fox = Liška
analysis-piece-hunter = Lovec
analysis-piece-peg = Kolík

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = K této pozici žádná partie nedojde.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: kamenů na desce a v ruce je { $count }, ale ve hře jich je jen { $bound }.
analysis-setup-too-few = { $side }: kamenů na desce a v ruce je { $count }, je jich třeba aspoň { $bound }.
analysis-setup-hands = Kdo je na tahu ({ $side }), musí mít v ruce stejně kamenů jako druhý, nebo o jeden víc. V koncovce už nikdo žádné nemá: zvol „Všechny kameny jsou položené“.
analysis-setup-has-mill = { $side }: je na tahu, ale už má mlýn, takže partie skončila.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Řádek { $line }: { $why }
analysis-read-unknown = To se nedá přečíst.
analysis-read-record-too-long = Text je příliš dlouhý.
analysis-read-record-character = Je tu znak, který nic neznamená.
analysis-read-record-comment = Poznámka, která tu začíná, nikde nekončí.
analysis-read-record-tag = Údaj se píše jako [Název "hodnota"], každý jednou a před tahy.
analysis-read-record-variation = Závorky variant k sobě nesedí.
analysis-read-record-annotation = Před tím není tah, ke kterému by to mohlo patřit.
analysis-read-record-throw = Hod bez svého tahu.
analysis-read-record-turn = To není ani tah, ani výsledek.
analysis-read-record-result = Výsledek stojí na konci, jednou.
analysis-read-record-empty = V textu není žádný zápis.
analysis-read-bad-json = To není JSON se zápisem partie.
analysis-read-unknown-version = Tato verze zápisu tu není známá.
analysis-read-no-rules = Zápis neříká, která hra to je; nejdřív ji vyber.
analysis-read-other-rules = Zápis uvádí jiná pravidla, než popisuje.
analysis-read-bad-fen = Začátek zápisu není pozice z této hry.
analysis-read-bad-tag = Jeden údaj zápisu se nedá přečíst.
analysis-read-ended = Partie končí už před tímto tahem.
analysis-read-pdn-not-one = Otevřít jde jen jedna partie najednou.
analysis-read-pdn-game-type = Takový druh dámy v krabici není.
analysis-read-no-such-game = Tolik partií v textu není.
