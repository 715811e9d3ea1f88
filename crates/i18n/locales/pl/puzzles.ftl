### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Remis" is a tied game. A
### "podwójny młynek" opens one mill by closing another. The reader is "ty".

## The list.

puzzles-title = Zadania
puzzles-lead = Jedna plansza, jeden właściwy ruch. Każde zadanie jest policzone do końca.
puzzles-daily = Zadanie dnia
puzzles-daily-solve = Rozwiąż
puzzles-daily-again = Zobacz jeszcze raz
puzzles-streak =
    { $days ->
        [0] Rozwiąż je dzisiaj, a zacznie się seria dni.
        [one] Rozwiązane jeden dzień z rzędu.
       *[other] Rozwiązane { $days } dni z rzędu.
    }
puzzles-count = Rozwiązane zadania: { $solved } z { $count }.
puzzles-family = Gra
puzzles-family-any = Wszystkie gry
puzzles-family-mill = Młynek
puzzles-family-draughts = Warcaby
puzzles-family-wolf = Wilk i owce
puzzles-family-battue = Obława
puzzles-family-pegs = Samotnik
puzzles-kind = Rodzaj
puzzles-kind-any = Wszystkie rodzaje
puzzles-grade = Trudność
puzzles-grade-any = Od łatwych do trudnych
puzzles-choose = Pokaż
puzzles-more =
    { $count ->
        [one] Jeszcze jedno zadanie
        [few] Jeszcze { $count } zadania
        [many] Jeszcze { $count } zadań
       *[other] Jeszcze { $count } zadań
    }
puzzles-none = Nie ma takiego zadania.
puzzles-all = Wszystkie zadania
puzzles-solved = rozwiązane

## The kinds, as headings.

puzzle-kind-win = Jedyny ruch, który wygrywa
puzzle-kind-hold = Utrzymaj remis
puzzle-kind-running-mill = Podwójny młynek
puzzle-kind-ending = Końcówka
puzzle-kind-shot = Oddaj i bij
puzzle-kind-escape = Ucieknij
puzzle-kind-close = Osacz
puzzle-kind-keep = Zachowaj rozwiązanie
puzzle-kind-finish = Skacz do końca
puzzle-kind-few-moves = W kilku ruchach

## How hard it is.

puzzle-grade-easy = łatwe
puzzle-grade-middling = średnie
puzzle-grade-hard = trudne

## What is to be done. $player is the side to move ("Białe", "owce"), $side says which.

puzzle-task-win =
    { $side ->
        [wolf] Wilk zaczyna i wygrywa. Prowadzi do tego tylko jeden ruch.
        [sheep] Owce zaczynają i wygrywają. Prowadzi do tego tylko jeden ruch.
        [quarry] Zwierz zaczyna i wygrywa. Prowadzi do tego tylko jeden ruch.
        [fox] Lis zaczyna i wygrywa. Prowadzi do tego tylko jeden ruch.
        [hunters] Myśliwi zaczynają i wygrywają. Prowadzi do tego tylko jeden ruch.
        [white] Białe zaczynają i wygrywają. Prowadzi do tego tylko jeden ruch.
        [black] Czarne zaczynają i wygrywają. Prowadzi do tego tylko jeden ruch.
       *[other] { $player } zaczyna i wygrywa. Prowadzi do tego tylko jeden ruch.
    }
puzzle-task-hold =
    { $side ->
        [wolf] Wilk zaczyna i utrzymuje remis. Każdy inny ruch przegrywa.
        [sheep] Owce zaczynają i utrzymują remis. Każdy inny ruch przegrywa.
        [quarry] Zwierz zaczyna i utrzymuje remis. Każdy inny ruch przegrywa.
        [fox] Lis zaczyna i utrzymuje remis. Każdy inny ruch przegrywa.
        [hunters] Myśliwi zaczynają i utrzymują remis. Każdy inny ruch przegrywa.
        [white] Białe zaczynają i utrzymują remis. Każdy inny ruch przegrywa.
        [black] Czarne zaczynają i utrzymują remis. Każdy inny ruch przegrywa.
       *[other] { $player } zaczyna i utrzymuje remis. Każdy inny ruch przegrywa.
    }
puzzle-task-running-mill =
    { $side ->
        [white] Białe zaczynają, wygrywają i budują podwójny młynek. Który ruch go przygotowuje?
        [black] Czarne zaczynają, wygrywają i budują podwójny młynek. Który ruch go przygotowuje?
       *[other] { $player } zaczyna, wygrywa i buduje podwójny młynek. Który ruch go przygotowuje?
    }
puzzle-task-ending =
    { $side ->
        [white] Końcówka: białe zaczynają i wygrywają. Prowadzi do tego tylko jeden ruch.
        [black] Końcówka: czarne zaczynają i wygrywają. Prowadzi do tego tylko jeden ruch.
       *[other] Końcówka: { $player } zaczyna i wygrywa. Prowadzi do tego tylko jeden ruch.
    }
puzzle-task-shot =
    { $side ->
        [white] Białe coś oddają i wygrywają. Od czego się zaczyna?
        [black] Czarne coś oddają i wygrywają. Od czego się zaczyna?
       *[other] { $player } coś oddaje i wygrywa. Od czego się zaczyna?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Ruch wilka. Którędy się przebije?
        [fox] Ruch lisa. Jak ucieknie?
       *[other] Ruch zwierza. Jak ucieknie?
    }
puzzle-task-close =
    { $side ->
        [sheep] Ruch owiec. Zamknij wilka i nie zostaw luki.
       *[other] Ruch myśliwych. Odetnij zwierzowi drogę.
    }
puzzle-task-keep = Tylko po jednym skoku planszę da się jeszcze rozwiązać. Po którym?
puzzle-task-finish = Skacz, aż zostanie jeden pionek.
puzzle-task-few-moves =
    Skacz, aż zostanie jeden pionek. Liczba ruchów: { $moves }. Dopóki skacze ten sam pionek, to jeden ruch.

## What is said about a turn. $turn is a turn in words ("d7 na d6, zabrane: a1").

puzzle-go-on = Dobrze! I co dalej?
puzzle-wrong = To jeszcze nie to: { $turn }.
puzzle-then-ends =
    { $side ->
        [wolf] Wtedy wilk gra { $turn } i partia jest skończona.
        [sheep] Wtedy owce grają { $turn } i partia jest skończona.
        [quarry] Wtedy zwierz gra { $turn } i partia jest skończona.
        [fox] Wtedy lis gra { $turn } i partia jest skończona.
        [hunters] Wtedy myśliwi grają { $turn } i partia jest skończona.
        [white] Wtedy białe grają { $turn } i partia jest skończona.
        [black] Wtedy czarne grają { $turn } i partia jest skończona.
       *[other] Wtedy { $player } gra { $turn } i partia jest skończona.
    }
puzzle-then-takes =
    { $side ->
        [wolf] Wtedy wilk gra i zabiera: { $turn }.
        [sheep] Wtedy owce grają i zabierają: { $turn }.
        [quarry] Wtedy zwierz gra i zabiera: { $turn }.
        [fox] Wtedy lis gra i zabiera: { $turn }.
        [hunters] Wtedy myśliwi grają i zabierają: { $turn }.
        [white] Wtedy białe grają i zabierają: { $turn }.
        [black] Wtedy czarne grają i zabierają: { $turn }.
       *[other] Wtedy { $player } gra i zabiera: { $turn }.
    }
puzzle-lost-win = Potem nie da się już wymusić wygranej. Spróbuj jeszcze raz.
puzzle-lost-hold = Potem partia jest przegrana. Spróbuj jeszcze raz.
puzzle-lost-running-mill = Potem nie da się już wymusić wygranej. Spróbuj jeszcze raz.
puzzle-lost-ending = Potem nie da się już wymusić wygranej. Spróbuj jeszcze raz.
puzzle-lost-shot = Potem nie da się już wymusić wygranej. Spróbuj jeszcze raz.
puzzle-lost-escape = Tak można jeszcze zagrodzić drogę. Spróbuj jeszcze raz.
puzzle-lost-close = Tak zostaje luka. Spróbuj jeszcze raz.
puzzle-lost-keep = Potem zawsze zostanie więcej niż jeden pionek. Spróbuj jeszcze raz.
puzzle-lost-finish = Potem zawsze zostanie więcej niż jeden pionek. Spróbuj jeszcze raz.
puzzle-lost-few-moves = Potem zabraknie ruchów. Spróbuj jeszcze raz.
puzzle-solved-win = Rozwiązane! Tej wygranej nikt już nie odbierze.
puzzle-solved-hold = Rozwiązane! Remis jest pewny.
puzzle-solved-running-mill = Rozwiązane! Teraz będzie podwójny młynek i wygrana.
puzzle-solved-ending = Rozwiązane! Końcówka jest wygrana.
puzzle-solved-shot = Rozwiązane! Opłaciło się oddać.
puzzle-solved-escape = Rozwiązane! Nikt go już nie zatrzyma.
puzzle-solved-close = Rozwiązane! Nie ma już drogi ucieczki.
puzzle-solved-keep = Rozwiązane! Stąd droga prowadzi do ostatniego pionka.
puzzle-solved-finish = Rozwiązane! Został jeden pionek.
puzzle-solved-few-moves = Rozwiązane, a krócej się nie da!
puzzle-solution-is = Rozwiązanie: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Od początku zadania wygrywa się w jednym ruchu, cokolwiek zagra przeciwnik.
        [few] Od początku zadania wygrywa się najwyżej w { $turns } ruchach, cokolwiek zagra przeciwnik.
        [many] Od początku zadania wygrywa się najwyżej w { $turns } ruchach, cokolwiek zagra przeciwnik.
       *[other] Od początku zadania wygrywa się najwyżej w { $turns } ruchu, cokolwiek zagra przeciwnik.
    }

## Beside the board.

puzzle-done = Rozwiązane
puzzle-streak = Zadanie dnia, dni z rzędu: { $days }
puzzle-next = Następne zadanie
puzzle-skip = Inne zadanie
puzzle-again = Od nowa
puzzle-show-solution = Pokaż rozwiązanie
puzzle-all = Wszystkie zadania
puzzle-choices =
    { $count ->
        [one] Możliwy jest jeden ruch.
        [few] Możliwe są { $count } ruchy.
        [many] Możliwych jest { $count } ruchów.
       *[other] Możliwych jest { $count } ruchów.
    }
puzzle-level =
    { $level ->
        [10] Spośród poziomów komputera na pewno znajdzie go tylko najwyższy.
       *[other] Komputer na pewno znajdzie go od poziomu { $level }.
    }
