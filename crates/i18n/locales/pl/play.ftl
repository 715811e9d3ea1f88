### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line
### by line. The players are addressed as "ty". "Remis" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Z tej gry zachowała się tylko nazwa; to nasza wersja.
play-seed = Ziarno { $seed }: z --seed { $seed } los powtórzy się co do joty.
play-hint = Wpisz ruch, na przykład { $turn }, albo „pomoc”, żeby zobaczyć całą resztę.
play-own-rules = { $family } według własnych zasad
play-resumed-elsewhere = W tym pliku jest więcej, niż ten program by zapisał, więc zostaje bez zmian; zapisz partię pod inną nazwą.
play-lot = Los zdecydował, pierwszy ruch: { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are drawn.

play-legend-mill = { $white } to białe, { $black } to czarne.
play-legend-draughts = { $white } i { $black } to pionki białe i czarne, { $whiteking } i { $blackking } to ich damki.
play-legend-wolf = { $white } to owca, { $black } to wilk.
play-legend-battue = { $white } to zwierz, { $black } to myśliwy.
play-legend-battue-fox = { $white } to lis, { $black } to myśliwy.
play-legend-pegs = { $white } to pionek.
play-hands = W ręce: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the player
## has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Ruch wilka
        [sheep] Ruch owiec
        [quarry] Ruch zwierza
        [fox] Ruch lisa
        [hunters] Ruch myśliwych
        [white] Ruch białych
        [black] Ruch czarnych
       *[other] { $player } ma ruch
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Ruch białych:".

play-do-place =
    { $hand ->
        [one] postaw ostatni pionek
       *[other] postaw jeden z { $hand } pionków
    }
play-do-place-or-move =
    { $hand ->
        [one] postaw ostatni pionek albo jeden przesuń
       *[other] postaw jeden z { $hand } pionków albo jeden przesuń
    }
play-do-move = przesuń pionek
play-do-jump = przesuń pionek albo skocz nim na dowolny wolny punkt
play-do-slide = przesuń pionek po linii, jak daleko chcesz
play-do-relocate = wysoki rzut: przesuń pionek albo przestaw jeden swój na dowolny wolny punkt
play-do-enter =
    { $hand ->
        [one] postaw ostatni pionek
       *[other] postaw jeden z { $hand } pionków albo wprowadź trzy naraz na wolną linię, na przykład { $turn }
    }
play-do-pass = nie masz ruchu i musisz spasować
play-do-remove = zabierz jeden pionek przeciwnika
play-do-man = rusz pionkiem
play-do-capture = musisz bić
play-do-wolf = postaw wilka na planszy
play-do-step = zrób jeden krok
play-do-step-or-hop = zrób jeden krok albo przeskocz myśliwego
play-do-step-or-take = zrób jeden krok albo przeskocz myśliwego i go zabierz
play-do-throw-relocate = rzuć kośćmi; od { $sum } wzwyż możesz przestawić pionek na dowolny wolny punkt
play-do-throw-alfonso = rzuć kośćmi; 6-5-4, 6-3-3, 5-2-2 albo 4-1-1 wprowadza trzy pionki naraz na wolną linię
play-do-low-throw = niski rzut: { $do }
play-do-no-entry = ten rzut nie wprowadza trójki: { $do }
play-do-dice-later = { $do }; kości wejdą do gry, gdy wszystkie pionki będą stały
play-do-jump-peg =
    { $pegs ->
        [one] Został jeden pionek
        [few] Zostały { $pegs } pionki
        [many] Zostało { $pegs } pionków
       *[other] Zostało { $pegs } pionków
    }

## What happens. The federation's folder has the player say "Młynek" on closing one. A double mill opens one
## mill and closes another with the same move.

play-mill-closed = Młynek!
play-calls = { $player }: { $call }
play-mill-closed-federation = Młynek!
play-double-mill = Młynek! A drugi otwarty: podwójny młynek.
play-double-mill-federation = Młynek! A drugi otwarty: podwójny młynek.
play-extra-turn = To daje jeszcze jeden ruch.
play-thrown = Kości pokazują { $throw }.
play-enter-pass = Wpisz: pass
play-enter-throw = Rzuć trzema kośćmi i wpisz, co wypadło, na przykład 5 5 4.
play-undone =
    { $count ->
        [one] Cofnięto jeden ruch.
        [few] Cofnięto { $count } ruchy.
        [many] Cofnięto { $count } ruchów.
       *[other] Cofnięto { $count } ruchów.
    }
play-throw-withdrawn = Rzut cofnięty.
play-reopened = Partia znów jest otwarta.
play-turn-dropped = Nie zagrano: { $turn }.
play-redone = Zagrano ponownie: { $turn }.
play-offered =
    { $side ->
        [wolf] Wilk proponuje remis
        [sheep] Owce proponują remis
        [quarry] Zwierz proponuje remis
        [fox] Lis proponuje remis
        [hunters] Myśliwi proponują remis
        [white] Białe proponują remis
        [black] Czarne proponują remis
       *[other] { $player } proponuje remis
    }: druga strona może się zgodzić, odmówić albo po prostu grać dalej.
play-declined = Propozycja remisu odrzucona.
play-offer-again = Ta sama strona może zaproponować znowu po swoim następnym ruchu.
play-claim-repetition = Reklamacja słuszna: pozycja wystąpiła { $count } razy, po półruchach { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Reklamacja słuszna, półruchów bez postępu: { $count }, licząc jeszcze sprzed początku zapisu.
       *[other] Reklamacja słuszna, półruchów bez postępu: { $count }, od półruchu { $last }.
    }
play-saved = Zapisano w pliku { $file }.
play-possible = Możliwe: { $turns }
play-moves =
    { $count ->
        [one] Jeden możliwy ruch:
        [few] { $count } możliwe ruchy:
        [many] { $count } możliwych ruchów:
       *[other] { $count } możliwych ruchów:
    }
play-no-moves = Żaden ruch nie jest teraz możliwy.
play-over = Możesz jeszcze cofnąć, zapisać albo zakończyć.
play-over-declared = Możesz jeszcze zapisać albo zakończyć.
play-grade-centre = A ostatni pionek stoi na środku.
play-pegs-left =
    { $pegs ->
        [one] Został jeden pionek.
        [few] Zostały { $pegs } pionki.
        [many] Zostało { $pegs } pionków.
       *[other] Zostało { $pegs } pionków.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1 to
## 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, poziom { $level }
play-against = Grasz z komputerem na poziomie { $level }.
play-level = Komputer gra na poziomie { $level }.
play-thinking = Zwick myśli …
hint-hopeless = Stąd samotnika już nie da się rozwiązać; cofnij coś.

## Questions. The next line answers them, with a word of the commands below. $stones are the points of the
## stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } zamyka młynek. Który pionek zabierasz: { $stones }?
play-ask-take-or-not = { $turn } zamyka młynek. Który pionek zabierasz: { $stones }? Wpisz „nic”, żeby je zostawić.
play-ask-resign =
    { $side ->
        [wolf] Wilk się poddaje
        [sheep] Owce się poddają
        [quarry] Zwierz się poddaje
        [fox] Lis się poddaje
        [hunters] Myśliwi się poddają
        [white] Białe się poddają
        [black] Czarne się poddają
       *[other] { $player } się poddaje
    }: tak czy nie?
play-ask-resign-alone = Chcesz się poddać: tak czy nie?
play-ask-quit = Partia nie jest skończona ani zapisana. Mimo to zakończyć: tak, nie czy zapisz partia.txt?

## The end of the evening.

play-bye = Do widzenia.
play-bye-unfinished = Do widzenia. Partia nie jest skończona.
play-bye-unsaved = Partia nie została zapisana; zachowałoby ją „zapisz partia.txt” albo --save.

## Help. $words are the words the command understands in all languages.

play-help-title = Możesz wpisać:
play-help-mill = d2 stawia, d2-b2 przesuwa, d2-b2xa4 zabiera młynkiem pionek z a4
play-help-draughts = { $turn } to ruch; kilka skoków jak 9x18x27
play-help-wolf = d8+ stawia wilka na planszy, d8-c7 to krok
play-help-battue = a1-a4 to krok
play-help-battue-hop = a1-a4 to krok, a1-a7 to przeskok
play-help-battue-take = a1-a4 to krok, a1-a7xa4 to przeskok, który zabiera
play-help-pegs = d2-d4 to skok
play-help-throw = kości, na przykład: rzut 5 5 4
play-help-undo = cofa ostatni ruch; cofnij 3 cofa trzy
play-help-redo = powtarza cofnięty ruch
play-help-draw = proponuje remis
play-help-accept = przyjmuje propozycję remisu
play-help-decline = odrzuca propozycję remisu
play-help-claim = reklamuje remis: reklamuj powtórzenie albo reklamuj bez-młynka; dopisz ruch, który chcesz zagrać, jeśli remis ma nastąpić dopiero z nim
play-help-resign = poddaje partię
play-help-resign-alone = poddanie się
play-help-hint = pyta, co zagrać: raz o miejsce, drugi raz o cały ruch
play-help-level = jak silnie gra komputer, od 1 do 10: poziom 3
play-help-show = pokazuje planszę
play-help-flip = widok od drugiej strony
play-help-moves = wylicza wszystkie możliwe ruchy
play-help-rules = zasady tej gry
play-help-save = zapisuje partię: zapisz partia.txt
play-help-help = ta lista
play-help-quit = kończy; --save zachowuje partię

## The words a player may type, separated by spaces; the first is the one shown. They must differ from each
## other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = rzut rzuć rzuc kości kosci
command-undo = cofnij
command-redo = ponów ponow
command-draw = remis
command-accept = zgoda tak
command-decline = odrzuć odrzuc nie
command-claim = reklamuj
command-resign = poddaj poddaję poddaje
command-hint = podpowiedź podpowiedz
command-level = poziom
command-show = pokaż pokaz plansza
command-flip = obróć obroc
command-moves = ruchy
command-rules = zasady
command-save = zapisz
command-help = pomoc
command-quit = koniec wyjdź wyjdz
command-none = nic żaden zaden

## Words for what is claimed, after the command "reklamuj"; words with a blank are joined by a hyphen.

claim-repetition = powtórzenie powtorzenie
claim-no-progress = bez-młynka bez-mlynka bez-postępu bez-postepu bez-bicia
