### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere. "Turn" is what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter vælg  u fortryd  i tip  : skriv  ? hjælp  q slut
tui-too-small = Vinduet er for lille til brættet: det har { $width } kolonner og { $height } linjer, { $needwidth } og { $needheight } skal der til.
tui-thinking-hint = Leder efter et godt træk …

## What is to be done in the middle of a turn, and in its place.

tui-go = Vælg hvorhen; Esc slipper.
tui-go-or-not = Vælg, hvor det går videre, eller stop her med n.
tui-take = Vælg en brik at tage, en i < >.
tui-take-or-not = Vælg en brik at tage, en i < >, eller tryk n for ikke at tage nogen.
tui-throw = Tryk t for at kaste.
tui-pass = Tryk Enter for at melde pas.
tui-over = Tryk u for at fortryde, q for at slutte.
tui-over-stays = Tryk q for at slutte.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Brikken på { $place } kan ikke flyttes nu.
tui-wrong-go = Det går ikke med { $place } nu.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partiet er ikke slut og ikke gemt. Slutte alligevel?
tui-ask-quit-saved = Partiet er ikke slut, men gemt. Slutte?
tui-ask-draw = Er den anden side enig?
tui-yes = j
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Taster
tui-key-arrows = pile
tui-key-pages = PgUp PgDn
tui-help-move = gå fra plads til plads
tui-help-next = gå til næste plads, der kan vælges
tui-help-choose = vælg: en brik, hvor den skal hen, hvad den tager; et klik gør det samme
tui-help-type = skriv et træk som d2 eller a1-a4xd5; efter : en kommando som gem parti.txt
tui-help-undo = fortryd et træk; spil det igen
tui-help-hint = et tip; en gang til for hele trækket
tui-help-level = gør computeren stærkere eller svagere
tui-help-rules = reglerne for dette spil
tui-help-scroll = blad i trækkene
tui-help-quit = slut
tui-help-back = En hvilken som helst tast fører tilbage til brættet.
tui-rules-back = Piletasterne ruller; enhver anden tast fører tilbage til brættet.
