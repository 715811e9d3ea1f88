### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter biraj  u poništi  i savet  : piši  ? pomoć  q kraj
tui-too-small = Prozor je premali za tablu: kolona { $width }, redova { $height }, a treba { $needwidth } i { $needheight }.
tui-thinking-hint = Tražim dobar potez …

## What is to be done in the middle of a turn, and in its place.

tui-go = Izaberi kuda; Esc pušta figuru.
tui-go-or-not = Izaberi kuda dalje ili stani ovde tasterom n.
tui-take = Izaberi pijuna kojeg uzimaš, jednog u < >.
tui-take-or-not = Izaberi pijuna kojeg uzimaš, jednog u < >, ili pritisni n i ne uzmi nijednog.
tui-throw = Pritisni t za bacanje.
tui-pass = Pritisni Enter i preskoči potez.
tui-over = u poništava, q izlazi.
tui-over-stays = q izlazi.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Sa { $place } sada ne može da se krene.
tui-wrong-go = To sa { $place } sada ne može.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partija nije ni gotova ni sačuvana. Ipak da se prekine?
tui-ask-quit-saved = Partija nije gotova, ali je sačuvana. Da se prekine?
tui-ask-draw = Da li se druga strana slaže?
tui-yes = d
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Tasteri
tui-key-arrows = strelice
tui-key-pages = PgUp PgDn
tui-help-move = idi s polja na polje
tui-help-next = idi na sledeće polje koje može da se izabere
tui-help-choose = izaberi: figuru, kuda ide, šta uzima; može i klikom
tui-help-type = ukucaj potez kao d2 ili a1-a4xd5; posle : komandu kao sačuvaj partija.txt
tui-help-undo = poništi potez; ponovo ga odigraj
tui-help-hint = savet; još jednom za ceo potez
tui-help-level = neka računar igra jače ili slabije
tui-help-rules = pravila ove igre
tui-help-scroll = listaj poteze
tui-help-quit = izlaz
tui-help-back = Bilo koji taster vraća na tablu.
tui-rules-back = Strelice pomeraju tekst, svaki drugi taster vraća na tablu.
