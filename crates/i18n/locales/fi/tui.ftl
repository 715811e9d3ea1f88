### The board on the screen of a terminal: what stands around it, and what its keys do.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter valitse  u peru  i vihje  : kirjoita  ? ohje  q ulos
tui-too-small = Ikkuna on laudalle liian pieni: siinä on { $width } saraketta ja { $height } riviä, tarvitaan { $needwidth } ja { $needheight }.
tui-thinking-hint = Etsitään hyvää siirtoa …

## What is to be done in the middle of a turn, and in its place.

tui-go = Valitse minne; Esc päästää irti.
tui-go-or-not = Valitse, minne jatketaan, tai lopeta tähän: n.
tui-take = Valitse poistettava nappula, jokin merkeissä < >.
tui-take-or-not = Valitse poistettava nappula, jokin merkeissä < >, tai paina n, jos et poista mitään.
tui-throw = Heitä painamalla t.
tui-pass = Jätä vuoro väliin painamalla Enter.
tui-over = u kumoaa, q lopettaa.
tui-over-stays = q lopettaa.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Paikasta { $place } ei nyt pääse liikkeelle.
tui-wrong-go = Sitä ei voi nyt tehdä: { $place }.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Peli on kesken eikä sitä ole tallennettu. Lopetetaanko silti?
tui-ask-quit-saved = Peli on kesken, mutta tallennettu. Lopetetaanko?
tui-ask-draw = Suostuuko toinen puoli?
tui-yes = k
tui-no = e

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Näppäimet
tui-key-arrows = nuolet
tui-key-pages = PgUp PgDn
tui-help-move = siirry paikasta toiseen
tui-help-next = siirry seuraavaan valittavaan paikkaan
tui-help-choose = valitse: nappula, minne se menee, mitä se poistaa; myös napsautus
tui-help-type = kirjoita siirto, kuten d2 tai a1-a4xd5; merkin : jälkeen komento, kuten tallenna peli.txt
tui-help-undo = kumoa siirto; tee se uudelleen
tui-help-hint = vihje; uudestaan koko siirto
tui-help-level = tee tietokoneesta vahvempi tai heikompi
tui-help-rules = tämän pelin säännöt
tui-help-scroll = selaa siirtoja
tui-help-quit = lopeta
tui-help-back = Mikä tahansa näppäin vie takaisin laudalle.
tui-rules-back = Nuolet vierittävät, mikä tahansa muu näppäin palaa laudalle.
