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
page-theme-auto = Sustav
page-theme-light = Svijetlo
page-theme-dark = Tamno
page-theme-contrast = Visoki kontrast
page-colophon = Stara kutija s igrama: mlin, dama, hajke i solitaire, po bilo kojoj uputi.

## The home page. "Uputa" is the sheet of rules that came in the box.

home-title = Stara kutija s igrama
home-lead = Udvoje ili protiv računala: odaberi igru i počni. U svakoj je uputi malo drukčija.
home-continue = Nastavi igrati
home-mill = Mlin
home-draughts = Dama
home-variants = Mlin na još načina
home-more =
    { $count ->
        [one] Još { $count } mlin
        [few] Još { $count } mlina
       *[other] Još { $count } mlinova
    }
home-play = Igraj: { $game }
home-rules-of = Pravila: { $game }
home-own = Vlastita pravila
home-own-lead = Kod vas se doma igralo drukčije? Zapiši to i igraj tako.
home-own-link = Napiši vlastita pravila

## The shelves: headings above groups of games.

shelf-mill-leaflets = Po uputi iz tvog djetinjstva
shelf-mill-variants = Mlin na druge načine
shelf-mill-boards = Mlin na drugim pločama
shelf-draughts-leaflets = Po uputi iz tvog djetinjstva
shelf-draughts-books = Po službenim pravilima
shelf-draughts-losing = Obrnuta dama
shelf-mill-leaflets-full = Mlin po uputama
shelf-draughts-leaflets-full = Dama po uputama
shelf-draughts-books-full = Dama po službenim pravilima
shelf-hunts = Hajke
shelf-solitaire = Solitaire

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Naša verzija
house-eck = Pravila nisu sačuvana. U uputi se na engleskom zove „angle mill”, a Eck je kutno polje: zato i kut sa svoja dva susjeda na istom kvadratu vrijedi kao mlin.
house-eck_only = Stroža inačica našeg Kutnog mlina: samo su kutovi mlinovi, a ravne crte nisu.
house-kreuz = Pravila nisu sačuvana. Priručnik iz 1980. mlin na dijagonali zove križnim: zato četiri kutne dijagonale vrijede kao mlinovi, a vuče se i dalje samo po nacrtanim crtama.
house-kreuz_edges = Slobodnija inačica našeg Križnog mlina: dijagonale su nacrtane i po njima se vuče.
house-huepf = Pravila nisu sačuvana. Preskače se kratko kao u halmi, a mora biti nešto drugo od Skakačeva mlina koji stoji uz njega: zato pijun smije i preskočiti jednog susjeda na sljedeće polje crte, a pritom ne uzima ništa.
house-huepf_capture = Naš Mlin s preskakanjem sa skokom iz dame, kakav poznaje Veliki mlin iz 1980.: preskočeni protivnički pijun se uzima.
house-huepf_fly = Mlin s preskakanjem kako tu riječ rabi jedan njemački tekst: kad su svi pijuni postavljeni, svatko skače na bilo koje prazno polje.
house-battue = Uputa spominje hajku, a o pravilima ne kaže ništa. U kutiji je pokraj nje Vuk i ovce, jedan protiv više njih: zato je ovo lov na ploči za mlin, a brojeve smo odabrali tako da smo igru izračunali.
house-battue3 = Naša Hajka s tri lovca: lovinu hvataju iz otprilike polovice svih rasporeda, pa odlučuje takt.
house-fox_hunt = Naša Hajka s lovinom koja grize, kao što lisica u starim igrama krade guske; šest lovaca čini je izjednačenom.

## The new game.

new-title = Nova partija
new-rules = Igra
new-own = Vlastita pravila
new-change = Odaberi
new-read-rules = Pročitaj pravila
new-players = Igrači
new-player = Tvoje ime
new-name-hint = Ime
new-sheep = Ovce
new-wolf = Vuk
new-quarry = Lovina
new-fox = Lisica
new-hunters = Lovci
new-opponent-person = Udvoje za ovim zaslonom
new-opponent-computer = Protiv računala
new-level = Razina
new-level-1 = Početnik
new-level-5 = Iskusan igrač
new-level-10 = Puna snaga
new-level-perfect = Savršeno
new-side = Igraš kao
new-side-begins = { $side } (počinje)
new-side-lot = Ždrijeb odlučuje
new-colours-choose = Kako je upisano
new-colours-lot = Izvuci strane ždrijebom
new-first = Tko počinje
new-first-lot = Ždrijeb odlučuje
new-first-white = Bijeli
new-first-black = Crni
new-clock = Sat
new-clock-none = Bez sata
new-clock-total = Za cijelu partiju
new-clock-move = Za svaki potez
new-clock-days = Dani po potezu
new-minutes = Minuta za svakoga
new-increment = Dodatnih sekundi po potezu
new-seconds = Sekundi po potezu
new-days = Dana po potezu
new-draws = Remi zbog ponavljanja ili bez napretka
new-draws-rules = Kako kažu pravila
new-draws-auto = Odmah
new-draws-claim = Samo ako ga tko reklamira
new-draws-off = Nikad
new-dice = Kocke
new-dice-thrown = Bacaju se ovdje
new-dice-entered = Bacaju se na stolu i upisuju
new-take-backs = Potezi se smiju poništavati
new-hints = Savjeti su dopušteni
new-begin = Počni

## The list of games.

games-title = Moje partije
games-new = Nova partija
games-none = Ovdje još ništa nije odigrano.
games-begin = Odaberi igru i počni.
games-older = Starije partije
games-over = Gotovo

## The rules.

rules-title = Pravila
rules-lead = Svako pravilo svake igre u jednoj rečenici. Svaka stranica stane na jedan list papira.
rules-play = Igraj
rules-where = Odakle je koje pravilo
rules-back = Natrag na partiju
rules-source = Izvor:
rules-base = ◆ razlikuje se od:
rules-editions = Upute u kojima je
rules-only-named = samo ime
rules-same = Ista igra pod drugim imenima
rules-text = Kao tekst za mijenjanje
rules-key = Što znače oznake izvora
rules-key-rulings = M-5, D-3 i slično: naše odluke ondje gdje upute šute ili se razilaze.
leaflet-000 = Legler small foot, Gold Edition, artikl 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = letak svjetskog saveza (Welt-Mühlespiel-Dachverband)
leaflet-003 = uputa dizajnerske igre, sva malim slovima
leaflet-004 = Brettspielnetz.de, list s pravilima iz 2024.
rules-part-board = Ploča
rules-part-moves = Vučenje
rules-part-taking = Uzimanje
rules-part-end = Pobjeda i poraz
rules-part-draws = Remi
rules-part-begin = Početak
rules-part-more = I još

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Vlastita pravila
own-lead = Kreni od igre koju znaš i reci što je drukčije. Dobivaš uputu za nju i ploču na kojoj se igra.
own-label = Pravila, kao TOML ili JSON
own-check = Prikaži uputu
own-hint = Nazivi i vrijednosti za pisanje:
own-base = Poći od
own-base-take = Uzmi ovu
own-as-text = Radije napiši kao tekst
own-place = Redak { $line }, stupac { $column }:
own-problem = Tako ne ide:

## Errors. $detail sentences come from elsewhere.

page-error = To nije uspjelo
page-not-found = Ovdje nema ničega
page-home = Na igre
