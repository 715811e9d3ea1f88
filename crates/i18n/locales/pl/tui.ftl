### The board on the screen of a terminal: what stands around it, and what its keys do.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter wybór  u cofnij  i rada  : wpisz  ? pomoc  q koniec
tui-too-small = Okno jest za małe na planszę: kolumn { $width } i wierszy { $height }, a potrzeba { $needwidth } i { $needheight }.
tui-thinking-hint = Szukam dobrego ruchu …

## What is to be done in the middle of a turn, and in its place.

tui-go = Wybierz dokąd; Esc puszcza.
tui-go-or-not = Wybierz, dokąd dalej, albo zakończ tutaj: n.
tui-take = Wybierz pionek do zabrania, jeden z tych w < >.
tui-take-or-not = Wybierz pionek do zabrania, jeden z tych w < >, albo naciśnij n, żeby nic nie zabrać.
tui-throw = Naciśnij t, żeby rzucić.
tui-pass = Naciśnij Enter, żeby spasować.
tui-over = u cofa, q kończy.
tui-over-stays = q kończy.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Z { $place } nie ma teraz ruchu.
tui-wrong-go = Z { $place } nie da się teraz tego zrobić.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partia nie jest skończona ani zapisana. Mimo to zakończyć?
tui-ask-quit-saved = Partia nie jest skończona, ale jest zapisana. Zakończyć?
tui-ask-draw = Czy druga strona się zgadza?
tui-yes = t
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Klawisze
tui-key-arrows = strzałki
tui-key-pages = PgUp PgDn
tui-help-move = przejście z miejsca na miejsce
tui-help-next = przejście do następnego miejsca do wyboru
tui-help-choose = wybór: pionka, dokąd idzie, co zabiera; kliknięcie też
tui-help-type = wpisz ruch, na przykład d2 albo a1-a4xd5; po : polecenie, na przykład zapisz partia.txt
tui-help-undo = cofnij ruch; zagraj go ponownie
tui-help-hint = podpowiedź; jeszcze raz cały ruch
tui-help-level = komputer silniejszy albo słabszy
tui-help-rules = zasady tej gry
tui-help-scroll = przewijanie ruchów
tui-help-quit = koniec
tui-help-back = Dowolny klawisz wraca do planszy.
tui-rules-back = Strzałki przewijają, każdy inny klawisz wraca do planszy.
