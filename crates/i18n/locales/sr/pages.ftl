### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "ti", without gendered verb forms. Short and quiet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Na sadržaj
page-navigation = Stranice
page-games = Moje partije
page-rules = Pravila
page-languages = Jezik
page-themes = Izgled
page-theme-auto = Sistem
page-theme-light = Svetlo
page-theme-dark = Tamno
page-theme-contrast = Visok kontrast
page-colophon = Stara kutija sa igrama: mica, dame, hajke i soliter, po bilo kom uputstvu.

## The home page. "Uputstvo" is the sheet of rules that came in the box.

home-title = Stara kutija sa igrama
home-lead = Udvoje ili protiv računara: izaberi igru i počni. U svakom uputstvu je malo drugačija.
home-continue = Nastavi igru
home-mill = Mica
home-draughts = Dame
home-variants = Mica na još načina
home-more =
    { $count ->
        [one] Još { $count } mica
        [few] Još { $count } mice
       *[other] Još { $count } mica
    }
home-play = Igraj: { $game }
home-rules-of = Pravila: { $game }
home-own = Sopstvena pravila
home-own-lead = Kod vas se u kući igralo drugačije? Zapiši to i igraj tako.
home-own-link = Napiši sopstvena pravila

## The shelves: headings above groups of games.

shelf-mill-leaflets = Po uputstvu iz tvog detinjstva
shelf-mill-variants = Mica na druge načine
shelf-mill-boards = Mica na drugim tablama
shelf-draughts-leaflets = Po uputstvu iz tvog detinjstva
shelf-draughts-books = Po zvaničnim pravilima
shelf-draughts-losing = Obrnute dame
shelf-mill-leaflets-full = Mica po uputstvima
shelf-draughts-leaflets-full = Dame po uputstvima
shelf-draughts-books-full = Dame po zvaničnim pravilima
shelf-hunts = Hajke
shelf-solitaire = Soliter

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Naša verzija
house-eck = Pravila nisu sačuvana. U uputstvu se na engleskom zove „angle mill”, a Eck je ugaono polje: zato i ugao sa svoja dva suseda na istom kvadratu važi kao mica.
house-eck_only = Stroža varijanta naše Ugaone mice: samo su uglovi mice, a prave linije nisu.
house-kreuz = Pravila nisu sačuvana. Priručnik iz 1980. micu na dijagonali zove krstastom: zato četiri ugaone dijagonale važe kao mice, a vuče se i dalje samo po nacrtanim linijama.
house-kreuz_edges = Slobodnija varijanta naše Krstaste mice: dijagonale su nacrtane i po njima se vuče.
house-huepf = Pravila nisu sačuvana. Preskače se kratko kao u halmi, a mora biti nešto drugo od Skakačeve mice koja stoji pored nje: zato pijun sme i da preskoči jednog suseda na sledeće polje linije, a pritom ne uzima ništa.
house-huepf_capture = Naša Mica sa preskakanjem sa skokom iz dama, kakav poznaje Velika mica iz 1980: preskočeni protivnički pijun se uzima.
house-huepf_fly = Mica sa preskakanjem kako tu reč koristi jedan nemački tekst: kad su svi pijuni postavljeni, svako skače na bilo koje prazno polje.
house-battue = Uputstvo pominje hajku, a o pravilima ne kaže ništa. U kutiji je pored nje Vuk i ovce, jedan protiv više njih: zato je ovo lov na tabli za micu, a brojeve smo izabrali tako što smo igru izračunali.
house-battue3 = Naša Hajka sa tri lovca: lovinu hvataju iz otprilike polovine svih rasporeda, pa odlučuje takt.
house-fox_hunt = Naša Hajka sa lovinom koja ujeda, kao što lisica u starim igrama krade guske; šest lovaca je čini izjednačenom.

## The new game.

new-title = Nova partija
new-rules = Igra
new-own = Sopstvena pravila
new-change = Izaberi
new-read-rules = Pročitaj pravila
new-players = Igrači
new-player = Tvoje ime
new-name-hint = Ime
new-sheep = Ovce
new-wolf = Vuk
new-quarry = Lovina
new-fox = Lisica
new-hunters = Lovci
new-opponent-person = Udvoje za ovim ekranom
new-opponent-computer = Protiv računara
new-level = Nivo
new-level-1 = Početnik
new-level-5 = Iskusan igrač
new-level-10 = Puna snaga
new-level-perfect = Savršeno
new-side = Igraš kao
new-side-begins = { $side } (počinje)
new-side-lot = Žreb odlučuje
new-colours-choose = Kako je upisano
new-colours-lot = Izvuci strane žrebom
new-first = Ko počinje
new-first-lot = Žreb odlučuje
new-first-white = Beli
new-first-black = Crni
new-clock = Sat
new-clock-none = Bez sata
new-clock-total = Za celu partiju
new-clock-move = Za svaki potez
new-clock-days = Dani po potezu
new-minutes = Minuta za svakog
new-increment = Dodatnih sekundi po potezu
new-seconds = Sekundi po potezu
new-days = Dana po potezu
new-draws = Remi zbog ponavljanja ili bez napretka
new-draws-rules = Kako kažu pravila
new-draws-auto = Odmah
new-draws-claim = Samo ako ga neko reklamira
new-draws-off = Nikad
new-dice = Kockice
new-dice-thrown = Bacaju se ovde
new-dice-entered = Bacaju se na stolu i upisuju
new-take-backs = Potezi smeju da se poništavaju
new-hints = Saveti su dozvoljeni
new-begin = Počni

## The list of games.

games-title = Moje partije
games-new = Nova partija
games-none = Ovde još ništa nije odigrano.
games-begin = Izaberi igru i počni.
games-older = Starije partije
games-over = Gotovo

## The rules.

rules-title = Pravila
rules-lead = Svako pravilo svake igre u jednoj rečenici. Svaka stranica staje na jedan list papira.
rules-play = Igraj
rules-where = Odakle je koje pravilo
rules-back = Nazad na partiju
rules-source = Izvor:
rules-base = ◆ razlikuje se od:
rules-editions = Uputstva u kojima je
rules-only-named = samo ime
rules-same = Ista igra pod drugim imenima
rules-text = Kao tekst za menjanje
rules-key = Šta znače oznake izvora
rules-key-rulings = M-5, D-3 i slično: naše odluke tamo gde uputstva ćute ili se razilaze.
leaflet-000 = Legler small foot, Gold Edition, artikal 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = letak svetskog saveza (Welt-Mühlespiel-Dachverband)
leaflet-003 = uputstvo dizajnerske igre, sve malim slovima
leaflet-004 = Brettspielnetz.de, list s pravilima iz 2024.
rules-part-board = Tabla
rules-part-moves = Vučenje
rules-part-taking = Uzimanje
rules-part-end = Pobeda i poraz
rules-part-draws = Remi
rules-part-begin = Početak
rules-part-more = I još

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Sopstvena pravila
own-lead = Pođi od igre koju znaš i reci šta je drugačije. Dobijaš uputstvo za nju i tablu na kojoj se igra.
own-label = Pravila, kao TOML ili JSON
own-check = Prikaži uputstvo
own-hint = Nazivi i vrednosti za pisanje:
own-base = Poći od
own-base-take = Uzmi ovu
own-as-text = Radije napiši kao tekst
own-place = Red { $line }, kolona { $column }:
own-problem = Tako ne ide:

## Errors. $detail sentences come from elsewhere.

page-error = To nije uspelo
page-not-found = Ovde nema ničega
page-home = Na igre
