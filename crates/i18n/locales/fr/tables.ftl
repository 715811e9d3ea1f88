### The page "Jeu parfait": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "table" is a file of values, never furniture. "Nulle" is a tied game.

## The page itself.

tables-link = Jeu parfait
tables-title = Jeu parfait
tables-lead = Une fois toutes les positions d’un jeu calculées, l’ordinateur au niveau 10 ne se trompe plus jamais, et chaque indice est exact. Le calcul se fait ici, en arrière-plan : le jeu reste fluide, et un redémarrage ne fait rien perdre.
tables-works = En cours de calcul
tables-complete = Complet
tables-possible = Peut se calculer
tables-impossible = Ne peut pas se calculer
tables-needless = Les chasses sont calculées dès qu’on y joue, et le solitaire est connu par cœur : là, l’ordinateur est parfait d’emblée.
tables-shared = Les règles qui sont le même jeu sous deux noms partagent leurs tables ; elles figurent sur une seule ligne.
tables-none = Aucune table n’est encore complète. Le moulin à trois pions demande un instant, le jeu du moulin une demi-heure ou plus.
tables-own = Tes propres règles
tables-folder = Les tables se trouvent dans
tables-free = Espace libre sur ce disque : { $size }.
tables-endings = Dames : finales jusqu’à quatre pièces
tables-perfect = L’ordinateur joue parfaitement, les indices sont exacts.
tables-endings-perfect = Exact dans toute finale jusqu’à quatre pièces.
tables-partly = Calculé en partie ; ce qui est fait reste et sert.
# $names are further names of the same game, in a row.
tables-also = Le même jeu : { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Calculer
tables-compute-on = Poursuivre le calcul
tables-play = Y jouer
tables-explore = Explorer les ouvertures
tables-pause = Pause
tables-resume = Reprendre
tables-stop = Arrêter
tables-again = Réessayer
tables-remove = Supprimer
tables-remove-question = Supprimer les tables de ce jeu : { $game } ({ $size }) ? Il faudrait les recalculer.
tables-remove-yes = Oui, supprimer
# The name of a button for screen readers, as in "Pause : Moulin à sept pions".
tables-button-of = { $button } : { $game }

## How far it is. $percent is a number, $positions a text such as "32 millions de positions".

tables-bar = Avancement : { $game }
tables-part = { $percent } % de { $positions }
tables-size = { $written } sur environ { $all } écrits sur le disque
tables-doing-running = Cela va commencer.
tables-doing-paused = En pause. Ce qui est fait reste.
tables-doing-waiting = Attend que le précédent soit prêt.
tables-doing-failed = Cela n’a pas marché.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Pions { $space } : lecture de ce qui est connu
tables-doing-seeding = Pions { $space } : prises et poses
tables-doing-level =
    { $plies ->
        [one] Pions { $space } : décidé en un coup
       *[other] Pions { $space } : décidé en { $plies } coups
    }
tables-doing-writing = Pions { $space } : écriture

## Why it has failed.

tables-failed-disk = Il n’y a pas assez de place sur le disque. Libère de la place et réessaie.
tables-failed-file = Un fichier ne peut pas être lu ou écrit. Vérifie le dossier des tables et réessaie.
tables-failed-other = Le calcul s’est interrompu.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Si chacun joue au mieux, qui commence gagne.
tables-value-win-in = Si chacun joue au mieux, qui commence gagne, en { $plies } coups, les deux camps confondus.
tables-value-draw = Si chacun joue au mieux, la partie est nulle.
tables-value-draw-in = Si chacun joue au mieux, la partie est nulle.
tables-value-loss = Si chacun joue au mieux, qui commence perd.
tables-value-loss-in = Si chacun joue au mieux, qui commence perd, en { $plies } coups, les deux camps confondus.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, environ { $size } sur le disque
tables-positions = { $number } positions
tables-positions-thousand = { $number } milliers de positions
tables-positions-million = { $number } millions de positions
tables-positions-billion = { $number } milliards de positions
tables-pace = { $number } positions par seconde
tables-pace-thousand = { $number } milliers de positions par seconde
tables-pace-million = { $number } millions de positions par seconde
tables-pace-billion = { $number } milliards de positions par seconde
tables-left-seconds =
    { $seconds ->
        [one] encore une seconde environ
       *[other] encore { $seconds } secondes environ
    }
tables-left-minutes =
    { $minutes ->
        [one] encore une minute environ
       *[other] encore { $minutes } minutes environ
    }
tables-left-hours =
    { $hours ->
        [one] encore une heure environ
       *[other] encore { $hours } heures environ
    }

## Why there can be no tables.

tables-obstacle-dice = Les dés laissent faire le hasard.
tables-obstacle-remill = Les coups permis dépendent des moulins fermés auparavant, pas seulement des pions.
tables-obstacle-hop-chain = Les sauts qui prennent plusieurs pions à la suite ne sont pas calculés.
tables-obstacle-full-board = Ce qui suit un plateau plein, quand chaque camp retire un pion, n’est pas calculé.
tables-obstacle-turn-for-nothing = Un moulin qui ne prend rien peut faire rejouer ; cela n’est pas calculé.
tables-obstacle-turn-while-mixed = Les moulins font rejouer pendant que l’on pose et déplace au choix ; cela n’est pas calculé.
tables-obstacle-turn-at-three = Les moulins font rejouer, et trois contre trois font partie nulle ; les deux ensemble ne sont pas calculés.
tables-obstacle-huff = Si l’on souffle, une position dépend du coup précédent.

## In the form for a new game, beside the highest level.

tables-new-compute = Pas encore parfait : lancer le calcul

## Refusals.

error-tables-impossible = Aucune table ne peut être calculée pour ces règles.
error-tables-needless = Ce jeu n’a pas besoin de tables : il est connu sans elles.
error-tables-done = Ces tables sont déjà complètes.
error-tables-disk = Il faut environ { $needed } sur le disque, et il n’y a que { $free } de libres.
error-tables-memory = Il faut { $needed } de mémoire, et il n’y en a que { $free } de libres. Ferme d’autres programmes et réessaie.
error-tables-unknown = Ces tables n’existent pas, et personne ne les a demandées.
error-tables-in-work = Ces tables sont en cours de calcul. Arrête-le d’abord.
error-tables-file = Les tables ne peuvent pas être lues ou supprimées. Vérifie leur dossier.
error-only-here = Cela ne peut se faire que sur la machine elle-même.
