### The page on which boards, stones and sound are chosen. "Pions" are the pieces of every game.

## What the page begins with.

looks-title = Plateau, pions et son
# Under the title.
looks-lead = Ce que tu choisis ici vaut pour tous les jeux dans ce navigateur. Clair, sombre et contraste élevé se trouvent au bas de la page.
# A link back to the game one comes from.
looks-back = Retour à la partie

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Plateau
looks-board-wood = Bois
looks-board-wood-about = une planche rabotée, les lignes gravées
looks-board-slate = Ardoise
looks-board-slate-about = gratté dans une marche de pierre
looks-board-print = Imprimé
looks-board-print-about = une seule encre sur papier, comme les vieux livrets
looks-board-cloth = Étoffe
looks-board-cloth-about = cousu sur du loden, à rouler

## The sets of stones.

looks-stones = Pions
looks-stones-ivory = Ivoire et ébène
looks-stones-ivory-about = un anneau et un point
looks-stones-discs = Disques simples
looks-stones-discs-about = plats, avec un anneau et un point bien marqués
looks-stones-turned = Bois tourné
looks-stones-turned-about = érable à trois rainures, noyer à perle
looks-stones-marked = Soleil et lune
looks-stones-marked-about = peints dessus, le soleil sur les clairs

## Sound, which is off at first.

looks-sound = Son
looks-sound-lead = De discrets sons de bois quand un pion est posé, glisse ou est pris, quand un moulin se ferme et quand une partie se termine.
looks-sound-on = Activé
looks-sound-off = Coupé
# Buttons to listen to each of them.
looks-sound-set = Poser
looks-sound-slide = Déplacer
looks-sound-take = Prendre
looks-sound-mill = Moulin
looks-sound-over = Fin de partie
