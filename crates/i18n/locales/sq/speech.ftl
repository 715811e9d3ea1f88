### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, bosh
place-stone-white = { $place }, kokërr e bardhë
place-stone-black = { $place }, kokërr e zezë
place-mill-white = { $place }, kokërr e bardhë, në rend
place-mill-black = { $place }, kokërr e zezë, në rend
place-man-white = { $place }, gur i bardhë
place-man-black = { $place }, gur i zi
place-king-white = { $place }, damë e bardhë
place-king-black = { $place }, damë e zezë
place-wolf = { $place }, ujku
place-sheep = { $place }, dele
place-quarry = { $place }, gjahu
place-fox = { $place }, dhelpra
place-hunter = { $place }, gjuetar
place-peg = { $place }, kunj

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } në { $to }
turn-over = { $from } përmes { $over } në { $to }
turn-enter = tri kokrra në { $places }
turn-remove = merr { $places }
turn-takes = { $turn }, merr { $places }
turn-huff = fryn { $place }, pastaj { $turn }
turn-pass = e kalon radhën

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Ujku
        [sheep] Delet
        [quarry] Gjahu
        [fox] Dhelpra
        [hunters] Gjuetarët
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Shorti vendosi: { $player } luan me ujkun.
        [sheep] Shorti vendosi: { $player } luan me delet.
        [quarry] Shorti vendosi: { $player } luan me gjahun.
        [fox] Shorti vendosi: { $player } luan me dhelprën.
        [hunters] Shorti vendosi: { $player } luan me gjuetarët.
        [black] Shorti vendosi: { $player } luan me të zezat.
       *[other] Shorti vendosi: { $player } luan me të bardhat.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Pozicioni ka dalë { $count } herë, pas lëvizjeve { $plies }.
proof-no-win = U provuan të gjitha vazhdimet, { $count } pozicione; në asnjërin pala tjetër nuk fiton.
proof-no-progress =
    { $last ->
        [start] { $count } lëvizje të të dyja palëve pa përparim, që para fillimit të regjistrimit.
       *[other] { $count } lëvizje të të dyja palëve pa përparim, që nga lëvizja { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Një kunj, në mes: më mirë s’bëhet.
grade-solved = Mbeti një kunj: kjo është zgjidhja.
grade-one = Mbeti një kunj, vetëm jo në vendin e vet: gati u zgjidh.
grade-two = Mbetën dy kunja: gati u zgjidh.
grade-three = Mbetën tre kunja: afër zgjidhjes.
grade-four = Mbetën katër kunja: jo larg zgjidhjes.
grade-five-or-six = Mbetën disa kunja: provë e ndershme.
grade-seven-or-more = Mbetën shumë kunja: provo përsëri.

## What the page cannot do. Whole sentences that help on.

error-stale = Loja ka ecur ndërkohë; fusha tani tregon si qëndron.
error-unknown-game = Këtu s’ka lojë të tillë.
error-unknown-rules = Këtu s’ka rregulla të tilla.
error-not-found = Në këtë adresë s’ka asgjë.
error-method-not-allowed = Kjo nuk bëhet dot në këtë adresë.
error-foreign-origin = Kërkesa erdhi nga një faqe tjetër, prandaj nuk u bë asgjë.
error-foreign-host = Kërkesa ishte për një server tjetër, prandaj nuk u bë asgjë.
error-too-large = Kjo është më shumë se ç’mund të pranohet njëherësh.
error-bad-json = Kërkesa nuk lexohet dot si JSON.
error-bad-request = Kërkesa nuk kuptohet.
error-bad-text = Teksti ka një shenjë që nuk ruhet dot.
error-unsupported-media-type = Kërkesa të këtij lloji nuk lexohen këtu.
error-not-acceptable = Nuk ka përgjigje të këtij lloji.
error-internal = Diçka shkoi keq këtu; asgjë nuk ndryshoi. Provo përsëri.
error-newer-version = Këtë lojë e shkroi një version më i ri i programit dhe këtu nuk mund të lexohet. Provo përsëri pas pak.
error-storage = Loja nuk u shënua dot, prandaj nuk u bë asgjë. Provo përsëri.
error-busy = Po ndodhin shumë gjëra njëherësh; provo përsëri pas pak.
error-bad-command-id = Komanda ka nevojë për një shenjë të vetën, më së shumti 64 shkronja të thjeshta.
error-command-reused = Kjo shenjë i përket tashmë një komande tjetër.
error-game-full = Kjo lojë është aq e gjatë sa mund të jetë një lojë: tani mund vetëm të përfundohet.
error-asides-full = Në këtë lojë është ofruar dhe ndryshuar tashmë tepër; së pari vazhdoni lojën.
error-no-change = Është tashmë kështu.
error-too-many-spectators = Në këtë çast po shikojnë aq shumë veta sa nuk ka më vend; provoni përsëri pas një minute.
error-name-invisible = Në një emër duhet të shihet diçka.
error-bad-name = Emri ka më së shumti 40 shkronja në një rresht.
error-bad-clock = Ora nuk caktohet dot kështu: 1 deri në 1440 minuta, deri në 3600 sekonda shtesë, 1 deri në 86400 sekonda, 1 deri në 365 ditë.
error-bad-level = Niveli i kompjuterit është një numër nga 1 deri në 10.
error-no-opponent = Solitari luhet pa kundërshtar.
error-computer-to-move = Radhën e ka kompjuteri.
error-computer-side = Për palën e vet flet vetëm kompjuteri.
error-hints-off = Kjo lojë luhet pa këshilla.
error-no-hint = Kompjuteri këtu s’ka këshillë.
error-bad-position = Ky s’është pozicion i kësaj loje.
error-position-over = Në atë pozicion loja ka mbaruar tashmë.
error-rules-missing = Thuaj sipas cilave rregulla do të luash.
error-rules-too-long = Këto rregulla janë tepër të gjata.
error-rules-syntax = Këto rregulla nuk lexohen dot.
error-rules-game = Këto rregulla nuk thonë cila lojë luhet.
error-rules-field = Njëri nga këto rregulla është i panjohur ose ka një vlerë që s’përshtatet.
error-rules-impossible = Këto rregulla nuk shkojnë bashkë.
error-dice-thrown = Në këtë lojë zaret i hedh fusha.
error-bad-throw = Hidhen tri zare me numra nga 1 deri në 6.
error-no-clock = Në këtë lojë koha nuk mbaron.
error-flag-up = Në atë orë ka ende kohë.
error-not-over = Loja vazhdon ende.
error-pdn-not-draughts = Si PDN shkruhet vetëm dama.
error-pdn-huff = Fryrja nuk shkruhet dot në PDN.
error-pdn = Kjo lojë nuk shkruhet dot në PDN.
error-unknown-form = Nuk ka formë të tillë; ka text, json dhe pdn.
