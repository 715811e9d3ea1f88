### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "tabela" is a file of values. "Remi" is a tied game.

## The page itself.

tables-link = Do savršenstva
tables-title = Do savršenstva
tables-lead = Kad je svaka pozicija neke igre izračunata, računar na nivou 10 nikad ne greši i svaki savet je tačan. To može da se izračuna ovde, u pozadini: igra ostaje brza, a ponovnim pokretanjem ništa se ne gubi.
tables-works = Računa se
tables-complete = Gotovo
tables-possible = Može da se izračuna
tables-impossible = Ne može da se izračuna
tables-needless = Lovovi se izračunaju čim se zaigraju, a soliter se zna napamet: tu je računar savršen i ovako.
tables-shared = Pravila koja su ista igra pod dva imena dele tabele; stoje u jednom redu.
tables-none = Još nema gotovih tabela. Mica sa tri pijuna traje trenutak, a mica sa devet pijuna pola sata ili više.
tables-own = Sopstvena pravila
tables-folder = Tabele su u fascikli
tables-free = Slobodno na ovom disku: { $size }.
tables-endings = Dame: završnice sa najviše četiri figure
tables-perfect = Računar igra savršeno, saveti su tačni.
tables-endings-perfect = Tačno u svakoj završnici sa najviše četiri figure.
tables-partly = Delimično izračunato; što postoji, ostaje i koristi se.
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
tables-again = Pokušaj ponovo
tables-remove = Ukloni
tables-remove-question = Ukloniti tabele ({ $game }, { $size })? Morale bi ponovo da se izračunaju.
tables-remove-yes = Da, ukloni
# The name of a button for screen readers, as in "Pauza: Mica sa sedam pijuna".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 mil. pozicija".

tables-bar = Napredak: { $game }
tables-part = { $percent } % od { $positions }
tables-size = Na disku { $written } od oko { $all }
tables-doing-running = Samo što nije počelo.
tables-doing-paused = Pauza. Što je gotovo, ostaje.
tables-doing-waiting = Čeka dok prethodno ne bude gotovo.
tables-doing-failed = Nije uspelo.
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

tables-failed-disk = Na disku je premalo mesta. Oslobodi mesto i pokušaj ponovo.
tables-failed-file = Jedan fajl ne može da se pročita ili zapiše. Pogledaj u fasciklu sa tabelama i pokušaj ponovo.
tables-failed-other = Računanje je prekinuto.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Uz najbolju igru pobeđuje ko počinje.
tables-value-win-in =
    { $plies ->
        [one] Uz najbolju igru pobeđuje ko počinje, u { $plies } potezu obe strane.
       *[other] Uz najbolju igru pobeđuje ko počinje, u { $plies } poteza obe strane.
    }
tables-value-draw = Uz najbolju igru završava se remijem.
tables-value-draw-in = Uz najbolju igru završava se remijem.
tables-value-loss = Uz najbolju igru gubi ko počinje.
tables-value-loss-in =
    { $plies ->
        [one] Uz najbolju igru gubi ko počinje, u { $plies } potezu obe strane.
       *[other] Uz najbolju igru gubi ko počinje, u { $plies } poteza obe strane.
    }

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, oko { $size } na disku
tables-positions = { $number } pozicija
tables-positions-thousand = { $number } hilj. pozicija
tables-positions-million = { $number } mil. pozicija
tables-positions-billion = { $number } mlrd. pozicija
tables-pace = { $number } pozicija u sekundi
tables-pace-thousand = { $number } hilj. pozicija u sekundi
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
        [one] još oko { $minutes } minut
       *[other] još oko { $minutes } minuta
    }
tables-left-hours =
    { $hours ->
        [one] još oko { $hours } sat
        [few] još oko { $hours } sata
       *[other] još oko { $hours } sati
    }

## Why there can be no tables.

tables-obstacle-dice = Kockice sve prepuštaju slučaju.
tables-obstacle-remill = Šta sme da se igra zavisi od ranije zatvorenih mica, a ne samo od pijuna.
tables-obstacle-hop-chain = Preskakanja koja zaredom uzimaju više pijuna ne izračunavaju se.
tables-obstacle-full-board = Šta sledi kad je tabla puna i svaka strana skloni pijuna, ne izračunava se.
tables-obstacle-turn-for-nothing = Mica koja ništa ne uzima može da donese još jedan potez; to se ne izračunava.
tables-obstacle-turn-while-mixed = Mice donose još jedan potez dok se i postavlja i vuče; to se ne izračunava.
tables-obstacle-turn-at-three = Mice donose još jedan potez, a tri protiv tri je remi; to dvoje zajedno se ne izračunava.
tables-obstacle-huff = Uz oduvavanje pozicija zavisi od prethodnog poteza.

## In the form for a new game, beside the highest level.

tables-new-compute = Još nije savršeno: izračunaj

## Refusals.

error-tables-impossible = Za ova pravila tabele ne mogu da se izračunaju.
error-tables-needless = Ovoj igri ne trebaju tabele: poznata je i bez njih.
error-tables-done = Ove tabele su već gotove.
error-tables-disk = Na disku treba oko { $needed }, a slobodno je samo { $free }.
error-tables-memory = Treba { $needed } memorije, a slobodno je samo { $free }. Zatvori druge programe i pokušaj ponovo.
error-tables-unknown = Takvih tabela nema i niko ih nije naručio.
error-tables-in-work = Ove tabele se upravo računaju. Prvo to prekini.
error-tables-file = Tabele ne mogu da se pročitaju ili uklone. Pogledaj u njihovu fasciklu.
error-only-here = To može samo na samom računaru.
