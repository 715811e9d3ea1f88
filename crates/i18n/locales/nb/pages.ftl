### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "you". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Til innholdet
page-navigation = Sider
page-games = Mine partier
page-rules = Regler
page-languages = Språk
page-themes = Utseende
page-theme-auto = System
page-theme-light = Lyst
page-theme-dark = Mørkt
page-theme-contrast = Høy kontrast
page-colophon = Den gamle spillesken: mølle, dam, jakter og solitaire, etter hvilket som helst regelark.

## The home page. "Leaflet" is the sheet of rules that came in the box.

home-title = Den gamle spillesken
home-lead = Mot hverandre eller mot datamaskinen: velg et spill og begynn. Hvert regelark forteller det litt forskjellig.
home-continue = Spill videre
home-mill = Mølle
home-draughts = Dam
home-variants = Flere måter å spille mølle på
home-more =
    { $count ->
        [one] Ett møllespill til
       *[other] { $count } møllespill til
    }
home-play = Spill { $game }
home-rules-of = Regler: { $game }
home-own = Egne regler
home-own-lead = Spilte dere på en annen måte hjemme? Skriv det ned og spill etter det.
home-own-link = Skriv egne regler

## The shelves: headings above groups of games.

shelf-mill-leaflets = Etter arket du vokste opp med
shelf-mill-variants = Andre måter å spille mølle på
shelf-mill-boards = Mølle på andre brett
shelf-draughts-leaflets = Etter arket du vokste opp med
shelf-draughts-books = Etter forbundenes regelbøker
shelf-draughts-losing = Omvendt dam
shelf-mill-leaflets-full = Mølle etter regelark
shelf-draughts-leaflets-full = Dam etter regelark
shelf-draughts-books-full = Dam etter forbundene
shelf-hunts = Jakter
shelf-solitaire = Solitaire

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Vår versjon
house-eck = Ingen regler er overlevert. Arket kaller det «angle mill» på engelsk, og Eck er et hjørnepunkt: derfor teller også et hjørne med sine to naboer på samme kvadrat som mølle.
house-eck_only = Den strengere tolkningen av vår hjørnemølle: bare hjørnene er møller, ikke rette linjer.
house-kreuz = Ingen regler er overlevert. Håndboken fra 1980 kaller en mølle på en diagonal for kryssmølle: derfor teller de fire hjørnediagonalene som møller, mens man fortsatt bare flytter langs de tegnede linjene.
house-kreuz_edges = Den friere tolkningen av vår kryssmølle: diagonalene er tegnet, og man flytter langs dem.
house-huepf = Ingen regler er overlevert. Navnet sikter til det korte hoppet i halma, og det må være noe annet enn springermøllen ved siden av: derfor kan en brikke også hoppe over én nabo til neste punkt på linjen, uten å ta noe.
house-huepf_capture = Vår hoppemølle med hoppet fra dam, slik Den store møllen fra 1980 har det: en motstanderbrikke det hoppes over, er tatt.
house-huepf_fly = Hoppemølle slik en tysk tekst bruker ordet: når alle brikkene er satt, hopper alle til hvilket som helst tomt punkt.
house-battue = Arket nevner en drivjakt og sier ingenting om reglene. Naboen i esken er Ulv og sauer, én mot flere: derfor er dette en jakt på møllebrettet, med antall vi har regnet oss fram til.
house-battue3 = Vår drivjakt med tre jegere: de fanger viltet fra omtrent halvparten av alle startstillinger, så takten avgjør.
house-fox_hunt = Vår drivjakt med et bytte som biter, slik reven tar gjess i de gamle jaktspillene; seks jegere gjør det jevnt.

## The new game.

new-title = Nytt spill
new-rules = Spill
new-own = Egne regler
new-change = Velg
new-read-rules = Les reglene
new-players = Spillere
new-player = Navnet ditt
new-name-hint = Navn
new-sheep = Sauene
new-wolf = Ulven
new-quarry = Viltet
new-fox = Reven
new-hunters = Jegerne
new-opponent-person = To ved denne skjermen
new-opponent-computer = Mot datamaskinen
new-level = Nivå
new-level-1 = Nybegynner
new-level-5 = Øvet
new-level-10 = Full styrke
new-level-perfect = Perfekt
new-side = Du spiller
new-side-begins = { $side } (begynner)
new-side-lot = Loddtrekning
new-colours-choose = Som skrevet
new-colours-lot = Trekk lodd om sidene
new-first = Hvem begynner
new-first-lot = Loddtrekning
new-first-white = Hvit
new-first-black = Svart
new-clock = Klokke
new-clock-none = Ingen
new-clock-total = Hele partiet
new-clock-move = Hvert trekk
new-clock-days = Dager per trekk
new-minutes = Minutter til hver
new-increment = Ekstra sekunder per trekk
new-seconds = Sekunder per trekk
new-days = Dager per trekk
new-draws = Remis ved gjentakelse eller uten framgang
new-draws-rules = Som reglene sier
new-draws-auto = Med en gang
new-draws-claim = Bare hvis en spiller krever det
new-draws-off = Aldri
new-dice = Terninger
new-dice-thrown = Kastes her
new-dice-entered = Kastes på bordet og skrives inn
new-take-backs = Trekk kan angres
new-hints = Hint er tillatt
new-begin = Begynn

## The list of games.

games-title = Mine partier
games-new = Nytt spill
games-none = Her er ingenting spilt ennå.
games-begin = Velg et spill og begynn.
games-older = Eldre partier
games-over = Slutt

## The rules.

rules-title = Regler
rules-lead = Hver regel i hvert spill i én setning. Hver side får plass på ett utskrevet ark.
rules-play = Spill det
rules-where = Hvor hver regel kommer fra
rules-back = Tilbake til partiet
rules-source = Kilde:
rules-base = ◆ annerledes enn
rules-editions = Regelark som har det
rules-only-named = bare navnet
rules-same = Samme spill under andre navn
rules-text = Som tekst du kan endre
rules-key = Hva kildene står for
rules-key-rulings = M-5, D-3 og lignende: våre avgjørelser der arkene tier eller er uenige.
leaflet-000 = Legler small foot, Gold Edition, artikkel 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = verdensforbundets folder (Welt-Mühlespiel-Dachverband)
leaflet-003 = veiledningen til et designspill, bare med små bokstaver
leaflet-004 = Brettspielnetz.de, regelark fra 2024
rules-part-board = Brettet
rules-part-moves = Flytte
rules-part-taking = Ta
rules-part-end = Vinne og tape
rules-part-draws = Uavgjort
rules-part-begin = Begynnelsen
rules-part-more = Og dessuten

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Egne regler
own-lead = Gå ut fra et spill du kan, og si hva som er annerledes. Du får et regelark til det, og et brett å spille på.
own-label = Reglene, som TOML eller JSON
own-check = Vis regelarket
own-hint = Navn og verdier som kan skrives:
own-base = Gå ut fra
own-base-take = Ta dette
own-as-text = Skriv det heller som tekst
own-place = Linje { $line }, kolonne { $column }:
own-problem = Det går ikke:

## Errors. $detail sentences come from elsewhere.

page-error = Det gikk ikke
page-not-found = Her er det ingenting
page-home = Til spillene
