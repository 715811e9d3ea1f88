### The page "Gra bezbłędna": exact tables of a game, in which every position is worked out, so that
### the computer never errs. "Tablice" are files of values, never furniture. "Remis" is a tied game.

## The page itself.

tables-link = Gra bezbłędna
tables-title = Gra bezbłędna
tables-lead = Gdy każda pozycja gry jest policzona, komputer na poziomie 10 nigdy się nie myli, a każda podpowiedź jest dokładna. Można to policzyć tutaj, w tle: gra się dalej płynnie, a ponowne uruchomienie niczego nie traci.
tables-works = W trakcie liczenia
tables-complete = Gotowe
tables-possible = Da się policzyć
tables-impossible = Nie da się policzyć
tables-needless = Polowania liczy się w chwili, gdy się w nie gra, a samotnik jest znany na pamięć: tam komputer i tak jest bezbłędny.
tables-shared = Zasady, które są tą samą grą pod dwiema nazwami, mają wspólne tablice; stoją w jednym wierszu.
tables-none = Nie ma jeszcze gotowych tablic. Młynek na trzy pionki zajmuje chwilę, na dziewięć pionków pół godziny lub więcej.
tables-own = Własne zasady
tables-folder = Tablice leżą w folderze
tables-free = Wolne miejsce na tym dysku: { $size }.
tables-endings = Warcaby: końcówki do czterech pionków
tables-perfect = Komputer gra bezbłędnie, podpowiedzi są dokładne.
tables-endings-perfect = Dokładny w każdej końcówce do czterech pionków.
tables-partly = Policzone częściowo; co jest, zostaje i służy.
# $names are further names of the same game, in a row.
tables-also = Ta sama gra: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Policz
tables-compute-on = Licz dalej
tables-play = Zagraj
tables-explore = Przeglądaj otwarcia
tables-pause = Wstrzymaj
tables-resume = Wznów
tables-stop = Przerwij
tables-again = Spróbuj jeszcze raz
tables-remove = Usuń
tables-remove-question = Usunąć tablice: { $game } ({ $size })? Trzeba by je liczyć od nowa.
tables-remove-yes = Tak, usuń
# The name of a button for screen readers, as in "Wstrzymaj: Młynek na siedem pionków".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 mln pozycji".

tables-bar = Postęp: { $game }
tables-part = { $percent } % z { $positions }
tables-size = { $written } z około { $all } na dysku
tables-doing-running = Zaraz się zacznie.
tables-doing-paused = Wstrzymane. Co gotowe, zostaje.
tables-doing-waiting = Czeka, aż poprzednie będzie gotowe.
tables-doing-failed = Nie udało się.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Pionki { $space }: czytanie tego, co znane
tables-doing-seeding = Pionki { $space }: zabieranie i stawianie
tables-doing-level =
    { $plies ->
        [one] Pionki { $space }: rozstrzygnięte w jednym ruchu
       *[other] Pionki { $space }: rozstrzygnięte w { $plies } ruchach
    }
tables-doing-writing = Pionki { $space }: zapisywanie

## Why it has failed.

tables-failed-disk = Na dysku jest za mało miejsca. Zrób miejsce i spróbuj jeszcze raz.
tables-failed-file = Pliku nie da się odczytać lub zapisać. Zajrzyj do folderu tablic i spróbuj jeszcze raz.
tables-failed-other = Liczenie zostało przerwane.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Przy najlepszej grze wygrywa ten, kto zaczyna.
tables-value-win-in = Przy najlepszej grze wygrywa ten, kto zaczyna; ruchów obu stron: { $plies }.
tables-value-draw = Przy najlepszej grze jest remis.
tables-value-draw-in = Przy najlepszej grze jest remis.
tables-value-loss = Przy najlepszej grze przegrywa ten, kto zaczyna.
tables-value-loss-in = Przy najlepszej grze przegrywa ten, kto zaczyna; ruchów obu stron: { $plies }.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, około { $size } na dysku
tables-positions = { $number } pozycji
tables-positions-thousand = { $number } tys. pozycji
tables-positions-million = { $number } mln pozycji
tables-positions-billion = { $number } mld pozycji
tables-pace = { $number } pozycji na sekundę
tables-pace-thousand = { $number } tys. pozycji na sekundę
tables-pace-million = { $number } mln pozycji na sekundę
tables-pace-billion = { $number } mld pozycji na sekundę
tables-left-seconds =
    { $seconds ->
        [one] jeszcze około sekundy
       *[other] jeszcze około { $seconds } sekund
    }
tables-left-minutes =
    { $minutes ->
        [one] jeszcze około minuty
       *[other] jeszcze około { $minutes } minut
    }
tables-left-hours =
    { $hours ->
        [one] jeszcze około godziny
       *[other] jeszcze około { $hours } godzin
    }

## Why there can be no tables.

tables-obstacle-dice = Kości zostawiają to przypadkowi.
tables-obstacle-remill = To, co wolno zagrać, zależy od zamkniętych wcześniej młynków, a nie tylko od pionków.
tables-obstacle-hop-chain = Przeskoków, które zabierają kilka pionków z rzędu, się nie liczy.
tables-obstacle-full-board = Tego, co następuje przy pełnej planszy, gdy każda strona zabiera pionek, się nie liczy.
tables-obstacle-turn-for-nothing = Młynek, który nic nie zabiera, może dać dodatkowy ruch; tego się nie liczy.
tables-obstacle-turn-while-mixed = Młynki dają dodatkowy ruch, gdy pionki stawia się i przesuwa na zmianę; tego się nie liczy.
tables-obstacle-turn-at-three = Młynki dają dodatkowy ruch, a trzy przeciw trzem to remis; jednego z drugim się nie liczy.
tables-obstacle-huff = Przy fukaniu pozycja zależy od poprzedniego ruchu.

## In the form for a new game, beside the highest level.

tables-new-compute = Jeszcze nie bezbłędny: policz

## Refusals.

error-tables-impossible = Dla tych zasad nie da się policzyć tablic.
error-tables-needless = Ta gra nie potrzebuje tablic: jest znana i bez nich.
error-tables-done = Te tablice są już gotowe.
error-tables-disk = Potrzeba około { $needed } na dysku, a wolne jest tylko { $free }.
error-tables-memory = Potrzeba { $needed } pamięci, a wolne jest tylko { $free }. Zamknij inne programy i spróbuj jeszcze raz.
error-tables-unknown = Nie ma takich tablic i nikt ich nie zamówił.
error-tables-in-work = Te tablice właśnie się liczą. Najpierw to przerwij.
error-tables-file = Tablic nie da się odczytać lub usunąć. Zajrzyj do ich folderu.
error-only-here = To można zrobić tylko na samym komputerze.
