### The board on the screen of a terminal: what stands around it, and what its keys do.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter výběr  u zpět  i rada  : psát  ? pomoc  q konec
tui-too-small = Okno je na desku malé: sloupců { $width } a řádků { $height }, je potřeba { $needwidth } a { $needheight }.
tui-thinking-hint = Hledá se dobrý tah …

## What is to be done in the middle of a turn, and in its place.

tui-go = Vyber kam; Esc pustí.
tui-go-or-not = Vyber, kam dál, nebo tu skonči: n.
tui-take = Vyber, co vzít, některý v < >.
tui-take-or-not = Vyber, co vzít, některý v < >, nebo stiskni n a nic neber.
tui-throw = Stiskni t a hoď.
tui-pass = Stiskni Enter a vynech tah.
tui-over = u vrátí tah, q skončí.
tui-over-stays = q skončí.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Z { $place } teď táhnout nejde.
tui-wrong-go = S { $place } to teď nejde.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partie není dohraná ani uložená. Přesto skončit?
tui-ask-quit-saved = Partie není dohraná, ale je uložená. Skončit?
tui-ask-draw = Souhlasí druhá strana?
tui-yes = a
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Klávesy
tui-key-arrows = šipky
tui-key-pages = PgUp PgDn
tui-help-move = přejít z místa na místo
tui-help-next = přejít na další místo, které lze vybrat
tui-help-choose = vybrat: čím táhnout, kam a co vzít; kliknutí také
tui-help-type = napsat tah, například d2 nebo a1-a4xd5; po : příkaz, například uložit partie.txt
tui-help-undo = vrátit tah; zahrát ho znovu
tui-help-hint = nápověda; podruhé celý tah
tui-help-level = počítač silnější, nebo slabší
tui-help-rules = pravidla této hry
tui-help-scroll = procházet tahy
tui-help-quit = konec
tui-help-back = Kterákoli klávesa vrátí na desku.
tui-rules-back = Šipky posouvají text, každá jiná klávesa se vrátí k desce.
