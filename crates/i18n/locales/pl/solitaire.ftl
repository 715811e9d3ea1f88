### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "skok" takes
### one peg; a "ruch" is all jumps of one peg in a row. "Norma" (par) is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Jak stoi
solitaire-pegs = Pionki
solitaire-moves = Ruchy
solitaire-counted = Kilka skoków jednego pionka z rzędu to jeden ruch.
solitaire-par = Norma
solitaire-time = Czas
solitaire-watch = Pokazuj, co jeszcze możliwe
solitaire-solution = Pokaż rozwiązanie
solitaire-back = Wróć do partii
solitaire-more = Zadania, najlepsze partie, wyścigi
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Jeden ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }, { $jumps ->
        [one] jeden skok
        [few] { $jumps } skoki
        [many] { $jumps } skoków
       *[other] { $jumps } skoków
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Da się jeszcze rozwiązać.
solitaire-solvable-in =
    { $moves ->
        [0] Da się jeszcze rozwiązać, jeśli ten sam pionek skacze dalej.
        [one] Da się jeszcze rozwiązać, jednym ruchem.
       *[other] Da się jeszcze rozwiązać, najkrócej w { $moves } ruchach.
    }
solitaire-anew = Stąd nie da się już rozwiązać. Oto rozwiązanie od początku.
solitaire-hopeless =
    { $pegs ->
        [one] Tego już nie da się rozwiązać: zostanie jeden pionek, ale nie tam, gdzie trzeba.
        [few] Tego już nie da się rozwiązać. W najlepszym razie zostaną { $pegs } pionki.
        [many] Tego już nie da się rozwiązać. W najlepszym razie zostanie { $pegs } pionków.
       *[other] Tego już nie da się rozwiązać. W najlepszym razie zostanie { $pegs } pionków.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Tego już nie da się rozwiązać.
        [few] Tego już nie da się rozwiązać. Mogą zostać { $pegs } pionki lub mniej.
        [many] Tego już nie da się rozwiązać. Może zostać { $pegs } pionków lub mniej.
       *[other] Tego już nie da się rozwiązać. Może zostać { $pegs } pionków lub mniej.
    }
solitaire-unknown =
    { $pegs ->
        [one] Nie wiadomo, czy da się to jeszcze rozwiązać.
        [few] Nie wiadomo, czy da się to jeszcze rozwiązać; mogą zostać { $pegs } pionki lub mniej.
        [many] Nie wiadomo, czy da się to jeszcze rozwiązać; może zostać { $pegs } pionków lub mniej.
       *[other] Nie wiadomo, czy da się to jeszcze rozwiązać; może zostać { $pegs } pionków lub mniej.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] Ruchów: { $moves }. To norma, mniej się nie da.
        [one] Ruchów: { $moves }, o jeden powyżej normy.
       *[other] Ruchów: { $moves }, o { $over } powyżej normy.
    }
hint-too-late = Tego już nie da się rozwiązać.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Samotnik
solitaire-lead = Na początek małe figury, potem całe plansze. Norma jest udowodniona: w mniejszej liczbie ruchów się nie da, a wszystkie skoki jednego pionka z rzędu to jeden ruch.
problem-cross = Krzyż
problem-plus = Krzyż grecki
problem-square = Obrócony kwadrat
problem-fireplace = Kominek
problem-pyramid = Piramida
problem-arrow = Strzałka
problem-diamond = Romb
problem-triangle = Trójkąt
problem-english = Plansza angielska
problem-centre = Plansza angielska, ostatni pionek na środku
problem-european = Plansza europejska
problem-pegs =
    { $pegs ->
        [one] { $pegs } pionek
        [few] { $pegs } pionki
        [many] { $pegs } pionków
       *[other] { $pegs } pionków
    }
problem-par =
    { $moves ->
        [one] norma: jeden ruch
        [few] norma: { $moves } ruchy
        [many] norma: { $moves } ruchów
       *[other] norma: { $moves } ruchów
    }
problem-no-par = norma nieznana
problem-play = Spróbuj
# The name of the button for screen readers.
problem-play-of = Spróbuj: { $name }

## The best games of a problem.

results-title = Najlepsze partie tutaj
results-pegs = Pionki
results-moves = Ruchy
results-time = Czas
results-name = Kto
results-nameless = ktoś

## A race: several players on one screen, each with a board of their own.

race-title = Wyścig
race-about = Od dwóch do czterech osób przy tym ekranie, wszystkie z tym samym zadaniem: kto rozwiąże je najszybciej, wygrywa, a jeśli nikt nie rozwiąże, ten, komu zostanie najmniej pionków. Czas biegnie od pierwszego skoku do ostatniego; niczego nie można cofnąć.
race-problem = Zadanie
race-players = Ile osób
race-player = Gracz { $number }
race-begin = Zacznij wyścig
race-lead = Wszyscy skaczą naraz. Wygrywa najszybsze rozwiązanie, a bez niego najmniej pionków.
race-stands =
    { $pegs ->
        [one] jeden pionek
        [few] { $pegs } pionki
        [many] { $pegs } pionków
       *[other] { $pegs } pionków
    } · { $time }
race-solved =
    { $moves ->
        [one] rozwiązane w jednym ruchu · { $time }
       *[other] rozwiązane w { $moves } ruchach · { $time }
    }
race-won = { $name } wygrywa: rozwiązane w czasie { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } wygrywa: został jeden pionek, czas { $time }.
        [few] { $name } wygrywa: zostały { $pegs } pionki, czas { $time }.
        [many] { $name } wygrywa: zostało { $pegs } pionków, czas { $time }.
       *[other] { $name } wygrywa: zostało { $pegs } pionków, czas { $time }.
    }
race-shared = We wszystkim po równo: pierwsze miejsce dzielą { $names }.

## Refusals.

error-not-solitaire = To nie jest partia samotnika.
error-unknown-problem = Nie ma takiego zadania.
error-unknown-race = Nie ma takiego wyścigu.
error-race-players = Wyścig jest dla dwóch do czterech osób.
