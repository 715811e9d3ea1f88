### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "table" is a file of values, never furniture. "Draw" is a tied game.

## The page itself.

tables-link = Perfect worden
tables-title = Perfect worden
tables-lead = Als elke stelling van een spel is uitgerekend, maakt de computer op niveau 10 geen fout meer en is elke hint exact. Dat kan hier berekend worden, op de achtergrond: het spelen blijft vlot, en bij herstarten gaat niets verloren.
tables-works = Wordt berekend
tables-complete = Klaar
tables-possible = Kan berekend worden
tables-impossible = Kan niet berekend worden
tables-needless = Jachtspellen worden uitgerekend zodra je ze speelt, en solitaire is uit het hoofd bekend: daar is de computer vanzelf al perfect.
tables-shared = Regels die onder twee namen hetzelfde spel zijn, delen hun tabellen; ze staan op één regel.
tables-none = Er zijn nog geen tabellen klaar. Het molenspel met drie stenen duurt even, dat met negen een half uur of langer.
tables-own = Eigen regels
tables-folder = De tabellen staan in
tables-free = Op deze schijf is { $size } vrij.
tables-endings = Dammen: eindspelen met hooguit vier stukken
tables-perfect = De computer speelt perfect, hints zijn exact.
tables-endings-perfect = Exact in elk eindspel met hooguit vier stukken.
tables-partly = Deels berekend; wat er is, blijft en wordt gebruikt.
# $names are further names of the same game, in a row.
tables-also = Hetzelfde spel: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Berekenen
tables-compute-on = Verder rekenen
tables-play = Spelen
tables-explore = Openingen verkennen
tables-pause = Pauze
tables-resume = Verder
tables-stop = Afbreken
tables-again = Opnieuw proberen
tables-remove = Verwijderen
tables-remove-question = De tabellen van { $game } ({ $size }) verwijderen? Ze zouden opnieuw berekend moeten worden.
tables-remove-yes = Ja, verwijderen
# The name of a button for screen readers, as in "Pause: Seven Men's Morris".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 million positions".

tables-bar = Voortgang: { $game }
tables-part = { $percent }% van { $positions }
tables-size = { $written } van ongeveer { $all } op de schijf
tables-doing-running = Het begint zo.
tables-doing-paused = Gepauzeerd. Wat klaar is, blijft.
tables-doing-waiting = Wacht tot het vorige spel klaar is.
tables-doing-failed = Het is niet gelukt.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Stenen { $space }: leest wat bekend is
tables-doing-seeding = Stenen { $space }: slaan en plaatsen
tables-doing-level =
    { $plies ->
        [one] Stenen { $space }: beslist in één zet
       *[other] Stenen { $space }: beslist in { $plies } zetten
    }
tables-doing-writing = Stenen { $space }: schrijft

## Why it has failed.

tables-failed-disk = Er is te weinig ruimte op de schijf. Maak ruimte en probeer het opnieuw.
tables-failed-file = Een bestand kan niet gelezen of geschreven worden. Kijk in de map van de tabellen en probeer het opnieuw.
tables-failed-other = De berekening is afgebroken.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Bij het beste spel wint wie begint.
tables-value-win-in = Bij het beste spel wint wie begint, na { $plies } zetten van beide kanten samen.
tables-value-draw = Bij het beste spel wordt het remise.
tables-value-draw-in = Bij het beste spel wordt het remise.
tables-value-loss = Bij het beste spel verliest wie begint.
tables-value-loss-in = Bij het beste spel verliest wie begint, na { $plies } zetten van beide kanten samen.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, ongeveer { $size } op de schijf
tables-positions = { $number } stellingen
tables-positions-thousand = { $number } duizend stellingen
tables-positions-million = { $number } miljoen stellingen
tables-positions-billion = { $number } miljard stellingen
tables-pace = { $number } stellingen per seconde
tables-pace-thousand = { $number } duizend stellingen per seconde
tables-pace-million = { $number } miljoen stellingen per seconde
tables-pace-billion = { $number } miljard stellingen per seconde
tables-left-seconds =
    { $seconds ->
        [one] nog ongeveer één seconde
       *[other] nog ongeveer { $seconds } seconden
    }
tables-left-minutes =
    { $minutes ->
        [one] nog ongeveer één minuut
       *[other] nog ongeveer { $minutes } minuten
    }
tables-left-hours =
    { $hours ->
        [one] nog ongeveer één uur
       *[other] nog ongeveer { $hours } uur
    }

## Why there can be no tables.

tables-obstacle-dice = De dobbelstenen laten het aan het toeval over.
tables-obstacle-remill = Wat er mag, hangt af van eerder gesloten molens, niet alleen van de stenen.
tables-obstacle-hop-chain = Sprongen die meer stenen achter elkaar slaan, worden niet uitgerekend.
tables-obstacle-full-board = Wat er volgt op een vol bord, als ieder een steen wegneemt, wordt niet uitgerekend.
tables-obstacle-turn-for-nothing = Een molen die niets slaat, kan een extra zet opleveren; dat wordt niet uitgerekend.
tables-obstacle-turn-while-mixed = Molens leveren een extra zet op terwijl plaatsen en schuiven elkaar afwisselen; dat wordt niet uitgerekend.
tables-obstacle-turn-at-three = Molens leveren een extra zet op en drie tegen drie is remise; die twee samen worden niet uitgerekend.
tables-obstacle-huff = Als er geblazen wordt, hangt een stelling af van de zet ervoor.

## In the form for a new game, beside the highest level.

tables-new-compute = Nog niet perfect: berekenen

## Refusals.

error-tables-impossible = Voor deze regels kunnen geen tabellen berekend worden.
error-tables-needless = Dit spel heeft geen tabellen nodig: het is zo ook bekend.
error-tables-done = Deze tabellen zijn al klaar.
error-tables-disk = Op de schijf is ongeveer { $needed } nodig, en er is maar { $free } vrij.
error-tables-memory = Er is { $needed } geheugen nodig, en er is maar { $free } vrij. Sluit andere programma’s en probeer het opnieuw.
error-tables-unknown = Zulke tabellen zijn er niet, en niemand heeft erom gevraagd.
error-tables-in-work = Deze tabellen worden net berekend. Breek dat eerst af.
error-tables-file = De tabellen kunnen niet gelezen of verwijderd worden. Kijk in hun map.
error-only-here = Dat kan alleen op de computer zelf.
