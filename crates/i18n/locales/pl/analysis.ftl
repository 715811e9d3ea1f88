### The page on which games and positions are looked at. "Ruch" is what one player does at a time,
### also where they are counted; "remis" a tied game. "Tablice" are files that know every position.

## The page and its parts.

analysis-nav = Analiza
analysis-title = Analiza
analysis-steps = Przeglądaj partię
analysis-first = Na początek
analysis-back = Wstecz
analysis-forward = Naprzód
analysis-last = Na koniec
analysis-position = Pozycja
analysis-turns = Ruchy w tej pozycji
analysis-openings = Otwarcia stąd
analysis-thinking = Liczy …
analysis-lines = Zapis partii
analysis-points = Gdzie partia się odwróciła
analysis-no-points = Żaden ruch niczego nie oddał.
analysis-points-coming = Trwa przegląd ruchów …
analysis-curve = Przebieg partii: nad linią lepiej stoją białe, pod linią czarne
analysis-curve-puzzle = Przebieg: nad linią da się rozwiązać, pod linią już nie
analysis-comment = Komentarz do tego ruchu
analysis-comment-start = Komentarz do początku
analysis-branch-off = Usuń to odgałęzienie
analysis-link = Link do tej pozycji
analysis-open = Otwórz partię lub pozycję
analysis-rules = Gra
analysis-change-rules = Od początku
analysis-paste = Zapis (tekst, PDN lub JSON) albo pozycja
analysis-paste-help = Pozycję odczytuje się według zasad gry wybranej powyżej.
analysis-read = Otwórz
analysis-read-as-far = Otwórz ruchy przed błędem
analysis-file = Albo plik, do 60 kB
analysis-which = Partia z pliku
analysis-set-up = Ustaw pozycję
analysis-set-up-done = Obejrzyj tę pozycję
analysis-set-up-cancel = Wróć do partii
analysis-set-up-help = Wybierz, co postawić, a potem klikaj miejsca na planszy. Drugie kliknięcie zdejmuje.
analysis-put = Postaw
analysis-take-off = Zdejmij
analysis-to-move = Na ruchu
analysis-hand = W ręce
analysis-hand-white = Białe
analysis-hand-black = Czarne
analysis-all-placed = Wszystkie pionki są wystawione
analysis-clear = Pusta plansza
analysis-usual = Zwykły początek
analysis-possible = Taka pozycja może powstać w grze.
analysis-export = Zapisz
analysis-export-record = Zapis partii
analysis-export-picture = Obraz planszy
analysis-throw = Kości pokazują
analysis-look = Gdzie partia się odwróciła
analysis-of-game = Analizuj tę partię
analysis-to-game = Wróć do planszy

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] i jeszcze jeden, po obrocie lub odbiciu
        [few] i jeszcze { $count }, po obrocie lub odbiciu
        [many] i jeszcze { $count }, po obrocie lub odbiciu
       *[other] i jeszcze { $count }, po obrocie lub odbiciu
    }
analysis-game-number = Partia { $number }
analysis-too-large = Ten plik jest większy niż 60 kB.
analysis-at-start = Początek

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0,35, for the side that plays the turn. A "skok" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] wygrywa
        [one] wygrywa w jednym ruchu
       *[other] wygrywa w { $moves } ruchach
    }
analysis-worth-draw = remisuje
analysis-worth-loss =
    { $moves ->
        [0] przegrywa
        [one] przegrywa w jednym ruchu
       *[other] przegrywa w { $moves } ruchach
    }
analysis-worth-open = ocena { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] da się rozwiązać
        [one] rozwiązuje zadanie
       *[other] da się rozwiązać w { $plies } skokach
    }
analysis-worth-unsolvable = nie da się rozwiązać
analysis-worth-unknown = nie wiadomo

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Najlepszy ruch: { $worth }; wszystkie ruchy są znane.
analysis-searched = Najlepszy ruch: { $worth } (głębokość w ruchach: { $depth }).

## What a turn has given away. $better is a turn in words ("d2 na b2, zabrane: a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Oddaje wygraną. Wygrywał ruch: { $better }.
        [one] Oddaje wygraną. W jednym ruchu wygrywał ruch: { $better }.
       *[other] Oddaje wygraną. W { $best } ruchach wygrywał ruch: { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Oddaje wygraną i teraz przegrywa. Wygrywał ruch: { $better }.
        [one] Oddaje wygraną i teraz przegrywa. W jednym ruchu wygrywał ruch: { $better }.
       *[other] Oddaje wygraną i teraz przegrywa. W { $best } ruchach wygrywał ruch: { $better }.
    }
analysis-draw-to-loss = Oddaje remis. Utrzymałby go ruch: { $better }.
analysis-slower = Nadal wygrywa, ruchów: { $moves }. Szybciej, bo w { $best }, wygrywał ruch: { $better }.
analysis-sooner = Przegrywa, ruchów: { $moves }. Dłużej, bo { $best }, wytrzymałby ruch: { $better }.
analysis-spoilt = Tego już nie da się rozwiązać. Szansę zachowałby ruch: { $better }.
analysis-dubious = Wątpliwy ruch: { $own }. Lepiej było { $better }: { $worth }.
analysis-mistake = Błąd: { $own }. Lepiej było { $better }: { $worth }.
analysis-blunder = Gruby błąd: { $own }. Lepiej było { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Biały pionek
analysis-piece-stone-black = Czarny pionek
analysis-piece-man-white = Biały pionek
analysis-piece-man-black = Czarny pionek
analysis-piece-king-white = Biała damka
analysis-piece-king-black = Czarna damka
analysis-piece-wolf = Wilk
analysis-piece-sheep = Owca
analysis-piece-quarry = Zwierz
analysis-piece-fox = Lis
analysis-piece-hunter = Myśliwy
analysis-piece-peg = Pionek

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Żadna partia nie doprowadzi do tej pozycji.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: pionków na planszy i w ręce jest { $count }, a w grze są tylko { $bound }.
analysis-setup-too-few = { $side }: pionków na planszy i w ręce jest { $count }, a potrzeba co najmniej { $bound }.
analysis-setup-hands = Strona na ruchu ({ $side }) musi mieć w ręce tyle samo pionków co druga albo o jeden więcej. W końcówce nikt ich już nie ma: zaznacz „Wszystkie pionki są wystawione”.
analysis-setup-has-mill = { $side }: na ruchu, ale ma już młynek, więc partia jest skończona.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Wiersz { $line }: { $why }
analysis-read-unknown = Tego nie da się odczytać.
analysis-read-record-too-long = Tekst jest za długi.
analysis-read-record-character = Jest tu znak, który nic nie znaczy.
analysis-read-record-comment = Komentarz, który się tu zaczyna, nigdzie się nie kończy.
analysis-read-record-tag = Znacznik zapisuje się jako [Nazwa "wartość"], każdy raz, przed ruchami.
analysis-read-record-variation = Nawiasy wariantów do siebie nie pasują.
analysis-read-record-annotation = Nie ma przed tym ruchu, do którego mogłoby to należeć.
analysis-read-record-throw = Rzut bez swojego ruchu.
analysis-read-record-turn = To nie jest ani ruch, ani wynik.
analysis-read-record-result = Wynik stoi na końcu, jeden raz.
analysis-read-record-empty = W tekście nie ma zapisu partii.
analysis-read-bad-json = To nie jest JSON z zapisem partii.
analysis-read-unknown-version = Ta wersja zapisu nie jest tu znana.
analysis-read-no-rules = Zapis nie mówi, jaka to gra; najpierw ją wybierz.
analysis-read-other-rules = Zapis podaje inne zasady, niż opisuje.
analysis-read-bad-fen = Początek zapisu nie jest pozycją z tej gry.
analysis-read-bad-tag = Jednego ze znaczników zapisu nie da się odczytać.
analysis-read-ended = Partia kończy się przed tym ruchem.
analysis-read-pdn-not-one = Można otworzyć tylko jedną partię naraz.
analysis-read-pdn-game-type = Takich warcabów nie ma w pudełku.
analysis-read-no-such-game = W tekście nie ma tylu partii.
