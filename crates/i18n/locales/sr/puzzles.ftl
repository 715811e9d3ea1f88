### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Remi" is a tied game. A
### running mill ("dupla mica") opens one mill by closing another.

## The list.

puzzles-title = Zadaci
puzzles-lead = Jedna tabla, jedan pravi potez. Svaki zadatak je izračunat do kraja.
puzzles-daily = Zadatak dana
puzzles-daily-solve = Reši
puzzles-daily-again = Pogledaj opet
puzzles-streak =
    { $days ->
        [0] Reši ga danas i počinje niz dana.
        [one] Rešeno { $days } dan zaredom.
       *[other] Rešeno { $days } dana zaredom.
    }
puzzles-count = Rešeni zadaci: { $solved } od { $count }.
puzzles-family = Igra
puzzles-family-any = Sve igre
puzzles-family-mill = Mica
puzzles-family-draughts = Dame
puzzles-family-wolf = Vuk i ovce
puzzles-family-battue = Hajka
puzzles-family-pegs = Soliter
puzzles-kind = Vrsta
puzzles-kind-any = Sve vrste
puzzles-grade = Težina
puzzles-grade-any = Od lakih do teških
puzzles-choose = Prikaži
puzzles-more =
    { $count ->
        [one] Još { $count } zadatak
        [few] Još { $count } zadatka
       *[other] Još { $count } zadataka
    }
puzzles-none = Takvog zadatka nema.
puzzles-all = Svi zadaci
puzzles-solved = rešeno

## The kinds, as headings.

puzzle-kind-win = Jedini potez koji pobeđuje
puzzle-kind-hold = Održi remi
puzzle-kind-running-mill = Dupla mica
puzzle-kind-ending = Završnica
puzzle-kind-shot = Žrtvuj i uzmi
puzzle-kind-escape = Bekstvo
puzzle-kind-close = Opkoljavanje
puzzle-kind-keep = Neka ostane rešivo
puzzle-kind-finish = Skači do kraja
puzzle-kind-few-moves = U malo poteza

## How hard it is.

puzzle-grade-easy = lako
puzzle-grade-middling = srednje
puzzle-grade-hard = teško

## What is to be done. $player is the side to move ("Beli", "ovce"), $side says which.

puzzle-task-win =
    { $side ->
        [wolf] Vuk vuče i pobeđuje. Samo jedan potez to može.
        [sheep] Ovce vuku i pobeđuju. Samo jedan potez to može.
        [quarry] Lovina vuče i pobeđuje. Samo jedan potez to može.
        [fox] Lisica vuče i pobeđuje. Samo jedan potez to može.
        [hunters] Lovci vuku i pobeđuju. Samo jedan potez to može.
       *[other] { $player } vuče i pobeđuje. Samo jedan potez to može.
    }
puzzle-task-hold =
    { $side ->
        [wolf] Vuk vuče i održava remi. Svaki drugi potez gubi.
        [sheep] Ovce vuku i održavaju remi. Svaki drugi potez gubi.
        [quarry] Lovina vuče i održava remi. Svaki drugi potez gubi.
        [fox] Lisica vuče i održava remi. Svaki drugi potez gubi.
        [hunters] Lovci vuku i održavaju remi. Svaki drugi potez gubi.
       *[other] { $player } vuče i održava remi. Svaki drugi potez gubi.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } vuče, pobeđuje i dolazi do duple mice. Koji potez je priprema?
    }
puzzle-task-ending =
    { $side ->
        [wolf] Završnica: vuk vuče i pobeđuje. Samo jedan potez to može.
        [sheep] Završnica: ovce vuku i pobeđuju. Samo jedan potez to može.
        [quarry] Završnica: lovina vuče i pobeđuje. Samo jedan potez to može.
        [fox] Završnica: lisica vuče i pobeđuje. Samo jedan potez to može.
        [hunters] Završnica: lovci vuku i pobeđuju. Samo jedan potez to može.
       *[other] Završnica: { $player } vuče i pobeđuje. Samo jedan potez to može.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } nešto žrtvuje i pobeđuje. Kako počinje?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Vuk je na potezu. Gde se probija?
        [fox] Lisica je na potezu. Kako beži?
       *[other] Lovina je na potezu. Kako beži?
    }
puzzle-task-close =
    { $side ->
        [sheep] Ovce su na potezu. Zatvori vuka i ne ostavi rupu.
       *[other] Lovci su na potezu. Preseci lovini put.
    }
puzzle-task-keep = Tabla je još rešiva samo posle jednog skoka. Kojeg?
puzzle-task-finish = Skači dok ne ostane jedan pijun.
puzzle-task-few-moves =
    Skači dok ne ostane jedan pijun. Broj poteza: { $moves }. Dok isti pijun skače dalje, to je jedan potez.

## What is said about a turn. $turn is a turn in words ("d7 na d6, uzima a1").

puzzle-go-on = Tačno! A sada?
puzzle-wrong = { $turn }: to još nije to.
puzzle-then-ends =
    { $side ->
        [sheep] Zatim ovce igraju { $turn } i partija je gotova.
        [hunters] Zatim lovci igraju { $turn } i partija je gotova.
       *[other] Zatim { $player } igra { $turn } i partija je gotova.
    }
puzzle-then-takes =
    { $side ->
        [sheep] Zatim ovce igraju { $turn } i uzimaju.
        [hunters] Zatim lovci igraju { $turn } i uzimaju.
       *[other] Zatim { $player } igra { $turn }.
    }
puzzle-lost-win = Posle toga pobeda više ne može da se iznudi. Pokušaj ponovo.
puzzle-lost-hold = Posle toga je partija izgubljena. Pokušaj ponovo.
puzzle-lost-running-mill = Posle toga pobeda više ne može da se iznudi. Pokušaj ponovo.
puzzle-lost-ending = Posle toga pobeda više ne može da se iznudi. Pokušaj ponovo.
puzzle-lost-shot = Posle toga pobeda više ne može da se iznudi. Pokušaj ponovo.
puzzle-lost-escape = Tako put još može da se zatvori. Pokušaj ponovo.
puzzle-lost-close = Tako ostaje rupa. Pokušaj ponovo.
puzzle-lost-keep = Posle toga uvek ostaje više od jednog pijuna. Pokušaj ponovo.
puzzle-lost-finish = Posle toga uvek ostaje više od jednog pijuna. Pokušaj ponovo.
puzzle-lost-few-moves = Posle toga nema dovoljno poteza. Pokušaj ponovo.
puzzle-solved-win = Rešeno! Ovu pobedu niko ne može da ti uzme.
puzzle-solved-hold = Rešeno! Remi je siguran.
puzzle-solved-running-mill = Rešeno! Sada dolazi dupla mica i pobeđuje.
puzzle-solved-ending = Rešeno! Završnica je dobijena.
puzzle-solved-shot = Rešeno! Žrtva se isplatila.
puzzle-solved-escape = Rešeno! Sada je put slobodan.
puzzle-solved-close = Rešeno! Više nema izlaza.
puzzle-solved-keep = Rešeno! Odavde ide do poslednjeg pijuna.
puzzle-solved-finish = Rešeno! Ostao je jedan pijun.
puzzle-solved-few-moves = Rešeno, a sa manje poteza ne ide!
puzzle-solution-is = Rešenje: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Od početka zadatka dobija se najviše u { $turns } potezu, šta god protivnik igrao.
        [few] Od početka zadatka dobija se najviše u { $turns } poteza, šta god protivnik igrao.
       *[other] Od početka zadatka dobija se najviše u { $turns } poteza, šta god protivnik igrao.
    }

## Beside the board.

puzzle-done = Rešeno
puzzle-streak = Zadatak dana, dana zaredom: { $days }
puzzle-next = Sledeći zadatak
puzzle-skip = Drugi zadatak
puzzle-again = Ispočetka
puzzle-show-solution = Pokaži rešenje
puzzle-all = Svi zadaci
puzzle-choices =
    { $count ->
        [one] Moguć je { $count } potez.
        [few] Moguća su { $count } poteza.
       *[other] Moguće je { $count } poteza.
    }
puzzle-level =
    { $level ->
        [10] Od svih nivoa računara sigurno ga nalazi samo najviši.
       *[other] Računar ga sigurno nalazi od nivoa { $level }.
    }
