### How games end: results, and the reasons that records, tables and pages share. "Remis" is a tied game.

## Why a game ended. Each stands after a result and a colon ("Białe wygrywają: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = druga strona ma za mało pionków na młynek
reason-captured = wszystkie pionki zbite
reason-given-away = wszystkie pionki oddane
reason-blocked = brak ruchu
reason-blocked-loser = druga strona nie ma już ruchu
reason-blocked-winner = brak ruchu, a to w tej grze wygrywa
reason-both-blocked = żadna strona nie ma już ruchu
reason-first-mill = pierwszy młynek
reason-trapped = osaczenie, bez drogi ucieczki
reason-escaped = udana ucieczka
reason-board-full = plansza jest pełna
reason-three-vs-three = trzy pionki przeciw trzem
reason-agreement = zgoda obu stron
reason-repetition = wciąż ta sama pozycja
reason-no-mill = zbyt długo bez młynka
reason-no-progress = zbyt długo bez bicia i bez ruchu pionkiem
reason-resignation = poddanie partii
reason-time = koniec czasu
reason-abandoned = druga strona odeszła
reason-aborted = odwołana
reason-stopped = przerwana, bo nie miała końca
reason-solved = cel osiągnięty
reason-stuck = nie ma już skoku
reason-given-up = poddanie się

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Wilk wygrywa
        [sheep] Owce wygrywają
        [quarry] Zwierz wygrywa
        [fox] Lis wygrywa
        [hunters] Myśliwi wygrywają
        [white] Białe wygrywają
        [black] Czarne wygrywają
       *[other] { $winner } wygrywa
    }: { $reason }.
end-draw = Remis: { $reason }.
end-solved = Rozwiązane: { $reason }.
end-unsolved = Nierozwiązane: { $reason }.
end-open = Bez wyniku: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [wolf] Wilk wygrywa.
        [sheep] Owce wygrywają.
        [quarry] Zwierz wygrywa.
        [fox] Lis wygrywa.
        [hunters] Myśliwi wygrywają.
        [white] Białe wygrywają.
        [black] Czarne wygrywają.
       *[other] { $player } wygrywa.
    }
end-gives-up =
    { $side ->
        [wolf] Wilk się poddaje.
        [sheep] Owce się poddają.
        [quarry] Zwierz się poddaje.
        [fox] Lis się poddaje.
        [hunters] Myśliwi się poddają.
        [white] Białe się poddają.
        [black] Czarne się poddają.
       *[other] { $player } się poddaje.
    }
end-out-of-time =
    { $side ->
        [wolf] Wilkowi skończył się czas.
        [sheep] Owcom skończył się czas.
        [quarry] Zwierzowi skończył się czas.
        [fox] Lisowi skończył się czas.
        [hunters] Myśliwym skończył się czas.
        [white] Białym skończył się czas.
        [black] Czarnym skończył się czas.
       *[other] Koniec czasu: { $player }.
    }
end-got-away =
    { $side ->
        [fox] Lis uciekł.
        [quarry] Zwierz uciekł.
       *[other] Wilk uciekł.
    }
end-agreed = Remis: obie strony się zgadzają.

## Results in a word, for tables.

result-1-0 = Białe wygrały
result-0-1 = Czarne wygrały
result-draw = remis
result-solved = rozwiązane
result-unsolved = nierozwiązane
result-open = w toku

## The sides. In the hunts they go by what they are.

side-white = Białe
side-black = Czarne
side-wolf = wilk
side-sheep = owce
side-quarry = zwierz
side-fox = lis
side-hunters = myśliwi
