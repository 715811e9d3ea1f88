### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Barazim" is a tied game. A
### running mill ("rend i dyfishtë") opens one mill by closing another.

## The list.

puzzles-title = Detyra
puzzles-lead = Një fushë, një lëvizje e saktë. Çdo detyrë është llogaritur deri në fund.
puzzles-daily = Detyra e ditës
puzzles-daily-solve = Zgjidhe
puzzles-daily-again = Shikoje përsëri
puzzles-streak =
    { $days ->
        [0] Zgjidhe sot, dhe nis një varg ditësh.
        [one] E zgjidhur një ditë radhazi.
       *[other] E zgjidhur { $days } ditë radhazi.
    }
puzzles-count = Detyra të zgjidhura: { $solved } nga { $count }.
puzzles-family = Loja
puzzles-family-any = Të gjitha lojërat
puzzles-family-mill = Cic-mic
puzzles-family-draughts = Dama
puzzles-family-wolf = Ujku dhe delet
puzzles-family-battue = Ndjekja
puzzles-family-pegs = Solitar
puzzles-kind = Lloji
puzzles-kind-any = Të gjitha llojet
puzzles-grade = Vështirësia
puzzles-grade-any = Nga e lehtë në të vështirë
puzzles-choose = Trego
puzzles-more =
    { $count ->
        [one] Edhe një detyrë
       *[other] Edhe { $count } detyra
    }
puzzles-none = S’ka detyrë të tillë.
puzzles-all = Të gjitha detyrat
puzzles-solved = e zgjidhur

## The kinds, as headings.

puzzle-kind-win = E vetmja lëvizje fituese
puzzle-kind-hold = Mbaje barazimin
puzzle-kind-running-mill = Rendi i dyfishtë
puzzle-kind-ending = Fund loje
puzzle-kind-shot = Jep dhe merr
puzzle-kind-escape = Shpëto
puzzle-kind-close = Rrethimi
puzzle-kind-keep = Lëre të zgjidhshme
puzzle-kind-finish = Kërce deri në fund
puzzle-kind-few-moves = Me pak lëvizje

## How hard it is.

puzzle-grade-easy = e lehtë
puzzle-grade-middling = mesatare
puzzle-grade-hard = e vështirë

## What is to be done. $player is the side to move ("I bardhi", "delet"), $side says which.

puzzle-task-win =
    { $side ->
        [wolf] Ujku luan dhe fiton. Vetëm një lëvizje e bën.
        [sheep] Delet luajnë dhe fitojnë. Vetëm një lëvizje e bën.
        [quarry] Gjahu luan dhe fiton. Vetëm një lëvizje e bën.
        [fox] Dhelpra luan dhe fiton. Vetëm një lëvizje e bën.
        [hunters] Gjuetarët luajnë dhe fitojnë. Vetëm një lëvizje e bën.
       *[other] { $player } luan dhe fiton. Vetëm një lëvizje e bën.
    }
puzzle-task-hold =
    { $side ->
        [wolf] Ujku luan dhe e mban barazimin. Çdo lëvizje tjetër humb.
        [sheep] Delet luajnë dhe e mbajnë barazimin. Çdo lëvizje tjetër humb.
        [quarry] Gjahu luan dhe e mban barazimin. Çdo lëvizje tjetër humb.
        [fox] Dhelpra luan dhe e mban barazimin. Çdo lëvizje tjetër humb.
        [hunters] Gjuetarët luajnë dhe e mbajnë barazimin. Çdo lëvizje tjetër humb.
       *[other] { $player } luan dhe e mban barazimin. Çdo lëvizje tjetër humb.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } luan, fiton dhe arrin një rend të dyfishtë. Cila lëvizje e përgatit?
    }
puzzle-task-ending =
    { $side ->
        [wolf] Fund loje: ujku luan dhe fiton. Vetëm një lëvizje e bën.
        [sheep] Fund loje: delet luajnë dhe fitojnë. Vetëm një lëvizje e bën.
        [quarry] Fund loje: gjahu luan dhe fiton. Vetëm një lëvizje e bën.
        [fox] Fund loje: dhelpra luan dhe fiton. Vetëm një lëvizje e bën.
        [hunters] Fund loje: gjuetarët luajnë dhe fitojnë. Vetëm një lëvizje e bën.
        [white] Fund loje: i bardhi luan dhe fiton. Vetëm një lëvizje e bën.
        [black] Fund loje: i ziu luan dhe fiton. Vetëm një lëvizje e bën.
       *[other] Fund loje: { $player } luan dhe fiton. Vetëm një lëvizje e bën.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } jep diçka dhe fiton. Si fillon?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Radhën e ka ujku. Ku e çan rrugën?
        [fox] Radhën e ka dhelpra. Si shpëton?
       *[other] Radhën e ka gjahu. Si shpëton?
    }
puzzle-task-close =
    { $side ->
        [sheep] Radhën e kanë delet. Mbylle ujkun dhe mos lër të çarë.
       *[other] Radhën e kanë gjuetarët. Prija rrugën gjahut.
    }
puzzle-task-keep = Vetëm pas një kërcimi fusha mund të zgjidhet ende. Pas cilit?
puzzle-task-finish = Kërce derisa të mbetet një kunj.
puzzle-task-few-moves =
    Kërce derisa të mbetet një kunj, me { $moves } lëvizje. Sa kohë vazhdon i njëjti kunj, është një lëvizje.

## What is said about a turn. $turn is a turn in words ("d7 në d6, merr a1").

puzzle-go-on = Saktë! Po tani?
puzzle-wrong = { $turn } s’është ende ajo e duhura.
puzzle-then-ends =
    { $side ->
        [sheep] Pastaj delet luajnë { $turn }, dhe loja mbaron.
        [hunters] Pastaj gjuetarët luajnë { $turn }, dhe loja mbaron.
        [white] Pastaj i bardhi luan { $turn }, dhe loja mbaron.
        [black] Pastaj i ziu luan { $turn }, dhe loja mbaron.
       *[other] Pastaj { $player } luan { $turn }, dhe loja mbaron.
    }
puzzle-then-takes =
    { $side ->
        [sheep] Pastaj delet luajnë { $turn } dhe marrin.
        [hunters] Pastaj gjuetarët luajnë { $turn } dhe marrin.
        [white] Pastaj i bardhi luan { $turn }.
        [black] Pastaj i ziu luan { $turn }.
       *[other] Pastaj { $player } luan { $turn }.
    }
puzzle-lost-win = Pas kësaj fitorja s’detyrohet më. Provo përsëri.
puzzle-lost-hold = Pas kësaj loja është e humbur. Provo përsëri.
puzzle-lost-running-mill = Pas kësaj fitorja s’detyrohet më. Provo përsëri.
puzzle-lost-ending = Pas kësaj fitorja s’detyrohet më. Provo përsëri.
puzzle-lost-shot = Pas kësaj fitorja s’detyrohet më. Provo përsëri.
puzzle-lost-escape = Kështu rruga mund të mbyllet ende. Provo përsëri.
puzzle-lost-close = Kështu mbetet një e çarë. Provo përsëri.
puzzle-lost-keep = Pas kësaj mbetet gjithmonë më shumë se një kunj. Provo përsëri.
puzzle-lost-finish = Pas kësaj mbetet gjithmonë më shumë se një kunj. Provo përsëri.
puzzle-lost-few-moves = Pas kësaj lëvizjet s’mjaftojnë më. Provo përsëri.
puzzle-solved-win = U zgjidh! Këtë fitore s’ta merr dot askush.
puzzle-solved-hold = U zgjidh! Barazimi është i sigurt.
puzzle-solved-running-mill = U zgjidh! Tani vjen rendi i dyfishtë dhe fiton.
puzzle-solved-ending = U zgjidh! Fundi i lojës është i fituar.
puzzle-solved-shot = U zgjidh! Ia vlejti ta jepje.
puzzle-solved-escape = U zgjidh! Tani s’e ndal më askush.
puzzle-solved-close = U zgjidh! S’ka më rrugëdalje.
puzzle-solved-keep = U zgjidh! Që këtej shkohet deri te kunji i fundit.
puzzle-solved-finish = U zgjidh! Mbeti një kunj.
puzzle-solved-few-moves = U zgjidh, dhe me më pak s’bëhet!
puzzle-solution-is = Zgjidhja: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Nga fillimi i detyrës fitohet me një lëvizje, çfarëdo që të luajë kundërshtari.
       *[other] Nga fillimi i detyrës fitohet më së shumti me { $turns } lëvizje, çfarëdo që të luajë kundërshtari.
    }

## Beside the board.

puzzle-done = U zgjidh
puzzle-streak = Detyra e ditës, ditë radhazi: { $days }
puzzle-next = Detyra tjetër
puzzle-skip = Një detyrë tjetër
puzzle-again = Nga fillimi
puzzle-show-solution = Trego zgjidhjen
puzzle-all = Të gjitha detyrat
puzzle-choices =
    { $count ->
        [one] Është e mundshme një lëvizje.
       *[other] Janë të mundshme { $count } lëvizje.
    }
puzzle-level =
    { $level ->
        [10] Nga nivelet e kompjuterit vetëm më i larti e gjen me siguri.
       *[other] Kompjuteri e gjen me siguri nga niveli { $level } e lart.
    }
