### The page on which games and positions are looked at. "Coup" is what one player does at a time,
### also where they are counted; "nulle" a tied game.

## The page and its parts.

analysis-nav = Analyse
analysis-title = Analyse
analysis-steps = Parcourir la partie
analysis-first = Au début
analysis-back = Précédent
analysis-forward = Suivant
analysis-last = À la fin
analysis-position = Position
analysis-turns = Coups possibles ici
analysis-openings = Les ouvertures d’ici
analysis-thinking = Réflexion…
analysis-lines = Feuille de partie
analysis-points = Où tout a basculé
analysis-no-points = Aucun coup n’a rien gâché.
analysis-points-coming = Les coups sont en cours d’examen…
analysis-curve = Cours de la partie : au-dessus de la ligne, les Blancs sont mieux ; au-dessous, les Noirs
analysis-curve-puzzle = Cours du solitaire : au-dessus de la ligne, c’est faisable ; au-dessous, non
analysis-comment = Commentaire sur ce coup
analysis-comment-start = Commentaire sur le début
analysis-branch-off = Retirer cette variante
analysis-link = Lien vers cette position
analysis-open = Ouvrir une partie ou une position
analysis-rules = Jeu
analysis-change-rules = Depuis le début
analysis-paste = Feuille de partie (texte, PDN ou JSON) ou position
analysis-paste-help = Une position est lue selon les règles du jeu choisi ci-dessus.
analysis-read = Ouvrir
analysis-read-as-far = Ouvrir les coups qui précèdent
analysis-file = Ou un fichier, 60 ko au plus
analysis-which = Partie du fichier
analysis-set-up = Composer une position
analysis-set-up-done = Examiner cette position
analysis-set-up-cancel = Retour à la partie
analysis-set-up-help = Choisis ce que tu veux poser, puis clique sur les places du plateau. Un second clic l’enlève.
analysis-put = Poser
analysis-take-off = Enlever
analysis-to-move = Au trait
analysis-hand = En main
analysis-hand-white = Blancs
analysis-hand-black = Noirs
analysis-all-placed = Tous les pions sont posés
analysis-clear = Plateau vide
analysis-usual = Position de départ
analysis-possible = C’est une position de ce jeu.
analysis-export = Enregistrer
analysis-export-record = Feuille de partie
analysis-export-picture = Image du plateau
analysis-throw = Les dés montrent
analysis-look = Voir où tout a basculé
analysis-of-game = Analyser cette partie
analysis-to-game = Retour au plateau

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] et un autre, par rotation ou symétrie
       *[other] et { $count } autres, par rotation ou symétrie
    }
analysis-game-number = Partie { $number }
analysis-too-large = Ce fichier dépasse 60 ko.
analysis-at-start = Le début

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0,35, for the side that plays the turn. A "saut" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] gagne
        [one] gagne en un coup
       *[other] gagne en { $moves } coups
    }
analysis-worth-draw = fait nulle
analysis-worth-loss =
    { $moves ->
        [0] perd
        [one] perd en un coup
       *[other] perd en { $moves } coups
    }
analysis-worth-open = estimé à { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] faisable
        [one] réussit
       *[other] faisable en { $plies } sauts
    }
analysis-worth-unsolvable = plus faisable
analysis-worth-unknown = inconnu

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Meilleur coup : { $worth } ; tous les coups sont connus.
analysis-searched = Meilleur coup : { $worth } (calculé sur { $depth } coups).

## What a turn has given away. $better is a turn in words ("de d2 à b2, prise en a4"); $moves belongs
## to the turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Laisse échapper le gain ; le coup gagnant : { $better }.
       *[other] Laisse échapper le gain en { $best } : { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Laisse échapper le gain, et perd maintenant ; le coup gagnant : { $better }.
       *[other] Laisse échapper le gain, et perd maintenant ; le gain en { $best } : { $better }.
    }
analysis-draw-to-loss = Laisse échapper la nulle ; le coup qui la tenait : { $better }.
analysis-slower = Gagne encore, en { $moves } ; le gain en { $best } : { $better }.
analysis-sooner = Perd en { $moves } ; pour tenir jusqu’à { $best } : { $better }.
analysis-spoilt = Ce n’est plus faisable ; le saut qui laissait une chance : { $better }.
analysis-dubious = Douteux : { $own }. Mieux valait { $better } : { $worth }.
analysis-mistake = Une erreur : { $own }. Mieux valait { $better } : { $worth }.
analysis-blunder = Une gaffe : { $own }. Mieux valait { $better } : { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Pion blanc
analysis-piece-stone-black = Pion noir
analysis-piece-man-white = Pion blanc
analysis-piece-man-black = Pion noir
analysis-piece-king-white = Dame blanche
analysis-piece-king-black = Dame noire
analysis-piece-wolf = Loup
analysis-piece-sheep = Mouton
analysis-piece-quarry = Gibier
analysis-piece-fox = Renard
analysis-piece-hunter = Chasseur
analysis-piece-peg = Pion

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Aucune partie ne peut mener à cette position.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side } : { $count } pions sur le plateau et en main, mais il n’y en a que { $bound }.
analysis-setup-too-few = { $side } : il faut au moins { $bound } pions sur le plateau et en main ; il y en a { $count }.
analysis-setup-hands = Le camp au trait ({ $side }) doit avoir en main autant de pions que l’autre, ou un de plus. En finale, personne n’en a plus : coche « Tous les pions sont posés ».
analysis-setup-has-mill = { $side } : au trait, mais avec un moulin déjà formé ; la partie est finie.
analysis-turn-refused = { $number } { $turn } : { $why }
analysis-at-line = Ligne { $line } : { $why }
analysis-read-unknown = Cela ne peut pas se lire.
analysis-read-record-too-long = Le texte est trop long.
analysis-read-record-character = Il y a un caractère qui n’a pas de sens ici.
analysis-read-record-comment = Le commentaire qui commence ici n’est jamais fermé.
analysis-read-record-tag = Une étiquette s’écrit [Nom "valeur"], chaque nom une seule fois, avant les coups.
analysis-read-record-variation = Les parenthèses des variantes ne vont pas ensemble.
analysis-read-record-annotation = Il n’y a pas de coup avant cela, auquel cela puisse se rapporter.
analysis-read-record-throw = Un lancer sans son coup.
analysis-read-record-turn = Ce n’est ni un coup ni un résultat.
analysis-read-record-result = Le résultat figure à la fin, une seule fois.
analysis-read-record-empty = Le texte ne contient aucune feuille de partie.
analysis-read-bad-json = Ce n’est pas le JSON d’une feuille de partie.
analysis-read-unknown-version = Cette version de feuille de partie est inconnue ici.
analysis-read-no-rules = La feuille ne dit pas de quel jeu il s’agit ; choisis d’abord le jeu.
analysis-read-other-rules = La feuille nomme d’autres règles que celles qu’elle décrit.
analysis-read-bad-fen = Le début de la feuille n’est pas une position de ce jeu.
analysis-read-bad-tag = Une étiquette de la feuille ne peut pas se lire.
analysis-read-ended = La partie est finie avant ce coup.
analysis-read-pdn-not-one = On ne peut ouvrir qu’une partie à la fois.
analysis-read-pdn-game-type = Ce jeu de dames n’est pas dans la boîte.
analysis-read-no-such-game = Il n’y a pas autant de parties dans le texte.
