### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "table" is a file of values, never furniture. "Draw" is a tied game.

## The page itself.

tables-link = Bli perfekt
tables-title = Bli perfekt
tables-lead = Når hver stilling i et spill er regnet ut, gjør datamaskinen på nivå 10 ingen feil lenger, og hvert hint er eksakt. Det kan beregnes her, i bakgrunnen: spillet går like raskt, og ved en omstart går ingenting tapt.
tables-works = Beregnes
tables-complete = Ferdige
tables-possible = Kan beregnes
tables-impossible = Kan ikke beregnes
tables-needless = Jakter regnes ut med en gang de spilles, og solitaire kan datamaskinen utenat: der er den perfekt som den er.
tables-shared = Regler som er samme spill under to navn, deler tabeller; de står på én linje.
tables-none = Ingen tabeller er ferdige ennå. Mølle med tre brikker tar et øyeblikk, med ni en halv time eller mer.
tables-own = Egne regler
tables-folder = Tabellene ligger i
tables-free = { $size } er ledig på denne disken.
tables-endings = Dam: sluttspill med opptil fire brikker
tables-perfect = Datamaskinen spiller perfekt, og alle hint er eksakte.
tables-endings-perfect = Eksakt i hvert sluttspill med opptil fire brikker.
tables-partly = Delvis beregnet; det som finnes, blir og brukes.
# $names are further names of the same game, in a row.
tables-also = Samme spill: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Beregn
tables-compute-on = Regn videre
tables-play = Spill
tables-explore = Utforsk åpningene
tables-pause = Pause
tables-resume = Fortsett
tables-stop = Avbryt
tables-again = Prøv igjen
tables-remove = Slett
tables-remove-question = Slette tabellene for { $game } ({ $size })? De må i så fall beregnes på nytt.
tables-remove-yes = Ja, slett dem
# The name of a button for screen readers, as in "Pause: Seven Men's Morris".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 million positions".

tables-bar = Så langt: { $game }
tables-part = { $percent } % av { $positions }
tables-size = { $written } av omtrent { $all } på disken
tables-doing-running = Det begynner snart.
tables-doing-paused = Pause. Det som er ferdig, blir.
tables-doing-waiting = Venter til spillet foran er ferdig.
tables-doing-failed = Det gikk ikke.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Brikker { $space }: leser det som er kjent
tables-doing-seeding = Brikker { $space }: ta og sette
tables-doing-level =
    { $plies ->
        [one] Brikker { $space }: avgjort på ett trekk
       *[other] Brikker { $space }: avgjort på { $plies } trekk
    }
tables-doing-writing = Brikker { $space }: skriver

## Why it has failed.

tables-failed-disk = Det er for lite plass på disken. Frigjør plass og prøv igjen.
tables-failed-file = En fil kan ikke leses eller skrives. Se i mappen med tabellene og prøv igjen.
tables-failed-other = Beregningen er avbrutt.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Med beste spill vinner den som begynner.
tables-value-win-in = Med beste spill vinner den som begynner, etter { $plies } trekk av begge sider.
tables-value-draw = Med beste spill blir det uavgjort.
tables-value-draw-in = Med beste spill blir det uavgjort.
tables-value-loss = Med beste spill taper den som begynner.
tables-value-loss-in = Med beste spill taper den som begynner, etter { $plies } trekk av begge sider.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, omtrent { $size } på disken
tables-positions = { $number } stillinger
tables-positions-thousand = { $number } tusen stillinger
tables-positions-million = { $number } millioner stillinger
tables-positions-billion = { $number } milliarder stillinger
tables-pace = { $number } stillinger i sekundet
tables-pace-thousand = { $number } tusen stillinger i sekundet
tables-pace-million = { $number } millioner stillinger i sekundet
tables-pace-billion = { $number } milliarder stillinger i sekundet
tables-left-seconds =
    { $seconds ->
        [one] omtrent ett sekund igjen
       *[other] omtrent { $seconds } sekunder igjen
    }
tables-left-minutes =
    { $minutes ->
        [one] omtrent ett minutt igjen
       *[other] omtrent { $minutes } minutter igjen
    }
tables-left-hours =
    { $hours ->
        [one] omtrent én time igjen
       *[other] omtrent { $hours } timer igjen
    }

## Why there can be no tables.

tables-obstacle-dice = Terningene overlater det til tilfeldighetene.
tables-obstacle-remill = Hva som kan spilles, avhenger av møller lukket tidligere, ikke bare av brikkene.
tables-obstacle-hop-chain = Hopp som tar flere brikker på rad, regnes ikke ut.
tables-obstacle-full-board = Hva som følger på et fullt brett, når hver side tar en brikke, regnes ikke ut.
tables-obstacle-turn-for-nothing = En mølle som ikke tar noe, kan gi et trekk til; det regnes ikke ut.
tables-obstacle-turn-while-mixed = Møller gir et trekk til mens det vekselvis settes og flyttes; det regnes ikke ut.
tables-obstacle-turn-at-three = Møller gir et trekk til, og tre mot tre er uavgjort; de to tingene sammen regnes ikke ut.
tables-obstacle-huff = Når man kan blåse, avhenger en stilling av trekket før.

## In the form for a new game, beside the highest level.

tables-new-compute = Ikke perfekt ennå: beregn

## Refusals.

error-tables-impossible = Det kan ikke beregnes tabeller for disse reglene.
error-tables-needless = Dette spillet trenger ingen tabeller: det er kjent uten.
error-tables-done = Disse tabellene er allerede ferdige.
error-tables-disk = Det trengs omtrent { $needed } på disken, og bare { $free } er ledig.
error-tables-memory = Det trengs { $needed } minne, og bare { $free } er ledig. Lukk andre programmer og prøv igjen.
error-tables-unknown = Slike tabeller finnes ikke, og ingen har bestilt dem.
error-tables-in-work = Disse tabellene beregnes akkurat nå. Avbryt det først.
error-tables-file = Tabellene kan ikke leses eller slettes. Se i mappen deres.
error-only-here = Det kan bare gjøres ved selve datamaskinen.
