### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play"
### says, line by line. The players are addressed as "tu". "Nulle" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = De ce jeu, seul le nom nous est parvenu ; voici notre version.
play-seed = Graine { $seed } : avec --seed { $seed }, le hasard sera le même.
play-hint = Tape un coup comme { $turn }, ou « aide » pour tout le reste.
play-own-rules = { $family }, d’après tes propres règles
play-resumed-elsewhere = Ce fichier contient plus que ce que ce programme écrirait, il reste donc tel quel ; enregistre la partie sous un autre nom.
play-lot = Le sort désigne qui commence : { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } : les Blancs, { $black } : les Noirs.
play-legend-draughts = { $white } et { $black } sont les pions des Blancs et des Noirs, { $whiteking } et { $blackking } leurs dames.
play-legend-wolf = { $white } est un mouton, { $black } est le loup.
play-legend-battue = { $white } est le gibier, { $black } est un chasseur.
play-legend-battue-fox = { $white } est le renard, { $black } est un chasseur.
play-legend-pegs = { $white } est un pion.
play-hands = En main : { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [white] Aux Blancs de jouer
        [black] Aux Noirs de jouer
        [wolf] Au loup de jouer
        [sheep] Aux moutons de jouer
        [quarry] Au gibier de jouer
        [fox] Au renard de jouer
        [hunters] Aux chasseurs de jouer
       *[other] { $player }, à toi de jouer
    } : { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Aux Blancs de jouer :".

play-do-place =
    { $hand ->
        [one] pose ton dernier pion
       *[other] pose l’un de tes { $hand } pions
    }
play-do-place-or-move =
    { $hand ->
        [one] pose ton dernier pion ou déplaces-en un
       *[other] pose l’un de tes { $hand } pions ou déplaces-en un
    }
play-do-move = déplace un pion
play-do-jump = déplace un pion, ou saute sur n’importe quel point libre
play-do-slide = déplace un pion aussi loin que tu veux le long d’une ligne
play-do-relocate = un lancer élevé : déplace un pion, ou mets l’un des tiens sur n’importe quel point libre
play-do-enter =
    { $hand ->
        [one] pose ton dernier pion
       *[other] pose l’un de tes { $hand } pions, ou fais-en entrer trois d’un coup sur une ligne vide, par exemple { $turn }
    }
play-do-pass = tu ne peux pas jouer et dois passer
play-do-remove = retire un pion adverse
play-do-man = déplace une pièce
play-do-capture = tu dois prendre
play-do-wolf = place le loup sur le damier
play-do-step = déplace-toi d’un pas
play-do-step-or-hop = déplace-toi d’un pas, ou saute par-dessus un chasseur
play-do-step-or-take = déplace-toi d’un pas, ou saute par-dessus un chasseur et prends-le
play-do-throw-relocate = lance les dés ; à partir de { $sum }, tu peux mettre un pion sur n’importe quel point libre
play-do-throw-alfonso = lance les dés ; 6-5-4, 6-3-3, 5-2-2 ou 4-1-1 font entrer trois pions d’un coup sur une ligne vide
play-do-low-throw = un lancer faible : { $do }
play-do-no-entry = ce lancer ne fait rien entrer : { $do }
play-do-dice-later = { $do } ; les dés viendront quand tous les pions seront posés
play-do-jump-peg =
    { $pegs ->
        [one] Plus qu’un pion
       *[other] Encore { $pegs } pions
    }

## What happens. A double mill opens one mill and closes another with the same move.

play-mill-closed = Moulin !
play-calls = { $player } : { $call }
play-mill-closed-federation = Moulin fermé !
play-double-mill = Moulin ! Et un autre s’ouvre : un double moulin.
play-double-mill-federation = Moulin fermé, et un autre s’ouvre : un double moulin !
play-extra-turn = Ce coup en rapporte un autre.
play-thrown = Les dés montrent { $throw }.
play-enter-pass = Tape : pass
play-enter-throw = Lance trois dés et tape ce qu’ils montrent, par exemple 5 5 4.
play-undone =
    { $count ->
        [one] Un coup annulé.
       *[other] { $count } coups annulés.
    }
play-throw-withdrawn = Le lancer est annulé.
play-reopened = La partie est rouverte.
play-turn-dropped = { $turn } n’a pas été joué.
play-redone = Rétabli : { $turn }.
play-offered =
    { $side ->
        [white] Les Blancs proposent la nulle
        [black] Les Noirs proposent la nulle
        [wolf] Le loup propose la nulle
        [sheep] Les moutons proposent la nulle
        [quarry] Le gibier propose la nulle
        [fox] Le renard propose la nulle
        [hunters] Les chasseurs proposent la nulle
       *[other] { $player } propose la nulle
    } : l’autre camp peut accepter, refuser ou simplement continuer à jouer.
play-declined = La nulle est refusée.
play-offer-again = Le même camp pourra la proposer à nouveau après son prochain coup.
play-claim-repetition = La réclamation est juste : la position s’est présentée { $count } fois, après les coups { $plies }.
play-claim-no-progress =
    { $last ->
        [start] La réclamation est juste : { $count } coups sans progrès, les deux camps confondus, dès avant le début de la feuille.
       *[other] La réclamation est juste : { $count } coups sans progrès, les deux camps confondus, depuis le coup { $last }.
    }
play-saved = Enregistré dans { $file }.
play-possible = Possible : { $turns }
play-moves =
    { $count ->
        [one] Un coup possible :
       *[other] { $count } coups possibles :
    }
play-no-moves = Aucun coup n’est possible maintenant.
play-over = Tu peux encore annuler, enregistrer ou quitter.
play-over-declared = Tu peux encore enregistrer ou quitter.
play-grade-centre = Et le dernier pion est au centre.
play-pegs-left =
    { $pegs ->
        [one] Il reste un pion.
       *[other] Il reste { $pegs } pions.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, niveau { $level }
play-against = Tu joues contre l’ordinateur, au niveau { $level }.
play-level = L’ordinateur joue au niveau { $level }.
play-thinking = Zwick réfléchit…
hint-hopeless = D’ici, le solitaire n’est plus faisable ; annule quelque chose.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } ferme un moulin. Quel pion prends-tu : { $stones } ?
play-ask-take-or-not = { $turn } ferme un moulin. Quel pion prends-tu : { $stones } ? Tape « aucun » pour les laisser.
play-ask-resign =
    { $side ->
        [white] Les Blancs abandonnent
        [black] Les Noirs abandonnent
        [wolf] Le loup abandonne
        [sheep] Les moutons abandonnent
        [quarry] Le gibier abandonne
        [fox] Le renard abandonne
        [hunters] Les chasseurs abandonnent
       *[other] { $player } abandonne
    } : oui ou non ?
play-ask-resign-alone = Veux-tu abandonner : oui ou non ?
play-ask-quit = La partie n’est ni finie ni enregistrée. Arrêter quand même : oui, non ou enregistrer partie.txt ?

## The end of the evening.

play-bye = Au revoir.
play-bye-unfinished = Au revoir. La partie n’est pas finie.
play-bye-unsaved = La partie n’a pas été enregistrée ; « enregistrer partie.txt » ou --save l’aurait gardée.

## Help. $words are the words the command understands in all languages.

play-help-title = Tu peux taper :
play-help-mill = d2 pour poser, d2-b2 pour déplacer, d2-b2xa4 pour prendre le pion en a4 avec un moulin
play-help-draughts = { $turn } pour un coup ; plusieurs sauts comme 9x18x27
play-help-wolf = d8+ pour placer le loup, d8-c7 pour un pas
play-help-battue = a1-a4 pour un pas
play-help-battue-hop = a1-a4 pour un pas, a1-a7 pour un saut
play-help-battue-take = a1-a4 pour un pas, a1-a7xa4 pour un saut qui prend
play-help-pegs = d2-d4 pour un saut
play-help-throw = les dés, par exemple : lancer 5 5 4
play-help-undo = annuler le dernier coup ; annuler 3 en annule trois
play-help-redo = rétablir un coup annulé
play-help-draw = proposer la nulle
play-help-accept = accepter la nulle proposée
play-help-decline = refuser la nulle proposée
play-help-claim = réclamer la nulle : réclamer répétition, ou réclamer sans-moulin ; ajoute le coup que tu veux jouer, si la nulle vient avec lui
play-help-resign = abandonner la partie
play-help-resign-alone = abandonner
play-help-hint = demander quoi jouer : une fois pour l’endroit à regarder, deux fois pour le coup entier
play-help-level = la force de l’ordinateur, de 1 à 10 : niveau 3
play-help-show = montrer le plateau
play-help-flip = regarder de l’autre côté
play-help-moves = énumérer tous les coups possibles
play-help-rules = les règles de ce jeu
play-help-save = enregistrer la partie : enregistrer partie.txt
play-help-help = cette liste
play-help-quit = arrêter ; --save garde la partie

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = lancer dés
command-undo = annuler défaire defaire
command-redo = rétablir retablir refaire
command-draw = nulle proposer
command-accept = accepter oui
command-decline = refuser non
command-claim = réclamer reclamer
command-resign = abandonner abandon
command-hint = indice
command-level = niveau
command-show = afficher montrer plateau
command-flip = tourner retourner
command-moves = coups
command-rules = règles regles
command-save = enregistrer sauvegarder
command-help = aide
command-quit = quitter fin arrêter arreter
command-none = aucun aucune rien

## Words for what is claimed, after the command "réclamer"; words with a blank are joined by a hyphen.

claim-repetition = répétition
claim-no-progress = sans-moulin sans-progrès sans-progres sans-prise
