### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "table" is a file of values, never furniture. "Draw" is a tied game.

## The page itself.

tables-link = Bli perfekt
tables-title = Bli perfekt
tables-lead = När varje ställning i ett spel är uträknad gör datorn på nivå 10 inga misstag mer, och varje tips är exakt. Det kan beräknas här, i bakgrunden: det går lika snabbt att spela, och vid en omstart går inget förlorat.
tables-works = Beräknas
tables-complete = Klara
tables-possible = Kan beräknas
tables-impossible = Kan inte beräknas
tables-needless = Jakterna räknas ut så fort man spelar dem, och solitär kan datorn utantill: där är den perfekt som den är.
tables-shared = Regler som är samma spel under två namn delar sina tabeller; de står på en rad.
tables-none = Inga tabeller är klara än. Kvarn med tre pjäser tar ett ögonblick, med nio en halvtimme eller mer.
tables-own = Egna regler
tables-folder = Tabellerna ligger i
tables-free = { $size } är ledigt på den här disken.
tables-endings = Dam: slutspel med upp till fyra pjäser
tables-perfect = Datorn spelar perfekt, tipsen är exakta.
tables-endings-perfect = Exakt i varje slutspel med upp till fyra pjäser.
tables-partly = Delvis beräknat; det som finns blir kvar och används.
# $names are further names of the same game, in a row.
tables-also = Samma spel: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Beräkna
tables-compute-on = Räkna vidare
tables-play = Spela
tables-explore = Utforska öppningarna
tables-pause = Pausa
tables-resume = Fortsätt
tables-stop = Avbryt
tables-again = Försök igen
tables-remove = Ta bort
tables-remove-question = Ta bort tabellerna för { $game } ({ $size })? De skulle behöva beräknas på nytt.
tables-remove-yes = Ja, ta bort dem
# The name of a button for screen readers, as in "Pause: Seven Men's Morris".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 million positions".

tables-bar = Så långt: { $game }
tables-part = { $percent } % av { $positions }
tables-size = { $written } av ungefär { $all } på disken
tables-doing-running = Det börjar strax.
tables-doing-paused = Pausat. Det som är klart blir kvar.
tables-doing-waiting = Väntar tills spelet före är klart.
tables-doing-failed = Det gick inte.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Pjäser { $space }: läser det som är känt
tables-doing-seeding = Pjäser { $space }: ta och sätta ut
tables-doing-level =
    { $plies ->
        [one] Pjäser { $space }: avgjort på ett drag
       *[other] Pjäser { $space }: avgjort på { $plies } drag
    }
tables-doing-writing = Pjäser { $space }: skriver

## Why it has failed.

tables-failed-disk = Det finns för lite plats på disken. Frigör plats och försök igen.
tables-failed-file = En fil kan inte läsas eller skrivas. Titta i tabellernas mapp och försök igen.
tables-failed-other = Beräkningen har avbrutits.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Med bästa spel vinner den som börjar.
tables-value-win-in = Med bästa spel vinner den som börjar, efter { $plies } drag av båda sidor.
tables-value-draw = Med bästa spel blir det remi.
tables-value-draw-in = Med bästa spel blir det remi.
tables-value-loss = Med bästa spel förlorar den som börjar.
tables-value-loss-in = Med bästa spel förlorar den som börjar, efter { $plies } drag av båda sidor.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, ungefär { $size } på disken
tables-positions = { $number } ställningar
tables-positions-thousand = { $number } tusen ställningar
tables-positions-million = { $number } miljoner ställningar
tables-positions-billion = { $number } miljarder ställningar
tables-pace = { $number } ställningar i sekunden
tables-pace-thousand = { $number } tusen ställningar i sekunden
tables-pace-million = { $number } miljoner ställningar i sekunden
tables-pace-billion = { $number } miljarder ställningar i sekunden
tables-left-seconds =
    { $seconds ->
        [one] ungefär en sekund kvar
       *[other] ungefär { $seconds } sekunder kvar
    }
tables-left-minutes =
    { $minutes ->
        [one] ungefär en minut kvar
       *[other] ungefär { $minutes } minuter kvar
    }
tables-left-hours =
    { $hours ->
        [one] ungefär en timme kvar
       *[other] ungefär { $hours } timmar kvar
    }

## Why there can be no tables.

tables-obstacle-dice = Tärningarna överlåter det åt slumpen.
tables-obstacle-remill = Vad som får spelas beror på tidigare slutna kvarnar, inte bara på pjäserna.
tables-obstacle-hop-chain = Hopp som tar flera pjäser i rad räknas inte ut.
tables-obstacle-full-board = Vad som följer på ett fullt bräde, när varje sida tar bort en pjäs, räknas inte ut.
tables-obstacle-turn-for-nothing = En kvarn som inte tar något kan ge ett drag till; det räknas inte ut.
tables-obstacle-turn-while-mixed = Kvarnar ger ett drag till medan man omväxlande sätter ut och flyttar; det räknas inte ut.
tables-obstacle-turn-at-three = Kvarnar ger ett drag till och tre mot tre är remi; de två tillsammans räknas inte ut.
tables-obstacle-huff = När man får blåsa beror en ställning på draget före.

## In the form for a new game, beside the highest level.

tables-new-compute = Inte perfekt än: beräkna

## Refusals.

error-tables-impossible = Inga tabeller kan beräknas för de här reglerna.
error-tables-needless = Det här spelet behöver inga tabeller: det är känt ändå.
error-tables-done = De här tabellerna är redan klara.
error-tables-disk = Det behövs ungefär { $needed } på disken, och bara { $free } är ledigt.
error-tables-memory = Det behövs { $needed } minne, och bara { $free } är ledigt. Stäng andra program och försök igen.
error-tables-unknown = Sådana tabeller finns inte, och ingen har beställt dem.
error-tables-in-work = De här tabellerna beräknas just nu. Avbryt det först.
error-tables-file = Tabellerna kan inte läsas eller tas bort. Titta i deras mapp.
error-only-here = Det går bara vid datorn själv.
