### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter zgjidh  u zhbëj  i këshillë  : tipo  ? ndihmë  q dil
tui-too-small = Dritarja është e vogël për fushën: ka { $width } kolona dhe { $height } rreshta, duhen { $needwidth } dhe { $needheight }.
tui-thinking-hint = Po kërkohet një lëvizje e mirë …

## What is to be done in the middle of a turn, and in its place.

tui-go = Zgjidh se ku; Esc e lëshon.
tui-go-or-not = Zgjidh ku të vazhdosh, ose ndalu këtu me n.
tui-take = Zgjidh një kokërr për ta marrë, një në < >.
tui-take-or-not = Zgjidh një kokërr për ta marrë, një në < >, ose shtyp n për të mos marrë asgjë.
tui-throw = Shtyp t për të hedhur.
tui-pass = Shtyp Enter për ta kaluar radhën.
tui-over = u zhbën, q del.
tui-over-stays = q del.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Nga { $place } tani s’lëvizet dot.
tui-wrong-go = Kjo me { $place } tani nuk bëhet dot.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Loja s’ka mbaruar dhe s’është ruajtur. Ta mbyllim gjithsesi?
tui-ask-quit-saved = Loja s’ka mbaruar, por është ruajtur. Ta mbyllim?
tui-ask-draw = A pajtohet pala tjetër?
tui-yes = p
tui-no = j

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Tastet
tui-key-arrows = shigjetat
tui-key-pages = PgUp PgDn
tui-help-move = shko nga një vend te tjetri
tui-help-next = shko te vendi tjetër që mund të zgjidhet
tui-help-choose = zgjidh: figurën, ku shkon, çfarë merr; edhe me klikim
tui-help-type = shkruaj një lëvizje si d2 ose a1-a4xd5; pas : një komandë si ruaj loja.txt
tui-help-undo = zhbëj një lëvizje; luaje përsëri
tui-help-hint = këshillë; edhe një herë për tërë lëvizjen
tui-help-level = le të luajë kompjuteri më fort ose më dobët
tui-help-rules = rregullat e kësaj loje
tui-help-scroll = shfleto lëvizjet
tui-help-quit = dil
tui-help-back = Çdo tast kthehet te fusha.
tui-rules-back = Shigjetat lëvizin tekstin; çdo tast tjetër kthehet te fusha.
