### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men ("gur") and kings ("damë").

rule-draughts-man_back_capture = Gurët marrin prapa
rule-draughts-man_back_capture-yes = Gurët marrin edhe prapa.
rule-draughts-man_back_capture-no = Gurët marrin vetëm përpara.
rule-draughts-king = Dama
rule-draughts-king-short = Dama shkon nga një kuti, përpara e prapa.
rule-draughts-king-flying = Dama shkon sa larg të dojë mbi kuti bosh.
rule-draughts-king_landing = Ku ndalet dama
rule-draughts-king_landing-behind = Dama ndalet menjëherë pas figurës së marrë.
rule-draughts-king_landing-any = Dama fluturuese ndalet në cilëndo kuti bosh pas figurës së marrë.
rule-draughts-crowning = Damë gjatë marrjes
rule-draughts-crowning-stop = Guri që arrin rreshtin e fundit duke marrë bëhet damë, dhe lëvizja mbaron.
rule-draughts-crowning-pass = Guri që vetëm kalon nëpër rreshtin e fundit duke marrë vazhdon si gur; bëhet damë vetëm nëse ndalet aty.
rule-draughts-crowning-continue = Guri që arrin rreshtin e fundit duke marrë bëhet menjëherë damë dhe vazhdon si e tillë.

## Draughts: capturing.

rule-draughts-lift = Heqja e të marrave
rule-draughts-lift-end = Figurat e marra dalin nga fusha pas tërë marrjes; asnjëra nuk kapërcehet dy herë.
rule-draughts-lift-immediate = Figurat e marra dalin nga fusha menjëherë, kështu kutitë e tyre lirohen për vazhdimin e marrjes.
rule-draughts-precedence = Zgjedhja e marrjes
rule-draughts-precedence-none = Ndër disa marrje zgjidhet lirisht.
rule-draughts-precedence-quantity = Duhet zgjedhur marrja me më shumë figura.
rule-draughts-precedence-king = Nëse dama mund të marrë, duhet të marrë para gurit.
rule-draughts-precedence-quantity-kings = Duhet zgjedhur marrja me më shumë figura, dhe në numër të barabartë ajo me më shumë dama.
rule-draughts-precedence-quantity-king-kings-order = Duhen marrë sa më shumë figura; në numër të barabartë merr më parë dama, pastaj merren sa më shumë dama, pastaj damat sa më herët.
rule-draughts-man_may_take_king = Guri merr damë
rule-draughts-man_may_take_king-yes = Guri mund të marrë damë.
rule-draughts-man_may_take_king-no = Guri nuk guxon të marrë damë.
rule-draughts-must_complete_chain = Vazhdimi i marrjes
rule-draughts-must_complete_chain-yes = Sa kohë ka kërcim tjetër, marrja duhet të vazhdojë.
rule-draughts-must_complete_chain-no = Marrja mund të ndërpritet pas çdo kërcimi.
rule-draughts-huff = Fryrja
rule-draughts-huff-off = Marrja është detyrim; nuk fryhet (figura që s’ka marrë nuk hiqet nga fusha).
rule-draughts-huff-forward = Nëse dikush lëviz përpara në vend që të marrë, kundërshtari mund të fryjë një figurë që mund të kishte marrë.
rule-draughts-huff-piece = Nëse dikush e lë marrjen, kundërshtari mund të fryjë një figurë që mund të kishte marrë.
rule-draughts-huff-any = Nëse dikush e lë marrjen, kundërshtari mund të fryjë cilëndo figurë.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Qëllimi
rule-draughts-losing-yes = Kush i humb i pari të gjitha figurat, fiton.
rule-draughts-losing-no = Kush i humb i pari të gjitha figurat, humb.
rule-draughts-blocked = S’ka më lëvizje
rule-draughts-blocked-loses = Kush s’lëviz dot, ka humbur.
rule-draughts-blocked-wins = Kush s’lëviz dot, ka fituar.
rule-draughts-repetition = Barazim nga përsëritja
rule-draughts-repetition-auto = Loja është barazim sapo i njëjti pozicion të dalë { $count } herë.
rule-draughts-repetition-claim = Kur i njëjti pozicion del { $count } herë, pala që ka radhën mund të pretendojë barazim.
rule-draughts-repetition-off = Nuk ka barazim nga përsëritja.
rule-draughts-no_progress = Barazim pa përparim
rule-draughts-no_progress-auto = Loja është barazim pas { $count } lëvizjesh të të dyja palëve bashkë pa marrje e pa lëvizje guri.
rule-draughts-no_progress-claim = Pas { $count } lëvizjesh të të dyja palëve bashkë pa marrje e pa lëvizje guri, pala që ka radhën mund të pretendojë barazim.
rule-draughts-no_progress-off = Nuk ka barazim nga mungesa e marrjeve.
rule-draughts-first = Kush fillon
rule-draughts-first-white = Fillon i bardhi.
rule-draughts-first-black = Fillon i ziu.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Fusha
rule-draughts-mirrored_board-yes = Çdo lojtar ka në të djathtë një kuti këndi të errët.
rule-draughts-mirrored_board-no = Çdo lojtar ka në të majtë një kuti këndi të errët.
rule-draughts-numbering = Shënimi
rule-draughts-numbering-A0 = Kutitë shënohen me shkronjë e numër, a1 është në të majtë të të bardhit.
rule-draughts-numbering-N0 = Kutitë numërohen nga poshtë majtas, siç i sheh lojtari që fillon.
rule-draughts-numbering-N1 = Kutitë numërohen nga poshtë djathtas, siç i sheh lojtari që fillon.
rule-draughts-numbering-N2 = Kutitë numërohen nga lart majtas, siç i sheh lojtari që fillon.
rule-draughts-numbering-N3 = Kutitë numërohen nga lart djathtas, siç i sheh lojtari që fillon.

## Wolf and Sheep.

rule-wolf-first = Kush fillon
rule-wolf-first-wolf = Ujku vendoset në fushë dhe luan i pari.
rule-wolf-first-sheep = Ujku vendoset në fushë, pastaj luajnë të parat delet.

## Battue, the hunt on the mill board. "Gjahu" is the hunted animal.

rule-battue-hunters = Gjuetarët
rule-battue-hunters-value = Ka { $value } gjuetarë.
rule-battue-quarry_hop = Kapërcimi
rule-battue-quarry_hop-no = Gjahu dhe gjuetarët lëvizin nga një hap nëpër vija.
rule-battue-quarry_hop-hop = Gjahu mund edhe ta kapërcejë gjuetarin pranë; gjuetari mbetet.
rule-battue-quarry_hop-take = Gjahu mund edhe ta kapërcejë gjuetarin pranë dhe e merr.
rule-battue-limit = Fundi i gjuetisë
rule-battue-limit-value = Pas { $value } lëvizjesh të gjuetarëve gjuetia ndërpritet.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Fusha
rule-pegs-layout-english = Fusha është kryqi anglez me 33 vrima.
rule-pegs-layout-european = Fusha është ajo evropiane me 37 vrima.
rule-pegs-layout-triangle = Fusha është trekëndëshi me 15 vrima.
rule-pegs-vacancy = Vrima bosh
rule-pegs-vacancy-value = Në fillim çdo vrimë përveç { $value } ka një kunj.
rule-pegs-goal = Qëllimi
rule-pegs-goal-anywhere = Duhet të mbetet një kunj, kudo qoftë.
rule-pegs-goal-value = Kunjat duhet të mbeten këtu dhe askund tjetër: { $value }.
