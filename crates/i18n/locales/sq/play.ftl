### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line by line.
### The players are addressed as "ti". "Barazim" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Nga kjo lojë është ruajtur vetëm emri; ky është versioni ynë.
play-seed = Fara { $seed }: me --seed { $seed } del sërish i njëjti fat.
play-hint = Shkruaj një lëvizje si { $turn }, ose “ndihmë” për gjithçka tjetër.
play-own-rules = { $family }, sipas rregullave të tua
play-resumed-elsewhere = Ai skedar ka më shumë se ç’do të shkruante ky program, prandaj mbetet siç është; ruaje lojën me emër tjetër.
play-lot = Vendos shorti: fillon { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } është i bardhi, { $black } është i ziu.
play-legend-draughts = { $white } dhe { $black } janë gurët e të bardhit e të të ziut, { $whiteking } dhe { $blackking } damat e tyre.
play-legend-wolf = { $white } është dele, { $black } është ujku.
play-legend-battue = { $white } është gjahu, { $black } është gjuetar.
play-legend-battue-fox = { $white } është dhelpra, { $black } është gjuetar.
play-legend-pegs = { $white } është kunj.
play-hands = Në dorë: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Radhën e ka ujku
        [sheep] Radhën e kanë delet
        [quarry] Radhën e ka gjahu
        [fox] Radhën e ka dhelpra
        [hunters] Radhën e kanë gjuetarët
       *[other] { $player } ka radhën
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "I bardhi ka radhën:".

play-do-place =
    { $hand ->
        [one] vendos kokrrën e fundit
       *[other] vendos një nga { $hand } kokrrat e tua
    }
play-do-place-or-move =
    { $hand ->
        [one] vendos kokrrën e fundit ose lëviz një
       *[other] vendos një nga { $hand } kokrrat e tua ose lëviz një
    }
play-do-move = lëviz një kokërr
play-do-jump = lëviz një kokërr, ose kërce me të në çdo pikë bosh
play-do-slide = lëviz një kokërr sa larg të duash nëpër vijë
play-do-relocate = hedhje e lartë: lëviz një kokërr, ose vër një tënden në çdo pikë bosh
play-do-enter =
    { $hand ->
        [one] vendos kokrrën e fundit
       *[other] vendos një nga { $hand } kokrrat e tua, ose fut tri njëherësh në një vijë bosh, si { $turn }
    }
play-do-pass = s’lëviz dot dhe duhet ta kalosh radhën
play-do-remove = hiq një kokërr të kundërshtarit
play-do-man = lëviz një figurë
play-do-capture = duhet të marrësh
play-do-wolf = vendos ujkun në fushë
play-do-step = lëviz një hap
play-do-step-or-hop = lëviz një hap, ose kapërce një gjuetar
play-do-step-or-take = lëviz një hap, ose kapërce një gjuetar dhe merre
play-do-throw-relocate = hidh zaret; nga { $sum } e lart mund të vësh një kokërr në çdo pikë bosh
play-do-throw-alfonso = hidh zaret; 6-5-4, 6-3-3, 5-2-2 ose 4-1-1 fusin tri kokrra njëherësh në një vijë bosh
play-do-low-throw = hedhje e ulët: { $do }
play-do-no-entry = kjo hedhje nuk fut asgjë: { $do }
play-do-dice-later = { $do }; zaret vijnë kur të jenë vendosur të gjitha kokrrat
play-do-jump-peg =
    { $pegs ->
        [one] Edhe një kunj
       *[other] Edhe { $pegs } kunja
    }

## What happens. A double mill opens one mill and closes another with the same move.

play-mill-closed = Rend!
play-calls = { $player }: { $call }
play-mill-closed-federation = Rendi u mbyll!
play-double-mill = Rend! Dhe një tjetër u hap: rend i dyfishtë.
play-double-mill-federation = Rendi u mbyll, dhe një tjetër u hap: rend i dyfishtë!
play-extra-turn = Kjo sjell edhe një lëvizje.
play-thrown = Zaret tregojnë { $throw }.
play-enter-pass = Shkruaj: pass
play-enter-throw = Hidh tri zare dhe shkruaj çfarë tregojnë, për shembull 5 5 4.
play-undone =
    { $count ->
        [one] U zhbë një lëvizje.
       *[other] U zhbënë { $count } lëvizje.
    }
play-throw-withdrawn = Hedhja u zhbë.
play-reopened = Loja është sërish e hapur.
play-turn-dropped = { $turn } nuk u luajt.
play-redone = U luajt përsëri: { $turn }.
play-offered =
    { $side ->
        [wolf] Ujku ofron barazim
        [sheep] Delet ofrojnë barazim
        [quarry] Gjahu ofron barazim
        [fox] Dhelpra ofron barazim
        [hunters] Gjuetarët ofrojnë barazim
       *[other] { $player } ofron barazim
    }: pala tjetër mund të pranojë, të refuzojë ose thjesht të vazhdojë lojën.
play-declined = Barazimi u refuzua.
play-offer-again = E njëjta palë mund ta ofrojë sërish pas lëvizjes së saj të ardhshme.
play-claim-repetition = Pretendimi është i drejtë: pozicioni ka dalë { $count } herë, pas lëvizjeve { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Pretendimi është i drejtë: { $count } lëvizje të të dyja palëve pa përparim, që para fillimit të regjistrimit.
       *[other] Pretendimi është i drejtë: { $count } lëvizje të të dyja palëve pa përparim, që nga lëvizja { $last }.
    }
play-saved = U ruajt në { $file }.
play-possible = Të mundshme: { $turns }
play-moves =
    { $count ->
        [one] Një lëvizje e mundshme:
       *[other] { $count } lëvizje të mundshme:
    }
play-no-moves = Tani s’ka lëvizje të mundshme.
play-over = Ende mund të zhbësh, të ruash ose të dalësh.
play-over-declared = Ende mund të ruash ose të dalësh.
play-grade-centre = Dhe kunji i fundit qëndron në mes.
play-pegs-left =
    { $pegs ->
        [one] Mbeti një kunj.
       *[other] Mbetën { $pegs } kunja.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, niveli { $level }
play-against = Po luan kundër kompjuterit, niveli { $level }.
play-level = Kompjuteri luan në nivelin { $level }.
play-thinking = Zwick po mendon …
hint-hopeless = Që këtej nuk zgjidhet më; zhbëj diçka.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } mbyll një rend. Cilën kokërr merr: { $stones }?
play-ask-take-or-not = { $turn } mbyll një rend. Cilën kokërr merr: { $stones }? Shkruaj “asnjë” për t’i lënë.
play-ask-resign =
    { $side ->
        [wolf] Ujku dorëzohet
        [sheep] Delet dorëzohen
        [quarry] Gjahu dorëzohet
        [fox] Dhelpra dorëzohet
        [hunters] Gjuetarët dorëzohen
       *[other] { $player } dorëzohet
    }: po apo jo?
play-ask-resign-alone = Do të heqësh dorë: po apo jo?
play-ask-quit = Loja s’ka mbaruar dhe s’është ruajtur. Ta mbyllim gjithsesi: po, jo, apo ruaj loja.txt?

## The end of the evening.

play-bye = Mirupafshim.
play-bye-unfinished = Mirupafshim. Loja s’ka mbaruar.
play-bye-unsaved = Loja nuk u ruajt; “ruaj loja.txt” ose --save do ta kishte ruajtur.

## Help. $words are the words the command understands in all languages.

play-help-title = Mund të shkruash:
play-help-mill = d2 vendos, d2-b2 lëviz, d2-b2xa4 merr me rend kokrrën në a4
play-help-draughts = { $turn } për një lëvizje; disa kërcime si 9x18x27
play-help-wolf = d8+ vendos ujkun në fushë, d8-c7 është një hap
play-help-battue = a1-a4 për një hap
play-help-battue-hop = a1-a4 për një hap, a1-a7 për një kapërcim
play-help-battue-take = a1-a4 për një hap, a1-a7xa4 për një kapërcim që merr
play-help-pegs = d2-d4 për një kërcim
play-help-throw = zaret, për shembull: hidh 5 5 4
play-help-undo = zhbëj lëvizjen e fundit; “zhbëj 3” zhbën tri
play-help-redo = luaj përsëri një lëvizje të zhbërë
play-help-draw = ofro barazim
play-help-accept = prano barazimin e ofruar
play-help-decline = refuzo barazimin e ofruar
play-help-claim = pretendo barazim: pretendo përsëritje, ose pretendo pa-rend; shto lëvizjen që do të luash, nëse barazimi vjen me të
play-help-resign = dorëzoje lojën
play-help-resign-alone = hiq dorë
play-help-hint = pyet çfarë të luash: një herë për vendin ku të shikosh, edhe një herë për tërë lëvizjen
play-help-level = sa fort luan kompjuteri, nga 1 deri në 10: niveli 3
play-help-show = trego fushën
play-help-flip = shiko nga ana tjetër
play-help-moves = numëro të gjitha lëvizjet e mundshme
play-help-rules = rregullat e kësaj loje
play-help-save = ruaj lojën: ruaj loja.txt
play-help-help = kjo listë
play-help-quit = dil; --save e ruan lojën

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = hidh zaret
command-undo = zhbëj zhbej
command-redo = ribëj ribej
command-draw = barazim
command-accept = prano po
command-decline = refuzo jo
command-claim = pretendo
command-resign = dorëzohem dorezohem dorëzohu dorezohu
command-hint = këshillë keshille
command-level = niveli
command-show = trego fusha
command-flip = rrotullo
command-moves = lëvizjet levizjet
command-rules = rregullat
command-save = ruaj
command-help = ndihmë ndihme
command-quit = dil mbyll
command-none = asnjë asnje asgjë asgje

## Words for what is claimed, after the command "pretendo"; words with a blank are joined by a hyphen.

claim-repetition = përsëritje perseritje
claim-no-progress = pa-rend pa-përparim pa-perparim pa-marrje
