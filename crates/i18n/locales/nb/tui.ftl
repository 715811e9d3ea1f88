### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere. "Turn" is what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter velg  u angre  i hint  : skriv  ? hjelp  q slutt
tui-too-small = Vinduet er for lite for brettet: det har { $width } kolonner og { $height } linjer, { $needwidth } og { $needheight } trengs.
tui-thinking-hint = Leter etter et godt trekk …

## What is to be done in the middle of a turn, and in its place.

tui-go = Velg hvor; Esc slipper.
tui-go-or-not = Velg hvor det går videre, eller stopp her med n.
tui-take = Velg en brikke å ta, en i < >.
tui-take-or-not = Velg en brikke å ta, en i < >, eller trykk n for ikke å ta noen.
tui-throw = Trykk t for å kaste.
tui-pass = Trykk Enter for å melde pass.
tui-over = Trykk u for å angre, q for å slutte.
tui-over-stays = Trykk q for å slutte.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Brikken på { $place } kan ikke flyttes nå.
tui-wrong-go = Det går ikke med { $place } nå.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partiet er ikke slutt og ikke lagret. Slutte likevel?
tui-ask-quit-saved = Partiet er ikke slutt, men lagret. Slutte?
tui-ask-draw = Er den andre siden enig?
tui-yes = j
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Taster
tui-key-arrows = piler
tui-key-pages = PgUp PgDn
tui-help-move = gå fra plass til plass
tui-help-next = gå til neste plass som kan velges
tui-help-choose = velge: en brikke, hvor den går, hva den tar; et klikk gjør det samme
tui-help-type = skrive et trekk som d2 eller a1-a4xd5; etter : en kommando som lagre parti.txt
tui-help-undo = angre et trekk; spille det igjen
tui-help-hint = et hint; en gang til for hele trekket
tui-help-level = gjøre datamaskinen sterkere eller svakere
tui-help-rules = reglene for dette spillet
tui-help-scroll = bla i trekkene
tui-help-quit = slutte
tui-help-back = En hvilken som helst tast går tilbake til brettet.
tui-rules-back = Piltastene ruller; alle andre taster fører tilbage til brettet.
