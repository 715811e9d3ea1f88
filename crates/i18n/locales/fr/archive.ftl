### The archive, and what a server says about itself. "Coup" is what one player does at a time.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archives
archive-lead = Des parties finies que tout le monde peut regarder, les plus récentes d’abord.
archive-player = Nom
archive-rules = Jeu
archive-result = Résultat
archive-opening = Ouverture
archive-position = Position
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = En texte, ou par les coups qui y mènent. On la trouve aussi tournée ou en miroir. Il faut pour cela choisir un jeu.
# Nothing in particular: any game, any result, any opening.
archive-any = peu importe
# The label of the button.
archive-search = Chercher
# A heading for those who have the page read to them.
archive-found = Parties trouvées
archive-none = Aucune partie ne correspond.
archive-empty = Il n’y a pas encore de partie dans les archives.
# A link: all games that were found as one file.
archive-take = Les enregistrer toutes dans un fichier

## Beside the board, under "Let others watch": a box to tick.

archive-show = La montrer dans les archives une fois finie

## What cannot be done.

error-archive-rules = Une position appartient à un jeu : choisis-en un, s’il te plaît.
error-archive-position = Ce n’est ni une position ni une suite de coups de ce jeu.
error-archive-result = Ce résultat n’existe pas.
error-draining = Le serveur va s’arrêter et sera de retour dans un instant.
