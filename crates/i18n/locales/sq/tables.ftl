### The page "Become perfect": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "tabelë" is a file of values. "Barazim" is a tied game.

## The page itself.

tables-link = Drejt përsosjes
tables-title = Drejt përsosjes
tables-lead = Kur çdo pozicion i një loje është llogaritur, kompjuteri në nivelin 10 nuk gabon kurrë, dhe çdo këshillë është e saktë. Kjo mund të llogaritet këtu, në sfond: loja mbetet e shpejtë, dhe një rinisje nuk humb asgjë.
tables-works = Po llogaritet
tables-complete = Gati
tables-possible = Mund të llogaritet
tables-impossible = Nuk llogaritet dot
tables-needless = Gjuetitë llogariten sapo luhen, dhe solitari dihet përmendsh: atje kompjuteri është i përsosur edhe kështu.
tables-shared = Rregullat që janë e njëjta lojë me dy emra i kanë tabelat të përbashkëta; ato janë në një rresht.
tables-none = Ende s’ka tabela të gatshme. Cic-mici me tri kokrra zgjat një çast, ai me nëntë kokrra gjysmë ore ose më shumë.
tables-own = Rregullat e tua
tables-folder = Tabelat janë në
tables-free = Të lira në këtë disk: { $size }.
tables-endings = Dama: funde loje me deri në katër figura
tables-perfect = Kompjuteri luan përsosur, këshillat janë të sakta.
tables-endings-perfect = E saktë në çdo fund loje me deri në katër figura.
tables-partly = E llogaritur pjesërisht; çfarë ka, mbetet dhe përdoret.
# $names are further names of the same game, in a row.
tables-also = E njëjta lojë: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Llogarit
tables-compute-on = Vazhdo llogaritjen
tables-play = Luaje
tables-explore = Shqyrto hapjet
tables-pause = Pauzë
tables-resume = Vazhdo
tables-stop = Ndërprit
tables-again = Provo përsëri
tables-remove = Fshi
tables-remove-question = Të fshihen tabelat ({ $game }, { $size })? Do të duhej të llogariteshin përsëri.
tables-remove-yes = Po, fshiji
# The name of a button for screen readers, as in "Pauzë: Cic-mic me shtatë kokrra".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 milionë pozicione".

tables-bar = Ecuria: { $game }
tables-part = { $percent } % nga { $positions }
tables-size = { $written } nga rreth { $all } në disk
tables-doing-running = Fillon tani.
tables-doing-paused = Pauzë. Çfarë është bërë, mbetet.
tables-doing-waiting = Pret derisa të mbarojë loja para saj.
tables-doing-failed = Nuk shkoi.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Kokrrat { $space }: lexohet çfarë dihet
tables-doing-seeding = Kokrrat { $space }: marrje dhe vendosje
tables-doing-level =
    { $plies ->
        [one] Kokrrat { $space }: vendoset në një lëvizje
       *[other] Kokrrat { $space }: vendoset në { $plies } lëvizje
    }
tables-doing-writing = Kokrrat { $space }: po shkruhet

## Why it has failed.

tables-failed-disk = Në disk ka tepër pak vend. Liro vend dhe provo përsëri.
tables-failed-file = Një skedar nuk lexohet ose nuk shkruhet dot. Shiko dosjen e tabelave dhe provo përsëri.
tables-failed-other = Llogaritja u ndërpre.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Me lojën më të mirë fiton kush fillon.
tables-value-win-in = Me lojën më të mirë fiton kush fillon, në { $plies } lëvizje të të dyja palëve.
tables-value-draw = Me lojën më të mirë është barazim.
tables-value-draw-in = Me lojën më të mirë është barazim.
tables-value-loss = Me lojën më të mirë humb kush fillon.
tables-value-loss-in = Me lojën më të mirë humb kush fillon, në { $plies } lëvizje të të dyja palëve.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, rreth { $size } në disk
tables-positions = { $number } pozicione
tables-positions-thousand = { $number } mijë pozicione
tables-positions-million = { $number } milionë pozicione
tables-positions-billion = { $number } miliardë pozicione
tables-pace = { $number } pozicione në sekondë
tables-pace-thousand = { $number } mijë pozicione në sekondë
tables-pace-million = { $number } milionë pozicione në sekondë
tables-pace-billion = { $number } miliardë pozicione në sekondë
tables-left-seconds =
    { $seconds ->
        [one] edhe rreth një sekondë
       *[other] edhe rreth { $seconds } sekonda
    }
tables-left-minutes =
    { $minutes ->
        [one] edhe rreth një minutë
       *[other] edhe rreth { $minutes } minuta
    }
tables-left-hours =
    { $hours ->
        [one] edhe rreth një orë
       *[other] edhe rreth { $hours } orë
    }

## Why there can be no tables.

tables-obstacle-dice = Zaret ia lënë rastit.
tables-obstacle-remill = Çfarë mund të luhet varet nga rendet e mbyllura më parë, jo vetëm nga kokrrat.
tables-obstacle-hop-chain = Kapërcimet që marrin disa kokrra radhazi nuk llogariten.
tables-obstacle-full-board = Çfarë vjen kur fusha është plot dhe çdo palë heq një kokërr, nuk llogaritet.
tables-obstacle-turn-for-nothing = Rendi që s’merr asgjë mund të sjellë edhe një lëvizje; kjo nuk llogaritet.
tables-obstacle-turn-while-mixed = Rendet sjellin edhe një lëvizje ndërsa kokrrat edhe vendosen, edhe lëvizin; kjo nuk llogaritet.
tables-obstacle-turn-at-three = Rendet sjellin edhe një lëvizje, dhe tri kundër tri është barazim; të dyja bashkë nuk llogariten.
tables-obstacle-huff = Me fryrje pozicioni varet nga lëvizja para tij.

## In the form for a new game, beside the highest level.

tables-new-compute = Ende jo i përsosur: llogarite

## Refusals.

error-tables-impossible = Për këto rregulla tabelat nuk llogariten dot.
error-tables-needless = Kjo lojë s’ka nevojë për tabela: njihet edhe pa to.
error-tables-done = Këto tabela janë tashmë gati.
error-tables-disk = Në disk duhen rreth { $needed }, dhe të lira janë vetëm { $free }.
error-tables-memory = Duhen { $needed } memorie, dhe të lira janë vetëm { $free }. Mbyll programe të tjera dhe provo përsëri.
error-tables-unknown = S’ka tabela të tilla, dhe askush s’i ka porositur.
error-tables-in-work = Këto tabela po llogariten tani. Ndërprite më parë atë.
error-tables-file = Tabelat nuk lexohen ose nuk fshihen dot. Shiko dosjen e tyre.
error-only-here = Kjo bëhet vetëm në vetë kompjuterin.
