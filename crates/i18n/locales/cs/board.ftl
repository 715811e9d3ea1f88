### The page of a game: labels around the board. "Remíza" is a tied game, a turn ("tah") is what one player
### does at a time. Names and places stay in the nominative.

## Whose turn it is, and what waits for an answer.

board-now = Co je teď na řadě
board-go = { $player }: vyber kam. Kroužek ukazuje každé možné místo.
board-take = { $player }: vezmi kámen v čárkovaném kroužku.
board-sure = Potvrď tento tah, nebo ho zruš: { $turn }.
board-confirm = Potvrdit
board-cancel = Zrušit
board-take-nothing = Nic nebrat
board-throw = Hodit kostkami
board-enter-throw = Tohle padlo
board-die = Kostka { $number }
board-offered =
    { $side ->
        [wolf] Vlk nabízí remízu.
        [sheep] Ovce nabízejí remízu.
        [quarry] Kořist nabízí remízu.
        [fox] Liška nabízí remízu.
        [hunters] Lovci nabízejí remízu.
       *[other] { $player } nabízí remízu.
    }
board-accept = Přijmout remízu
board-decline = Odmítnout
board-result = Výsledek
board-rematch = Ještě jednou

## Buttons and menu.

board-undo = Zpět
board-redo = Znovu
board-offer = Nabídnout remízu
board-hint = Nápověda
board-hint-whole = Ukázat tah
board-hint-coming = Nápověda už se chystá.
board-moves = Tahy
board-earlier = Předchozí tah
board-later = Další tah
board-typed = Napsat tah
board-play = Táhnout
board-more = Více
board-rules = Pravidla hry
board-abort = Smazat tuto partii
board-flip = Otočit desku
board-confirm-toggle = Potvrzovat každý tah
board-text-toggle = Zobrazit desku jako tabulku
board-claim = Reklamovat remízu
board-resign = Vzdát
board-record = Zápis partie
board-record-text = Text

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Je-li reklamace oprávněná, partie hned končí remízou a ukáže se důkaz.
board-claim-kind = Co se reklamuje
board-claim-repetition = Stále stejná pozice
board-claim-no-progress = Příliš dlouho bez pokroku
board-claim-intended = Ve které pozici
board-claim-board = V té na desce
board-claim-after = V té po tahu: { $turn }
board-claim-send = Reklamovat

## The table beside the board, and messages when something is in the way.

board-text-view = Deska slovy
board-text-caption = Co na kterém místě stojí, řadu po řadě
board-text-lines = Místa na jedné čáře
board-keys-title = Klávesy a zápis
board-keys = Na desce vedou šipky z místa na místo, ať je čára spojuje, nebo ne; Home a End vedou na konce řady. Enter nebo mezerník vybere místo, Escape zruší začatý tah. Tahy se píší tak, jak stojí v seznamu tahů: d6 pro položení, d6-d7 pro tah, d6-d7xa4, když se přitom bere.
board-lost = Spojení se přerušilo; zkouší se znovu.
board-no-script = Deska potřebuje JavaScript; všechno ostatní funguje i bez něj.

## In the middle of a turn: what the script says. $place is a place of the board by its name. The script
## fills in $count, so these three cannot choose a plural form.

board-undo-half = Zrušit tah
board-chosen = vybráno
board-can-take = lze vzít
board-can-go = sem lze jít
board-can-move = může táhnout
board-open = Možné: { $place }.
board-put-here = { $place }, tvůj kámen, právě položený
board-gone = { $place }, teď prázdné
board-in-hand = v ruce: { $count }
board-lost-stones = ztraceno: { $count }
board-time-left = { $player }: zbývá { $count } s.

## Why a tap does nothing.

board-wrong-light = Hraje se jen na tmavých polích.
board-wrong-theirs = { $place } patří druhé straně.
board-wrong-stuck = Z { $place } teď táhnout nejde. Kroužek ukazuje, čím jde.
board-wrong-empty = { $place } je prázdné. Nejdřív vyber něco svého.
board-wrong-occupied = { $place } je obsazené. Vyber volné místo.
board-wrong-put = Na { $place } teď nejde nic položit.
board-wrong-go = Na { $place } to nejde. Kroužek ukazuje, kam to jde.
board-wrong-take = Tenhle ne: vyber některý v čárkovaném kroužku.
board-wrong-throw = Nejdřív hoď kostkami.
board-wrong-computer = Na tahu je počítač.

## Giving up.

board-resign-sure = Vzdát tuto partii?
board-resigns =
    { $side ->
        [wolf] Vlk se vzdává a partie končí.
        [sheep] Ovce se vzdávají a partie končí.
        [quarry] Kořist se vzdává a partie končí.
        [fox] Liška se vzdává a partie končí.
        [hunters] Lovci se vzdávají a partie končí.
       *[other] { $player } se vzdává a partie končí.
    }
board-resign-not = Hrát dál
