### What "zwick games" says: a short welcome and what there is. Names of commands and ids of games are
### never translated.

## The welcome.

overview-title = Zwickmühle: młynek i inne gry ze starego pudełka
overview-lead = Graj według instrukcji, którą znasz z dzieciństwa, albo według każdej innej.

## The games, family by family; each line is an id and a name. "Our version": only the name is handed down.

overview-games = Gry
overview-house-version = { $game } (nasza wersja)

## What one can do, one line for each command.

overview-commands = Polecenia
overview-serve = otwiera planszę w przeglądarce
overview-play = gra dla dwóch osób przy jednym terminalu
overview-rules = wszystkie zasady gry i ich pochodzenie albo różnice między dwiema grami
overview-show = rysuje pozycję
overview-moves = wylicza możliwe ruchy
overview-check = odtwarza i sprawdza zapis partii
overview-convert = zapisuje partię w innej postaci
overview-perft = liczy, na ile sposobów może potoczyć się gra
overview-solve = rozwiązuje grę: tworzy tablice, które znają każdą pozycję
overview-probe = pyta tablice o pozycję
overview-verify = porównuje tablice z zasadami
overview-tables = wylicza lub usuwa tablice albo o nich opowiada
overview-engine = komputer jako gracz dla innych programów (UGI)
overview-match = każe dwóm graczom rozegrać wiele partii i mówi, kto jest silniejszy
overview-analyse = mówi, ile był wart każdy ruch partii i który byłby lepszy
overview-bench = mierzy szybkość liczenia

## The last line.

overview-more = Więcej powie „zwick help”; własna gra to plik z zasadami, podany jako @PLIK („zwick help rules” pokazuje przykład).

## What "zwick" says while it serves the board.

serve-at = Plansza jest pod adresem { $address }
serve-elsewhere = Twoje partie są już otwarte pod adresem { $address }
serve-stop = Ctrl-C kończy; każda partia potoczy się dalej od miejsca, w którym stanęła.
serve-stopped = Do widzenia. Każda partia potoczy się dalej od miejsca, w którym stanęła.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Tu bez znaczenia.)
rules-sources = Źródła: 000–004 to instrukcje wraz z wydaniem (002-S to szwedzkie); M-, D- i § to rozstrzygnięcia i paragrafy, X to książki i strony; spis jest w docs/rules.md.
rules-equal = Nie różnią się.
rules-same-game = Dozwolone ruchy i wyniki są w obu takie same.
