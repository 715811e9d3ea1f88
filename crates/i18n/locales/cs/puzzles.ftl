### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Remíza" is a tied game. A
### "dvojitý mlýn" opens one mill by closing another. The reader is "ty".

## The list.

puzzles-title = Úlohy
puzzles-lead = Jedna deska, jeden správný tah. Každá úloha je propočítaná až do konce.
puzzles-daily = Úloha dne
puzzles-daily-solve = Řešit
puzzles-daily-again = Podívat se znovu
puzzles-streak =
    { $days ->
        [0] Vyřeš ji dnes a začne řada dnů.
        [one] Vyřešeno jeden den v řadě.
        [few] Vyřešeno { $days } dny v řadě.
       *[other] Vyřešeno { $days } dnů v řadě.
    }
puzzles-count = Vyřešené úlohy: { $solved } z { $count }.
puzzles-family = Hra
puzzles-family-any = Všechny hry
puzzles-family-mill = Mlýn
puzzles-family-draughts = Dáma
puzzles-family-wolf = Vlk a ovce
puzzles-family-battue = Naháňka
puzzles-family-pegs = Solitér
puzzles-kind = Druh
puzzles-kind-any = Všechny druhy
puzzles-grade = Obtížnost
puzzles-grade-any = Od lehkých po těžké
puzzles-choose = Ukázat
puzzles-more =
    { $count ->
        [one] Ještě jedna úloha
        [few] Ještě { $count } úlohy
       *[other] Ještě { $count } úloh
    }
puzzles-none = Taková úloha není.
puzzles-all = Všechny úlohy
puzzles-solved = vyřešeno

## The kinds, as headings.

puzzle-kind-win = Jediný výherní tah
puzzle-kind-hold = Udržet remízu
puzzle-kind-running-mill = Dvojitý mlýn
puzzle-kind-ending = Koncovka
puzzle-kind-shot = Obětovat a brát
puzzle-kind-escape = Uniknout
puzzle-kind-close = Obklíčit
puzzle-kind-keep = Neztratit řešení
puzzle-kind-finish = Doskákat do konce
puzzle-kind-few-moves = Několika tahy

## How hard it is.

puzzle-grade-easy = lehká
puzzle-grade-middling = střední
puzzle-grade-hard = těžká

## What is to be done. $player is the side to move ("Bílý", "ovce"), $side says which.

puzzle-task-win =
    { $side ->
        [wolf] Vlk je na tahu a vyhraje. Vede k tomu jediný tah.
        [sheep] Ovce jsou na tahu a vyhrají. Vede k tomu jediný tah.
        [quarry] Kořist je na tahu a vyhraje. Vede k tomu jediný tah.
        [fox] Liška je na tahu a vyhraje. Vede k tomu jediný tah.
        [hunters] Lovci jsou na tahu a vyhrají. Vede k tomu jediný tah.
       *[other] { $player } je na tahu a vyhraje. Vede k tomu jediný tah.
    }
puzzle-task-hold =
    { $side ->
        [wolf] Vlk je na tahu a udrží remízu. Každý jiný tah prohrává.
        [sheep] Ovce jsou na tahu a udrží remízu. Každý jiný tah prohrává.
        [quarry] Kořist je na tahu a udrží remízu. Každý jiný tah prohrává.
        [fox] Liška je na tahu a udrží remízu. Každý jiný tah prohrává.
        [hunters] Lovci jsou na tahu a udrží remízu. Každý jiný tah prohrává.
       *[other] { $player } je na tahu a udrží remízu. Každý jiný tah prohrává.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } je na tahu, vyhraje a získá dvojitý mlýn. Který tah ho připraví?
    }
puzzle-task-ending =
    { $side ->
        [white] Koncovka: bílý je na tahu a vyhraje. Vede k tomu jediný tah.
        [black] Koncovka: černý je na tahu a vyhraje. Vede k tomu jediný tah.
       *[other] Koncovka: { $player } je na tahu a vyhraje. Vede k tomu jediný tah.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } něco obětuje a vyhraje. Čím to začne?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Na tahu je vlk. Kudy prorazí?
        [fox] Na tahu je liška. Jak unikne?
       *[other] Na tahu je kořist. Jak unikne?
    }
puzzle-task-close =
    { $side ->
        [sheep] Na tahu jsou ovce. Zavři vlka a nenech žádnou mezeru.
       *[other] Na tahu jsou lovci. Odřízni kořisti cestu.
    }
puzzle-task-keep = Jen po jednom skoku jde deska ještě vyřešit. Po kterém?
puzzle-task-finish = Skákej, dokud nezbude jeden kolík.
puzzle-task-few-moves =
    Skákej, dokud nezbude jeden kolík. Počet tahů: { $moves }. Dokud skáče týž kolík, je to jeden tah.

## What is said about a turn. $turn is a turn in words ("d7 na d6, vzato: a1").

puzzle-go-on = Správně! A co dál?
puzzle-wrong = To ještě není ono: { $turn }.
puzzle-then-ends =
    { $side ->
        [wolf] Pak vlk zahraje { $turn } a partie končí.
        [sheep] Pak ovce zahrají { $turn } a partie končí.
        [quarry] Pak kořist zahraje { $turn } a partie končí.
        [fox] Pak liška zahraje { $turn } a partie končí.
        [hunters] Pak lovci zahrají { $turn } a partie končí.
        [white] Pak bílý zahraje { $turn } a partie končí.
        [black] Pak černý zahraje { $turn } a partie končí.
       *[other] Pak { $player } zahraje { $turn } a partie končí.
    }
puzzle-then-takes =
    { $side ->
        [wolf] Pak vlk táhne a bere: { $turn }.
        [sheep] Pak ovce táhnou a berou: { $turn }.
        [quarry] Pak kořist táhne a bere: { $turn }.
        [fox] Pak liška táhne a bere: { $turn }.
        [hunters] Pak lovci táhnou a berou: { $turn }.
        [white] Pak bílý táhne a bere: { $turn }.
        [black] Pak černý táhne a bere: { $turn }.
       *[other] Pak { $player } táhne a bere: { $turn }.
    }
puzzle-lost-win = Potom už výhru vynutit nejde. Zkus to znovu.
puzzle-lost-hold = Potom je partie prohraná. Zkus to znovu.
puzzle-lost-running-mill = Potom už výhru vynutit nejde. Zkus to znovu.
puzzle-lost-ending = Potom už výhru vynutit nejde. Zkus to znovu.
puzzle-lost-shot = Potom už výhru vynutit nejde. Zkus to znovu.
puzzle-lost-escape = Takhle se dá cesta ještě zahradit. Zkus to znovu.
puzzle-lost-close = Takhle zůstane mezera. Zkus to znovu.
puzzle-lost-keep = Potom vždy zbude víc než jeden kolík. Zkus to znovu.
puzzle-lost-finish = Potom vždy zbude víc než jeden kolík. Zkus to znovu.
puzzle-lost-few-moves = Potom už tahy nestačí. Zkus to znovu.
puzzle-solved-win = Vyřešeno! Tuhle výhru už nikdo nevezme.
puzzle-solved-hold = Vyřešeno! Remíza je jistá.
puzzle-solved-running-mill = Vyřešeno! Teď přijde dvojitý mlýn, a ten vyhraje.
puzzle-solved-ending = Vyřešeno! Koncovka je vyhraná.
puzzle-solved-shot = Vyřešeno! Oběť se vyplatila.
puzzle-solved-escape = Vyřešeno! Teď už tomu nikdo nezabrání.
puzzle-solved-close = Vyřešeno! Teď už není úniku.
puzzle-solved-keep = Vyřešeno! Odtud to jde až k poslednímu kolíku.
puzzle-solved-finish = Vyřešeno! Zbyl jeden kolík.
puzzle-solved-few-moves = Vyřešeno, a kratší cesta není!
puzzle-solution-is = Řešení: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Od začátku úlohy je vyhráno jedním tahem, ať soupeř hraje cokoli.
        [few] Od začátku úlohy je vyhráno nejvýš ve { $turns } tazích, ať soupeř hraje cokoli.
       *[other] Od začátku úlohy je vyhráno nejvýš v { $turns } tazích, ať soupeř hraje cokoli.
    }

## Beside the board.

puzzle-done = Vyřešeno
puzzle-streak = Úloha dne, dnů v řadě: { $days }
puzzle-next = Další úloha
puzzle-skip = Jiná úloha
puzzle-again = Od začátku
puzzle-show-solution = Ukázat řešení
puzzle-all = Všechny úlohy
puzzle-choices =
    { $count ->
        [one] Možný je jeden tah.
        [few] Možné jsou { $count } tahy.
       *[other] Možných je { $count } tahů.
    }
puzzle-level =
    { $level ->
        [10] Z úrovní počítače ho jistě najde jen ta nejvyšší.
       *[other] Počítač ho jistě najde od úrovně { $level }.
    }
