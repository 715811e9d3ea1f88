### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Nulle" is a tied game. A
### "double moulin" opens one mill by closing another.

## The list.

puzzles-title = Problèmes
puzzles-lead = Un plateau, un seul bon coup. Chaque problème est calculé jusqu’au bout.
puzzles-daily = Problème du jour
puzzles-daily-solve = Résoudre
puzzles-daily-again = Revoir
puzzles-streak =
    { $days ->
        [0] Résous-le aujourd’hui, et une série commence.
        [one] Une série d’un jour.
       *[other] Une série de { $days } jours.
    }
puzzles-count = Problèmes résolus : { $solved } sur { $count }.
puzzles-family = Jeu
puzzles-family-any = Tous les jeux
puzzles-family-mill = Moulin
puzzles-family-draughts = Dames
puzzles-family-wolf = Le loup et les moutons
puzzles-family-battue = Battue
puzzles-family-pegs = Solitaire
puzzles-kind = Genre
puzzles-kind-any = Tous les genres
puzzles-grade = Difficulté
puzzles-grade-any = De facile à difficile
puzzles-choose = Montrer
puzzles-more =
    { $count ->
        [one] Encore un problème
       *[other] Encore { $count } problèmes
    }
puzzles-none = Il n’y a pas de problème de ce genre.
puzzles-all = Tous les problèmes
puzzles-solved = résolu

## The kinds, as headings.

puzzle-kind-win = Le seul coup gagnant
puzzle-kind-hold = Tenir la nulle
puzzle-kind-running-mill = Le double moulin
puzzle-kind-ending = Finale
puzzle-kind-shot = Donner pour prendre
puzzle-kind-escape = S’échapper
puzzle-kind-close = Encercler
puzzle-kind-keep = Rester faisable
puzzle-kind-finish = Sauter jusqu’au bout
puzzle-kind-few-moves = En peu de coups

## How hard it is.

puzzle-grade-easy = facile
puzzle-grade-middling = moyen
puzzle-grade-hard = difficile

## What is to be done. $player is the side to move ("Blancs", "les moutons"), $side says which.

puzzle-task-win =
    { $side ->
        [white] Les Blancs jouent et gagnent. Un seul coup y mène.
        [black] Les Noirs jouent et gagnent. Un seul coup y mène.
       *[other] Au trait : { $player }. Un seul coup gagne.
    }
puzzle-task-hold =
    { $side ->
        [white] Les Blancs jouent et tiennent la nulle. Tout autre coup perd.
        [black] Les Noirs jouent et tiennent la nulle. Tout autre coup perd.
       *[other] Au trait : { $player }. Un seul coup tient la nulle, tout autre perd.
    }
puzzle-task-running-mill =
    { $side ->
        [white] Les Blancs jouent, gagnent et obtiennent un double moulin. Quel coup le prépare ?
        [black] Les Noirs jouent, gagnent et obtiennent un double moulin. Quel coup le prépare ?
       *[other] Au trait : { $player }. Quel coup gagne et prépare un double moulin ?
    }
puzzle-task-ending =
    { $side ->
        [white] Finale : les Blancs jouent et gagnent. Un seul coup y mène.
        [black] Finale : les Noirs jouent et gagnent. Un seul coup y mène.
       *[other] Finale. Au trait : { $player }. Un seul coup gagne.
    }
puzzle-task-shot =
    { $side ->
        [white] Les Blancs donnent quelque chose et gagnent. Par quoi commencent-ils ?
        [black] Les Noirs donnent quelque chose et gagnent. Par quoi commencent-ils ?
       *[other] Au trait : { $player }. Il faut donner pour gagner : par quoi commencer ?
    }
puzzle-task-escape =
    { $side ->
        [wolf] C’est au loup de jouer. Par où passe-t-il ?
        [fox] C’est au renard de jouer. Comment s’échappe-t-il ?
       *[other] C’est au gibier de jouer. Comment s’échappe-t-il ?
    }
puzzle-task-close =
    { $side ->
        [sheep] C’est aux moutons de jouer. Enferme le loup sans laisser de brèche.
       *[other] C’est aux chasseurs de jouer. Coupe la route au gibier.
    }
puzzle-task-keep = Après un seul saut, le solitaire reste faisable. Lequel ?
puzzle-task-finish = Saute jusqu’à ce qu’il reste un seul pion.
puzzle-task-few-moves =
    Saute jusqu’à ce qu’il reste un seul pion, en { $moves } coups. Tant que le même pion continue, c’est un seul coup.

## What is said about a turn. $turn is a turn in words ("de d7 à d6, prise en a1").

puzzle-go-on = Juste ! Et maintenant ?
puzzle-wrong = Ce n’est pas encore ça : { $turn }.
puzzle-then-ends =
    { $side ->
        [white] Alors les Blancs jouent { $turn }, et la partie est finie.
        [black] Alors les Noirs jouent { $turn }, et la partie est finie.
        [sheep] Alors les moutons jouent { $turn }, et la partie est finie.
        [hunters] Alors les chasseurs jouent { $turn }, et la partie est finie.
       *[other] Alors { $player } joue { $turn }, et la partie est finie.
    }
puzzle-then-takes =
    { $side ->
        [white] Alors les Blancs prennent : { $turn }.
        [black] Alors les Noirs prennent : { $turn }.
        [sheep] Alors les moutons prennent : { $turn }.
        [hunters] Alors les chasseurs prennent : { $turn }.
       *[other] Alors { $player } prend : { $turn }.
    }
puzzle-lost-win = Après cela, le gain ne peut plus être forcé. Essaie encore.
puzzle-lost-hold = Après cela, la partie est perdue. Essaie encore.
puzzle-lost-running-mill = Après cela, le gain ne peut plus être forcé. Essaie encore.
puzzle-lost-ending = Après cela, le gain ne peut plus être forcé. Essaie encore.
puzzle-lost-shot = Après cela, le gain ne peut plus être forcé. Essaie encore.
puzzle-lost-escape = Ainsi, la route peut encore être barrée. Essaie encore.
puzzle-lost-close = Cela laisse une brèche. Essaie encore.
puzzle-lost-keep = Après cela, il reste toujours plus d’un pion. Essaie encore.
puzzle-lost-finish = Après cela, il reste toujours plus d’un pion. Essaie encore.
puzzle-lost-few-moves = Après cela, les coups ne suffisent plus. Essaie encore.
puzzle-solved-win = Résolu ! Ce gain, personne ne peut te le prendre.
puzzle-solved-hold = Résolu ! La nulle est assurée.
puzzle-solved-running-mill = Résolu ! Le double moulin arrive, et il gagne.
puzzle-solved-ending = Résolu ! La finale est gagnée.
puzzle-solved-shot = Résolu ! Cela valait bien un sacrifice.
puzzle-solved-escape = Résolu ! Plus personne ne peut l’arrêter.
puzzle-solved-close = Résolu ! Il n’y a plus d’issue.
puzzle-solved-keep = Résolu ! D’ici, on va jusqu’au dernier pion.
puzzle-solved-finish = Résolu ! Il reste un seul pion.
puzzle-solved-few-moves = Résolu, et on ne peut pas faire plus court !
puzzle-solution-is = La solution : { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Depuis le début du problème, c’est gagné en un coup, quoi que joue l’adversaire.
       *[other] Depuis le début du problème, c’est gagné en { $turns } coups au plus, quoi que joue l’adversaire.
    }

## Beside the board.

puzzle-done = Résolu
puzzle-streak = Problème du jour, jours d’affilée : { $days }
puzzle-next = Problème suivant
puzzle-skip = Un autre problème
puzzle-again = Recommencer
puzzle-show-solution = Montrer la solution
puzzle-all = Tous les problèmes
puzzle-choices =
    { $count ->
        [one] Un seul coup est possible.
       *[other] { $count } coups sont possibles.
    }
puzzle-level =
    { $level ->
        [10] Parmi les niveaux de l’ordinateur, seul le plus haut est sûr de le trouver.
       *[other] L’ordinateur est sûr de le trouver à partir du niveau { $level }.
    }
