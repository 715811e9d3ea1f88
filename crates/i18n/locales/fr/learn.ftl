### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. The reader is addressed as "tu".

## The list, and what stands beside the board.

learn-title = Apprendre
learn-lead = De courtes leçons sur le vrai plateau. Commence par la première partie.
learn-then = Et ensuite :
learn-to-puzzles = résoudre des problèmes
learn-done = Réussi
learn-next = Suite
learn-back = Retour
learn-step = Étape { $at } sur { $steps }
learn-not-yet = Pas encore. Relis la phrase et essaie autrement.
learn-well-done = Bien joué !
learn-well-done-next = Bien joué ! Continue avec « { $next } ».
learn-other-stone = Le moulin est fermé. Prends maintenant le pion en { $place } : la leçon continue avec celui-là.
learn-end = Fin de la leçon
learn-finished = C’était toute la leçon.
learn-next-lesson = Suite : { $title }
learn-play = À toi de jouer
learn-all = Toutes les leçons

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Ce problème n’existe pas.
error-unknown-lesson = Cette leçon n’existe pas.
error-unknown-step = La leçon n’a pas cette étape.
error-unknown-choice = Il n’y a pas de problèmes de ce genre.
error-too-many-turns = Aucun problème n’a autant de coups.
error-no-such-turn = Ce coup ne peut pas se jouer ici.

## The first game, turn by turn; you play White.

lesson-first-game = La première partie
lesson-first-game-about = Poser, déplacer, prendre, gagner : pas à pas.
lesson-first-game-hello = Chaque camp a neuf pions en main, et tu joues les Blancs. Trois pions alignés font un moulin, et qui en ferme un prend un pion.
lesson-first-game-first = Pose ton premier pion sur le croisement d6 : quatre chemins en partent.
lesson-first-game-second = Pose le suivant en f6 : il ne manque plus que b6 pour un moulin.
lesson-first-game-blocked = Les Noirs l’ont vu et occupent b6. C’est ainsi qu’on empêche un moulin : on prend le point qui lui manque.
lesson-first-game-third = Pose en f4. Avec f6, cela menace f2.
lesson-first-game-fourth = Encore paré. Pose en e4, juste à côté : g4 est maintenant menacé.
lesson-first-game-fifth = Pose en d5. Par d6, cela menace d7, et tes pions se rassemblent au milieu.
lesson-first-game-double = Maintenant e5 ! Cela menace deux moulins à la fois, en c5 et en e3, et les Noirs n’en peuvent empêcher qu’un.
lesson-first-game-close = Ferme le moulin avec e3 et prends le pion en g4, car il gêne tes pions e4 et f4.
lesson-first-game-later = Quelques coups plus tard : tous les pions sont posés, et désormais ils avancent le long des lignes, d’un point à son voisin.
lesson-first-game-open = Ton moulin du haut est fermé. Ouvre-le : va de d7 à d6.
lesson-first-game-shut = Et retour en d7. Le moulin se referme, et tu prends le pion de ton choix.
lesson-first-game-last = Quelques coups plus tard, les Noirs n’ont plus que trois pions et peuvent sauter sur n’importe quel point libre. Mais c’est à toi : ferme le moulin encore une fois, de d6 à d7, et il en reste deux.
lesson-first-game-end = Avec deux pions, plus aucun moulin n’est possible : tu as gagné !

## The mill.

lesson-mill = Le moulin
lesson-mill-about = Trois pions alignés, et ce qu’ils valent.
lesson-mill-what = Trois de tes pions sur une ligne tracée font un moulin. Ici, il ne manque que f6.
lesson-mill-close = Pose en f6 et prends l’un des deux pions noirs, celui que tu veux.
lesson-mill-safe = Les pions d’un moulin sont à l’abri. Ferme ton moulin : tu ne peux prendre que le pion isolé.
lesson-mill-open = Un moulin peut s’ouvrir et se refermer. Va de d7 à d6 ; personne ne peut se glisser dans la brèche.
lesson-mill-again = Maintenant, retour en d7, et tu prends encore un pion. Un moulin prend ainsi un coup sur deux.
lesson-mill-early = Mais attention : un moulin fait trop tôt nuit souvent à son camp, dont les pions restent serrés et ne peuvent plus bouger.

## The double mill.

lesson-running-mill = Le double moulin
lesson-running-mill-about = Cinq pions qui prennent à chaque coup.
lesson-running-mill-five = Cinq pions, deux moulins, et un pion qui appartient aux deux : celui en d6. C’est un double moulin.
lesson-running-mill-to = Va de d6 à d7 : le moulin du bas s’ouvre, celui du haut se ferme. Prends un pion.
lesson-running-mill-fro = Et retour : va de d7 à d6 et prends le suivant.
lesson-running-mill-why = Un moulin prend un coup sur deux, un double moulin à chaque coup. Le plus souvent, il gagne ; seul qui saute déjà peut encore se mettre dans la brèche.
lesson-running-mill-build = Pour finir, construis-en un : va de d5 à d6, cela ferme un moulin, et d7 t’attend. Prends un pion.

## Stopping and shutting in.

lesson-blocking = Bloquer
lesson-blocking-about = Empêcher les moulins, enfermer les pions.
lesson-blocking-stop = Les Noirs menacent de faire un moulin. Pose un pion pour qu’ils ne puissent en fermer aucun au prochain coup.
lesson-blocking-between = Pendant la pose, une pensée sur deux va à l’adversaire : où ne lui manque-t-il qu’un pion ?
lesson-blocking-no-way-out = Qui ne peut plus jouer a perdu. Un seul coup enferme tous les pions noirs.
lesson-blocking-seven-four = C’est aussi ainsi qu’on gagne à sept contre quatre : on encercle, tant que les quatre ne peuvent pas former de moulin.

## Flying.

lesson-flying = Le saut
lesson-flying-about = Avec trois pions, on va partout.
lesson-flying-three = Les Blancs n’ont plus que trois pions et peuvent sauter : sur n’importe quel point libre.
lesson-flying-fly = Saute de f2 en g7, ferme le moulin et prends un pion.
lesson-flying-caution = Avant de laisser l’adversaire à trois pions, aie donc un moulin ouvert en réserve. À quatre contre trois, c’est nulle le plus souvent.

## The crossings.

lesson-crossings = Les croisements
lesson-crossings-about = Quatre points où tout se rejoint.
lesson-crossings-four = d6, f4, d2 et b4 ont quatre voisins ; tous les autres points en ont deux ou trois.
lesson-crossings-take-one = Pose ton premier pion sur l’un des quatre croisements.
lesson-crossings-two = Les Noirs ont pris d2. Assure-toi un deuxième croisement.
lesson-crossings-truth = Certains livrets promettent aux Blancs un moulin avec le quatrième ou le cinquième pion. Contre la meilleure défense, c’est faux : depuis un coin, il faut le sixième, depuis un milieu, le septième.

## Draughts: capturing and crowning.

lesson-captures = Prendre et devenir dame
lesson-captures-about = Prise obligatoire, rafles, et la dame.
lesson-captures-must = Les pions avancent en diagonale. Si un pion noir barre la route et que la case derrière lui est libre, il faut prendre.
lesson-captures-jump = Prends le pion noir : saute de 22 à 15.
lesson-captures-chain = Si l’on peut sauter encore, on continue. Prends les deux : 22, 15, 6.
lesson-captures-crown = Sur la dernière rangée, un pion devient dame. Vas-y depuis 6.
lesson-captures-back = Une dame va et prend aussi en arrière. Prends les deux pions depuis 2.

## Wolf and Sheep.

lesson-wolf = La percée du loup
lesson-wolf-about = Une brèche lui suffit ; sans brèche, il est perdu.
lesson-wolf-gap = Le loup veut passer derrière les moutons. Entre c3 et g3, il y a une brèche.
lesson-wolf-into = Tu es le loup. Entre dans la brèche : de f4 à e3.
lesson-wolf-on = Un mouton barre la route. Esquive en f2.
lesson-wolf-through = Plus aucun mouton ne peut t’arrêter. Cours jusqu’à la dernière rangée !
lesson-wolf-line = À toi les moutons, maintenant. Ils ne vont qu’en avant : leur ligne doit donc rester fermée.
lesson-wolf-shut = Un seul coup tient la ligne : de f4 à g5.
lesson-wolf-behind = Et maintenant, rapproche un mouton de l’arrière : de e3 à f4.
lesson-wolf-truth = Sans erreur, les moutons attrapent toujours le loup ; il faut jusqu’à 44 coups, les deux camps confondus.

## Solitaire.

lesson-solitaire = La première solution
lesson-solitaire-about = Une croix de six pions, cinq sauts.
lesson-solitaire-cross = Un pion saute par-dessus son voisin dans un trou libre, et le voisin est retiré. Il doit en rester un, au centre.
lesson-solitaire-aside = L’astuce est de mettre d’abord un pion de côté : d5 saute en f5.
lesson-solitaire-up = Fais monter celui d’en bas : de d3 à d5.
lesson-solitaire-over = Tout droit en travers : de c5 à e5.
lesson-solitaire-home = Le pion mis de côté revient : de f5 à d5.
lesson-solitaire-last = Encore un saut, au centre !
lesson-solitaire-truth = C’est ainsi que l’on commence. Le plateau entier, avec 32 pions, se fait en 18 coups, si les sauts d’un même pion comptent ensemble.
