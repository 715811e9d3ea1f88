### The page "Bezchybná hra": exact tables of a game, in which every position is worked out, so that
### the computer never errs. "Tabulky" are files of values, never furniture. "Remíza" is a tied game.

## The page itself.

tables-link = Bezchybná hra
tables-title = Bezchybná hra
tables-lead = Jakmile je každá pozice hry spočítaná, počítač na úrovni 10 nikdy nechybuje a každá nápověda je přesná. Spočítat se to dá tady, na pozadí: hraje se dál svižně a restart o nic nepřipraví.
tables-works = Počítá se
tables-complete = Hotové
tables-possible = Dá se spočítat
tables-impossible = Nedá se spočítat
tables-needless = Hony se spočítají ve chvíli, kdy se hrají, a solitér je známý nazpaměť: tam je počítač bezchybný tak jako tak.
tables-shared = Pravidla, která jsou toutéž hrou pod dvěma názvy, mají tabulky společné; stojí na jednom řádku.
tables-none = Zatím nejsou hotové žádné tabulky. Mlýn se třemi kameny zabere chvilku, s devíti kameny půl hodiny nebo víc.
tables-own = Vlastní pravidla
tables-folder = Tabulky leží ve složce
tables-free = Volné místo na tomto disku: { $size }.
tables-endings = Dáma: koncovky do čtyř kamenů
tables-perfect = Počítač hraje bezchybně, nápověda je přesná.
tables-endings-perfect = Přesně v každé koncovce do čtyř kamenů.
tables-partly = Zčásti spočítané; co je, zůstává a používá se.
# $names are further names of the same game, in a row.
tables-also = Stejná hra: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Spočítat
tables-compute-on = Počítat dál
tables-play = Hrát
tables-explore = Prozkoumat zahájení
tables-pause = Pozastavit
tables-resume = Pokračovat
tables-stop = Přerušit
tables-again = Zkusit znovu
tables-remove = Smazat
tables-remove-question = Smazat tabulky: { $game } ({ $size })? Musely by se počítat znovu.
tables-remove-yes = Ano, smazat
# The name of a button for screen readers, as in "Pozastavit: Mlýn se sedmi kameny".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 mil. pozic".

tables-bar = Postup: { $game }
tables-part = { $percent } % z { $positions }
tables-size = { $written } z asi { $all } na disku
tables-doing-running = Hned to začne.
tables-doing-paused = Pozastaveno. Co je hotové, zůstává.
tables-doing-waiting = Čeká, až bude hotová ta předchozí.
tables-doing-failed = Nepovedlo se to.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Kameny { $space }: čte se, co je známé
tables-doing-seeding = Kameny { $space }: braní a pokládání
tables-doing-level =
    { $plies ->
        [one] Kameny { $space }: rozhodnuto jedním tahem
       *[other] Kameny { $space }: rozhodnuto { $plies } tahy
    }
tables-doing-writing = Kameny { $space }: zapisuje se

## Why it has failed.

tables-failed-disk = Na disku je málo místa. Uvolni místo a zkus to znovu.
tables-failed-file = Soubor se nedá přečíst nebo zapsat. Podívej se do složky tabulek a zkus to znovu.
tables-failed-other = Výpočet se přerušil.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Při nejlepší hře vyhrává, kdo začíná.
tables-value-win-in = Při nejlepší hře vyhrává, kdo začíná; tahů obou stran: { $plies }.
tables-value-draw = Při nejlepší hře je to remíza.
tables-value-draw-in = Při nejlepší hře je to remíza.
tables-value-loss = Při nejlepší hře prohrává, kdo začíná.
tables-value-loss-in = Při nejlepší hře prohrává, kdo začíná; tahů obou stran: { $plies }.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, na disku asi { $size }
tables-positions = { $number } pozic
tables-positions-thousand = { $number } tis. pozic
tables-positions-million = { $number } mil. pozic
tables-positions-billion = { $number } mld. pozic
tables-pace = { $number } pozic za sekundu
tables-pace-thousand = { $number } tis. pozic za sekundu
tables-pace-million = { $number } mil. pozic za sekundu
tables-pace-billion = { $number } mld. pozic za sekundu
tables-left-seconds =
    { $seconds ->
        [one] ještě asi sekunda
        [few] ještě asi { $seconds } sekundy
       *[other] ještě asi { $seconds } sekund
    }
tables-left-minutes =
    { $minutes ->
        [one] ještě asi minuta
        [few] ještě asi { $minutes } minuty
       *[other] ještě asi { $minutes } minut
    }
tables-left-hours =
    { $hours ->
        [one] ještě asi hodina
        [few] ještě asi { $hours } hodiny
       *[other] ještě asi { $hours } hodin
    }

## Why there can be no tables.

tables-obstacle-dice = Kostky to nechávají na náhodě.
tables-obstacle-remill = Co se smí hrát, závisí na dříve zavřených mlýnech, a nejen na kamenech.
tables-obstacle-hop-chain = Přeskoky, které berou několik kamenů za sebou, se nepočítají.
tables-obstacle-full-board = Co následuje na plné desce, když každá strana bere kámen, se nepočítá.
tables-obstacle-turn-for-nothing = Mlýn, který nic nebere, může přinést další tah; to se nepočítá.
tables-obstacle-turn-while-mixed = Mlýny přinášejí další tah, zatímco se střídavě pokládá a táhne; to se nepočítá.
tables-obstacle-turn-at-three = Mlýny přinášejí další tah a tři proti třem jsou remíza; obojí dohromady se nepočítá.
tables-obstacle-huff = S odfukováním závisí pozice na předchozím tahu.

## In the form for a new game, beside the highest level.

tables-new-compute = Ještě ne bezchybný: spočítat

## Refusals.

error-tables-impossible = Pro tato pravidla se tabulky spočítat nedají.
error-tables-needless = Tato hra tabulky nepotřebuje: je známá i bez nich.
error-tables-done = Tyto tabulky už jsou hotové.
error-tables-disk = Na disku je potřeba asi { $needed } a volných je jen { $free }.
error-tables-memory = Je potřeba { $needed } paměti a volných je jen { $free }. Zavři jiné programy a zkus to znovu.
error-tables-unknown = Takové tabulky nejsou a nikdo si je neobjednal.
error-tables-in-work = Tyto tabulky se právě počítají. Nejdřív to přeruš.
error-tables-file = Tabulky se nedají přečíst nebo smazat. Podívej se do jejich složky.
error-only-here = To jde jen přímo na tom počítači.
