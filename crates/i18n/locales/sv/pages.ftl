### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "you". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Till innehållet
page-navigation = Sidor
page-games = Mina partier
page-rules = Regler
page-languages = Språk
page-themes = Utseende
page-theme-auto = System
page-theme-light = Ljust
page-theme-dark = Mörkt
page-theme-contrast = Hög kontrast
page-colophon = Den gamla spellådan: kvarn, dam, jakter och solitär, efter vilket regelblad som helst.

## The home page. "Leaflet" is the sheet of rules that came in the box.

home-title = Den gamla spellådan
home-lead = Mot varandra eller mot datorn: välj ett spel och börja. Varje regelblad berättar det lite olika.
home-continue = Spela vidare
home-mill = Kvarn
home-draughts = Dam
home-variants = Fler sätt att spela kvarn
home-more =
    { $count ->
        [one] Ett kvarnspel till
       *[other] { $count } kvarnspel till
    }
home-play = Spela { $game }
home-rules-of = Regler: { $game }
home-own = Egna regler
home-own-lead = Spelade ni på ett annat sätt hemma? Skriv ner det och spela så.
home-own-link = Skriv egna regler

## The shelves: headings above groups of games.

shelf-mill-leaflets = Efter bladet du växte upp med
shelf-mill-variants = Andra sätt att spela kvarn
shelf-mill-boards = Kvarn på andra bräden
shelf-draughts-leaflets = Efter bladet du växte upp med
shelf-draughts-books = Efter förbundens regelböcker
shelf-draughts-losing = Förlustdam
shelf-mill-leaflets-full = Kvarn efter regelblad
shelf-draughts-leaflets-full = Dam efter regelblad
shelf-draughts-books-full = Dam efter förbunden
shelf-hunts = Jakter
shelf-solitaire = Solitär

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Vår version
house-eck = Inga regler finns bevarade. Bladet kallar det ”angle mill” på engelska, och Eck är en hörnpunkt: därför räknas även ett hörn med sina två grannar på samma kvadrat som kvarn.
house-eck_only = Den strängare tolkningen av vår hörnkvarn: bara hörnen är kvarnar, inte raka linjer.
house-kreuz = Inga regler finns bevarade. Handboken från 1980 kallar en kvarn på en diagonal för korskvarn: därför räknas de fyra hörndiagonalerna som kvarnar, medan man fortfarande bara flyttar längs de ritade linjerna.
house-kreuz_edges = Den friare tolkningen av vår korskvarn: diagonalerna är ritade, och man flyttar längs dem.
house-huepf = Inga regler finns bevarade. Namnet syftar på det korta hoppet i halma, och det måste skilja sig från springarkvarnen intill: därför får en pjäs även hoppa över en granne till nästa punkt på linjen, utan att ta något.
house-huepf_capture = Vår hoppkvarn med hoppet från damspelet, som Stora kvarnen från 1980 har det: en motståndarpjäs man hoppar över är tagen.
house-huepf_fly = Hoppkvarn så som en tysk text använder ordet: när alla pjäser är utsatta hoppar var och en till vilken tom punkt som helst.
house-battue = Bladet nämner en drevjakt men säger inget om reglerna. Grannen i lådan är Varg och får, en mot flera: därför är det här en jakt på kvarnbrädet, med antal som vi har räknat ut.
house-battue3 = Vår drevjakt med tre jägare: de fångar villebrådet från ungefär hälften av alla uppställningar, så takten avgör.
house-fox_hunt = Vår drevjakt med ett villebråd som bits, som räven tar gäss i de gamla jaktspelen; sex jägare gör det jämnt.

## The new game.

new-title = Nytt parti
new-rules = Spel
new-own = Egna regler
new-change = Välj
new-read-rules = Läs reglerna
new-players = Spelare
new-player = Ditt namn
new-name-hint = Namn
new-sheep = Fåren
new-wolf = Vargen
new-quarry = Villebrådet
new-fox = Räven
new-hunters = Jägarna
new-opponent-person = Två vid den här skärmen
new-opponent-computer = Mot datorn
new-level = Nivå
new-level-1 = Nybörjare
new-level-5 = Van
new-level-10 = Full styrka
new-level-perfect = Perfekt
new-side = Du spelar
new-side-begins = { $side } (börjar)
new-side-lot = Lotten avgör
new-colours-choose = Som ifyllt
new-colours-lot = Lotta om sidorna
new-first = Vem som börjar
new-first-lot = Lotten avgör
new-first-white = Vit
new-first-black = Svart
new-clock = Klocka
new-clock-none = Ingen
new-clock-total = Hela partiet
new-clock-move = Varje drag
new-clock-days = Dagar per drag
new-minutes = Minuter var
new-increment = Sekunder extra per drag
new-seconds = Sekunder per drag
new-days = Dagar per drag
new-draws = Remi genom upprepning eller utan framsteg
new-draws-rules = Som reglerna säger
new-draws-auto = Genast
new-draws-claim = Bara om en spelare kräver det
new-draws-off = Aldrig
new-dice = Tärningar
new-dice-thrown = Kastas här
new-dice-entered = Kastas på bordet och fylls i
new-take-backs = Drag får tas tillbaka
new-hints = Tips är tillåtna
new-begin = Börja

## The list of games.

games-title = Mina partier
games-new = Nytt parti
games-none = Här har inget spelats än.
games-begin = Välj ett spel och börja.
games-older = Äldre partier
games-over = Slut

## The rules.

rules-title = Regler
rules-lead = Varje regel i varje spel i en mening. Varje sida får plats på ett utskrivet blad.
rules-play = Spela
rules-where = Varifrån varje regel kommer
rules-back = Tillbaka till partiet
rules-source = Källa:
rules-base = ◆ skiljer sig från
rules-editions = Regelblad som har det
rules-only-named = bara namnet
rules-same = Samma spel under andra namn
rules-text = Som text att ändra
rules-key = Vad källorna står för
rules-key-rulings = M-5, D-3 och liknande: våra avgöranden där bladen tiger eller säger olika.
leaflet-000 = Legler small foot, Gold Edition, artikel 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = världsförbundets folder (Welt-Mühlespiel-Dachverband)
leaflet-003 = bladet till ett designspel, bara med små bokstäver
leaflet-004 = Brettspielnetz.de, regelblad från 2024
rules-part-board = Brädet
rules-part-moves = Flytta
rules-part-taking = Ta
rules-part-end = Vinna och förlora
rules-part-draws = Remi
rules-part-begin = Början
rules-part-more = Och dessutom

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Egna regler
own-lead = Utgå från ett spel du kan och säg vad som är annorlunda. Du får ett regelblad till det, och ett bräde att spela på.
own-label = Reglerna, som TOML eller JSON
own-check = Visa regelbladet
own-hint = Namn och värden att skriva:
own-base = Utgå från
own-base-take = Ta det här
own-as-text = Skriv det hellre som text
own-place = Rad { $line }, kolumn { $column }:
own-problem = Det går inte:

## Errors. $detail sentences come from elsewhere.

page-error = Det gick inte
page-not-found = Här finns inget
page-home = Till spelen
