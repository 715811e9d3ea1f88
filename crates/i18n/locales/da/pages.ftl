### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "you". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Til indholdet
page-navigation = Sider
page-games = Mine partier
page-rules = Regler
page-languages = Sprog
page-themes = Udseende
page-theme-auto = System
page-theme-light = Lyst
page-theme-dark = Mørkt
page-theme-contrast = Høj kontrast
page-colophon = Den gamle spilæske: mølle, dam, jagter og solitaire, efter ethvert regelblad.

## The home page. "Leaflet" is the sheet of rules that came in the box.

home-title = Den gamle spilæske
home-lead = Mod hinanden eller mod computeren: vælg et spil, og begynd. Hvert regelblad fortæller det lidt forskelligt.
home-continue = Spil videre
home-mill = Mølle
home-draughts = Dam
home-variants = Flere måder at spille mølle på
home-more =
    { $count ->
        [one] Ét møllespil til
       *[other] { $count } møllespil til
    }
home-play = Spil { $game }
home-rules-of = Regler: { $game }
home-own = Egne regler
home-own-lead = Spillede I på en anden måde derhjemme? Skriv det ned, og spil efter det.
home-own-link = Skriv egne regler

## The shelves: headings above groups of games.

shelf-mill-leaflets = Efter det blad, du voksede op med
shelf-mill-variants = Andre måder at spille mølle på
shelf-mill-boards = Mølle på andre brætter
shelf-draughts-leaflets = Efter det blad, du voksede op med
shelf-draughts-books = Efter forbundenes regelbøger
shelf-draughts-losing = Omvendt dam
shelf-mill-leaflets-full = Mølle efter regelblade
shelf-draughts-leaflets-full = Dam efter regelblade
shelf-draughts-books-full = Dam efter forbundene
shelf-hunts = Jagter
shelf-solitaire = Solitaire

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Vores udgave
house-eck = Der er ikke overleveret regler. Bladet kalder det »angle mill« på engelsk, og Eck er et hjørnepunkt: derfor tæller også et hjørne med sine to naboer på samme kvadrat som mølle.
house-eck_only = Den strengere udlægning af vores hjørnemølle: kun hjørnerne er møller, ikke lige linjer.
house-kreuz = Der er ikke overleveret regler. Håndbogen fra 1980 kalder en mølle på en diagonal for en krydsmølle: derfor tæller de fire hjørnediagonaler som møller, mens man stadig kun flytter langs de tegnede linjer.
house-kreuz_edges = Den friere udlægning af vores krydsmølle: diagonalerne er tegnet, og man flytter langs dem.
house-huepf = Der er ikke overleveret regler. Et hop er det korte hop fra halma, og det må være noget andet end springermøllen ved siden af: derfor må en brik også hoppe over én nabo til næste punkt på linjen uden at tage noget.
house-huepf_capture = Vores hoppemølle med springet fra dam, som Den store mølle fra 1980 har det: en modstanderbrik, der hoppes over, er taget.
house-huepf_fly = Hoppemølle, som en tysk tekst bruger ordet: når alle brikker er sat, springer alle til et hvilket som helst tomt punkt.
house-battue = Bladet nævner en klapjagt og siger intet om reglerne. Naboen i æsken er Ulv og får, én mod flere: derfor er det en jagt på møllebrættet, med antal som vi har regnet os frem til.
house-battue3 = Vores klapjagt med tre jægere: de fanger vildtet fra omtrent halvdelen af alle startstillinger, så takten afgør det.
house-fox_hunt = Vores klapjagt med et bytte, der bider, som ræven tager gæs i de gamle jagtspil; seks jægere gør det jævnbyrdigt.

## The new game.

new-title = Nyt spil
new-rules = Spil
new-own = Egne regler
new-change = Vælg
new-read-rules = Læs reglerne
new-players = Spillere
new-player = Dit navn
new-name-hint = Navn
new-sheep = Fårene
new-wolf = Ulven
new-quarry = Vildtet
new-fox = Ræven
new-hunters = Jægerne
new-opponent-person = To ved denne skærm
new-opponent-computer = Mod computeren
new-level = Niveau
new-level-1 = Begynder
new-level-5 = Øvet
new-level-10 = Fuld styrke
new-level-perfect = Perfekt
new-side = Du spiller
new-side-begins = { $side } (begynder)
new-side-lot = Lodtrækning
new-colours-choose = Som skrevet
new-colours-lot = Træk lod om siderne
new-first = Hvem begynder
new-first-lot = Lodtrækning
new-first-white = Hvid
new-first-black = Sort
new-clock = Ur
new-clock-none = Intet
new-clock-total = Hele partiet
new-clock-move = Hvert træk
new-clock-days = Dage pr. træk
new-minutes = Minutter til hver
new-increment = Ekstra sekunder pr. træk
new-seconds = Sekunder pr. træk
new-days = Dage pr. træk
new-draws = Remis ved gentagelse eller uden fremskridt
new-draws-rules = Som reglerne siger
new-draws-auto = Straks
new-draws-claim = Kun hvis en spiller kræver det
new-draws-off = Aldrig
new-dice = Terninger
new-dice-thrown = Kastes her
new-dice-entered = Kastes på bordet og skrives ind
new-take-backs = Træk må fortrydes
new-hints = Der må bedes om tip
new-begin = Begynd

## The list of games.

games-title = Mine partier
games-new = Nyt spil
games-none = Her er ikke spillet noget endnu.
games-begin = Vælg et spil, og begynd.
games-older = Ældre partier
games-over = Slut

## The rules.

rules-title = Regler
rules-lead = Hver regel i hvert spil i én sætning. Hver side kan trykkes på ét ark.
rules-play = Spil det
rules-where = Hvor hver regel kommer fra
rules-back = Tilbage til partiet
rules-source = Kilde:
rules-base = ◆ anderledes end
rules-editions = Regelblade, der har det
rules-only-named = kun navnet
rules-same = Samme spil under andre navne
rules-text = Som tekst at ændre i
rules-key = Hvad kilderne står for
rules-key-rulings = M-5, D-3 og lignende: vores afgørelser, hvor bladene tier eller er uenige.
leaflet-000 = Legler small foot, Gold Edition, artikel 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = verdensforbundets folder (Welt-Mühlespiel-Dachverband)
leaflet-003 = vejledningen til et designspil, kun med små bogstaver
leaflet-004 = Brettspielnetz.de, regelark fra 2024
rules-part-board = Brættet
rules-part-moves = Flytte
rules-part-taking = Tage
rules-part-end = Vinde og tabe
rules-part-draws = Uafgjort
rules-part-begin = Begyndelsen
rules-part-more = Og desuden

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Egne regler
own-lead = Gå ud fra et spil, du kender, og sig, hvad der er anderledes. Du får et regelblad til det og et bræt at spille på.
own-label = Reglerne, som TOML eller JSON
own-check = Vis regelbladet
own-hint = Navne og værdier, der kan skrives:
own-base = Gå ud fra
own-base-take = Tag dette
own-as-text = Skriv det hellere som tekst
own-place = Linje { $line }, kolonne { $column }:
own-problem = Det går ikke:

## Errors. $detail sentences come from elsewhere.

page-error = Det lykkedes ikke
page-not-found = Her er ikke noget
page-home = Til spillene
