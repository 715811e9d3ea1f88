### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = La partie est terminée.
objection-ended = La partie est terminée.
objection-other-game = C’est un coup d’un autre jeu.
objection-occupied = La place est déjà prise.
objection-no-piece = Tu n’as pas de pion à cet endroit.
objection-not-yours = C’est à l’adversaire de jouer.
objection-not-adjacent = C’est plus loin qu’un pas.
objection-place-first = Il faut d’abord poser un pion.
objection-backwards = Ce serait un pas en arrière.
objection-no-capture = On ne peut rien prendre ainsi.
objection-bad-notation = Ce n’est ni un coup ni une commande.
objection-ambiguous = Ce pourrait être plusieurs coups ; écris-le en entier.
objection-throw-missing = Il faut d’abord lancer les dés.
objection-throw-first = Il faut d’abord lancer les dés.
objection-unknown = Les règles ne le permettent pas.

## Why a turn of mill is refused. "En main" are the stones not yet placed.

objection-mill-occupied = Ce point est occupé.
objection-mill-place-first = Tu as encore des pions en main et dois en poser un.
objection-remove-first = Le plateau était plein : retire d’abord un pion adverse, par exemple xa4.
objection-no-removal = Tu ne peux pas prendre de pion sans jouer toi-même.
objection-no-pass = Tu peux jouer, donc tu ne peux pas passer.
objection-hand-empty = Tu n’as plus de pion en main.
objection-mill-forbidden = On ne ferme pas de moulin pendant la pose.
objection-no-entry = Trois pions ne peuvent pas entrer là maintenant.
objection-not-your-stone = Tu n’as pas de pion sur ce point.
objection-out-of-reach = Un pion ne peut pas aller aussi loin.
objection-remill = Ce moulin ne peut pas être refermé si tôt.
objection-not-enemy = Il n’y a pas de pion adverse à prendre ici.
objection-too-many = C’est prendre plus de pions que le coup n’en donne.
objection-protected = Ce pion est dans un moulin, à l’abri.
objection-must-take = Ton moulin prend un pion : dis lequel.
objection-no-mill = Ce coup ne ferme pas de moulin, donc rien n’est pris.
objection-mill-takes-nothing = Ce moulin ne prend rien.
objection-extra-turn = Ce coup n’en rapporte pas d’autre : pas de + à la fin.

## Why a turn of draughts is refused. "Pion" and "dame" are the pieces; "souffler" is taking a piece
## off because it did not capture.

objection-draughts-occupied = Cette case est occupée.
objection-draughts-backwards = Les pions ne reculent pas.
objection-draughts-no-capture = Cette prise n’existe pas.
objection-huff-off = On ne souffle pas dans cette partie.
objection-not-huffable = Cette pièce ne peut pas être soufflée maintenant.
objection-empty-square = Cette case est vide.
objection-not-your-piece = Cette pièce est à ton adversaire.
objection-no-move = La pièce ne bouge pas du tout.
objection-not-diagonal = On ne joue qu’en diagonale.
objection-too-far = C’est trop loin pour cette pièce.
objection-in-the-way = Une autre pièce barre le chemin.
objection-must-capture = Tu peux prendre, donc tu dois prendre.
objection-must-continue = La prise doit continuer.
objection-must-take-most = Tu dois prendre le plus de pièces possible.
objection-king-must-take = Ta dame doit prendre avant un pion.
objection-must-take-kings = Tu dois prendre le plus de dames possible.
objection-kings-first = Tu dois prendre les dames le plus tôt possible.
objection-captures-backwards = Les pions ne prennent pas en arrière.
objection-man-takes-king = Un pion ne peut pas prendre de dame.
objection-crowned-ends-turn = Le coup s’arrête quand un pion va à dame.
objection-land-behind = La dame doit s’arrêter juste derrière la pièce qu’elle prend.
objection-wrong-crowning = Le pion ne devient pas dame ainsi.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Il faut d’abord placer le loup.
objection-wolf-backwards = Les moutons ne vont qu’en avant.
objection-already-placed = Le loup est déjà sur le damier.
objection-no-extra-turn = C’est ensuite aux moutons de jouer : pas de + à la fin.
objection-no-hop = On ne saute pas ainsi dans cette chasse.
objection-wrong-capture = Ce saut prend le chasseur sauté, et aucun autre.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = Il y a déjà un pion dans ce trou.
objection-pegs-no-piece = Il n’y a pas de pion dans ce trou.
objection-off-board = Ce plateau n’a pas de trou à cet endroit.
objection-not-a-jump = Un saut passe en ligne droite par-dessus un trou.
objection-nothing-to-jump = Il n’y a pas de pion à sauter.

## What else cannot be done in a game.

error-ended = La partie est terminée.
error-throw-missing = Il faut d’abord lancer les dés.
error-throw-not-awaited = On ne lance pas les dés maintenant.
error-throw-bad = Un lancer, c’est trois dés de 1 à 6, par exemple 5 5 4.
error-take-back-not-allowed = On n’annule pas de coup dans cette partie.
error-take-back-too-many = Il n’y a rien à annuler.
error-take-back-only =
    { $count ->
        [one] Un seul coup a été joué.
       *[other] Seuls { $count } coups ont été joués.
    }
error-must-take = Dans ce jeu, un moulin doit prendre un pion.
error-no-such-place =
    { $family ->
        [draughts] On ne joue sur aucune case { $place }.
        [wolf] Il n’y a pas de case foncée { $place } sur ce damier.
        [pegs] Il n’y a pas de trou { $place } sur ce plateau.
       *[other] Il n’y a pas de point { $place } sur ce plateau.
    }
error-did-you-mean = { $typed } : ce n’est ni un coup ni une commande ; voulais-tu dire « { $word } » ?
error-take-back-declared = Les joueurs ont mis fin à cette partie ; on n’annule plus rien.
error-redo-nothing = Il n’y a aucun coup à rétablir.
error-abort-too-late = Les deux camps ont joué : la partie ne peut plus être annulée.
error-offer-in-puzzle = Personne avec qui se mettre d’accord : tu joues en solo.
error-offer-pending = La nulle est déjà proposée et attend une réponse.
error-offer-repeated = Tu as déjà proposé la nulle ; joue un coup avant de la proposer encore.
error-offer-none = Personne n’a proposé la nulle.
error-bad-number = « { $text } » n’est pas un nombre de coups.
error-no-computer = L’ordinateur ne joue pas ici ; zwick play --level 3 l’invite.
error-no-other-side = Il n’y a pas d’autre côté d’où regarder.

## Draw claims that are refused. "Nulle" is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Ces règles ne connaissent pas cette nulle.
error-claim-automatic = Avec ces règles, cette nulle vient d’elle-même ; il n’y a rien à réclamer.
error-claim-turn-not-complete = Ton tour n’est pas fini : tu as gagné un coup de plus.
error-claim-ends-otherwise = Ce coup termine la partie autrement.
error-claim-not-to-move = Seul le camp qui doit jouer peut réclamer.
error-claim-too-few-repetition =
    { $count ->
        [one] La position ne s’est présentée qu’une fois ; il en faut { $needed }.
       *[other] La position ne s’est présentée que { $count } fois ; il en faut { $needed }.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Il n’y a eu qu’un coup sans progrès, les deux camps confondus ; il en faut { $needed }.
       *[other] Il n’y a eu que { $count } coups sans progrès, les deux camps confondus ; il en faut { $needed }.
    }

## Files.

error-save-name = Dis où enregistrer, par exemple : enregistrer partie.txt
error-save-exists = Le fichier { $file } existe déjà ; choisis un autre nom.
error-save-failed = Impossible d’enregistrer la partie dans { $file } : { $why }
