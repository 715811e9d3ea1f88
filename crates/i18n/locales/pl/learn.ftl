### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done. The reader is "ty".

## The list, and what stands beside the board.

learn-title = Nauka
learn-lead = Krótkie lekcje na prawdziwej planszy. Zacznij od pierwszej partii.
learn-then = A potem:
learn-to-puzzles = rozwiązuj zadania
learn-done = Gotowe
learn-next = Dalej
learn-back = Wstecz
learn-step = Krok { $at } z { $steps }
learn-not-yet = Jeszcze nie. Przeczytaj zdanie raz jeszcze i spróbuj inaczej.
learn-well-done = Świetnie!
learn-well-done-next = Świetnie! Przejdź dalej: „{ $next }”.
learn-other-stone = Młynek jest zamknięty. Zabierz teraz pionek z { $place }: z nim lekcja toczy się dalej.
learn-end = Koniec lekcji
learn-finished = To już cała lekcja.
learn-next-lesson = Następna: { $title }
learn-play = Zagraj
learn-all = Wszystkie lekcje

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Nie ma takiego zadania.
error-unknown-lesson = Nie ma takiej lekcji.
error-unknown-step = Ta lekcja nie ma takiego kroku.
error-unknown-choice = Nie ma takich zadań.
error-too-many-turns = Żadne zadanie nie ma tylu ruchów.
error-no-such-turn = Tego ruchu nie da się tu zagrać.

## The first game, turn by turn; you play White.

lesson-first-game = Pierwsza partia
lesson-first-game-about = Stawianie, przesuwanie, zabieranie, wygrana: krok po kroku.
lesson-first-game-hello = Każda strona ma w ręce dziewięć pionków, a ty grasz białymi. Trzy w rzędzie to młynek, a kto go zamknie, zabiera pionek.
lesson-first-game-first = Postaw pierwszy pionek na skrzyżowaniu d6: odchodzą stamtąd cztery drogi.
lesson-first-game-second = Postaw następny na f6, wtedy do młynka brakuje już tylko b6.
lesson-first-game-blocked = Czarne to zauważyły i zajęły b6. Tak się powstrzymuje młynek: zajmując punkt, którego mu brakuje.
lesson-first-game-third = Postaw na f4. Razem z f6 grozi teraz f2.
lesson-first-game-fourth = Znów zatrzymane. Postaw obok, na e4: teraz grozi g4.
lesson-first-game-fifth = Postaw na d5. Razem z d6 grozi d7, a twoje pionki zbierają się w środku.
lesson-first-game-double = Teraz e5! Grożą dwa młynki naraz, na c5 i na e3, a czarne mogą powstrzymać tylko jeden.
lesson-first-game-close = Zamknij młynek na e3 i zabierz pionek z g4, bo stoi na drodze twoim pionkom e4 i f4.
lesson-first-game-later = Kilka ruchów później: wszystkie pionki stoją i odtąd przesuwają się po liniach na sąsiedni punkt.
lesson-first-game-open = Twój młynek na górze jest zamknięty. Otwórz go: przesuń d7 na d6.
lesson-first-game-shut = I z powrotem na d7. Młynek znów się zamyka, a ty zabierasz dowolny pionek.
lesson-first-game-last = Kilka ruchów później czarnym zostały tylko trzy pionki i wolno im skakać na dowolny wolny punkt. Ale ruch należy do ciebie: zamknij młynek jeszcze raz, z d6 na d7, a zostaną dwa.
lesson-first-game-end = Z dwóch pionków nie da się już zrobić młynka: wygrana!

## The mill.

lesson-mill = Młynek
lesson-mill-about = Trzy w rzędzie i co z tego jest.
lesson-mill-what = Trzy własne pionki na narysowanej linii to młynek. Tu brakuje tylko f6.
lesson-mill-close = Postaw na f6 i zabierz jeden z dwóch czarnych pionków, który chcesz.
lesson-mill-safe = Pionki w młynku są bezpieczne. Zamknij swój młynek: wolno ci zabrać tylko ten, który stoi osobno.
lesson-mill-open = Młynek można otworzyć i znów zamknąć. Przesuń d7 na d6; nikt nie wejdzie w lukę.
lesson-mill-again = Teraz z powrotem na d7 i zabierasz kolejny pionek. Tak młynek zabiera co drugi ruch.
lesson-mill-early = Ale ostrożnie: zbyt wczesny młynek często szkodzi temu, kto go ma, bo jego pionki stoją razem i nie mogą się ruszyć.

## The running mill.

lesson-running-mill = Podwójny młynek
lesson-running-mill-about = Pięć pionków, które zabierają w każdym ruchu.
lesson-running-mill-five = Pięć pionków, dwa młynki, jeden pionek należy do obu: ten na d6. To jest podwójny młynek.
lesson-running-mill-to = Przesuń d6 na d7: dolny młynek się otwiera, górny zamyka. Zabierz pionek.
lesson-running-mill-fro = I z powrotem: przesuń d7 na d6 i zabierz następny.
lesson-running-mill-why = Młynek zabiera co drugi ruch, podwójny młynek w każdym. Zwykle wygrywa; tylko ten, kto już skacze, może jeszcze wskoczyć w lukę.
lesson-running-mill-build = Na koniec zbuduj własny: przesuń d5 na d6, to zamyka młynek, a d7 już czeka. Zabierz pionek.

## Stopping and shutting in.

lesson-blocking = Blokowanie
lesson-blocking-about = Powstrzymuj młynki i zamykaj pionki.
lesson-blocking-stop = Czarne grożą młynkiem. Postaw tak, żeby w następnym ruchu nie mogły zamknąć żadnego.
lesson-blocking-between = Przy stawianiu co druga myśl należy do przeciwnika: gdzie brakuje mu tylko jednego pionka?
lesson-blocking-no-way-out = Kto nie ma ruchu, przegrywa. Jeden ruch zamyka wszystkie czarne pionki.
lesson-blocking-seven-four = Tak też siedem wygrywa z czterema: otocz je i nie daj im utworzyć młynka.

## Flying.

lesson-flying = Skakanie
lesson-flying-about = Z trzema pionkami dostaniesz się wszędzie.
lesson-flying-three = Białym zostały trzy pionki i wolno im skakać: na dowolny wolny punkt.
lesson-flying-fly = Skocz z f2 na g7, zamknij młynek i zabierz pionek.
lesson-flying-caution = Dlatego nie zabieraj czwartego pionka od końca, dopóki nie masz w zapasie otwartego młynka. Cztery przeciw trzem to najczęściej remis.

## The crossings.

lesson-crossings = Skrzyżowania
lesson-crossings-about = Cztery punkty, w których wszystko się schodzi.
lesson-crossings-four = d6, f4, d2 i b4 mają czterech sąsiadów, wszystkie inne punkty dwóch lub trzech.
lesson-crossings-take-one = Postaw pierwszy pionek na jednym z czterech skrzyżowań.
lesson-crossings-two = Czarne zajęły d2. Zapewnij sobie drugie skrzyżowanie.
lesson-crossings-truth = Niektóre instrukcje obiecują białym młynek czwartym lub piątym pionkiem. Przy najlepszej obronie to nieprawda: zaczynając od rogu, uda się szóstym, od środka boku siódmym.

## Draughts: capturing and crowning.

lesson-captures = Bicie i damka
lesson-captures-about = Przymus bicia, kilka skoków z rzędu i damka.
lesson-captures-must = Pionki chodzą po skosie do przodu. Jeśli na drodze stoi czarny, a pole za nim jest wolne, trzeba bić.
lesson-captures-jump = Zbij czarny pionek: skocz z 22 na 15.
lesson-captures-chain = Jeśli można skakać dalej, bije się dalej. Zbij oba: 22, 15, 6.
lesson-captures-crown = W ostatnim rzędzie pionek zostaje damką. Przejdź tam z pola 6.
lesson-captures-back = Damka chodzi i bije także do tyłu. Zbij oba pionki z pola 2.

## Wolf and Sheep.

lesson-wolf = Wilk się przebija
lesson-wolf-about = Wystarczy mu jedna luka; bez luki przegrywa.
lesson-wolf-gap = Wilk chce minąć owce. Między c3 a g3 jest luka.
lesson-wolf-into = Grasz wilkiem. Wejdź w lukę: f4 na e3.
lesson-wolf-on = Owca staje na drodze. Zejdź w bok na f2.
lesson-wolf-through = Za tobą nie ma już żadnej owcy. Biegnij do ostatniego rzędu!
lesson-wolf-line = Teraz grasz owcami. Chodzą tylko do przodu, więc rząd musi pozostać zwarty.
lesson-wolf-shut = Tylko jeden ruch utrzymuje rząd: f4 na g5.
lesson-wolf-behind = A teraz podciągnij z tyłu: e3 na f4.
lesson-wolf-truth = Bez błędu owce zawsze złapią wilka; zajmuje to do 44 ruchów obu stron.

## Solitaire.

lesson-solitaire = Pierwsze rozwiązanie
lesson-solitaire-about = Krzyż z sześciu pionków, pięć skoków.
lesson-solitaire-cross = Pionek przeskakuje sąsiada do wolnego otworu, a sąsiada się zdejmuje. Ma zostać jeden, na środku.
lesson-solitaire-aside = Sztuczka polega na tym, żeby najpierw odstawić jeden pionek na bok: d5 skacze na f5.
lesson-solitaire-up = Podciągnij z dołu: d3 na d5.
lesson-solitaire-over = W poprzek: c5 na e5.
lesson-solitaire-home = Odstawiony wraca: f5 na d5.
lesson-solitaire-last = Jeszcze jeden skok, na środek!
lesson-solitaire-truth = Tak się zaczyna. Całą planszę z 32 pionkami da się rozwiązać w 18 ruchach, jeśli skoki jednego pionka z rzędu liczyć razem.
