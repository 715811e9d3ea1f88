### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Remi" is a tied game. A
### running mill ("dvostruki mlin") opens one mill by closing another.

## The list.

puzzles-title = Zadaci
puzzles-lead = Jedna ploča, jedan pravi potez. Svaki je zadatak izračunat do kraja.
puzzles-daily = Zadatak dana
puzzles-daily-solve = Riješi
puzzles-daily-again = Pogledaj opet
puzzles-streak =
    { $days ->
        [0] Riješi ga danas i počinje niz dana.
        [one] Riješeno { $days } dan zaredom.
       *[other] Riješeno { $days } dana zaredom.
    }
puzzles-count = Riješeni zadaci: { $solved } od { $count }.
puzzles-family = Igra
puzzles-family-any = Sve igre
puzzles-family-mill = Mlin
puzzles-family-draughts = Dama
puzzles-family-wolf = Vuk i ovce
puzzles-family-battue = Hajka
puzzles-family-pegs = Solitaire
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
puzzles-solved = riješeno

## The kinds, as headings.

puzzle-kind-win = Jedini potez koji pobjeđuje
puzzle-kind-hold = Održi remi
puzzle-kind-running-mill = Dvostruki mlin
puzzle-kind-ending = Završnica
puzzle-kind-shot = Žrtvuj i uzmi
puzzle-kind-escape = Bijeg
puzzle-kind-close = Opkoljavanje
puzzle-kind-keep = Neka ostane rješivo
puzzle-kind-finish = Skači do kraja
puzzle-kind-few-moves = U malo poteza

## How hard it is.

puzzle-grade-easy = lako
puzzle-grade-middling = srednje
puzzle-grade-hard = teško

## What is to be done. $player is the side to move ("Bijeli", "ovce"), $side says which.

puzzle-task-win =
    { $side ->
        [wolf] Vuk vuče i pobjeđuje. Samo jedan potez to može.
        [sheep] Ovce vuku i pobjeđuju. Samo jedan potez to može.
        [quarry] Lovina vuče i pobjeđuje. Samo jedan potez to može.
        [fox] Lisica vuče i pobjeđuje. Samo jedan potez to može.
        [hunters] Lovci vuku i pobjeđuju. Samo jedan potez to može.
       *[other] { $player } vuče i pobjeđuje. Samo jedan potez to može.
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
       *[other] { $player } vuče, pobjeđuje i dolazi do dvostrukog mlina. Koji ga potez priprema?
    }
puzzle-task-ending =
    { $side ->
        [wolf] Završnica: vuk vuče i pobjeđuje. Samo jedan potez to može.
        [sheep] Završnica: ovce vuku i pobjeđuju. Samo jedan potez to može.
        [quarry] Završnica: lovina vuče i pobjeđuje. Samo jedan potez to može.
        [fox] Završnica: lisica vuče i pobjeđuje. Samo jedan potez to može.
        [hunters] Završnica: lovci vuku i pobjeđuju. Samo jedan potez to može.
       *[other] Završnica: { $player } vuče i pobjeđuje. Samo jedan potez to može.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } nešto žrtvuje i pobjeđuje. Kako počinje?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Vuk je na potezu. Gdje se probija?
        [fox] Lisica je na potezu. Kako bježi?
       *[other] Lovina je na potezu. Kako bježi?
    }
puzzle-task-close =
    { $side ->
        [sheep] Ovce su na potezu. Zatvori vuka i ne ostavi rupu.
       *[other] Lovci su na potezu. Presijeci lovini put.
    }
puzzle-task-keep = Ploča je još rješiva samo nakon jednog skoka. Kojeg?
puzzle-task-finish = Skači dok ne ostane jedan pijun.
puzzle-task-few-moves =
    Skači dok ne ostane jedan pijun. Broj poteza: { $moves }. Dok isti pijun skače dalje, to je jedan potez.

## What is said about a turn. $turn is a turn in words ("d7 na d6, uzima a1").

puzzle-go-on = Točno! A sada?
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
puzzle-lost-win = Nakon toga se pobjeda više ne može iznuditi. Pokušaj ponovno.
puzzle-lost-hold = Nakon toga je partija izgubljena. Pokušaj ponovno.
puzzle-lost-running-mill = Nakon toga se pobjeda više ne može iznuditi. Pokušaj ponovno.
puzzle-lost-ending = Nakon toga se pobjeda više ne može iznuditi. Pokušaj ponovno.
puzzle-lost-shot = Nakon toga se pobjeda više ne može iznuditi. Pokušaj ponovno.
puzzle-lost-escape = Tako se put još može zatvoriti. Pokušaj ponovno.
puzzle-lost-close = Tako ostaje rupa. Pokušaj ponovno.
puzzle-lost-keep = Nakon toga uvijek ostaje više od jednog pijuna. Pokušaj ponovno.
puzzle-lost-finish = Nakon toga uvijek ostaje više od jednog pijuna. Pokušaj ponovno.
puzzle-lost-few-moves = Nakon toga nema dovoljno poteza. Pokušaj ponovno.
puzzle-solved-win = Riješeno! Ovu ti pobjedu nitko ne može uzeti.
puzzle-solved-hold = Riješeno! Remi je siguran.
puzzle-solved-running-mill = Riješeno! Sada dolazi dvostruki mlin i pobjeđuje.
puzzle-solved-ending = Riješeno! Završnica je dobivena.
puzzle-solved-shot = Riješeno! Žrtva se isplatila.
puzzle-solved-escape = Riješeno! Sada je put slobodan.
puzzle-solved-close = Riješeno! Više nema izlaza.
puzzle-solved-keep = Riješeno! Odavde ide do zadnjeg pijuna.
puzzle-solved-finish = Riješeno! Ostao je jedan pijun.
puzzle-solved-few-moves = Riješeno, a s manje poteza ne ide!
puzzle-solution-is = Rješenje: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Od početka zadatka pobjeđuje se najviše u { $turns } potezu, što god protivnik igrao.
        [few] Od početka zadatka pobjeđuje se najviše u { $turns } poteza, što god protivnik igrao.
       *[other] Od početka zadatka pobjeđuje se najviše u { $turns } poteza, što god protivnik igrao.
    }

## Beside the board.

puzzle-done = Riješeno
puzzle-streak = Zadatak dana, dana zaredom: { $days }
puzzle-next = Sljedeći zadatak
puzzle-skip = Drugi zadatak
puzzle-again = Ispočetka
puzzle-show-solution = Pokaži rješenje
puzzle-all = Svi zadaci
puzzle-choices =
    { $count ->
        [one] Moguć je { $count } potez.
        [few] Moguća su { $count } poteza.
       *[other] Moguće je { $count } poteza.
    }
puzzle-level =
    { $level ->
        [10] Od svih razina računala sigurno ga nalazi samo najviša.
       *[other] Računalo ga sigurno nalazi od razine { $level }.
    }
