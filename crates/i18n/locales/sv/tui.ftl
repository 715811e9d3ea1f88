### The board on the screen of a terminal: what stands around it, and what its keys do. What is said about
### the game itself comes from elsewhere. "Turn" is what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Enter välj  u ångra  i tips  : skriv  ? hjälp  q sluta
tui-too-small = Fönstret är för litet för brädet: det har { $width } kolumner och { $height } rader, { $needwidth } och { $needheight } behövs.
tui-thinking-hint = Letar efter ett bra drag …

## What is to be done in the middle of a turn, and in its place.

tui-go = Välj vart; Esc släpper.
tui-go-or-not = Välj vart det går vidare, eller stanna här med n.
tui-take = Välj en pjäs att ta, en inom < >.
tui-take-or-not = Välj en pjäs att ta, en inom < >, eller tryck n för att inte ta någon.
tui-throw = Tryck t för att kasta.
tui-pass = Tryck Enter för att passa.
tui-over = Tryck u för att ångra, q för att sluta.
tui-over-stays = Tryck q för att sluta.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Det som står på { $place } kan inte flyttas nu.
tui-wrong-go = Det går inte med { $place } nu.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = Partiet är inte slut och inte sparat. Sluta ändå?
tui-ask-quit-saved = Partiet är inte slut, men sparat. Sluta?
tui-ask-draw = Går den andra sidan med på det?
tui-yes = j
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Tangenter
tui-key-arrows = pilar
tui-key-pages = PgUp PgDn
tui-help-move = gå från plats till plats
tui-help-next = gå till nästa plats som kan väljas
tui-help-choose = välj: en pjäs, vart den går, vad den tar; det går att klicka också
tui-help-type = skriv ett drag som d2 eller a1-a4xd5; efter : ett kommando som spara parti.txt
tui-help-undo = ta tillbaka ett drag; spela det igen
tui-help-hint = ett tips; en gång till för hela draget
tui-help-level = gör datorn starkare eller svagare
tui-help-rules = reglerna för det här spelet
tui-help-scroll = bläddra bland dragen
tui-help-quit = sluta
tui-help-back = Vilken tangent som helst går tillbaka till brädet.
tui-rules-back = Pilarna bläddrar; alla andra tangenter leder tillbaka till brädet.
