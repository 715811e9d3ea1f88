### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet ("livret").

## Families of games, as headings.

family-mill = Jeu du moulin
family-draughts = Jeu de dames
family-wolf = Le loup et les moutons
family-battue = Battue, la chasse sur le plateau du moulin
family-pegs = Solitaire

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Deux joueurs posent à tour de rôle leurs pions sur les points du plateau, puis les déplacent le long des lignes. Trois de ses pions alignés forment un moulin ; en fermer un prend le plus souvent un pion à l’adversaire.
family-draughts-rules = Chaque camp a douze pions sur les cases foncées. Un pion avance d’une case en diagonale, sur une case libre. On prend en sautant par-dessus une pièce adverse voisine, sur la case libre juste derrière, et l’on continue tant qu’on peut ; qui peut prendre doit prendre. Un pion qui atteint la dernière rangée devient une dame, qui va en avant et en arrière.
family-wolf-rules = Quatre moutons occupent les cases foncées de la première rangée, le loup se place sur n’importe quelle autre case foncée. Tous se déplacent d’une case en diagonale, sur une case libre : les moutons seulement en avant, le loup en avant et en arrière. On ne prend rien. Les moutons gagnent si le loup ne peut plus bouger ; le loup gagne s’il passe derrière les moutons ou s’ils ne peuvent plus bouger.
family-battue-rules = Un pion est le gibier (dans la chasse au renard, le renard), les autres sont les chasseurs. À tour de rôle, chaque camp déplace un pion d’un pas le long d’une ligne, sur un point libre. Les chasseurs gagnent si le gibier ne peut plus bouger ; il s’échappe s’il faut arrêter la chasse, ou s’il reste trop peu de chasseurs pour le tenir.
family-pegs-rules = Un pion saute en ligne droite par-dessus un pion voisin, dans le trou libre juste derrière ; le pion sauté est retiré. On saute jusqu’à ce qu’il ne reste que les pions voulus.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Jeu du moulin
game-classic-about = Le jeu sur lequel s’accordent la plupart des livrets : neuf pions chacun, un moulin prend un pion, les pions d’un moulin sont à l’abri tant qu’il y en a d’autres, et avec trois pions on saute.
game-smallfoot = Moulin d’après le livret small foot
game-smallfoot-about = Pendant la pose, on peut prendre n’importe quel pion adverse ; ensuite, ceux d’un moulin sont à l’abri, sauf les trois derniers. Prendre est un droit, pas une obligation.
game-schmidt = Moulin d’après le livret Schmidt
game-schmidt-about = Prendre est un droit, pas une obligation, et il n’y a de nulle que d’un commun accord.
game-federation = Moulin d’après le dépliant de la fédération mondiale
game-federation-about = Un pion dans un moulin est toujours à l’abri : s’il n’y en a pas d’autre, on ne prend rien. Prendre est un droit, et il n’y a de nulle que d’un commun accord.
game-fed_fr = Marelles (charret), le texte français du dépliant
game-fed_fr-about = Comme dans le dépliant de la fédération, mais avec trois pions on va aussi loin qu’on veut le long d’une ligne, au lieu de sauter n’importe où.
game-fed_nl = Molenspel, le texte néerlandais du dépliant
game-fed_nl-about = Comme dans le dépliant de la fédération, mais trois pions contre trois font partie nulle.
game-fed_sv = Kvarn, le texte suédois du dépliant
game-fed_sv-about = Comme dans le dépliant de la fédération, mais personne ne saute : trois pions avancent comme neuf.
game-design_de = Moulin d’après le livret design allemand
game-design_de-about = Un pion dans un moulin est toujours à l’abri, prendre est un droit, et les joueurs décident qui commence.
game-design_en = Moulin d’après le livret design anglais
game-design_en-about = Un pion dans un moulin est toujours à l’abri, un pion qu’on peut prendre doit être pris, et les joueurs décident qui commence.
game-brettspielnetz = Moulin comme sur Brettspielnetz
game-brettspielnetz-about = Le jeu classique, mais la nulle par répétition ou faute de moulin se réclame avant de jouer.
game-handbook1980 = Moulin d’après le manuel de 1980
game-handbook1980-about = Un pion dans un moulin est toujours à l’abri, deux moulins fermés à la fois prennent deux pions, et prendre est un droit.
game-no_fly = Moulin sans saut
game-no_fly-about = Le jeu classique, mais même avec trois pions on avance pas à pas, comme tout le monde.

## Variants of Nine Men's Morris, described or at least named in the leaflets. The old French name of
## the game is "marelle".

game-mixed = Moulin mixte
game-mixed-about = La marelle mixte des vieux livrets : à chaque tour, on pose un pion ou on en déplace un, comme on veut.
game-ceylon = Moulin de Ceylan
game-ceylon-about = La marelle de Ceylan : un moulin fait rejouer, pendant la pose au lieu de prendre, ensuite en plus de la prise.
game-lasker = Moulin de Lasker
game-lasker-about = Dix pions chacun, et à chaque tour on en pose un ou on en déplace un, comme on veut.
game-springer = Moulin du cavalier
game-springer-about = Une fois posés, les pions se déplacent comme le cavalier des échecs, le long des lignes tracées.
game-wuerfel = Moulin aux dés
game-wuerfel-about = Pas de moulin pendant la pose ; ensuite on lance trois dés avant chaque coup, et à partir de quatorze un pion peut aller sur n’importe quel point libre.
game-alfonso = Moulin aux dés du roi Alphonse
game-alfonso-about = Trois dés pendant la pose : 6-5-4, 6-3-3, 5-2-2 et 4-1-1 font entrer trois pions d’un coup, en moulin tout fait.
game-eck = Moulin d’angle
game-eck-about = Un coin avec ses deux voisins sur le même carré compte aussi comme moulin.
game-eck_only = Moulin d’angle, angles seuls
game-eck_only-about = Seul un coin avec ses deux voisins sur le même carré compte comme moulin ; les lignes droites ne comptent pas.
game-kreuz = Moulin en croix
game-kreuz-about = Trois pions sur une diagonale de coin comptent aussi comme moulin, bien que personne ne s’y déplace.
game-kreuz_edges = Moulin en croix à diagonales tracées
game-kreuz_edges-about = Les diagonales des coins sont tracées : on s’y déplace, et trois pions alignés y font un moulin.
game-huepf = Moulin sautillant
game-huepf-about = Au lieu d’avancer d’un pas, un pion peut sauter par-dessus un voisin jusqu’au point suivant de la ligne ; ce saut ne prend rien.
game-huepf_capture = Moulin sautillant avec prises
game-huepf_capture-about = Comme le moulin sautillant, et le pion adverse sauté est pris.
game-huepf_fly = Moulin sautillant, tout le monde saute
game-huepf_fly-about = Dès que tous les pions sont posés, chacun saute sur n’importe quel point libre : bref et féroce.

## Mill games on other boards or with other numbers of stones.

game-ten = Moulin à dix pions
game-ten-about = Le jeu classique avec dix pions chacun, et moins de nulles.
game-twelve = Moulin à douze pions
game-twelve-about = Douze pions chacun sur un plateau avec diagonales de coin, pour se déplacer et pour les moulins.
game-morabaraba = Morabaraba
game-morabaraba-about = Le jeu sud-africain à douze vaches chacun : une vache qui passe directement d’un moulin dans un autre ne peut pas revenir aussitôt.
game-one_time = Moulin à usage unique
game-one_time-about = Chaque ligne ne rapporte qu’une fois par partie à chaque camp, et les pions d’un moulin peuvent être pris.
game-six = Moulin à six pions
game-six-about = Six pions chacun sur deux carrés, sans saut.
game-seven = Moulin à sept pions
game-seven-about = Sept pions chacun sur deux carrés, avec une croix par le milieu.
game-three = Moulin à trois pions
game-three-about = Trois pions chacun sur neuf points : le premier alignement gagne.

## Draughts by the leaflet you grew up with. "Dames de brigand" is the game in which one wants to lose
## everything.

game-schmidt_de = Dames d’après le livret allemand
game-schmidt_de-about = Les Blancs commencent, les pions ne prennent qu’en avant, et la dame volante s’arrête juste derrière la pièce prise.
game-schmidt_it = Dames d’après le livret italien
game-schmidt_it-about = Le même jeu que d’après le livret allemand.
game-schmidt_es = Dames d’après le livret espagnol
game-schmidt_es-about = Comme d’après le livret allemand, mais la dame volante s’arrête sur n’importe quelle case libre derrière la pièce prise.
game-schmidt_fr = Dames d’après le livret français
game-schmidt_fr-about = Les Noirs commencent, les pions prennent aussi en arrière, et la dame volante s’arrête où elle veut derrière la pièce prise.
game-schmidt_gb = Dames d’après le livret britannique
game-schmidt_gb-about = Les Noirs commencent, les pions ne prennent qu’en avant, et la dame va d’une seule case : les dames anglaises.
game-schmidt_de_losing = Dames de brigand, livret allemand
game-schmidt_de_losing-about = Qui perd gagne : celui qui a tout perdu ou ne peut plus jouer l’emporte ; pour le reste, dames d’après le livret allemand.
game-schmidt_it_losing = Dames de brigand, livret italien
game-schmidt_it_losing-about = Qui perd gagne : celui qui a tout perdu ou ne peut plus jouer l’emporte ; pour le reste, dames d’après le livret italien.
game-schmidt_es_losing = Dames de brigand, livret espagnol
game-schmidt_es_losing-about = Qui perd gagne : celui qui a tout perdu ou ne peut plus jouer l’emporte ; pour le reste, dames d’après le livret espagnol.
game-schmidt_fr_losing = Dames de brigand, livret français
game-schmidt_fr_losing-about = Qui perd gagne : celui qui a tout perdu ou ne peut plus jouer l’emporte ; pour le reste, dames d’après le livret français.
game-schmidt_gb_losing = Dames de brigand, livret britannique
game-schmidt_gb_losing-about = Qui perd gagne : celui qui a tout perdu ou ne peut plus jouer l’emporte ; pour le reste, dames d’après le livret britannique.

## Draughts by the rule books of the federations.

game-english = Dames anglaises
game-english-about = Les Noirs commencent, les pions ne prennent qu’en avant, et la dame va d’une seule case.
game-russian = Dames russes
game-russian-about = Les pions prennent aussi en arrière, et un pion qui atteint la dernière rangée en prenant continue comme dame volante.
game-pool = Pool checkers
game-pool-about = Les pions prennent aussi en arrière, les dames volent, et un pion qui ne fait que passer par la dernière rangée ne devient pas dame.
game-brazilian = Dames brésiliennes
game-brazilian-about = Comme les dames russes, mais la prise majoritaire est obligatoire, et un pion qui ne fait que passer par la dernière rangée ne devient pas dame.
game-italian = Dames italiennes
game-italian-about = Les dames vont d’une seule case, les pions ne prennent pas les dames, et il faut choisir la prise la plus nombreuse et la meilleure.
game-spanish = Dames espagnoles
game-spanish-about = Les dames volent, les pions ne prennent qu’en avant, et il faut prendre le plus de pièces, puis le plus de dames.
game-czech = Dames tchèques
game-czech-about = Les dames volent, les pions ne prennent qu’en avant, et une dame doit prendre avant un pion.
game-thai12 = Dames thaïlandaises à douze pions
game-thai12-about = La dame volante s’arrête juste derrière la pièce prise, et ce qui est pris quitte aussitôt le damier.

## Hunts: one piece against many.

game-wolf = Le loup et les moutons
game-wolf-about = Quatre moutons, qui ne vont qu’en avant, cherchent à enfermer un loup qui veut passer derrière eux.
game-battue = Battue
game-battue-about = Quatre chasseurs traquent le gibier le long des lignes du moulin jusqu’à ce qu’il ne puisse plus bouger ; tous sont placés au hasard.
game-battue3 = Battue à trois chasseurs
game-battue3-about = Trois chasseurs seulement : une lutte de parité où le gibier a toutes ses chances.
game-fox_hunt = Chasse au renard
game-fox_hunt-about = Six chasseurs, mais le renard peut sauter par-dessus un chasseur voisin et le prendre.

## Peg solitaire.

game-pegs33 = Solitaire
game-pegs33-about = La croix anglaise à 33 trous, le centre vide : on saute jusqu’à ce qu’il reste un seul pion.
game-pegs37 = Solitaire européen
game-pegs37-about = Le plateau français à 37 trous : on saute jusqu’à ce qu’il reste un seul pion.
game-pegs15 = Solitaire triangulaire
game-pegs15-about = Le triangle à 15 trous, un coin vide : on saute jusqu’à ce qu’il reste un seul pion.
