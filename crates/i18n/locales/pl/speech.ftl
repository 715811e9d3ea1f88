### What is said about a board and its turns: labels for screen readers, announcements, and what the page
### says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, puste
place-stone-white = { $place }, biały pionek
place-stone-black = { $place }, czarny pionek
place-mill-white = { $place }, biały pionek, w młynku
place-mill-black = { $place }, czarny pionek, w młynku
place-man-white = { $place }, biały pionek
place-man-black = { $place }, czarny pionek
place-king-white = { $place }, biała damka
place-king-black = { $place }, czarna damka
place-wolf = { $place }, wilk
place-sheep = { $place }, owca
place-quarry = { $place }, zwierz
place-fox = { $place }, lis
place-hunter = { $place }, myśliwy
place-peg = { $place }, pionek

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } na { $to }
turn-over = { $from } przez { $over } na { $to }
turn-enter = trzy pionki na { $places }
turn-remove = zabrane: { $places }
turn-takes = { $turn }, zabrane: { $places }
turn-huff = fuk na { $place }, potem { $turn }
turn-pass = pas

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as in
## play-turn.

played =
    { $side ->
        [wolf] Wilk
        [sheep] Owce
        [quarry] Zwierz
        [fox] Lis
        [hunters] Myśliwi
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Los zdecydował: { $player } gra wilkiem.
        [sheep] Los zdecydował: { $player } gra owcami.
        [quarry] Los zdecydował: { $player } gra zwierzem.
        [fox] Los zdecydował: { $player } gra lisem.
        [hunters] Los zdecydował: { $player } gra myśliwymi.
        [black] Los zdecydował: { $player } gra czarnymi.
       *[other] Los zdecydował: { $player } gra białymi.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Pozycja wystąpiła { $count } razy, po półruchach { $plies }.
proof-no-win = Sprawdzono wszystkie dalsze drogi; pozycji: { $count }. W żadnej druga strona nie wygrywa.
proof-no-progress =
    { $last ->
        [start] Półruchów bez postępu: { $count }, licząc jeszcze sprzed początku zapisu.
       *[other] Półruchów bez postępu: { $count }, od półruchu { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Jeden pionek, na środku: lepiej się nie da.
grade-solved = Został jeden pionek: to jest rozwiązanie.
grade-one = Został jeden pionek, tylko nie na swoim miejscu: prawie rozwiązane.
grade-two = Zostały dwa pionki: prawie rozwiązane.
grade-three = Zostały trzy pionki: blisko rozwiązania.
grade-four = Zostały cztery pionki: niedaleko rozwiązania.
grade-five-or-six = Zostało kilka pionków: przyzwoita próba.
grade-seven-or-more = Zostało dużo pionków: spróbuj jeszcze raz.

## What the page cannot do. Whole sentences that help on.

error-stale = Partia w międzyczasie poszła dalej; plansza pokazuje teraz, jak stoi.
error-unknown-game = Nie ma tu takiej partii.
error-unknown-rules = Nie ma tu takich zasad.
error-not-found = Pod tym adresem nic nie ma.
error-method-not-allowed = Pod tym adresem nie da się tego zrobić.
error-foreign-origin = Żądanie przyszło z innej strony, więc nic nie zrobiono.
error-foreign-host = Żądanie było przeznaczone dla innego komputera, więc nic nie zrobiono.
error-too-large = To więcej, niż da się przyjąć naraz.
error-bad-json = Żądania nie da się odczytać jako JSON.
error-bad-request = Żądanie jest niezrozumiałe.
error-bad-text = Tekst zawiera znak, którego nie da się zapisać.
error-unsupported-media-type = Żądań tego rodzaju się tu nie czyta.
error-not-acceptable = Nie ma odpowiedzi tego rodzaju.
error-internal = Coś poszło nie tak; niczego nie zmieniono. Spróbuj jeszcze raz.
error-newer-version = Tę partię zapisała nowsza wersja programu i tutaj nie da się jej odczytać. Spróbuj ponownie za chwilę.
error-storage = Nie udało się zapisać partii, więc nic nie zrobiono. Spróbuj jeszcze raz.
error-busy = Za dużo dzieje się naraz; spróbuj za chwilę.
error-bad-command-id = Polecenie potrzebuje własnego identyfikatora, najwyżej 64 zwykłe znaki.
error-command-reused = Ten identyfikator należy już do innego polecenia.
error-game-full = Ta partia jest już tak długa, jak partia może być: można ją teraz tylko zakończyć.
error-asides-full = W tej partii zaproponowano i zmieniono już zbyt wiele; najpierw trzeba grać dalej.
error-no-change = Tak już jest.
error-too-many-spectators = Obecnie ogląda tyle osób, że nie ma miejsca dla kolejnych; spróbuj ponownie za minutę.
error-name-invisible = W imieniu musi być coś widać.
error-bad-name = Imię ma najwyżej 40 znaków w jednym wierszu.
error-bad-clock = Tak nie da się ustawić zegara: od 1 do 1440 minut, najwyżej 3600 sekund dodatku, od 1 do 86400 sekund, od 1 do 365 dni.
error-bad-level = Poziom komputera to liczba od 1 do 10.
error-no-opponent = W samotnika gra się w pojedynkę.
error-computer-to-move = Teraz rusza się komputer.
error-computer-side = Za swoją stronę mówi tylko komputer.
error-hints-off = W tej partii gra się bez podpowiedzi.
error-no-hint = Komputer nie ma tu podpowiedzi.
error-bad-position = To nie jest pozycja z tej gry.
error-position-over = W tej pozycji partia jest już skończona.
error-rules-missing = Powiedz, według jakich zasad chcesz grać.
error-rules-too-long = Te zasady są za długie.
error-rules-syntax = Tych zasad nie da się odczytać.
error-rules-game = Te zasady nie mówią, w co się gra.
error-rules-field = Jedna z tych zasad jest nieznana albo ma niepasującą wartość.
error-rules-impossible = Te zasady nie pasują do siebie.
error-dice-thrown = W tej partii kośćmi rzuca plansza.
error-bad-throw = Rzut to trzy kości od 1 do 6.
error-no-clock = W tej partii czas się nie kończy.
error-flag-up = Na tym zegarze jest jeszcze czas.
error-not-over = Partia jeszcze trwa.
error-pdn-not-draughts = W PDN zapisuje się tylko warcaby.
error-pdn-huff = Fuku nie da się zapisać w PDN.
error-pdn = Tej partii nie da się zapisać w PDN.
error-unknown-form = Nie ma takiej postaci; są text, json i pdn.
