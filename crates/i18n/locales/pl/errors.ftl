### What is said when something does not work. Each message is a whole sentence that helps the player on;
### no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Partia jest skończona.
objection-ended = Partia jest skończona.
objection-other-game = To ruch z innej gry.
objection-occupied = To miejsce jest już zajęte.
objection-no-piece = Nie ma tam twojego pionka.
objection-not-yours = Teraz ruch ma druga strona.
objection-not-adjacent = To więcej niż jeden krok.
objection-place-first = Najpierw trzeba coś postawić.
objection-backwards = To byłby krok do tyłu.
objection-no-capture = W ten sposób nic się nie zabiera.
objection-bad-notation = To ani ruch, ani polecenie.
objection-ambiguous = To może oznaczać kilka ruchów; wpisz cały.
objection-throw-missing = Najpierw trzeba rzucić kośćmi.
objection-throw-first = Najpierw trzeba rzucić kośćmi.
objection-unknown = Zasady na to nie pozwalają.

## Why a turn of mill is refused. "W ręce" are the stones not yet placed.

objection-mill-occupied = Ten punkt jest zajęty.
objection-mill-place-first = Masz jeszcze pionki w ręce, więc musisz stawiać.
objection-remove-first = Plansza była pełna: najpierw zabierz jeden pionek przeciwnika, na przykład xa4.
objection-no-removal = Bez własnego ruchu nie możesz nic zabrać.
objection-no-pass = Masz ruch, więc nie możesz pasować.
objection-hand-empty = Nie masz już pionków w ręce.
objection-mill-forbidden = Przy stawianiu nie wolno zamykać młynka.
objection-no-entry = Nie można tam teraz wprowadzić trzech pionków.
objection-not-your-stone = Na tym punkcie nie ma twojego pionka.
objection-out-of-reach = Pionek nie może pójść tak daleko.
objection-remill = Tego młynka nie wolno tak szybko zamknąć ponownie.
objection-not-enemy = Nie ma tam pionka przeciwnika.
objection-too-many = To więcej pionków, niż ten ruch pozwala zabrać.
objection-protected = Ten pionek stoi w młynku i jest bezpieczny.
objection-must-take = Twój młynek zabiera pionek: dopisz który.
objection-no-mill = To nie zamyka młynka, więc nic się nie zabiera.
objection-mill-takes-nothing = Ten młynek niczego nie zabiera.
objection-extra-turn = Ten ruch nie daje następnego, więc na końcu nie ma plusa.

## Why a turn of draughts is refused. "Pionek" is the man, "damka" the king, "fuk" is huffing.

objection-draughts-occupied = To pole jest zajęte.
objection-draughts-backwards = Pionki nie chodzą do tyłu.
objection-draughts-no-capture = Nie ma takiego bicia.
objection-huff-off = W tej grze nie ma fuku.
objection-not-huffable = Tego pionka nie można teraz wziąć na fuk.
objection-empty-square = To pole jest puste.
objection-not-your-piece = To pionek przeciwnika.
objection-no-move = Pionek nie rusza się z miejsca.
objection-not-diagonal = Chodzi się tylko po skosie.
objection-too-far = To dla tego pionka za daleko.
objection-in-the-way = Inny pionek stoi na drodze.
objection-must-capture = Możesz bić, więc musisz.
objection-must-continue = Trzeba bić dalej.
objection-must-take-most = Musisz zbić jak najwięcej pionków.
objection-king-must-take = Twoja damka musi bić przed pionkiem.
objection-must-take-kings = Musisz zbić jak najwięcej damek.
objection-kings-first = Musisz bić damki jak najwcześniej.
objection-captures-backwards = Pionki nie biją do tyłu.
objection-man-takes-king = Pionek nie może zbić damki.
objection-crowned-ends-turn = Gdy pionek zostaje damką, ruch się kończy.
objection-land-behind = Damka musi stanąć tuż za zbitym pionkiem.
objection-wrong-crowning = W ten sposób pionek nie zostaje damką.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Najpierw trzeba postawić wilka na planszy.
objection-wolf-backwards = Owce chodzą tylko do przodu.
objection-already-placed = Wilk jest już na planszy.
objection-no-extra-turn = Teraz ruch mają owce, więc na końcu nie ma plusa.
objection-no-hop = W tym polowaniu tak się nie skacze.
objection-wrong-capture = Ten skok zabiera przeskoczonego myśliwego i żadnego innego.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = W tym otworze jest już pionek.
objection-pegs-no-piece = W tym otworze nie ma pionka.
objection-off-board = Na tej planszy nie ma takiego otworu.
objection-not-a-jump = Skacze się po linii prostej nad jednym otworem.
objection-nothing-to-jump = Nie ma pionka, nad którym można skoczyć.

## What else cannot be done in a game.

error-ended = Partia jest skończona.
error-throw-missing = Najpierw trzeba rzucić kośćmi.
error-throw-not-awaited = Teraz nie rzuca się kośćmi.
error-throw-bad = Rzut to trzy kości od 1 do 6, na przykład 5 5 4.
error-take-back-not-allowed = W tej partii nie cofa się ruchów.
error-take-back-too-many = Nie ma czego cofać.
error-take-back-only =
    { $count ->
        [one] Był dopiero jeden ruch.
        [few] Były dopiero { $count } ruchy.
        [many] Było dopiero { $count } ruchów.
       *[other] Było dopiero { $count } ruchów.
    }
error-must-take = W tej grze młynek musi zabrać pionek.
error-no-such-place =
    { $family ->
        [draughts] Nie ma pola { $place }, na którym się gra.
        [wolf] Na tej planszy nie ma ciemnego pola { $place }.
        [pegs] Na tej planszy nie ma otworu { $place }.
       *[other] Na tej planszy nie ma punktu { $place }.
    }
error-did-you-mean = { $typed }: To ani ruch, ani polecenie; czy chodziło o „{ $word }”?
error-take-back-declared = Gracze zakończyli tę partię; niczego już się nie cofa.
error-redo-nothing = Nie ma cofniętego ruchu do powtórzenia.
error-abort-too-late = Obie strony już się ruszyły, więc partii nie można odwołać.
error-offer-in-puzzle = Nie ma się z kim umówić: grasz w pojedynkę.
error-offer-pending = Remis jest już zaproponowany i czeka na odpowiedź.
error-offer-repeated = Twoja propozycja remisu już padła; wykonaj ruch, zanim zaproponujesz znowu.
error-offer-none = Nikt nie zaproponował remisu.
error-bad-number = „{ $text }” to nie liczba ruchów.
error-no-computer = Komputer tu nie gra; zagra po zwick play --level 3.
error-no-other-side = Nie ma drugiej strony, od której można by spojrzeć.

## Draw claims that are refused. $count is what there is, $needed what the rules ask for.

error-claim-off = Te zasady nie znają takiego remisu.
error-claim-automatic = W tych zasadach taki remis przychodzi sam; nie trzeba reklamować.
error-claim-turn-not-complete = Twoja kolej jeszcze trwa: należy ci się następny ruch.
error-claim-ends-otherwise = Ten ruch kończy partię w inny sposób.
error-claim-not-to-move = Reklamować może tylko strona, która ma ruch.
error-claim-too-few-repetition =
    { $count ->
        [one] Pozycja wystąpiła raz; potrzeba { $needed } razy.
       *[other] Pozycja wystąpiła { $count } razy; potrzeba { $needed } razy.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Minął dopiero jeden półruch bez postępu; potrzeba { $needed }.
        [few] Minęły { $count } półruchy bez postępu; potrzeba { $needed }.
        [many] Minęło { $count } półruchów bez postępu; potrzeba { $needed }.
       *[other] Minęło { $count } półruchów bez postępu; potrzeba { $needed }.
    }

## Files.

error-save-name = Podaj, gdzie zapisać, na przykład: zapisz partia.txt
error-save-exists = Plik { $file } już istnieje; wybierz inną nazwę.
error-save-failed = Nie udało się zapisać partii w pliku { $file }: { $why }
