### Playing with somebody elsewhere. A "seat" ("vend") is the right to play one side; a "link" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Me dikë gjetkë, me një link

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Vendi yt
online-send = Dërgoja këtë link lojtarit tjetër. Loja fillon kur ai të zërë vend.
online-send-once = Linku është për një njeri. Kush e hap i pari, zë vend; të gjithë të tjerët shikojnë.
online-link = Linku për lojtarin tjetër
online-call-off = Anuloje lojën
online-invited =
    { $side ->
        [wolf] Ke ftesë për këtë lojë. Ti luan me ujkun.
        [sheep] Ke ftesë për këtë lojë. Ti luan me delet.
        [quarry] Ke ftesë për këtë lojë. Ti luan me gjahun.
        [fox] Ke ftesë për këtë lojë. Ti luan me dhelprën.
        [hunters] Ke ftesë për këtë lojë. Ti luan me gjuetarët.
        [white] Ke ftesë për këtë lojë. Ti luan me të bardhat.
       *[other] Ke ftesë për këtë lojë. Ti luan me të zezat.
    }
online-sit = Zër vend
online-watching = Ti po shikon. Vendet i kanë lojtarët.
online-you-play =
    { $side ->
        [wolf] Ti luan me ujkun.
        [sheep] Ti luan me delet.
        [quarry] Ti luan me gjahun.
        [fox] Ti luan me dhelprën.
        [hunters] Ti luan me gjuetarët.
        [white] Ti luan me të bardhat.
       *[other] Ti luan me të zezat.
    }
online-elsewhere = Vazhdo në një pajisje tjetër
online-elsewhere-lead = Ky link është vendi yt: hape aty ku do të vazhdosh dhe mos ia jep askujt.
online-seat-link = Linku i vendit tënd
online-copy = Kopjo
online-copied = U kopjua
online-to-move = Radhën e ka: { $player }.
online-waiting = Po pritet lojtari tjetër.
online-waiting-both = Po pritet që lojtari tjetër të zërë vend.
online-next-begun = Pala tjetër ka filluar një lojë të re dhe po të pret atje.
online-next-go = Te loja tjetër
online-lost = Lidhja u shkëput. Lëvizja jote u ruajt dhe niset sapo të kthehet lidhja.
online-your-games = Lojërat e tua
online-no-games = Këtu do të jenë lojërat që luan nga ky shfletues.

## What is refused.

error-seat-missing = Këtu luajnë vetëm lojtarët; ti po shikon.
error-seat-foreign = Këtu luajnë vetëm lojtarët; ti po shikon.
error-seat-other = Këtë e bën pala tjetër.
error-seat-elsewhere = Kjo lojë luhet në kompjuterin ku u fillua.
error-seat-empty = Lojtari tjetër s’ka zënë ende vend.
error-seat-taken = Vendi është i zënë; mund të shikosh.
error-seat-needed = Loja në rrjet kërkon një vend.
error-link-needed = Dy veta në një ekran luajnë në kompjuterin e vet; këtu fto dikë me një link.
