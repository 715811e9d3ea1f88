### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere. "Turn" is what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter kies  u terug  i hint  : typ  ? help  q stop
tui-too-small = Het venster is te klein voor het bord: het heeft { $width } kolommen en { $height } regels, { $needwidth } en { $needheight } zijn nodig.
tui-thinking-hint = Op zoek naar een goede zet …

## What is to be done in the middle of a turn, and in its place.

tui-go = Kies waarheen; Esc laat los.
tui-go-or-not = Kies waar het verdergaat, of stop hier met n.
tui-take = Kies een steen om te slaan, een in < >.
tui-take-or-not = Kies een steen om te slaan, een in < >, of sla met n niets.
tui-throw = Met t gooi je.
tui-pass = Met Enter pas je.
tui-over = u neemt terug, q stopt.
tui-over-stays = q verlaat het spel.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Het stuk op { $place } kan nu niet zetten.
tui-wrong-go = Dat kan nu niet met { $place }.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = De partij is niet uit en niet opgeslagen. Toch stoppen?
tui-ask-quit-saved = De partij is niet uit, maar wel opgeslagen. Stoppen?
tui-ask-draw = Is de andere kant het ermee eens?
tui-yes = j
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Toetsen
tui-key-arrows = pijlen
tui-key-pages = PgUp PgDn
tui-help-move = van plek naar plek gaan
tui-help-next = naar de volgende plek gaan die te kiezen is
tui-help-choose = kiezen: een stuk, waar het heen gaat, wat het slaat; klikken kan ook
tui-help-type = een zet typen als d2 of a1-a4xd5; na : een opdracht als opslaan partij.txt
tui-help-undo = een zet terugnemen; hem weer spelen
tui-help-hint = een hint; nog eens voor de hele zet
tui-help-level = de computer sterker of zwakker maken
tui-help-rules = de regels van dit spel
tui-help-scroll = door de zetten bladeren
tui-help-quit = stoppen
tui-help-back = Elke toets brengt je terug naar het bord.
tui-rules-back = De pijlen bladeren; elke andere toets gaat terug naar het bord.
