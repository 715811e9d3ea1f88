### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as "ty".
### Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Przejdź do treści
page-navigation = Strony
page-games = Moje partie
page-rules = Zasady
page-languages = Język
page-themes = Wygląd
page-theme-auto = Systemowy
page-theme-light = Jasny
page-theme-dark = Ciemny
page-theme-contrast = Wysoki kontrast
page-colophon = Stare pudełko z grami: młynek, warcaby, polowania i samotnik, według każdej instrukcji.

## The home page. "Instrukcja" is the sheet of rules that came in the box.

home-title = Stare pudełko z grami
home-lead = We dwójkę albo z komputerem: wybierz grę i zaczynaj. Każda instrukcja opowiada ją trochę inaczej.
home-continue = Graj dalej
home-mill = Młynek
home-draughts = Warcaby
home-variants = Młynek inaczej
home-more =
    { $count ->
        [one] Jeszcze jeden młynek
        [few] Jeszcze { $count } młynki
        [many] Jeszcze { $count } młynków
       *[other] Jeszcze { $count } młynków
    }
home-play = Zagraj: { $game }
home-rules-of = Zasady: { $game }
home-own = Własne zasady
home-own-lead = U was w domu grało się inaczej? Zapisz to i graj po swojemu.
home-own-link = Napisz własne zasady

## The shelves: headings above groups of games.

shelf-mill-leaflets = Według instrukcji z dzieciństwa
shelf-mill-variants = Młynek inaczej
shelf-mill-boards = Młynek na innych planszach
shelf-draughts-leaflets = Według instrukcji z dzieciństwa
shelf-draughts-books = Według przepisów federacji
shelf-draughts-losing = Antywarcaby
shelf-mill-leaflets-full = Młynek według instrukcji
shelf-draughts-leaflets-full = Warcaby według instrukcji
shelf-draughts-books-full = Warcaby według przepisów federacji
shelf-hunts = Polowania
shelf-solitaire = Samotnik

## House versions: games of which only the name is handed down. The mark is a short tag; each argument
## says in a few sentences why we play it as we do.

house-mark = Nasza wersja
house-eck = Zasady się nie zachowały. Po angielsku instrukcja nazywa tę grę „angle mill”, a Eck to punkt narożny: dlatego młynkiem jest też róg z dwoma sąsiadami na tym samym kwadracie.
house-eck_only = Surowsze odczytanie naszego młynka narożnego: młynkami są tylko rogi, linie proste nie.
house-kreuz = Zasady się nie zachowały. Podręcznik z 1980 roku nazywa młynek na przekątnej krzyżowym: dlatego cztery przekątne narożne są młynkami, ale chodzi się tylko po narysowanych liniach.
house-kreuz_edges = Swobodniejsze odczytanie naszego młynka krzyżowego: przekątne są narysowane i chodzi się po nich.
house-huepf = Zasady się nie zachowały. Przeskok jest krótki jak w halmie i gra musi się różnić od sąsiedniego młynka skoczka: dlatego pionek może też przeskoczyć jednego sąsiada na następny punkt linii i niczego nie zabiera.
house-huepf_capture = Nasz młynek z przeskokiem, ze skokiem z warcabów, jak w wielkim młynku z 1980 roku: przeskoczony pionek przeciwnika się zabiera.
house-huepf_fly = Młynek z przeskokiem tak, jak rozumie to słowo pewien niemiecki tekst: gdy wszystkie pionki stoją, każdy skacze na dowolny wolny punkt.
house-battue = Instrukcja wymienia obławę i nic nie mówi o jej zasadach. Jej sąsiad w pudełku to Wilk i owce, jeden przeciw wielu: dlatego jest to polowanie na planszy do młynka, a liczby dobraliśmy, rozwiązując grę.
house-battue3 = Nasza obława z trzema myśliwymi: łapią zwierza mniej więcej z połowy ustawień, więc decyduje tempo.
house-fox_hunt = Nasza obława ze zwierzem, który gryzie, tak jak lis porywa gęsi w dawnych grach; sześciu myśliwych wyrównuje szanse.

## The new game.

new-title = Nowa partia
new-rules = Gra
new-own = Własne zasady
new-change = Wybierz
new-read-rules = Przeczytaj zasady
new-players = Gracze
new-player = Twoje imię
new-name-hint = Imię
new-sheep = Owce
new-wolf = Wilk
new-quarry = Zwierz
new-fox = Lis
new-hunters = Myśliwi
new-opponent-person = We dwójkę przy tym ekranie
new-opponent-computer = Z komputerem
new-level = Poziom
new-level-1 = Początkujący
new-level-5 = Wprawny
new-level-10 = Pełna siła
new-level-perfect = Bezbłędny
new-side = Twoja strona
new-side-begins = { $side } (pierwszy ruch)
new-side-lot = Losowo
new-colours-choose = Jak wpisano
new-colours-lot = Losuj strony
new-first = Kto zaczyna
new-first-lot = Decyduje los
new-first-white = Białe
new-first-black = Czarne
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-total = Na partię
new-clock-move = Na każdy ruch
new-clock-days = Dni na ruch
new-minutes = Minut na gracza
new-increment = Dodatkowych sekund na ruch
new-seconds = Sekund na ruch
new-days = Dni na ruch
new-draws = Remis przez powtórzenie lub bez postępu
new-draws-rules = Według zasad
new-draws-auto = Od razu
new-draws-claim = Tylko na reklamację gracza
new-draws-off = Nigdy
new-dice = Kości
new-dice-thrown = Rzut tutaj
new-dice-entered = Rzut na stole, wpisywany
new-take-backs = Ruchy wolno cofać
new-hints = Wolno prosić o podpowiedź
new-begin = Zaczynamy

## The list of games.

games-title = Moje partie
games-new = Nowa partia
games-none = Nic tu jeszcze nie rozegrano.
games-begin = Wybierz grę i zaczynaj.
games-older = Starsze partie
games-over = Zakończone

## The rules.

rules-title = Zasady
rules-lead = Każda zasada każdej gry w jednym zdaniu. Każda strona mieści się w druku na jednej kartce.
rules-play = Zagraj
rules-where = Skąd pochodzą poszczególne zasady
rules-back = Wróć do partii
rules-source = Źródło:
rules-base = ◆ inaczej niż w grze:
rules-editions = Instrukcje, w których jest ta gra
rules-only-named = tylko nazwa
rules-same = Ta sama gra pod innymi nazwami
rules-text = Jako tekst do zmiany
rules-key = Co oznaczają źródła
rules-key-rulings = M-5, D-3 i podobne: nasze rozstrzygnięcia tam, gdzie instrukcje milczą albo się różnią.
leaflet-000 = Legler small foot, Gold Edition, artykuł 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = ulotka światowej federacji (Welt-Mühlespiel-Dachverband)
leaflet-003 = instrukcja gry projektanta, w całości małymi literami
leaflet-004 = Brettspielnetz.de, arkusz zasad z 2024 roku
rules-part-board = Plansza
rules-part-moves = Ruchy
rules-part-taking = Bicie i zabieranie
rules-part-end = Wygrana i przegrana
rules-part-draws = Remis
rules-part-begin = Początek
rules-part-more = A ponadto

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Własne zasady
own-lead = Zacznij od gry, którą znasz, i powiedz, co jest inaczej. Dostaniesz jej instrukcję i planszę do gry.
own-label = Zasady, jako TOML albo JSON
own-check = Pokaż instrukcję
own-hint = Nazwy i wartości do wpisania:
own-base = Zacznij od
own-base-take = Weź tę grę
own-as-text = Wolę napisać to jako tekst
own-place = Wiersz { $line }, kolumna { $column }:
own-problem = Tak się nie da:

## Errors. $detail sentences come from elsewhere.

page-error = Nie udało się
page-not-found = Nic tu nie ma
page-home = Do gier
