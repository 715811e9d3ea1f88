### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle : le jeu du moulin et les autres jeux de la vieille boîte
overview-lead = Joue selon la règle de ton enfance, ou selon n’importe quelle autre.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Jeux
overview-house-version = { $game } (notre version)

## What one can do, one line for each command.

overview-commands = Commandes
overview-serve = ouvrir le plateau dans le navigateur
overview-play = jouer à deux, dans un terminal
overview-rules = toutes les règles d’un jeu et leur origine, ou ce qui change dans un autre
overview-show = dessiner une position
overview-moves = énumérer les coups possibles
overview-check = rejouer une partie notée et la vérifier
overview-convert = récrire une partie notée sous une autre forme
overview-perft = compter de combien de façons une partie peut se dérouler
overview-solve = résoudre un jeu : calculer des tables qui connaissent chaque position
overview-probe = interroger les tables sur une position
overview-verify = confronter les tables aux règles
overview-tables = énumérer ou supprimer les tables, ou en rendre compte
overview-engine = l’ordinateur comme joueur pour d’autres programmes (UGI)
overview-match = faire jouer beaucoup de parties à deux joueurs et dire lequel est le plus fort
overview-analyse = dire ce que valait chaque coup d’une partie, et lequel aurait été meilleur
overview-bench = mesurer la vitesse du comptage

## The last line.

overview-more = « zwick help » en dit plus ; un jeu à toi est un fichier de règles, indiqué par @FICHIER (« zwick help rules » en montre un).

## What "zwick" says while it serves the board.

serve-at = Le plateau est à l’adresse { $address }
serve-elsewhere = Tes parties sont déjà ouvertes, à l’adresse { $address }
serve-stop = Ctrl-C arrête tout ; chaque partie reprendra là où elle en était.
serve-stopped = Au revoir. Chaque partie reprendra là où elle en était.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Sans effet ici.)
rules-sources = Sources : 000 à 004 sont les livrets de règles, avec leur édition (002-S est la suédoise) ; M-, D- et § sont des décisions et des sections, X des livres et des sites ; docs/rules.md les énumère.
rules-equal = Il n’y a pas de différence.
rules-same-game = Coups permis et résultats sont les mêmes dans les deux.
