### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "tablica" is a file of values. "Remi" is a tied game.

## The page itself.

tables-link = Do savršenstva
tables-title = Do savršenstva
tables-lead = Kad je svaka pozicija neke igre izračunata, računalo na razini 10 nikad ne griješi i svaki je savjet točan. To se može izračunati ovdje, u pozadini: igra ostaje brza, a ponovnim pokretanjem ništa se ne gubi.
tables-works = Računa se
tables-complete = Gotovo
tables-possible = Može se izračunati
tables-impossible = Ne može se izračunati
tables-needless = Lovovi se izračunaju čim se zaigraju, a solitaire se zna napamet: ondje je računalo savršeno i ovako.
tables-shared = Pravila koja su ista igra pod dvama imenima dijele tablice; stoje u jednom retku.
tables-none = Još nema gotovih tablica. Mlin s tri pijuna traje trenutak, a mlin s devet pijuna pola sata ili više.
tables-own = Vlastita pravila
tables-folder = Tablice su u mapi
tables-free = Slobodno na ovom disku: { $size }.
tables-endings = Dama: završnice s najviše četiri figure
tables-perfect = Računalo igra savršeno, savjeti su točni.
tables-endings-perfect = Točno u svakoj završnici s najviše četiri figure.
tables-partly = Djelomično izračunato; što postoji, ostaje i koristi se.
# $names are further names of the same game, in a row.
tables-also = Ista igra: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Izračunaj
tables-compute-on = Računaj dalje
tables-play = Igraj
tables-explore = Istraži otvaranja
tables-pause = Pauza
tables-resume = Nastavi
tables-stop = Prekini
tables-again = Pokušaj ponovno
tables-remove = Ukloni
tables-remove-question = Ukloniti tablice ({ $game }, { $size })? Morale bi se ponovno izračunati.
tables-remove-yes = Da, ukloni
# The name of a button for screen readers, as in "Pauza: Mlin sa sedam pijuna".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 mil. pozicija".

tables-bar = Napredak: { $game }
tables-part = { $percent } % od { $positions }
tables-size = Na disku { $written } od oko { $all }
tables-doing-running = Samo što nije počelo.
tables-doing-paused = Pauza. Što je gotovo, ostaje.
tables-doing-waiting = Čeka dok prethodno ne bude gotovo.
tables-doing-failed = Nije uspjelo.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Pijuni { $space }: čita se što je poznato
tables-doing-seeding = Pijuni { $space }: uzimanja i postavljanja
tables-doing-level =
    { $plies ->
        [one] Pijuni { $space }: odlučeno u { $plies } potezu
       *[other] Pijuni { $space }: odlučeno u { $plies } poteza
    }
tables-doing-writing = Pijuni { $space }: zapisuje se

## Why it has failed.

tables-failed-disk = Na disku je premalo mjesta. Oslobodi mjesto i pokušaj ponovno.
tables-failed-file = Jedna se datoteka ne može pročitati ili zapisati. Pogledaj u mapu s tablicama i pokušaj ponovno.
tables-failed-other = Računanje je prekinuto.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Uz najbolju igru pobjeđuje tko počinje.
tables-value-win-in =
    { $plies ->
        [one] Uz najbolju igru pobjeđuje tko počinje, u { $plies } potezu obiju strana.
       *[other] Uz najbolju igru pobjeđuje tko počinje, u { $plies } poteza obiju strana.
    }
tables-value-draw = Uz najbolju igru završava remijem.
tables-value-draw-in = Uz najbolju igru završava remijem.
tables-value-loss = Uz najbolju igru gubi tko počinje.
tables-value-loss-in =
    { $plies ->
        [one] Uz najbolju igru gubi tko počinje, u { $plies } potezu obiju strana.
       *[other] Uz najbolju igru gubi tko počinje, u { $plies } poteza obiju strana.
    }

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, oko { $size } na disku
tables-positions = { $number } pozicija
tables-positions-thousand = { $number } tis. pozicija
tables-positions-million = { $number } mil. pozicija
tables-positions-billion = { $number } mlrd. pozicija
tables-pace = { $number } pozicija u sekundi
tables-pace-thousand = { $number } tis. pozicija u sekundi
tables-pace-million = { $number } mil. pozicija u sekundi
tables-pace-billion = { $number } mlrd. pozicija u sekundi
tables-left-seconds =
    { $seconds ->
        [one] još oko { $seconds } sekundu
        [few] još oko { $seconds } sekunde
       *[other] još oko { $seconds } sekundi
    }
tables-left-minutes =
    { $minutes ->
        [one] još oko { $minutes } minutu
        [few] još oko { $minutes } minute
       *[other] još oko { $minutes } minuta
    }
tables-left-hours =
    { $hours ->
        [one] još oko { $hours } sat
        [few] još oko { $hours } sata
       *[other] još oko { $hours } sati
    }

## Why there can be no tables.

tables-obstacle-dice = Kocke sve prepuštaju slučaju.
tables-obstacle-remill = Što se smije igrati ovisi o prije zatvorenim mlinovima, a ne samo o pijunima.
tables-obstacle-hop-chain = Preskakanja koja zaredom uzimaju više pijuna ne izračunavaju se.
tables-obstacle-full-board = Što slijedi kad je ploča puna i svaka strana makne pijuna, ne izračunava se.
tables-obstacle-turn-for-nothing = Mlin koji ništa ne uzima može donijeti još jedan potez; to se ne izračunava.
tables-obstacle-turn-while-mixed = Mlinovi donose još jedan potez dok se i postavlja i vuče; to se ne izračunava.
tables-obstacle-turn-at-three = Mlinovi donose još jedan potez, a tri protiv tri je remi; to dvoje zajedno ne izračunava se.
tables-obstacle-huff = Uz otpuhivanje pozicija ovisi o prethodnom potezu.

## In the form for a new game, beside the highest level.

tables-new-compute = Još nije savršeno: izračunaj

## Refusals.

error-tables-impossible = Za ova se pravila tablice ne mogu izračunati.
error-tables-needless = Ovoj igri ne trebaju tablice: poznata je i bez njih.
error-tables-done = Ove su tablice već gotove.
error-tables-disk = Na disku treba oko { $needed }, a slobodno je samo { $free }.
error-tables-memory = Treba { $needed } memorije, a slobodno je samo { $free }. Zatvori druge programe i pokušaj ponovno.
error-tables-unknown = Takvih tablica nema i nitko ih nije naručio.
error-tables-in-work = Ove se tablice upravo računaju. Najprije to prekini.
error-tables-file = Tablice se ne mogu pročitati ili ukloniti. Pogledaj u njihovu mapu.
error-only-here = To se može samo na samom računalu.
