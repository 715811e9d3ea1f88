### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Loja ka mbaruar.
objection-ended = Loja ka mbaruar.
objection-other-game = Kjo është lëvizje e një loje tjetër.
objection-occupied = Në atë vend ka tashmë diçka.
objection-no-piece = Në atë vend s’ka asgjë tënden.
objection-not-yours = Radhën e ka pala tjetër.
objection-not-adjacent = Kjo është më shumë se një hap.
objection-place-first = Më parë duhet të vendosësh.
objection-backwards = Ky do të ishte hap prapa.
objection-no-capture = Kështu nuk merret dot asgjë.
objection-bad-notation = Kjo s’është as lëvizje, as komandë.
objection-ambiguous = Kjo mund të jetë më shumë se një lëvizje; shkruaje të plotë.
objection-throw-missing = Më parë duhen hedhur zaret.
objection-throw-first = Më parë duhen hedhur zaret.
objection-unknown = Rregullat nuk e lejojnë këtë.

## Why a turn of mill is refused. "Dora" holds the stones not yet placed.

objection-mill-occupied = Ajo pikë është e zënë.
objection-mill-place-first = Ke ende kokrra në dorë dhe duhet të vendosësh një.
objection-remove-first = Fusha ishte plot: hiq më parë një kokërr të kundërshtarit, për shembull xa4.
objection-no-removal = S’mund të marrësh kokërr pa luajtur me një tënden.
objection-no-pass = Mund të lëvizësh, prandaj nuk mund ta kalosh radhën.
objection-hand-empty = Nuk ke më kokrra në dorë.
objection-mill-forbidden = Gjatë vendosjes nuk guxon të mbyllësh rend.
objection-no-entry = Tri kokrra nuk hyjnë dot aty tani.
objection-not-your-stone = Në atë pikë s’ka kokërr tënden.
objection-out-of-reach = Kokrra nuk shkon dot aq larg.
objection-remill = Ai rend nuk guxon të mbyllet kaq shpejt përsëri.
objection-not-enemy = Aty s’ka kokërr të kundërshtarit.
objection-too-many = Kështu merren më shumë kokrra se ç’lejon lëvizja.
objection-protected = Ajo kokërr është në rend dhe është e sigurt.
objection-must-take = Rendi yt merr një kokërr: shto cilën.
objection-no-mill = Kjo nuk mbyll rend, prandaj s’merret asgjë.
objection-mill-takes-nothing = Ky rend nuk merr asgjë.
objection-extra-turn = Kjo lëvizje nuk sjell një tjetër, prandaj në fund s’ka +.

## Why a turn of draughts is refused. "Gur" is a man, "damë" a king, "figurë" either; "fryj" is huffing:
## taking a piece off because it did not capture.

objection-draughts-occupied = Ajo kuti është e zënë.
objection-draughts-backwards = Gurët nuk ecin prapa.
objection-draughts-no-capture = Nuk ka marrje të tillë.
objection-huff-off = Në këtë lojë nuk fryhet.
objection-not-huffable = Ajo figurë nuk mund të fryhet tani.
objection-empty-square = Ajo kuti është bosh.
objection-not-your-piece = Ajo figurë është e kundërshtarit.
objection-no-move = Figura nuk lëviz fare.
objection-not-diagonal = Lëvizet vetëm diagonalisht.
objection-too-far = Kjo është tepër larg për këtë figurë.
objection-in-the-way = Rrugën e zë një figurë tjetër.
objection-must-capture = Mund të marrësh, prandaj duhet.
objection-must-continue = Marrja duhet të vazhdojë.
objection-must-take-most = Duhet të marrësh sa më shumë figura.
objection-king-must-take = Dama jote duhet të marrë para gurit.
objection-must-take-kings = Duhet të marrësh sa më shumë dama.
objection-kings-first = Damat duhet t’i marrësh sa më herët.
objection-captures-backwards = Gurët nuk marrin prapa.
objection-man-takes-king = Guri nuk guxon të marrë damë.
objection-crowned-ends-turn = Kur guri bëhet damë, lëvizja mbaron.
objection-land-behind = Dama duhet të ndalet menjëherë pas figurës së marrë.
objection-wrong-crowning = Guri nuk bëhet damë kështu.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Më parë duhet vendosur ujku në fushë.
objection-wolf-backwards = Delet ecin vetëm përpara.
objection-already-placed = Ujku është tashmë në fushë.
objection-no-extra-turn = Pas kësaj luajnë delet, prandaj në fund s’ka +.
objection-no-hop = Në këtë gjueti nuk kapërcehet kështu.
objection-wrong-capture = Ky kapërcim merr gjuetarin e kapërcyer dhe asnjë tjetër.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = Në atë vrimë ka tashmë një kunj.
objection-pegs-no-piece = Në atë vrimë s’ka kunj.
objection-off-board = Kjo fushë s’ka vrimë të tillë.
objection-not-a-jump = Kërcehet drejt, mbi një vrimë.
objection-nothing-to-jump = S’ka kunj për t’u kapërcyer.

## What else cannot be done in a game.

error-ended = Loja ka mbaruar.
error-throw-missing = Më parë duhen hedhur zaret.
error-throw-not-awaited = Tani nuk hidhen zare.
error-throw-bad = Hidhen tri zare me numra nga 1 deri në 6, për shembull 5 5 4.
error-take-back-not-allowed = Në këtë lojë nuk zhbëhet asgjë.
error-take-back-too-many = S’ka ç’të zhbëhet.
error-take-back-only =
    { $count ->
        [one] Është luajtur vetëm një lëvizje.
       *[other] Janë luajtur vetëm { $count } lëvizje.
    }
error-must-take = Në këtë lojë rendi duhet të marrë një kokërr.
error-no-such-place =
    { $family ->
        [draughts] S’ka kuti { $place } për të luajtur.
        [wolf] Kjo fushë s’ka kuti të errët { $place }.
        [pegs] Kjo fushë s’ka vrimë { $place }.
       *[other] Kjo fushë s’ka pikë { $place }.
    }
error-did-you-mean = { $typed }: kjo s’është as lëvizje, as komandë; mos deshe të thoshe “{ $word }”?
error-take-back-declared = Lojtarët e kanë mbyllur këtë lojë; nuk zhbëhet më asgjë.
error-redo-nothing = S’ka lëvizje të zhbërë.
error-abort-too-late = Të dyja palët kanë luajtur, prandaj loja nuk mund të anulohet më.
error-offer-in-puzzle = S’ke me kë të merresh vesh: po luan pa kundërshtar.
error-offer-pending = Barazimi është ofruar tashmë dhe pret përgjigje.
error-offer-repeated = E ke ofruar tashmë barazimin; luaj një lëvizje para se ta ofrosh sërish.
error-offer-none = Askush s’ka ofruar barazim.
error-bad-number = “{ $text }” nuk është numër lëvizjesh.
error-no-computer = Kompjuteri nuk luan këtu; me zwick play --level 3 luan.
error-no-other-side = S’ka anë tjetër nga të shikohet.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Këto rregulla nuk njohin barazim të tillë.
error-claim-automatic = Sipas këtyre rregullave ai barazim vjen vetë; s’ka ç’të pretendohet.
error-claim-turn-not-complete = Lëvizja jote s’ka mbaruar ende: ke fituar edhe një.
error-claim-ends-otherwise = Ajo lëvizje e mbyll lojën ndryshe.
error-claim-not-to-move = Vetëm pala që ka radhën mund të pretendojë.
error-claim-too-few-repetition =
    { $count ->
        [one] Pozicioni ka dalë një herë; duhen { $needed } herë.
       *[other] Pozicioni ka dalë { $count } herë; duhen { $needed } herë.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Ka kaluar një lëvizje pa përparim; duhen { $needed }.
       *[other] Kanë kaluar { $count } lëvizje të të dyja palëve pa përparim; duhen { $needed }.
    }

## Files.

error-save-name = Thuaj ku të ruhet, për shembull: ruaj loja.txt
error-save-exists = Skedari { $file } ekziston tashmë; zgjidh një emër tjetër.
error-save-failed = Loja nuk u ruajt dot në { $file }: { $why }
