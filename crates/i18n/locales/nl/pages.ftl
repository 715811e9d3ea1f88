### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "you". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Naar de inhoud
page-navigation = Pagina’s
page-games = Mijn partijen
page-rules = Regels
page-languages = Taal
page-themes = Weergave
page-theme-auto = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-theme-contrast = Hoog contrast
page-colophon = De oude spellendoos: molen, dammen, jachtspellen en solitaire, volgens elk regelblad.

## The home page. "Leaflet" is the sheet of rules that came in the box.

home-title = De oude spellendoos
home-lead = Tegen elkaar of tegen de computer: kies een spel en begin. Elk regelblad vertelt het weer een beetje anders.
home-continue = Verder spelen
home-mill = Molenspel
home-draughts = Dammen
home-variants = Molenspel, maar dan anders
home-more =
    { $count ->
        [one] Nog één molenspel
       *[other] Nog { $count } molenspellen
    }
home-play = { $game } spelen
home-rules-of = Regels: { $game }
home-own = Je eigen regels
home-own-lead = Speelden jullie het thuis anders? Schrijf het op en speel het zo.
home-own-link = Eigen regels schrijven

## The shelves: headings above groups of games.

shelf-mill-leaflets = Volgens het blad waarmee je bent opgegroeid
shelf-mill-variants = Molenspel, maar dan anders
shelf-mill-boards = Molenspel op andere borden
shelf-draughts-leaflets = Volgens het blad waarmee je bent opgegroeid
shelf-draughts-books = Volgens de reglementen van de bonden
shelf-draughts-losing = Weggeefdammen
shelf-mill-leaflets-full = Molenspel per regelblad
shelf-draughts-leaflets-full = Dammen per regelblad
shelf-draughts-books-full = Dammen volgens de bonden
shelf-hunts = Jachtspellen
shelf-solitaire = Solitaire

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Onze versie
house-eck = Er zijn geen regels overgeleverd. In het Engels noemt het blad het ‘angle mill’, en Eck is een hoekpunt: daarom telt ook een hoek met zijn twee buren op hetzelfde vierkant als molen.
house-eck_only = De strengere lezing van onze hoekmolen: alleen de hoeken zijn molens, rechte lijnen niet.
house-kreuz = Er zijn geen regels overgeleverd. Het handboek van 1980 noemt een molen op een diagonaal een kruismolen: daarom tellen de vier hoekdiagonalen als molens, maar geschoven wordt alleen over de getekende lijnen.
house-kreuz_edges = De vrijere lezing van onze kruismolen: de diagonalen zijn getekend, en je schuift erover.
house-huepf = Er zijn geen regels overgeleverd. De Duitse naam zegt ‘huppen’, het korte sprongetje van halma, en het moet iets anders zijn dan de paardsprongmolen ernaast: daarom mag een steen ook over één buur naar het volgende punt van de lijn springen, zonder iets te slaan.
house-huepf_capture = Onze haasje-overmolen met de sprong uit het damspel, zoals de Grote Molen van 1980 die kent: een vijandelijke steen waar je overheen springt, is geslagen.
house-huepf_fly = De haasje-overmolen zoals een Duitse tekst het woord gebruikt: zijn alle stenen geplaatst, dan springt iedereen naar elk leeg punt.
house-battue = Het blad noemt een drijfjacht en zegt niets over de regels. De buur in de doos is Wolf en schapen, één tegen velen: daarom is dit een jacht op het molenbord, met aantallen die we hebben uitgerekend.
house-battue3 = Onze drijfjacht met drie jagers: ze vangen het wild uit ongeveer de helft van alle beginstellingen, dus het tempo beslist.
house-fox_hunt = Onze drijfjacht met wild dat bijt, zoals de vos in de oude jachtspellen ganzen pakt; met zes jagers zijn de kansen gelijk.

## The new game.

new-title = Nieuw spel
new-rules = Spel
new-own = Je eigen regels
new-change = Kiezen
new-read-rules = De regels lezen
new-players = Spelers
new-player = Je naam
new-name-hint = Naam
new-sheep = De schapen
new-wolf = De wolf
new-quarry = Het wild
new-fox = De vos
new-hunters = De jagers
new-opponent-person = Met zijn tweeën aan dit scherm
new-opponent-computer = Tegen de computer
new-level = Niveau
new-level-1 = Beginner
new-level-5 = Geoefend
new-level-10 = Op volle sterkte
new-level-perfect = Perfect
new-side = Jij speelt
new-side-begins = { $side } (begint)
new-side-lot = Het lot beslist
new-colours-choose = Zoals ingevuld
new-colours-lot = Om de kanten loten
new-first = Wie begint
new-first-lot = Het lot beslist
new-first-white = Wit
new-first-black = Zwart
new-clock = Klok
new-clock-none = Geen
new-clock-total = Hele partij
new-clock-move = Per zet
new-clock-days = Dagen per zet
new-minutes = Minuten per speler
new-increment = Extra seconden per zet
new-seconds = Seconden per zet
new-days = Dagen per zet
new-draws = Remise door herhaling of zonder vooruitgang
new-draws-rules = Zoals de regels zeggen
new-draws-auto = Meteen
new-draws-claim = Alleen als een speler het claimt
new-draws-off = Nooit
new-dice = Dobbelstenen
new-dice-thrown = Hier gooien
new-dice-entered = Op tafel gooien en invullen
new-take-backs = Zetten mogen worden teruggenomen
new-hints = Hints zijn toegestaan
new-begin = Beginnen

## The list of games.

games-title = Mijn partijen
games-new = Nieuw spel
games-none = Hier is nog niets gespeeld.
games-begin = Kies een spel en begin.
games-older = Oudere partijen
games-over = Afgelopen

## The rules.

rules-title = Regels
rules-lead = Elke regel van elk spel in één zin. Elke pagina past geprint op één vel.
rules-play = Spelen
rules-where = Waar elke regel vandaan komt
rules-back = Terug naar de partij
rules-source = Bron:
rules-base = ◆ anders dan bij
rules-editions = Regelbladen waar het in staat
rules-only-named = alleen de naam
rules-same = Hetzelfde spel onder andere namen
rules-text = Als tekst om te wijzigen
rules-key = Waar de bronnen voor staan
rules-key-rulings = M-5, D-3 en dergelijke: onze beslissingen waar de bladen zwijgen of elkaar tegenspreken.
leaflet-000 = Legler small foot, Gold Edition, artikel 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = de folder van de wereldbond (Welt-Mühlespiel-Dachverband)
leaflet-003 = de handleiding van een designspel, helemaal in kleine letters
leaflet-004 = Brettspielnetz.de, spelregelblad van 2024
rules-part-board = Het bord
rules-part-moves = Zetten
rules-part-taking = Slaan
rules-part-end = Winnen en verliezen
rules-part-draws = Remise
rules-part-begin = Beginnen
rules-part-more = En verder

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Je eigen regels
own-lead = Ga uit van een spel dat je kent en zeg wat er anders is. Je krijgt er een regelblad bij, en een bord om op te spelen.
own-label = De regels, als TOML of JSON
own-check = Regelblad tonen
own-hint = Namen en waarden om te schrijven:
own-base = Uitgaan van
own-base-take = Neem dit
own-as-text = Liever als tekst schrijven
own-place = Regel { $line }, kolom { $column }:
own-problem = Zo gaat het niet:

## Errors. $detail sentences come from elsewhere.

page-error = Dat is niet gelukt
page-not-found = Hier is niets
page-home = Naar de spellen
