### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter biraj  u poništi  i savjet  : piši  ? pomoć  q kraj
tui-too-small = Prozor je premalen za ploču: stupaca { $width }, redaka { $height }, a treba { $needwidth } i { $needheight }.
tui-thinking-hint = Tražim dobar potez …

## What is to be done in the middle of a turn, and in its place.

tui-go = Odaberi kamo; Esc pušta figuru.
tui-go-or-not = Odaberi kamo dalje ili stani ovdje tipkom n.
tui-take = Odaberi pijuna kojeg uzimaš, jednog u < >.
tui-take-or-not = Odaberi pijuna kojeg uzimaš, jednog u < >, ili pritisni n i ne uzmi nijednog.
tui-throw = Pritisni t za bacanje.
tui-pass = Pritisni Enter i preskoči potez.
tui-over = u poništava, q izlazi.
tui-over-stays = q izlazi.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = S { $place } se sada ne može krenuti.
tui-wrong-go = To se s { $place } sada ne može.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partija nije ni gotova ni spremljena. Svejedno prestati?
tui-ask-quit-saved = Partija nije gotova, ali je spremljena. Prestati?
tui-ask-draw = Slaže li se druga strana?
tui-yes = d
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Tipke
tui-key-arrows = strelice
tui-key-pages = PgUp PgDn
tui-help-move = idi s polja na polje
tui-help-next = idi na sljedeće polje koje se može odabrati
tui-help-choose = odaberi: figuru, kamo ide, što uzima; može i klikom
tui-help-type = upiši potez kao d2 ili a1-a4xd5; iza : naredbu kao spremi partija.txt
tui-help-undo = poništi potez; ponovno ga odigraj
tui-help-hint = savjet; još jednom za cijeli potez
tui-help-level = neka računalo igra jače ili slabije
tui-help-rules = pravila ove igre
tui-help-scroll = listaj poteze
tui-help-quit = izlaz
tui-help-back = Bilo koja tipka vraća na ploču.
tui-rules-back = Strelice pomiču tekst, svaka druga tipka vraća na ploču.
