### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a heading;
### each further key is one answer as a whole sentence. Words of the game: stawiać, przesuwać, skakać (with
### three stones), zabierać, młynek, pionek, punkt, ręka (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Plansza
rule-mill-board-nine = Plansza ma 24 punkty na trzech kwadratach, jeden w drugim.
rule-mill-board-seven = Plansza ma 17 punktów: dwa kwadraty i krzyż przez środek.
rule-mill-board-six = Plansza ma 16 punktów na dwóch kwadratach.
rule-mill-board-three = Plansza ma dziewięć punktów w trzech rzędach po trzy.
rule-mill-stones = Pionki
rule-mill-stones-value =
    { $value ->
        [one] Każda strona ma { $value } pionek.
        [few] Każda strona ma { $value } pionki.
        [many] Każda strona ma { $value } pionków.
       *[other] Każda strona ma { $value } pionków.
    }
rule-mill-lines = Linie
rule-mill-lines-straight = Młynek to trzy pionki poziomo lub pionowo na narysowanej linii.
rule-mill-lines-diagonal = Narysowane są też przekątne narożne, do chodzenia i na młynki.
rule-mill-lines-diagonal-mills = Młynkiem są też trzy pionki na przekątnej narożnej, ale po niej się nie chodzi.
rule-mill-lines-diagonal-moves = Chodzi się też po przekątnych narożnych, ale trzy pionki na takiej przekątnej to nie młynek.
rule-mill-lines-corners = Młynkiem jest też róg z dwoma sąsiadami na tym samym kwadracie.
rule-mill-lines-corners-only = Młynkiem jest tylko róg z dwoma sąsiadami na tym samym kwadracie.

## Placing, moving and jumping.

rule-mill-placing = Stawianie
rule-mill-placing-separate = Najpierw stawia się wszystkie pionki, dopiero potem się je przesuwa.
rule-mill-placing-mixed = W każdym ruchu stawia się albo przesuwa, jak kto woli.
rule-mill-motion = Przesuwanie
rule-mill-motion-step = Pionek przesuwa się o jeden punkt po narysowanej linii.
rule-mill-motion-knight = Pionek chodzi jak skoczek w szachach, po narysowanych liniach.
rule-mill-motion-hop = Pionek przesuwa się o jeden punkt albo przeskakuje sąsiedni pionek na następny punkt linii.
rule-mill-motion-hop-capture = Pionek przesuwa się o jeden punkt albo przeskakuje sąsiedni pionek; przeskoczony pionek przeciwnika się zabiera.
rule-mill-motion-hop-capture-chain = Pionek przesuwa się o jeden punkt albo przeskakuje sąsiedni pionek; przeskoczone pionki przeciwnika się zabiera, nawet kilka w jednym ruchu.
rule-mill-motion-chess = Pionek chodzi jak skoczek, jak wieża po liniach albo jak goniec po przekątnych narożnych.
rule-mill-fly = Skakanie
rule-mill-fly-off = Nikt nie skacze.
rule-mill-fly-line = Kto ma już mało pionków, przesuwa się po jednej linii przez wolne punkty, jak daleko chce.
rule-mill-fly-free = Kto ma już mało pionków, może skakać na dowolny wolny punkt.
rule-mill-fly_at = Kiedy się skacze
rule-mill-fly_at-value =
    { $value ->
        [one] Skacze się, gdy graczowi został { $value } pionek i nie ma już nic w ręce.
        [few] Skacze się, gdy graczowi zostały { $value } pionki i nie ma już nic w ręce.
        [many] Skacze się, gdy graczowi zostało { $value } pionków i nie ma już nic w ręce.
       *[other] Skacze się, gdy graczowi zostało { $value } pionków i nie ma już nic w ręce.
    }

## Mills and taking.

rule-mill-protect_placing = Bezpieczne przy stawianiu
rule-mill-protect_placing-strict = Dopóki trwa stawianie, pionka z młynka nigdy się nie zabiera; jeśli nie ma innego, nie zabiera się nic.
rule-mill-protect_placing-except-last-three = Dopóki trwa stawianie, pionka z młynka się nie zabiera, chyba że jego właściciel ma w sumie trzy.
rule-mill-protect_placing-unless-all-in-mills = Dopóki trwa stawianie, pionek z młynka zabiera się tylko wtedy, gdy nie ma innego.
rule-mill-protect_placing-none = Dopóki trwa stawianie, wolno zabrać każdy pionek przeciwnika.
rule-mill-protect_moving = Bezpieczne później
rule-mill-protect_moving-strict = Gdy wszystkie już stoją, pionka z młynka nigdy się nie zabiera; jeśli nie ma innego, nie zabiera się nic.
rule-mill-protect_moving-except-last-three = Gdy wszystkie już stoją, pionka z młynka się nie zabiera, chyba że przeciwnik ma już tylko trzy.
rule-mill-protect_moving-unless-all-in-mills = Gdy wszystkie już stoją, pionek z młynka zabiera się tylko wtedy, gdy nie ma innego.
rule-mill-protect_moving-none = Gdy wszystkie już stoją, wolno zabrać każdy pionek przeciwnika.
rule-mill-captures = Dwa młynki naraz
rule-mill-captures-one = Ilekolwiek młynków zamknie ruch, zabiera jeden pionek.
rule-mill-captures-per-mill = Ruch zabiera po jednym pionku za każdy zamknięty młynek.
rule-mill-capture_duty = Obowiązek zabierania
rule-mill-capture_duty-must = Pionek, który wolno zabrać, trzeba zabrać.
rule-mill-capture_duty-may = Zabierać wolno, ale nie trzeba.
rule-mill-on_mill_placing = Młynek przy stawianiu
rule-mill-on_mill_placing-capture = Młynek zamknięty przy stawianiu zabiera pionek.
rule-mill-on_mill_placing-extra-turn = Młynek zamknięty przy stawianiu niczego nie zabiera, ale daje dodatkowy ruch.
rule-mill-on_mill_placing-nothing = Młynek zamknięty przy stawianiu nic nie daje.
rule-mill-on_mill_placing-forbidden = Przy stawianiu nie wolno zamykać młynka, chyba że każdy wolny punkt go tworzy.
rule-mill-on_mill_moving = Młynek później
rule-mill-on_mill_moving-capture = Młynek zamknięty po stawianiu zabiera pionek.
rule-mill-on_mill_moving-capture-and-extra-turn = Młynek zamknięty po stawianiu zabiera pionek i daje dodatkowy ruch.
rule-mill-on_mill_moving-nothing = Młynek zamknięty po stawianiu nic nie daje.
rule-mill-remill = Ponowne zamykanie
rule-mill-remill-free = Młynek wolno w każdej chwili otworzyć i znów zamknąć.
rule-mill-remill-no-immediate-return = Pionek, który przeszedł z młynka prosto do drugiego, nie może od razu wrócić.
rule-mill-remill-wait-1 = Otwartego młynka nie wolno zamknąć w następnym ruchu.
rule-mill-remill-wait-2 = Otwartego młynka nie wolno zamknąć w dwóch następnych ruchach.
rule-mill-remill-wait-3 = Otwartego młynka nie wolno zamknąć w trzech następnych ruchach.
rule-mill-remill-one-time = Każda linia daje każdej stronie zysk tylko raz w partii.

## Winning and losing.

rule-mill-win = Wygrana
rule-mill-win-reduce = Wygrywa, kto zostawi przeciwnikowi za mało pionków albo ani jednego ruchu.
rule-mill-win-first-mill = Wygrywa, kto zamknie pierwszy młynek albo nie zostawi przeciwnikowi ruchu.
rule-mill-win-block-only = Wygrywa tylko ten, kto nie zostawi przeciwnikowi ruchu.
rule-mill-min_stones = Za mało pionków
rule-mill-min_stones-value =
    { $value ->
        [one] Mniej niż { $value } pionek to za mało.
        [few] Mniej niż { $value } pionki to za mało.
        [many] Mniej niż { $value } pionków to za mało.
       *[other] Mniej niż { $value } pionków to za mało.
    }
rule-mill-blocked = Brak ruchu
rule-mill-blocked-loss = Kto nie ma ruchu, przegrywa.
rule-mill-blocked-pass = Kto nie ma ruchu, pasuje; jeśli nie ma go żadna strona, jest remis.
rule-mill-blocked-draw = Jeśli gracz nie ma ruchu, jest remis.
rule-mill-board_full = Pełna plansza
rule-mill-board_full-draw = Jeśli po stawianiu wszystkie punkty są zajęte, jest remis.
rule-mill-board_full-mover-loses = Jeśli po stawianiu wszystkie punkty są zajęte, przegrywa strona, która ma ruch.
rule-mill-board_full-each-removes-one = Jeśli po stawianiu wszystkie punkty są zajęte, każda strona zabiera jeden pionek przeciwnika.
rule-mill-three_v_three = Trzy przeciw trzem
rule-mill-three_v_three-play-on = Trzy pionki przeciw trzem gra się dalej.
rule-mill-three_v_three-draw = Trzy pionki przeciw trzem to remis.

## Dice.

rule-mill-dice = Kości
rule-mill-dice-none = Gra się bez kości.
rule-mill-dice-relocate = Przed każdym ruchem rzuca się trzema kośćmi; po wysokim rzucie pionek może trafić na dowolny wolny punkt.
rule-mill-dice-alfonso = Przy stawianiu rzuca się trzema kośćmi; 6-5-4, 6-3-3, 5-2-2 i 4-1-1 wprowadzają trzy pionki naraz na wolną linię.
rule-mill-dice_sum = Wysoki rzut
rule-mill-dice_sum-value = Rzut jest wysoki od { $value } oczek wzwyż.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remis przez powtórzenie
rule-mill-repetition-auto = Gdy ta sama pozycja wystąpi { $count } razy, od razu jest remis.
rule-mill-repetition-claim = Gdy ta sama pozycja wystąpi { $count } razy, strona, która ma ruch, może reklamować remis.
rule-mill-repetition-off = Nie ma remisu przez powtórzenie.
rule-mill-no_mill = Remis bez młynka
rule-mill-no_mill-auto =
    { $count ->
        [one] Po { $count } ruchu bez młynka i bez stawiania jest remis.
       *[other] Po { $count } ruchach obu stron łącznie bez młynka i bez stawiania jest remis.
    }
rule-mill-no_mill-claim =
    { $count ->
        [one] Po { $count } ruchu bez młynka i bez stawiania strona, która ma ruch, może reklamować remis.
       *[other] Po { $count } ruchach obu stron łącznie bez młynka i bez stawiania strona, która ma ruch, może reklamować remis.
    }
rule-mill-no_mill-off = Nie ma remisu z braku młynka.
rule-mill-no_mill_at_three = Remis bez młynka, przy trzech pionkach
rule-mill-no_mill_at_three-auto =
    { $count ->
        [one] Gdy jedna ze stron ma już tylko trzy pionki, remis jest po { $count } ruchu bez młynka.
       *[other] Gdy jedna ze stron ma już tylko trzy pionki, remis jest po { $count } ruchach obu stron łącznie bez młynka.
    }
rule-mill-no_mill_at_three-claim =
    { $count ->
        [one] Gdy jedna ze stron ma już tylko trzy pionki, remis można reklamować po { $count } ruchu bez młynka.
       *[other] Gdy jedna ze stron ma już tylko trzy pionki, remis można reklamować po { $count } ruchach obu stron łącznie bez młynka.
    }
rule-mill-no_mill_at_three-off = Tak samo jest, gdy jedna ze stron ma już tylko trzy pionki.

## Who begins.

rule-mill-first = Kto zaczyna
rule-mill-first-white = Białe zaczynają.
rule-mill-first-black = Czarne zaczynają.
rule-mill-first-lot = Kto zaczyna, ustalają gracze albo los.
rule-mill-colours = Kolory
rule-mill-colours-lot = Kolory się losuje.
rule-mill-colours-choose = Gracze wybierają kolory.
rule-mill-rematch = Następna partia
rule-mill-rematch-alternate = Następną partię zaczyna drugi gracz.
rule-mill-rematch-winner-starts = Następną partię zaczyna zwycięzca.
rule-mill-rematch-loser-starts = Następną partię zaczyna przegrany.
rule-mill-rematch-same = Następną partię zaczyna ten sam gracz.
