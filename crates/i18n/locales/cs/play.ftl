### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line
### by line. The players are addressed as "ty". "Remíza" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Z této hry se dochoval jen název; toto je naše verze.
play-seed = Semínko { $seed }: s --seed { $seed } bude náhoda stejná.
play-hint = Napiš tah, například { $turn }, nebo „pomoc“ pro všechno ostatní.
play-own-rules = { $family } podle vlastních pravidel
play-resumed-elsewhere = V tom souboru je víc, než by tento program zapsal, takže zůstane, jak je; ulož partii pod jiným názvem.
play-lot = Los rozhodl, začíná { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are drawn.

play-legend-mill = { $white } je bílý, { $black } je černý.
play-legend-draughts = { $white } a { $black } jsou kameny bílého a černého, { $whiteking } a { $blackking } jejich dámy.
play-legend-wolf = { $white } je ovce, { $black } je vlk.
play-legend-battue = { $white } je kořist, { $black } je lovec.
play-legend-battue-fox = { $white } je liška, { $black } je lovec.
play-legend-pegs = { $white } je kolík.
play-hands = V ruce: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the player
## has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Na tahu je vlk
        [sheep] Na tahu jsou ovce
        [quarry] Na tahu je kořist
        [fox] Na tahu je liška
        [hunters] Na tahu jsou lovci
        [white] Na tahu je bílý
        [black] Na tahu je černý
       *[other] Na tahu je { $player }
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Na tahu je bílý:".

play-do-place =
    { $hand ->
        [one] polož poslední kámen
       *[other] polož jeden z { $hand } kamenů
    }
play-do-place-or-move =
    { $hand ->
        [one] polož poslední kámen, nebo některým táhni
       *[other] polož jeden z { $hand } kamenů, nebo některým táhni
    }
play-do-move = táhni kamenem
play-do-jump = táhni kamenem, nebo s ním skoč na kterýkoli volný bod
play-do-slide = táhni kamenem po čáře, jak daleko chceš
play-do-relocate = vysoký hod: táhni kamenem, nebo přesuň jeden svůj na kterýkoli volný bod
play-do-enter =
    { $hand ->
        [one] polož poslední kámen
       *[other] polož jeden z { $hand } kamenů, nebo nasaď tři najednou na volnou čáru, například { $turn }
    }
play-do-pass = nemáš tah, musíš vynechat
play-do-remove = vezmi jeden soupeřův kámen
play-do-man = táhni kamenem
play-do-capture = musíš brát
play-do-wolf = postav vlka na desku
play-do-step = táhni o jeden krok
play-do-step-or-hop = táhni o jeden krok, nebo přeskoč lovce
play-do-step-or-take = táhni o jeden krok, nebo přeskoč lovce a vezmi ho
play-do-throw-relocate = hoď kostkami; od { $sum } výš smíš přesunout kámen na kterýkoli volný bod
play-do-throw-alfonso = hoď kostkami; 6-5-4, 6-3-3, 5-2-2 nebo 4-1-1 nasadí tři kameny najednou na volnou čáru
play-do-low-throw = nízký hod: { $do }
play-do-no-entry = tento hod trojici nenasadí: { $do }
play-do-dice-later = { $do }; kostky přijdou na řadu, až budou všechny kameny na desce
play-do-jump-peg =
    { $pegs ->
        [one] Zbývá jeden kolík
        [few] Zbývají { $pegs } kolíky
       *[other] Zbývá { $pegs } kolíků
    }

## What happens. The federation's folder speaks of the closed mill ("uzavřený mlýn"). A double mill opens one
## mill and closes another with the same move.

play-mill-closed = Mlýn!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mlýn uzavřen!
play-double-mill = Mlýn! A druhý se otevřel: dvojitý mlýn.
play-double-mill-federation = Mlýn uzavřen a druhý otevřen: dvojitý mlýn!
play-extra-turn = Za to je další tah.
play-thrown = Na kostkách je { $throw }.
play-enter-pass = Napiš: pass
play-enter-throw = Hoď třemi kostkami a napiš, co padlo, například 5 5 4.
play-undone =
    { $count ->
        [one] Jeden tah vrácen.
        [few] Vráceny { $count } tahy.
       *[other] Vráceno { $count } tahů.
    }
play-throw-withdrawn = Hod je vrácen.
play-reopened = Partie je znovu otevřená.
play-turn-dropped = Nezahráno: { $turn }.
play-redone = Zahráno znovu: { $turn }.
play-offered =
    { $side ->
        [wolf] Vlk nabízí remízu
        [sheep] Ovce nabízejí remízu
        [quarry] Kořist nabízí remízu
        [fox] Liška nabízí remízu
        [hunters] Lovci nabízejí remízu
       *[other] { $player } nabízí remízu
    }: druhá strana může přijmout, odmítnout, nebo prostě hrát dál.
play-declined = Remíza je odmítnuta.
play-offer-again = Tatáž strana ji může nabídnout znovu po svém příštím tahu.
play-claim-repetition = Reklamace je oprávněná: pozice nastala { $count }krát, po půltazích { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Reklamace je oprávněná, půltahů bez pokroku: { $count }, počítáno už před začátkem zápisu.
       *[other] Reklamace je oprávněná, půltahů bez pokroku: { $count }, od půltahu { $last }.
    }
play-saved = Uloženo do souboru { $file }.
play-possible = Možné: { $turns }
play-moves =
    { $count ->
        [one] Jeden možný tah:
        [few] { $count } možné tahy:
       *[other] { $count } možných tahů:
    }
play-no-moves = Teď není možný žádný tah.
play-over = Ještě můžeš vrátit tah, uložit nebo skončit.
play-over-declared = Ještě můžeš uložit nebo skončit.
play-grade-centre = A poslední kolík je uprostřed.
play-pegs-left =
    { $pegs ->
        [one] Zbyl jeden kolík.
        [few] Zbyly { $pegs } kolíky.
       *[other] Zbylo { $pegs } kolíků.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1 to
## 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, úroveň { $level }
play-against = Hraješ proti počítači na úrovni { $level }.
play-level = Počítač hraje na úrovni { $level }.
play-thinking = Zwick přemýšlí …
hint-hopeless = Odtud už solitér vyřešit nejde; něco vrať.

## Questions. The next line answers them, with a word of the commands below. $stones are the points of the
## stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } zavírá mlýn. Který kámen bereš: { $stones }?
play-ask-take-or-not = { $turn } zavírá mlýn. Který kámen bereš: { $stones }? Napiš „nic“, když nechceš žádný.
play-ask-resign =
    { $side ->
        [wolf] Vlk se vzdává
        [sheep] Ovce se vzdávají
        [quarry] Kořist se vzdává
        [fox] Liška se vzdává
        [hunters] Lovci se vzdávají
       *[other] { $player } se vzdává
    }: ano, nebo ne?
play-ask-resign-alone = Chceš to vzdát: ano, nebo ne?
play-ask-quit = Partie není dohraná ani uložená. Přesto skončit: ano, ne, nebo uložit partie.txt?

## The end of the evening.

play-bye = Na shledanou.
play-bye-unfinished = Na shledanou. Partie není dohraná.
play-bye-unsaved = Partie není uložená; zachovalo by ji „uložit partie.txt“ nebo --save.

## Help. $words are the words the command understands in all languages.

play-help-title = Můžeš napsat:
play-help-mill = d2 položí, d2-b2 táhne, d2-b2xa4 vezme mlýnem kámen na a4
play-help-draughts = { $turn } je tah; několik skoků jako 9x18x27
play-help-wolf = d8+ postaví vlka na desku, d8-c7 je krok
play-help-battue = a1-a4 je krok
play-help-battue-hop = a1-a4 je krok, a1-a7 je přeskok
play-help-battue-take = a1-a4 je krok, a1-a7xa4 je přeskok, který bere
play-help-pegs = d2-d4 je skok
play-help-throw = kostky, například: hod 5 5 4
play-help-undo = vrátí poslední tah; zpět 3 vrátí tři
play-help-redo = znovu zahraje vrácený tah
play-help-draw = nabídne remízu
play-help-accept = přijme nabídnutou remízu
play-help-decline = odmítne nabídnutou remízu
play-help-claim = reklamuje remízu: reklamovat opakování nebo reklamovat bez-mlýna; přidej tah, který chceš zahrát, pokud remíza přijde až s ním
play-help-resign = vzdá partii
play-help-resign-alone = vzdá hru
play-help-hint = poradí, co hrát: jednou místo, podruhé celý tah
play-help-level = jak silně hraje počítač, od 1 do 10: úroveň 3
play-help-show = ukáže desku
play-help-flip = pohled z druhé strany
play-help-moves = vypíše všechny možné tahy
play-help-rules = pravidla této hry
play-help-save = uloží partii: uložit partie.txt
play-help-help = tento seznam
play-help-quit = skončí; --save partii zachová

## The words a player may type, separated by spaces; the first is the one shown. They must differ from each
## other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = hod kostky
command-undo = zpět zpet vrátit vratit
command-redo = znovu
command-draw = remíza remiza
command-accept = přijmout prijmout ano
command-decline = odmítnout odmitnout ne
command-claim = reklamovat
command-resign = vzdát vzdat
command-hint = nápověda napoveda
command-level = úroveň uroven
command-show = ukázat ukazat deska
command-flip = otočit otocit
command-moves = tahy
command-rules = pravidla
command-save = uložit ulozit
command-help = pomoc
command-quit = konec skončit skoncit
command-none = nic žádnou žádný zadny

## Words for what is claimed, after the command "reklamovat"; words with a blank are joined by a hyphen.

claim-repetition = opakování opakovani
claim-no-progress = bez-mlýna bez-mlyna bez-pokroku bez-braní bez-brani
