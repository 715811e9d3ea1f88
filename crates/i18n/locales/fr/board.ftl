### The page of a game: labels around the board. "Nulle" is the tied game, "coup" what one player
### does at a time. The player is addressed as "tu".

## Whose turn it is, and what waits for an answer.

board-now = Ce qu’il y a à faire
board-go = { $player } : choisis où aller. Un anneau marque chaque place possible.
board-take = { $player } : prends un pion entouré d’un anneau en pointillé.
board-sure = Confirme ce coup ou annule-le : { $turn }.
board-confirm = Confirmer
board-cancel = Annuler
board-take-nothing = Ne rien prendre
board-throw = Lancer les dés
board-enter-throw = Voilà ce qu’ils montrent
board-die = Dé { $number }
board-offered =
    { $side ->
        [white] Les Blancs proposent la nulle.
        [black] Les Noirs proposent la nulle.
        [wolf] Le loup propose la nulle.
        [sheep] Les moutons proposent la nulle.
        [quarry] Le gibier propose la nulle.
        [fox] Le renard propose la nulle.
        [hunters] Les chasseurs proposent la nulle.
       *[other] { $player } propose la nulle.
    }
board-accept = Accepter la nulle
board-decline = Refuser
board-result = Résultat
board-rematch = Encore une partie

## Buttons and menu.

board-undo = Annuler le coup
board-redo = Rétablir
board-offer = Proposer la nulle
board-hint = Indice
board-hint-whole = Montrer le coup
board-hint-coming = L’indice arrive.
board-moves = Coups
board-earlier = Coup précédent
board-later = Coup suivant
board-typed = Taper un coup
board-play = Jouer
board-more = Plus
board-rules = Règles du jeu
board-abort = Supprimer cette partie
board-flip = Tourner le plateau
board-confirm-toggle = Confirmer chaque coup
board-text-toggle = Montrer le plateau en tableau
board-claim = Réclamer la nulle
board-resign = Abandonner
board-record = Feuille de partie
board-record-text = Texte

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Si la réclamation est juste, la partie est nulle aussitôt, preuve à l’appui.
board-claim-kind = Motif
board-claim-repetition = Toujours la même position
board-claim-no-progress = Trop longtemps sans progrès
board-claim-intended = Dans quelle position
board-claim-board = Celle du plateau
board-claim-after = Celle après : { $turn }
board-claim-send = Réclamer

## The table beside the board, and messages when something is in the way.

board-text-view = Le plateau en mots
board-text-caption = Ce qu’il y a sur chaque place, rangée par rangée
board-text-lines = Emplacements sur une même ligne
board-keys-title = Clavier et saisie
board-keys = Sur le plateau, les flèches mènent d’un emplacement à l’autre, qu’une ligne les relie ou non ; Début et Fin mènent aux bouts d’une rangée. Entrée ou la barre d’espace choisit un emplacement, Échap abandonne un coup commencé. Un coup s’écrit comme dans la liste des coups : d6 pour poser, d6-d7 pour déplacer, d6-d7xa4 pour prendre aussi.
board-lost = La connexion est coupée ; nouvel essai en cours.
board-no-script = Le plateau a besoin de JavaScript ; tout le reste marche sans.

## In the middle of a turn: what the script says. No plural forms here: the script fills in $count.

board-undo-half = Recommencer le coup
board-chosen = choisi
board-can-take = peut être pris
board-can-go = peut aller ici
board-can-move = peut jouer
board-open = Possible : { $place }.
board-put-here = { $place }, ton pion, tout juste posé ici
board-gone = { $place }, vide maintenant
board-in-hand = { $count } en main
board-lost-stones = pertes : { $count }
board-time-left = { $player } : plus que { $count } secondes.

## Why a tap does nothing.

board-wrong-light = On ne joue que sur les cases foncées.
board-wrong-theirs = { $place } est à l’adversaire.
board-wrong-stuck = Rien ne peut partir de { $place } maintenant. Un anneau marque ce qui peut jouer.
board-wrong-empty = { $place } est vide. Choisis d’abord un de tes pions.
board-wrong-occupied = { $place } est occupé. Choisis une place vide.
board-wrong-put = On ne peut rien poser sur { $place } maintenant.
board-wrong-go = Pas moyen d’aller en { $place }. Un anneau marque chaque place possible.
board-wrong-take = Pas celui-là : choisis-en un entouré d’un anneau en pointillé.
board-wrong-throw = Lance d’abord les dés.
board-wrong-computer = C’est à l’ordinateur de jouer.

## Giving up.

board-resign-sure = Abandonner cette partie ?
board-resigns =
    { $side ->
        [white] Les Blancs abandonnent, et la partie est finie.
        [black] Les Noirs abandonnent, et la partie est finie.
        [wolf] Le loup abandonne, et la partie est finie.
        [sheep] Les moutons abandonnent, et la partie est finie.
        [quarry] Le gibier abandonne, et la partie est finie.
        [fox] Le renard abandonne, et la partie est finie.
        [hunters] Les chasseurs abandonnent, et la partie est finie.
       *[other] { $player } abandonne, et la partie est finie.
    }
board-resign-not = Continuer à jouer
