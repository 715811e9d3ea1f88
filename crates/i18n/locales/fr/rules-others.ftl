### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men ("pions") and kings ("dames").

rule-draughts-man_back_capture = Prise en arrière des pions
rule-draughts-man_back_capture-yes = Les pions prennent aussi en arrière.
rule-draughts-man_back_capture-no = Les pions ne prennent qu’en avant.
rule-draughts-king = Dames
rule-draughts-king-short = Une dame va d’une seule case, en avant et en arrière.
rule-draughts-king-flying = Une dame va aussi loin qu’elle veut sur des cases libres.
rule-draughts-king_landing = Arrivée
rule-draughts-king_landing-behind = Une dame s’arrête juste derrière la pièce qu’elle prend.
rule-draughts-king_landing-any = Une dame volante s’arrête sur n’importe quelle case libre derrière la pièce qu’elle prend.
rule-draughts-crowning = Promotion pendant une prise
rule-draughts-crowning-stop = Un pion qui atteint la dernière rangée en prenant devient dame, et le coup est fini.
rule-draughts-crowning-pass = Un pion qui passe par la dernière rangée en prenant continue comme pion ; il ne devient dame que s’il s’y arrête.
rule-draughts-crowning-continue = Un pion qui atteint la dernière rangée en prenant devient dame aussitôt et continue comme telle.

## Draughts: capturing.

rule-draughts-lift = Retirer ce qui est pris
rule-draughts-lift-end = Les pièces prises quittent le damier après la rafle entière ; aucune n’est sautée deux fois.
rule-draughts-lift-immediate = Les pièces prises quittent aussitôt le damier : leurs cases sont libres pour la suite de la rafle.
rule-draughts-precedence = Choix de la prise
rule-draughts-precedence-none = Entre plusieurs prises, le choix est libre.
rule-draughts-precedence-quantity = Il faut choisir la prise la plus nombreuse.
rule-draughts-precedence-king = Si une dame peut prendre, elle doit prendre avant un pion.
rule-draughts-precedence-quantity-kings = Il faut choisir la prise la plus nombreuse et, à nombre égal, celle qui prend le plus de dames.
rule-draughts-precedence-quantity-king-kings-order = Il faut prendre le plus de pièces ; à nombre égal, une dame prend d’abord, puis on prend le plus de dames, puis les dames le plus tôt possible.
rule-draughts-man_may_take_king = Pion contre dame
rule-draughts-man_may_take_king-yes = Un pion peut prendre une dame.
rule-draughts-man_may_take_king-no = Un pion ne peut pas prendre de dame.
rule-draughts-must_complete_chain = Suite de la prise
rule-draughts-must_complete_chain-yes = Une prise doit continuer tant qu’un saut reste possible.
rule-draughts-must_complete_chain-no = On peut arrêter une prise après n’importe quel saut.
rule-draughts-huff = Souffler
rule-draughts-huff-off = Prendre est obligatoire ; on ne souffle pas (on n’enlève pas une pièce qui a omis de prendre).
rule-draughts-huff-forward = Si l’on avance au lieu de prendre, l’adversaire peut souffler une pièce qui aurait pu prendre.
rule-draughts-huff-piece = Si l’on omet de prendre, l’adversaire peut souffler une pièce qui aurait pu prendre.
rule-draughts-huff-any = Si l’on omet de prendre, l’adversaire peut souffler n’importe quelle pièce.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = But
rule-draughts-losing-yes = Qui perd le premier toutes ses pièces gagne.
rule-draughts-losing-no = Qui perd le premier toutes ses pièces a perdu.
rule-draughts-blocked = Plus de coup possible
rule-draughts-blocked-loses = Qui ne peut plus jouer a perdu.
rule-draughts-blocked-wins = Qui ne peut plus jouer a gagné.
rule-draughts-repetition = Nulle par répétition
rule-draughts-repetition-auto = La partie est nulle dès que la même position s’est présentée { $count } fois.
rule-draughts-repetition-claim = Quand la même position s’est présentée { $count } fois, le camp qui doit jouer peut réclamer la nulle.
rule-draughts-repetition-off = Il n’y a pas de nulle par répétition.
rule-draughts-no_progress = Nulle sans progrès
rule-draughts-no_progress-auto = La partie est nulle après { $count } coups, les deux camps confondus, sans prise ni coup de pion.
rule-draughts-no_progress-claim = Après { $count } coups, les deux camps confondus, sans prise ni coup de pion, le camp qui doit jouer peut réclamer la nulle.
rule-draughts-no_progress-off = Il n’y a pas de nulle faute de prise.
rule-draughts-first = Qui commence
rule-draughts-first-white = Les Blancs commencent.
rule-draughts-first-black = Les Noirs commencent.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Damier
rule-draughts-mirrored_board-yes = Chaque joueur a une case foncée dans le coin à sa droite.
rule-draughts-mirrored_board-no = Chaque joueur a une case foncée dans le coin à sa gauche.
rule-draughts-numbering = Notation
rule-draughts-numbering-A0 = Les cases se notent par une lettre et un chiffre, a1 à gauche des Blancs.
rule-draughts-numbering-N0 = Les cases sont numérotées à partir du bas à gauche, vu par celui qui commence.
rule-draughts-numbering-N1 = Les cases sont numérotées à partir du bas à droite, vu par celui qui commence.
rule-draughts-numbering-N2 = Les cases sont numérotées à partir du haut à gauche, vu par celui qui commence.
rule-draughts-numbering-N3 = Les cases sont numérotées à partir du haut à droite, vu par celui qui commence.

## Wolf and Sheep.

rule-wolf-first = Qui commence
rule-wolf-first-wolf = On place le loup sur le damier, et il joue le premier.
rule-wolf-first-sheep = On place le loup sur le damier, puis les moutons jouent les premiers.

## Battue, the hunt on the mill board. "Gibier" is the hunted animal.

rule-battue-hunters = Chasseurs
rule-battue-hunters-value = Il y a { $value } chasseurs.
rule-battue-quarry_hop = Sauts
rule-battue-quarry_hop-no = Gibier et chasseurs avancent d’un pas le long des lignes.
rule-battue-quarry_hop-hop = Le gibier peut aussi sauter par-dessus un chasseur voisin ; le chasseur reste.
rule-battue-quarry_hop-take = Le gibier peut aussi sauter par-dessus un chasseur voisin, et le prend.
rule-battue-limit = Fin de la chasse
rule-battue-limit-value = Après { $value } coups des chasseurs, la chasse s’arrête.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Plateau
rule-pegs-layout-english = Le plateau est la croix anglaise à 33 trous.
rule-pegs-layout-european = Le plateau est l’européen, à 37 trous.
rule-pegs-layout-triangle = Le plateau est le triangle à 15 trous.
rule-pegs-vacancy = Trou vide
rule-pegs-vacancy-value = Au début, il y a un pion dans chaque trou, sauf en { $value }.
rule-pegs-goal = But
rule-pegs-goal-anywhere = Il doit rester un seul pion, n’importe où.
rule-pegs-goal-value = Il ne doit rester des pions qu’ici : { $value }.
