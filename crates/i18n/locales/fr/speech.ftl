### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, vide
place-stone-white = { $place }, pion blanc
place-stone-black = { $place }, pion noir
place-mill-white = { $place }, pion blanc, dans un moulin
place-mill-black = { $place }, pion noir, dans un moulin
place-man-white = { $place }, pion blanc
place-man-black = { $place }, pion noir
place-king-white = { $place }, dame blanche
place-king-black = { $place }, dame noire
place-wolf = { $place }, le loup
place-sheep = { $place }, mouton
place-quarry = { $place }, le gibier
place-fox = { $place }, le renard
place-hunter = { $place }, chasseur
place-peg = { $place }, pion

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = de { $from } à { $to }
turn-over = de { $from } par { $over } à { $to }
turn-enter = trois pions en { $places }
turn-remove = prise en { $places }
turn-takes = { $turn }, prise en { $places }
turn-huff = souffle { $place }, puis { $turn }
turn-pass = passe

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Le loup
        [sheep] Les moutons
        [quarry] Le gibier
        [fox] Le renard
        [hunters] Les chasseurs
       *[other] { $player }
    } : { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Le sort a décidé : { $player } joue le loup.
        [sheep] Le sort a décidé : { $player } joue les moutons.
        [quarry] Le sort a décidé : { $player } joue le gibier.
        [fox] Le sort a décidé : { $player } joue le renard.
        [hunters] Le sort a décidé : { $player } joue les chasseurs.
        [black] Le sort a décidé : { $player } a les Noirs.
       *[other] Le sort a décidé : { $player } a les Blancs.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = La position s’est présentée { $count } fois, après les coups { $plies }.
proof-no-win = Toutes les suites ont été essayées, { $count } positions ; l’autre camp ne gagne dans aucune.
proof-no-progress =
    { $last ->
        [start] { $count } coups sans progrès, les deux camps confondus, dès avant le début de la feuille.
       *[other] { $count } coups sans progrès, les deux camps confondus, depuis le coup { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Un seul pion, au centre : on ne fait pas mieux.
grade-solved = Il reste un pion : c’est la solution.
grade-one = Il reste un pion, mais pas au bon endroit : presque réussi.
grade-two = Il reste deux pions : presque réussi.
grade-three = Il reste trois pions : tout près d’une solution.
grade-four = Il reste quatre pions : pas loin d’une solution.
grade-five-or-six = Il reste quelques pions : un essai honorable.
grade-seven-or-more = Il reste beaucoup de pions : essaie encore.

## What the page cannot do. Whole sentences that help on.

error-stale = La partie a continué entre-temps ; le plateau montre maintenant où elle en est.
error-unknown-game = Cette partie n’existe pas ici.
error-unknown-rules = Ces règles n’existent pas ici.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cela ne peut pas se faire à cette adresse.
error-foreign-origin = La demande venait d’une autre page, rien n’a donc été fait.
error-foreign-host = La demande visait un autre hôte, rien n’a donc été fait.
error-too-large = C’est plus qu’on ne peut recevoir d’un coup.
error-bad-json = La demande ne se lit pas comme du JSON.
error-bad-request = La demande est incompréhensible.
error-bad-text = Le texte contient un caractère qui ne peut pas être enregistré.
error-unsupported-media-type = Une demande de ce type ne se lit pas ici.
error-not-acceptable = Il n’y a pas de réponse de ce type.
error-internal = Quelque chose a mal tourné ; rien n’a changé. Essaie encore une fois.
error-newer-version = Cette partie a été écrite par une version plus récente du programme et ne peut pas être lue ici. Essaie encore une fois dans un moment.
error-storage = La partie n’a pas pu être notée, rien n’a donc été fait. Essaie encore une fois.
error-busy = Trop de choses à la fois ; essaie encore dans un instant.
error-bad-command-id = La commande a besoin d’un identifiant à elle, de 64 caractères simples au plus.
error-command-reused = Cet identifiant appartient déjà à une autre commande.
error-game-full = Cette partie a atteint la longueur maximale : on ne peut plus que la terminer.
error-asides-full = Il y a eu trop de propositions et de changements dans cette partie ; il faut d’abord continuer à jouer.
error-no-change = C’est déjà le cas.
error-too-many-spectators = Il y a tant de spectateurs en ce moment qu’il n’y a plus de place ; veuillez réessayer dans une minute.
error-name-invisible = Dans un nom, il doit y avoir quelque chose à voir.
error-bad-name = Un nom tient sur une ligne et a 40 caractères au plus.
error-bad-clock = Cette pendule ne peut pas être réglée : minutes de 1 à 1440, ajout jusqu’à 3600 secondes, secondes de 1 à 86400, jours de 1 à 365.
error-bad-level = Un niveau de l’ordinateur est un nombre de 1 à 10.
error-no-opponent = Le solitaire se joue seul.
error-computer-to-move = C’est à l’ordinateur de jouer.
error-computer-side = Seul l’ordinateur parle pour son camp.
error-hints-off = Cette partie se joue sans indices.
error-no-hint = L’ordinateur n’a pas d’indice ici.
error-bad-position = Ce n’est pas une position de ce jeu.
error-position-over = Dans cette position, la partie est déjà finie.
error-rules-missing = Dis selon quelles règles tu veux jouer.
error-rules-too-long = Ces règles sont trop longues.
error-rules-syntax = Ces règles sont illisibles.
error-rules-game = Ces règles ne disent pas à quel jeu on joue.
error-rules-field = L’une de ces règles est inconnue, ou a une valeur qui ne convient pas.
error-rules-impossible = Ces règles ne vont pas ensemble.
error-dice-thrown = Dans cette partie, c’est le plateau qui lance les dés.
error-bad-throw = Un lancer, c’est trois dés de 1 à 6.
error-no-clock = Le temps n’est pas compté dans cette partie.
error-flag-up = Il reste du temps à cette pendule.
error-not-over = La partie n’est pas finie.
error-pdn-not-draughts = Seul le jeu de dames s’écrit en PDN.
error-pdn-huff = Une pièce soufflée ne s’écrit pas en PDN.
error-pdn = Cette partie ne peut pas s’écrire en PDN.
error-unknown-form = Cette forme n’existe pas ; il y a text, json et pdn.
