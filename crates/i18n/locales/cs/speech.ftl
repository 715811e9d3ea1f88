### What is said about a board and its turns: labels for screen readers, announcements, and what the page
### says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, prázdné
place-stone-white = { $place }, bílý kámen
place-stone-black = { $place }, černý kámen
place-mill-white = { $place }, bílý kámen, v mlýně
place-mill-black = { $place }, černý kámen, v mlýně
place-man-white = { $place }, bílý kámen
place-man-black = { $place }, černý kámen
place-king-white = { $place }, bílá dáma
place-king-black = { $place }, černá dáma
place-wolf = { $place }, vlk
place-sheep = { $place }, ovce
place-quarry = { $place }, kořist
place-fox = { $place }, liška
place-hunter = { $place }, lovec
place-peg = { $place }, kolík

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } na { $to }
turn-over = { $from } přes { $over } na { $to }
turn-enter = tři kameny na { $places }
turn-remove = vzato: { $places }
turn-takes = { $turn }, vzato: { $places }
turn-huff = odfouknuto { $place }, pak { $turn }
turn-pass = tah vynechán

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as in
## play-turn.

played =
    { $side ->
        [wolf] Vlk
        [sheep] Ovce
        [quarry] Kořist
        [fox] Liška
        [hunters] Lovci
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Los rozhodl: { $player } hraje za vlka.
        [sheep] Los rozhodl: { $player } hraje za ovce.
        [quarry] Los rozhodl: { $player } hraje za kořist.
        [fox] Los rozhodl: { $player } hraje za lišku.
        [hunters] Los rozhodl: { $player } hraje za lovce.
        [black] Los rozhodl: { $player } hraje za černého.
       *[other] Los rozhodl: { $player } hraje za bílého.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Pozice nastala { $count }krát, po půltazích { $plies }.
proof-no-win = Vyzkoušely se všechny cesty, jak pokračovat; pozic: { $count }. V žádné z nich druhá strana nevyhraje.
proof-no-progress =
    { $last ->
        [start] Půltahů bez pokroku: { $count }, počítáno už před začátkem zápisu.
       *[other] Půltahů bez pokroku: { $count }, od půltahu { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Jeden kolík, uprostřed: lépe to nejde.
grade-solved = Zbyl jeden kolík: to je řešení.
grade-one = Zbyl jeden kolík, jen ne na svém místě: skoro vyřešeno.
grade-two = Zbyly dva kolíky: skoro vyřešeno.
grade-three = Zbyly tři kolíky: blízko řešení.
grade-four = Zbyly čtyři kolíky: nedaleko řešení.
grade-five-or-six = Zbylo pár kolíků: slušný pokus.
grade-seven-or-more = Zbylo hodně kolíků: zkus to znovu.

## What the page cannot do. Whole sentences that help on.

error-stale = Partie mezitím pokročila; deska teď ukazuje, jak stojí.
error-unknown-game = Taková partie tu není.
error-unknown-rules = Taková pravidla tu nejsou.
error-not-found = Na této adrese nic není.
error-method-not-allowed = To na této adrese nejde.
error-foreign-origin = Požadavek přišel z jiné stránky, takže se nic nestalo.
error-foreign-host = Požadavek byl určen jinému počítači, takže se nic nestalo.
error-too-large = To je víc, než se dá najednou přijmout.
error-bad-json = Požadavek se nedá přečíst jako JSON.
error-bad-request = Požadavku není rozumět.
error-bad-text = V textu je znak, který nelze uložit.
error-unsupported-media-type = Požadavky tohoto druhu se tu nečtou.
error-not-acceptable = Odpověď tohoto druhu není.
error-internal = Něco se pokazilo; nic se nezměnilo. Zkus to prosím znovu.
error-newer-version = Tuto partii zapsala novější verze programu a zde ji nelze číst. Zkus to prosím za chvíli znovu.
error-storage = Partii se nepodařilo zapsat, takže se nic nestalo. Zkus to prosím znovu.
error-busy = Děje se toho moc najednou; zkus to prosím za chvíli.
error-bad-command-id = Příkaz potřebuje vlastní označení, nejvýš 64 obyčejných znaků.
error-command-reused = Toto označení už patří jinému příkazu.
error-game-full = Tato partie je tak dlouhá, jak jen partie smí být: teď ji lze už jen ukončit.
error-asides-full = V této partii se už nabízelo a měnilo příliš mnoho; nejprve je třeba hrát dál.
error-no-change = Už to tak je.
error-too-many-spectators = Právě teď se dívá tolik lidí, že pro další není místo; zkuste to znovu za minutu.
error-name-invisible = Ve jméně musí být něco vidět.
error-bad-name = Jméno má nejvýš 40 znaků na jednom řádku.
error-bad-clock = Takhle hodiny nastavit nejdou: 1 až 1440 minut, přídavek nejvýš 3600 sekund, 1 až 86400 sekund, 1 až 365 dnů.
error-bad-level = Úroveň počítače je číslo od 1 do 10.
error-no-opponent = Solitér se hraje bez soupeře.
error-computer-to-move = Na tahu je počítač.
error-computer-side = Za svou stranu mluví jen počítač.
error-hints-off = Tato partie se hraje bez nápovědy.
error-no-hint = Tady počítač nápovědu nemá.
error-bad-position = To není pozice z této hry.
error-position-over = V té pozici už partie skončila.
error-rules-missing = Řekni, podle jakých pravidel chceš hrát.
error-rules-too-long = Tato pravidla jsou příliš dlouhá.
error-rules-syntax = Tato pravidla se nedají přečíst.
error-rules-game = Tato pravidla neříkají, která hra se hraje.
error-rules-field = Jedno z těchto pravidel je neznámé, nebo má hodnotu, která nesedí.
error-rules-impossible = Tato pravidla nejdou dohromady.
error-dice-thrown = V této partii hází kostkami deska.
error-bad-throw = Hod jsou tři kostky od 1 do 6.
error-no-clock = V této partii čas nevyprší.
error-flag-up = Na těch hodinách ještě čas zbývá.
error-not-over = Partie ještě běží.
error-pdn-not-draughts = V PDN se zapisuje jen dáma.
error-pdn-huff = Odfouknutí se v PDN zapsat nedá.
error-pdn = Tato partie se v PDN zapsat nedá.
error-unknown-form = Taková podoba není; jsou text, json a pdn.
