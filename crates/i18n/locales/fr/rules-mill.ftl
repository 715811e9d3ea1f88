### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: poser, déplacer, sauter (with three stones), prendre, moulin, pion, point, main
### (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Plateau
rule-mill-board-nine = Le plateau a 24 points sur trois carrés emboîtés.
rule-mill-board-seven = Le plateau a 17 points : deux carrés et une croix par le milieu.
rule-mill-board-six = Le plateau a 16 points sur deux carrés.
rule-mill-board-three = Le plateau a neuf points en trois rangées de trois.
rule-mill-stones = Pions
rule-mill-stones-value = Chaque camp a { $value } pions.
rule-mill-lines = Lignes
rule-mill-lines-straight = Trois pions alignés, à l’horizontale ou à la verticale, sur une ligne tracée font un moulin.
rule-mill-lines-diagonal = Les diagonales des coins sont tracées aussi, pour se déplacer et pour les moulins.
rule-mill-lines-diagonal-mills = Trois pions sur une diagonale de coin font aussi un moulin, mais on ne s’y déplace pas.
rule-mill-lines-diagonal-moves = On se déplace aussi sur les diagonales des coins, mais trois pions n’y font pas de moulin.
rule-mill-lines-corners = Un coin avec ses deux voisins sur le même carré fait aussi un moulin.
rule-mill-lines-corners-only = Seul un coin avec ses deux voisins sur le même carré fait un moulin.

## Placing, moving and jumping.

rule-mill-placing = La pose
rule-mill-placing-separate = On pose tous les pions avant d’en déplacer un.
rule-mill-placing-mixed = À chaque tour, on pose ou on déplace un pion, comme on veut.
rule-mill-motion = Le déplacement
rule-mill-motion-step = Un pion avance d’un pas le long d’une ligne tracée.
rule-mill-motion-knight = Un pion se déplace comme le cavalier des échecs, le long des lignes tracées.
rule-mill-motion-hop = Un pion avance d’un pas, ou saute par-dessus un voisin jusqu’au point suivant de la ligne.
rule-mill-motion-hop-capture = Un pion avance d’un pas, ou saute par-dessus un voisin ; le pion adverse sauté est pris.
rule-mill-motion-hop-capture-chain = Un pion avance d’un pas, ou saute par-dessus un voisin ; les pions adverses sautés sont pris, plusieurs d’un coup s’il peut continuer.
rule-mill-motion-chess = Un pion se déplace comme le cavalier, comme la tour sur les lignes, ou comme le fou sur les diagonales des coins.
rule-mill-fly = Le saut
rule-mill-fly-off = Personne ne saute.
rule-mill-fly-line = Qui n’a plus que quelques pions va aussi loin qu’il veut le long d’une ligne, sur des points libres.
rule-mill-fly-free = Qui n’a plus que quelques pions peut sauter sur n’importe quel point libre.
rule-mill-fly_at = Saut à partir de
rule-mill-fly_at-value = On saute dès qu’on n’a plus que { $value } pions et aucun en main.

## Mills and taking.

rule-mill-protect_placing = Pions à l’abri pendant la pose
rule-mill-protect_placing-strict = Pendant la pose, on ne prend jamais un pion d’un moulin ; s’il n’y en a pas d’autre, on ne prend rien.
rule-mill-protect_placing-except-last-three = Pendant la pose, on ne prend jamais un pion d’un moulin, sauf si l’adversaire n’en a que trois en tout.
rule-mill-protect_placing-unless-all-in-mills = Pendant la pose, on ne prend un pion d’un moulin que s’il n’y en a pas d’autre.
rule-mill-protect_placing-none = Pendant la pose, on peut prendre n’importe quel pion adverse.
rule-mill-protect_moving = Pions à l’abri ensuite
rule-mill-protect_moving-strict = Après la pose, on ne prend jamais un pion d’un moulin ; s’il n’y en a pas d’autre, on ne prend rien.
rule-mill-protect_moving-except-last-three = Après la pose, on ne prend jamais un pion d’un moulin, sauf à un adversaire qui n’en a plus que trois.
rule-mill-protect_moving-unless-all-in-mills = Après la pose, on ne prend un pion d’un moulin que s’il n’y en a pas d’autre.
rule-mill-protect_moving-none = Après la pose, on peut prendre n’importe quel pion adverse.
rule-mill-captures = Deux moulins à la fois
rule-mill-captures-one = Quel que soit le nombre de moulins fermés, un coup prend un seul pion.
rule-mill-captures-per-mill = Un coup prend un pion par moulin fermé.
rule-mill-capture_duty = Obligation de prendre
rule-mill-capture_duty-must = Un pion qui peut être pris doit l’être.
rule-mill-capture_duty-may = Prendre est un droit : on peut y renoncer.
rule-mill-on_mill_placing = Moulin pendant la pose
rule-mill-on_mill_placing-capture = Un moulin fermé pendant la pose prend un pion.
rule-mill-on_mill_placing-extra-turn = Un moulin fermé pendant la pose ne prend rien, mais fait rejouer.
rule-mill-on_mill_placing-nothing = Un moulin fermé pendant la pose ne rapporte rien.
rule-mill-on_mill_placing-forbidden = On ne ferme pas de moulin pendant la pose, sauf si chaque point libre en fait un.
rule-mill-on_mill_moving = Moulin ensuite
rule-mill-on_mill_moving-capture = Un moulin fermé après la pose prend un pion.
rule-mill-on_mill_moving-capture-and-extra-turn = Un moulin fermé après la pose prend un pion et fait rejouer.
rule-mill-on_mill_moving-nothing = Un moulin fermé après la pose ne rapporte rien.
rule-mill-remill = Refermer
rule-mill-remill-free = On peut ouvrir et refermer un moulin à tout moment.
rule-mill-remill-no-immediate-return = Un pion passé directement d’un moulin dans un autre ne peut pas revenir aussitôt.
rule-mill-remill-wait-1 = Un moulin qu’on a ouvert ne peut pas être refermé au coup suivant.
rule-mill-remill-wait-2 = Un moulin qu’on a ouvert ne peut pas être refermé pendant les deux coups suivants.
rule-mill-remill-wait-3 = Un moulin qu’on a ouvert ne peut pas être refermé pendant les trois coups suivants.
rule-mill-remill-one-time = Chaque ligne ne rapporte qu’une fois par partie à chaque camp.

## Winning and losing.

rule-mill-win = La victoire
rule-mill-win-reduce = Qui laisse à l’adversaire trop peu de pions, ou plus aucun coup, gagne.
rule-mill-win-first-mill = Qui ferme le premier moulin, ou ne laisse plus aucun coup à l’adversaire, gagne.
rule-mill-win-block-only = On ne gagne qu’en ne laissant plus aucun coup à l’adversaire.
rule-mill-min_stones = Trop peu de pions
rule-mill-min_stones-value = Moins de { $value } pions, c’est trop peu.
rule-mill-blocked = Plus de coup possible
rule-mill-blocked-loss = Qui ne peut plus jouer a perdu.
rule-mill-blocked-pass = Qui ne peut pas jouer passe ; si personne ne le peut, la partie est nulle.
rule-mill-blocked-draw = Si l’un des joueurs ne peut plus jouer, la partie est nulle.
rule-mill-board_full = Plateau plein
rule-mill-board_full-draw = Si tous les points sont occupés après la pose, la partie est nulle.
rule-mill-board_full-mover-loses = Si tous les points sont occupés après la pose, le camp qui doit jouer a perdu.
rule-mill-board_full-each-removes-one = Si tous les points sont occupés après la pose, chaque camp retire un pion adverse.
rule-mill-three_v_three = Trois contre trois
rule-mill-three_v_three-play-on = À trois pions contre trois, on continue.
rule-mill-three_v_three-draw = Trois pions contre trois font partie nulle.

## Dice.

rule-mill-dice = Dés
rule-mill-dice-none = On joue sans dés.
rule-mill-dice-relocate = On lance trois dés avant chaque coup ; un lancer élevé envoie un pion sur n’importe quel point libre.
rule-mill-dice-alfonso = On lance trois dés pendant la pose ; 6-5-4, 6-3-3, 5-2-2 et 4-1-1 font entrer trois pions d’un coup sur une ligne vide.
rule-mill-dice_sum = Lancer élevé
rule-mill-dice_sum-value = Un lancer est élevé à partir de { $value }.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Nulle par répétition
rule-mill-repetition-auto = La partie est nulle dès que la même position s’est présentée { $count } fois.
rule-mill-repetition-claim = Quand la même position s’est présentée { $count } fois, le camp qui doit jouer peut réclamer la nulle.
rule-mill-repetition-off = Il n’y a pas de nulle par répétition.
rule-mill-no_mill = Nulle sans moulin
rule-mill-no_mill-auto = La partie est nulle après { $count } coups, les deux camps confondus, sans moulin ni pose.
rule-mill-no_mill-claim = Après { $count } coups, les deux camps confondus, sans moulin ni pose, le camp qui doit jouer peut réclamer la nulle.
rule-mill-no_mill-off = Il n’y a pas de nulle faute de moulin.
rule-mill-no_mill_at_three = Nulle sans moulin, à trois pions
rule-mill-no_mill_at_three-auto = Dès qu’un camp n’a plus que trois pions, la partie est nulle après { $count } coups, les deux camps confondus, sans moulin.
rule-mill-no_mill_at_three-claim = Dès qu’un camp n’a plus que trois pions, on peut réclamer la nulle après { $count } coups, les deux camps confondus, sans moulin.
rule-mill-no_mill_at_three-off = Il en va de même quand un camp n’a plus que trois pions.

## Who begins.

rule-mill-first = Qui commence
rule-mill-first-white = Les Blancs commencent.
rule-mill-first-black = Les Noirs commencent.
rule-mill-first-lot = Les joueurs décident qui commence, ou tirent au sort.
rule-mill-colours = Couleurs
rule-mill-colours-lot = On tire les couleurs au sort.
rule-mill-colours-choose = Les joueurs choisissent leurs couleurs.
rule-mill-rematch = Partie suivante
rule-mill-rematch-alternate = À la partie suivante, l’autre joueur commence.
rule-mill-rematch-winner-starts = À la partie suivante, le gagnant commence.
rule-mill-rematch-loser-starts = À la partie suivante, le perdant commence.
rule-mill-rematch-same = À la partie suivante, le même joueur commence.
