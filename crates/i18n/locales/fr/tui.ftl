### The board on the screen of a terminal: what stands around it, and what its keys do. "Coup" is
### what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Entrée choix  u annuler  i indice  : taper  ? aide  q fin
tui-too-small = La fenêtre est trop petite pour le plateau : elle a { $width } colonnes et { $height } lignes, il en faut { $needwidth } et { $needheight }.
tui-thinking-hint = À la recherche d’un bon coup…

## What is to be done in the middle of a turn, and in its place.

tui-go = Choisis où aller ; Échap lâche le pion.
tui-go-or-not = Choisis où continuer, ou arrête-toi ici avec n.
tui-take = Choisis un pion à prendre, un de ceux entre < >.
tui-take-or-not = Choisis un pion à prendre, un de ceux entre < >, ou tape n pour n’en prendre aucun.
tui-throw = Tape t pour lancer les dés.
tui-pass = Tape Entrée pour passer.
tui-over = Tape u pour annuler, q pour quitter.
tui-over-stays = Tape q pour quitter.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Rien ne peut partir de { $place } maintenant.
tui-wrong-go = Rien à faire avec { $place } maintenant.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = La partie n’est ni finie ni enregistrée. Arrêter quand même ?
tui-ask-quit-saved = La partie n’est pas finie, mais enregistrée. Arrêter ?
tui-ask-draw = L’autre camp est-il d’accord ?
tui-yes = o
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Touches
tui-key-arrows = flèches
tui-key-pages = Pg↑ Pg↓
tui-help-move = aller d’une place à l’autre
tui-help-next = aller à la prochaine place qu’on peut choisir
tui-help-choose = choisir : un pion, où il va, ce qu’il prend ; un clic aussi
tui-help-type = taper un coup comme d2 ou a1-a4xd5 ; après : une commande comme enregistrer partie.txt
tui-help-undo = annuler un coup ; le rétablir
tui-help-hint = un indice ; encore une fois pour le coup entier
tui-help-level = rendre l’ordinateur plus fort ou plus faible
tui-help-rules = les règles de ce jeu
tui-help-scroll = faire défiler les coups
tui-help-quit = quitter
tui-help-back = N’importe quelle touche ramène au plateau.
tui-rules-back = Les flèches font défiler ; toute autre touche ramène au plateau.
