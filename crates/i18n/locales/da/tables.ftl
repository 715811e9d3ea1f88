### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "table" is a file of values, never furniture. "Draw" is a tied game.

## The page itself.

tables-link = Bliv perfekt
tables-title = Bliv perfekt
tables-lead = Når hver stilling i et spil er regnet ud, laver computeren på niveau 10 ingen fejl mere, og hvert tip er præcist. Det kan beregnes her, i baggrunden: der spilles lige så hurtigt, og ved en genstart går intet tabt.
tables-works = Beregnes
tables-complete = Færdige
tables-possible = Kan beregnes
tables-impossible = Kan ikke beregnes
tables-needless = Jagter regnes ud, så snart man spiller dem, og solitaire kan computeren udenad: der er den perfekt i forvejen.
tables-shared = Regler, der er det samme spil under to navne, deler tabeller; de står på én linje.
tables-none = Ingen tabeller er færdige endnu. Mølle med tre brikker tager et øjeblik, med ni en halv time eller mere.
tables-own = Egne regler
tables-folder = Tabellerne ligger i
tables-free = { $size } er ledig på dette drev.
tables-endings = Dam: slutspil med op til fire brikker
tables-perfect = Computeren spiller perfekt, og alle tip er præcise.
tables-endings-perfect = Præcis i hvert slutspil med op til fire brikker.
tables-partly = Delvist beregnet; det, der er, bliver og bruges.
# $names are further names of the same game, in a row.
tables-also = Det samme spil: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Beregn
tables-compute-on = Regn videre
tables-play = Spil
tables-explore = Udforsk åbningerne
tables-pause = Pause
tables-resume = Fortsæt
tables-stop = Afbryd
tables-again = Prøv igen
tables-remove = Slet
tables-remove-question = Slet tabellerne for { $game } ({ $size })? De skulle så beregnes igen.
tables-remove-yes = Ja, slet dem
# The name of a button for screen readers, as in "Pause: Seven Men's Morris".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 million positions".

tables-bar = Så langt: { $game }
tables-part = { $percent } % af { $positions }
tables-size = { $written } af omkring { $all } på drevet
tables-doing-running = Det begynder om lidt.
tables-doing-paused = Pause. Det, der er færdigt, bliver.
tables-doing-waiting = Venter, til spillet før er færdigt.
tables-doing-failed = Det lykkedes ikke.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Brikker { $space }: læser det, der er kendt
tables-doing-seeding = Brikker { $space }: tage og sætte
tables-doing-level =
    { $plies ->
        [one] Brikker { $space }: afgjort i ét træk
       *[other] Brikker { $space }: afgjort i { $plies } træk
    }
tables-doing-writing = Brikker { $space }: skriver

## Why it has failed.

tables-failed-disk = Der er for lidt plads på drevet. Gør plads, og prøv igen.
tables-failed-file = En fil kan ikke læses eller skrives. Se i tabellernes mappe, og prøv igen.
tables-failed-other = Beregningen er afbrudt.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Med bedste spil vinder den, der begynder.
tables-value-win-in = Med bedste spil vinder den, der begynder, efter { $plies } træk af begge sider.
tables-value-draw = Med bedste spil bliver det uafgjort.
tables-value-draw-in = Med bedste spil bliver det uafgjort.
tables-value-loss = Med bedste spil taber den, der begynder.
tables-value-loss-in = Med bedste spil taber den, der begynder, efter { $plies } træk af begge sider.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, omkring { $size } på drevet
tables-positions = { $number } stillinger
tables-positions-thousand = { $number } tusind stillinger
tables-positions-million = { $number } millioner stillinger
tables-positions-billion = { $number } milliarder stillinger
tables-pace = { $number } stillinger i sekundet
tables-pace-thousand = { $number } tusind stillinger i sekundet
tables-pace-million = { $number } millioner stillinger i sekundet
tables-pace-billion = { $number } milliarder stillinger i sekundet
tables-left-seconds =
    { $seconds ->
        [one] omkring ét sekund tilbage
       *[other] omkring { $seconds } sekunder tilbage
    }
tables-left-minutes =
    { $minutes ->
        [one] omkring ét minut tilbage
       *[other] omkring { $minutes } minutter tilbage
    }
tables-left-hours =
    { $hours ->
        [one] omkring én time tilbage
       *[other] omkring { $hours } timer tilbage
    }

## Why there can be no tables.

tables-obstacle-dice = Terningerne overlader det til tilfældet.
tables-obstacle-remill = Hvad der må spilles, afhænger af tidligere lukkede møller, ikke kun af brikkerne.
tables-obstacle-hop-chain = Hop, der tager flere brikker efter hinanden, regnes ikke ud.
tables-obstacle-full-board = Hvad der følger efter et fuldt bræt, når hver side tager en brik, regnes ikke ud.
tables-obstacle-turn-for-nothing = En mølle, der ikke tager noget, kan give et træk til; det regnes ikke ud.
tables-obstacle-turn-while-mixed = Møller giver et træk til, mens der skiftevis sættes og flyttes; det regnes ikke ud.
tables-obstacle-turn-at-three = Møller giver et træk til, og tre mod tre er uafgjort; de to ting sammen regnes ikke ud.
tables-obstacle-huff = Når man må blæse, afhænger en stilling af trækket før.

## In the form for a new game, beside the highest level.

tables-new-compute = Ikke perfekt endnu: beregn

## Refusals.

error-tables-impossible = Der kan ikke beregnes tabeller til disse regler.
error-tables-needless = Dette spil har ikke brug for tabeller: det er kendt uden.
error-tables-done = Disse tabeller er allerede færdige.
error-tables-disk = Der skal bruges omkring { $needed } på drevet, og kun { $free } er ledig.
error-tables-memory = Der skal bruges { $needed } hukommelse, og kun { $free } er ledig. Luk andre programmer, og prøv igen.
error-tables-unknown = Sådanne tabeller findes ikke, og ingen har bestilt dem.
error-tables-in-work = Disse tabeller bliver beregnet lige nu. Afbryd det først.
error-tables-file = Tabellerne kan ikke læses eller slettes. Se i deres mappe.
error-only-here = Det kan kun gøres ved selve computeren.
