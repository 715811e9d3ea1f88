### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as "ty".
### Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Přejít k obsahu
page-navigation = Stránky
page-games = Moje partie
page-rules = Pravidla
page-languages = Jazyk
page-themes = Vzhled
page-theme-auto = Podle systému
page-theme-light = Světlý
page-theme-dark = Tmavý
page-theme-contrast = Vysoký kontrast
page-colophon = Stará krabice her: mlýn, dáma, hony a solitér, podle kteréhokoli návodu.

## The home page. "Návod" is the sheet of rules that came in the box.

home-title = Stará krabice her
home-lead = Ve dvou, nebo proti počítači: vyber si hru a začni. Každý návod ji vypráví trochu jinak.
home-continue = Hrát dál
home-mill = Mlýn
home-draughts = Dáma
home-variants = Mlýn jinak
home-more =
    { $count ->
        [one] Ještě jeden mlýn
        [few] Ještě { $count } mlýny
       *[other] Ještě { $count } mlýnů
    }
home-play = Hrát: { $game }
home-rules-of = Pravidla: { $game }
home-own = Vlastní pravidla
home-own-lead = Hrálo se to u vás doma jinak? Zapiš to a hraj podle toho.
home-own-link = Napsat vlastní pravidla

## The shelves: headings above groups of games.

shelf-mill-leaflets = Podle návodu z dětství
shelf-mill-variants = Mlýn jinak
shelf-mill-boards = Mlýn na jiných deskách
shelf-draughts-leaflets = Podle návodu z dětství
shelf-draughts-books = Podle pravidel federací
shelf-draughts-losing = Žravá dáma
shelf-mill-leaflets-full = Mlýn podle návodů
shelf-draughts-leaflets-full = Dáma podle návodů
shelf-draughts-books-full = Dáma podle pravidel federací
shelf-hunts = Hony
shelf-solitaire = Solitér

## House versions: games of which only the name is handed down. The mark is a short tag; each argument
## says in a few sentences why we play it as we do.

house-mark = Naše verze
house-eck = Pravidla se nedochovala. Anglicky se v návodu hra jmenuje „angle mill“ a Eck je rohový bod: proto je mlýnem i roh se dvěma sousedy na témže čtverci.
house-eck_only = Přísnější výklad našeho rohového mlýna: mlýny jsou jen rohy, rovné čáry ne.
house-kreuz = Pravidla se nedochovala. Příručka z roku 1980 říká mlýnu na úhlopříčce křížový: proto jsou čtyři rohové úhlopříčky mlýny, chodí se ale jen po nakreslených čarách.
house-kreuz_edges = Volnější výklad našeho křížového mlýna: úhlopříčky jsou nakreslené a chodí se po nich.
house-huepf = Pravidla se nedochovala. Přeskok je krátký jako v halmě a hra se musí lišit od sousedního jezdcového mlýna: proto smí kámen i přeskočit jednoho souseda na další bod čáry a nic nebere.
house-huepf_capture = Náš přeskakovací mlýn se skokem z dámy, jak ho má velký mlýn z roku 1980: přeskočený soupeřův kámen se bere.
house-huepf_fly = Přeskakovací mlýn tak, jak to slovo používá jeden německý text: jakmile jsou všechny kameny položené, každý skáče na kterýkoli volný bod.
house-battue = Návod uvádí naháňku a o pravidlech neříká nic. Jejím sousedem v krabici je Vlk a ovce, jeden proti několika: proto je to hon na desce pro mlýn a počty jsme zvolili tak, že jsme hru vyřešili.
house-battue3 = Naše naháňka se třemi lovci: kořist chytí asi z poloviny všech rozestavení, takže rozhoduje tempo.
house-fox_hunt = Naše naháňka s kořistí, která kouše, jako liška bere husy ve starých honech; šest lovců síly vyrovná.

## The new game.

new-title = Nová partie
new-rules = Hra
new-own = Vlastní pravidla
new-change = Vybrat
new-read-rules = Přečíst pravidla
new-players = Hráči
new-player = Tvoje jméno
new-name-hint = Jméno
new-sheep = Ovce
new-wolf = Vlk
new-quarry = Kořist
new-fox = Liška
new-hunters = Lovci
new-opponent-person = Ve dvou u této obrazovky
new-opponent-computer = Proti počítači
new-level = Úroveň
new-level-1 = Začátečník
new-level-5 = Zkušený
new-level-10 = Plná síla
new-level-perfect = Bezchybný
new-side = Tvoje strana
new-side-begins = { $side } (první tah)
new-side-lot = Losem
new-colours-choose = Jak je zapsáno
new-colours-lot = Losovat strany
new-first = Kdo začíná
new-first-lot = Rozhodne los
new-first-white = Bílý
new-first-black = Černý
new-clock = Hodiny
new-clock-none = Bez hodin
new-clock-total = Na partii
new-clock-move = Na každý tah
new-clock-days = Dny na tah
new-minutes = Minut pro každého
new-increment = Sekund navíc za tah
new-seconds = Sekund na tah
new-days = Dnů na tah
new-draws = Remíza opakováním nebo bez pokroku
new-draws-rules = Podle pravidel
new-draws-auto = Hned
new-draws-claim = Jen na reklamaci hráče
new-draws-off = Nikdy
new-dice = Kostky
new-dice-thrown = Hází se tady
new-dice-entered = Hází se na stole a zapisuje
new-take-backs = Tahy se smějí vracet
new-hints = Nápověda je povolena
new-begin = Začít

## The list of games.

games-title = Moje partie
games-new = Nová partie
games-none = Zatím se tu nic nehrálo.
games-begin = Vyber si hru a začni.
games-older = Starší partie
games-over = Dohrané

## The rules.

rules-title = Pravidla
rules-lead = Každé pravidlo každé hry v jedné větě. Každá stránka se vytiskne na jeden list.
rules-play = Hrát
rules-where = Odkud které pravidlo pochází
rules-back = Zpět k partii
rules-source = Pramen:
rules-base = ◆ jinak než ve hře:
rules-editions = Návody, ve kterých hra je
rules-only-named = jen název
rules-same = Stejná hra pod jinými názvy
rules-text = Jako text k úpravě
rules-key = Co prameny znamenají
rules-key-rulings = M-5, D-3 a podobně: naše rozhodnutí tam, kde návody mlčí nebo se liší.
leaflet-000 = Legler small foot, Gold Edition, výrobek 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = leták světové federace (Welt-Mühlespiel-Dachverband)
leaflet-003 = návod designové hry, celý malými písmeny
leaflet-004 = Brettspielnetz.de, list s pravidly z roku 2024
rules-part-board = Deska
rules-part-moves = Tahy
rules-part-taking = Braní
rules-part-end = Výhra a prohra
rules-part-draws = Remíza
rules-part-begin = Začátek
rules-part-more = A ještě

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Vlastní pravidla
own-lead = Vyjdi z hry, kterou znáš, a řekni, co je jinak. Dostaneš její návod a desku, na které se hraje.
own-label = Pravidla, jako TOML nebo JSON
own-check = Ukázat návod
own-hint = Názvy a hodnoty k zapsání:
own-base = Vyjít z
own-base-take = Vzít tuto hru
own-as-text = Raději to napsat jako text
own-place = Řádek { $line }, sloupec { $column }:
own-problem = Takhle to nejde:

## Errors. $detail sentences come from elsewhere.

page-error = To se nepovedlo
page-not-found = Tady nic není
page-home = Ke hrám
