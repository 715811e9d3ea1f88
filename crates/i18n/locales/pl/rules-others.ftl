### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Bicie do tyłu
rule-draughts-man_back_capture-yes = Pionki biją też do tyłu.
rule-draughts-man_back_capture-no = Pionki biją tylko do przodu.
rule-draughts-king = Damka
rule-draughts-king-short = Damka chodzi o jedno pole, do przodu i do tyłu.
rule-draughts-king-flying = Damka chodzi dowolnie daleko po wolnych polach.
rule-draughts-king_landing = Lądowanie
rule-draughts-king_landing-behind = Damka staje tuż za zbitym pionkiem.
rule-draughts-king_landing-any = Damka staje na dowolnym wolnym polu za zbitym pionkiem.
rule-draughts-crowning = Promocja przy biciu
rule-draughts-crowning-stop = Pionek, który przy biciu dojdzie do ostatniego rzędu, zostaje damką i ruch się kończy.
rule-draughts-crowning-pass = Pionek, który przy biciu tylko przechodzi przez ostatni rząd, bije dalej jako pionek; damką zostaje tylko wtedy, gdy tam stanie.
rule-draughts-crowning-continue = Pionek, który przy biciu dojdzie do ostatniego rzędu, od razu zostaje damką i bije dalej jako damka.

## Draughts: capturing.

rule-draughts-lift = Zdejmowanie zbitych
rule-draughts-lift-end = Zbite pionki schodzą z planszy po całym biciu; żadnego nie przeskakuje się dwa razy.
rule-draughts-lift-immediate = Zbite pionki od razu schodzą z planszy, więc ich pola są wolne do końca bicia.
rule-draughts-precedence = Wybór bicia
rule-draughts-precedence-none = Spośród kilku bić wolno wybrać dowolne.
rule-draughts-precedence-quantity = Trzeba wybrać bicie, które zabiera najwięcej pionków.
rule-draughts-precedence-king = Jeśli damka może bić, musi bić przed pionkiem.
rule-draughts-precedence-quantity-kings = Trzeba wybrać bicie, które zabiera najwięcej pionków, a z równych to, które zabiera najwięcej damek.
rule-draughts-precedence-quantity-king-kings-order = Trzeba zbić najwięcej pionków; przy równej liczbie najpierw bije damka, potem liczy się najwięcej zbitych damek, potem damki zbite jak najwcześniej.
rule-draughts-man_may_take_king = Pionek bije damkę
rule-draughts-man_may_take_king-yes = Pionek może zbić damkę.
rule-draughts-man_may_take_king-no = Pionek nie może zbić damki.
rule-draughts-must_complete_chain = Dalsze bicie
rule-draughts-must_complete_chain-yes = Trzeba bić dalej, dopóki jest następny skok.
rule-draughts-must_complete_chain-no = Bicie wolno przerwać po każdym skoku.
rule-draughts-huff = Fuk
rule-draughts-huff-off = Bicie jest obowiązkowe; fuku nie ma (nie zabiera się pionka za to, że nie bił).
rule-draughts-huff-forward = Jeśli ktoś zamiast bić ruszy do przodu, przeciwnik może wziąć na fuk pionek, który mógł bić.
rule-draughts-huff-piece = Jeśli ktoś pominie bicie, przeciwnik może wziąć na fuk pionek, który mógł bić.
rule-draughts-huff-any = Jeśli ktoś pominie bicie, przeciwnik może wziąć na fuk dowolny pionek.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Cel
rule-draughts-losing-yes = Kto pierwszy straci wszystkie pionki, wygrywa.
rule-draughts-losing-no = Kto pierwszy straci wszystkie pionki, przegrywa.
rule-draughts-blocked = Brak ruchu
rule-draughts-blocked-loses = Kto nie ma ruchu, przegrywa.
rule-draughts-blocked-wins = Kto nie ma ruchu, wygrywa.
rule-draughts-repetition = Remis przez powtórzenie
rule-draughts-repetition-auto = Gdy ta sama pozycja wystąpi { $count } razy, od razu jest remis.
rule-draughts-repetition-claim = Gdy ta sama pozycja wystąpi { $count } razy, strona, która ma ruch, może reklamować remis.
rule-draughts-repetition-off = Nie ma remisu przez powtórzenie.
rule-draughts-no_progress = Remis bez postępu
rule-draughts-no_progress-auto =
    { $count ->
        [one] Po { $count } ruchu bez bicia i bez ruchu pionkiem jest remis.
       *[other] Po { $count } ruchach obu stron łącznie bez bicia i bez ruchu pionkiem jest remis.
    }
rule-draughts-no_progress-claim =
    { $count ->
        [one] Po { $count } ruchu bez bicia i bez ruchu pionkiem strona, która ma ruch, może reklamować remis.
       *[other] Po { $count } ruchach obu stron łącznie bez bicia i bez ruchu pionkiem strona, która ma ruch, może reklamować remis.
    }
rule-draughts-no_progress-off = Nie ma remisu z braku bicia.
rule-draughts-first = Kto zaczyna
rule-draughts-first-white = Białe zaczynają.
rule-draughts-first-black = Czarne zaczynają.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Plansza
rule-draughts-mirrored_board-yes = Każdy gracz ma ciemne pole narożne po prawej.
rule-draughts-mirrored_board-no = Każdy gracz ma ciemne pole narożne po lewej.
rule-draughts-numbering = Zapis
rule-draughts-numbering-A0 = Pola oznacza się literą i cyfrą, a1 jest po lewej ręce białych.
rule-draughts-numbering-N0 = Pola numeruje się od lewego dolnego rogu, patrząc od strony zaczynającego.
rule-draughts-numbering-N1 = Pola numeruje się od prawego dolnego rogu, patrząc od strony zaczynającego.
rule-draughts-numbering-N2 = Pola numeruje się od lewego górnego rogu, patrząc od strony zaczynającego.
rule-draughts-numbering-N3 = Pola numeruje się od prawego górnego rogu, patrząc od strony zaczynającego.

## Wolf and Sheep.

rule-wolf-first = Kto zaczyna
rule-wolf-first-wolf = Wilka stawia się na planszy i to on rusza się pierwszy.
rule-wolf-first-sheep = Wilka stawia się na planszy, a potem pierwsze ruszają się owce.

## Battue, the hunt on the mill board. "Zwierz" is the hunted animal.

rule-battue-hunters = Myśliwi
rule-battue-hunters-value = Liczba myśliwych: { $value }.
rule-battue-quarry_hop = Przeskakiwanie
rule-battue-quarry_hop-no = Zwierz i myśliwi przesuwają się o jeden punkt po liniach.
rule-battue-quarry_hop-hop = Zwierz może też przeskoczyć sąsiedniego myśliwego; myśliwy zostaje.
rule-battue-quarry_hop-take = Zwierz może też przeskoczyć sąsiedniego myśliwego i go zabiera.
rule-battue-limit = Koniec polowania
rule-battue-limit-value =
    { $value ->
        [one] Po { $value } ruchu myśliwych polowanie się przerywa.
       *[other] Po { $value } ruchach myśliwych polowanie się przerywa.
    }

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Plansza
rule-pegs-layout-english = Plansza to angielski krzyż z 33 otworami.
rule-pegs-layout-european = Plansza jest europejska, z 37 otworami.
rule-pegs-layout-triangle = Plansza to trójkąt z 15 otworami.
rule-pegs-vacancy = Pusty otwór
rule-pegs-vacancy-value = Na początku w każdym otworze oprócz { $value } jest pionek.
rule-pegs-goal = Cel
rule-pegs-goal-anywhere = Ma zostać jeden pionek, gdziekolwiek.
rule-pegs-goal-value = Pionki mają zostać tylko tutaj: { $value }.
