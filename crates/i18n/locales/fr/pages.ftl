### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "tu". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Aller au contenu
page-navigation = Pages
page-games = Mes parties
page-rules = Règles
page-languages = Langue
page-themes = Apparence
page-theme-auto = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-contrast = Contraste élevé
page-colophon = La vieille boîte de jeux : moulin, dames, chasses et solitaire, selon tous les livrets.

## The home page. "Livret" is the sheet of rules that came in the box.

home-title = La vieille boîte de jeux
home-lead = À deux ou contre l’ordinateur : choisis un jeu et lance-toi. Chaque livret le raconte un peu autrement.
home-continue = Reprendre une partie
home-mill = Jeu du moulin
home-draughts = Jeu de dames
home-variants = Le moulin autrement
home-more =
    { $count ->
        [one] Encore un moulin
       *[other] Encore { $count } moulins
    }
home-play = Jouer : { $game }
home-rules-of = Règles : { $game }
home-own = Tes propres règles
home-own-lead = On jouait autrement chez toi ? Écris-le et joue comme ça.
home-own-link = Écrire tes règles

## The shelves: headings above groups of games.

shelf-mill-leaflets = Selon le livret de ton enfance
shelf-mill-variants = Le moulin autrement
shelf-mill-boards = Le moulin sur d’autres plateaux
shelf-draughts-leaflets = Selon le livret de ton enfance
shelf-draughts-books = Selon les règlements
shelf-draughts-losing = Dames de brigand
shelf-mill-leaflets-full = Le moulin, livret par livret
shelf-draughts-leaflets-full = Les dames, livret par livret
shelf-draughts-books-full = Les dames selon les règlements
shelf-hunts = Chasses
shelf-solitaire = Solitaire

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Notre version
house-eck = Aucune règle ne nous est parvenue. Le livret l’appelle « angle mill » en anglais, et Eck désigne en allemand un coin : un coin avec ses deux voisins sur le même carré compte donc aussi comme moulin.
house-eck_only = La lecture plus stricte de notre moulin d’angle : seuls les coins sont des moulins, pas les lignes droites.
house-kreuz = Aucune règle ne nous est parvenue. Le manuel de 1980 appelle moulin en croix un moulin sur une diagonale : les quatre diagonales des coins comptent donc comme moulins, mais on ne se déplace que sur les lignes tracées.
house-kreuz_edges = La lecture plus libre de notre moulin en croix : les diagonales sont tracées, et l’on s’y déplace.
house-huepf = Aucune règle ne nous est parvenue. Sautiller, c’est le petit saut du halma, et il faut que ce soit autre chose que le moulin du cavalier, son voisin : un pion peut donc aussi sauter par-dessus un voisin jusqu’au point suivant de la ligne, sans rien prendre.
house-huepf_capture = Notre moulin sautillant avec le saut du jeu de dames, comme dans le grand moulin de 1980 : le pion adverse sauté est pris.
house-huepf_fly = Le moulin sautillant au sens d’un texte allemand : dès que tous les pions sont posés, chacun saute sur n’importe quel point libre.
house-battue = Le livret nomme une battue, sans un mot sur ses règles. Son voisin dans la boîte est le loup et les moutons, un contre plusieurs : c’est donc une chasse sur le plateau du moulin, dont le calcul a fixé les nombres.
house-battue3 = Notre battue à trois chasseurs : ils n’attrapent le gibier que dans la moitié des placements environ ; c’est la parité qui décide.
house-fox_hunt = Notre battue avec un gibier qui mord, comme le renard prend les oies dans les vieux jeux de chasse ; six chasseurs l’équilibrent.

## The new game.

new-title = Nouvelle partie
new-rules = Jeu
new-own = Tes propres règles
new-change = Choisir
new-read-rules = Lire les règles
new-players = Joueurs
new-player = Ton nom
new-name-hint = Nom
new-sheep = Les moutons
new-wolf = Le loup
new-quarry = Le gibier
new-fox = Le renard
new-hunters = Les chasseurs
new-opponent-person = À deux devant cet écran
new-opponent-computer = Contre l’ordinateur
new-level = Niveau
new-level-1 = Débutant
new-level-5 = Expérimenté
new-level-10 = Pleine force
new-level-perfect = Parfait
new-side = Tu joues
new-side-begins = { $side } (en premier)
new-side-lot = Au sort
new-colours-choose = Comme indiqué
new-colours-lot = Tirer les camps au sort
new-first = Qui commence
new-first-lot = Le sort décide
new-first-white = Les Blancs
new-first-black = Les Noirs
new-clock = Pendule
new-clock-none = Aucune
new-clock-total = Pour la partie
new-clock-move = Pour chaque coup
new-clock-days = Jours par coup
new-minutes = Minutes chacun
new-increment = Secondes ajoutées par coup
new-seconds = Secondes par coup
new-days = Jours par coup
new-draws = Nulle par répétition, ou faute de progrès
new-draws-rules = Selon les règles
new-draws-auto = Aussitôt
new-draws-claim = Seulement si on la réclame
new-draws-off = Jamais
new-dice = Dés
new-dice-thrown = Lancés ici
new-dice-entered = Lancés sur la table et saisis
new-take-backs = On peut annuler des coups
new-hints = On peut demander des indices
new-begin = Commencer

## The list of games.

games-title = Mes parties
games-new = Nouvelle partie
games-none = On n’a encore rien joué ici.
games-begin = Choisis un jeu et lance-toi.
games-older = Parties plus anciennes
games-over = Terminées

## The rules.

rules-title = Règles
rules-lead = Chaque règle de chaque jeu en une phrase. Chaque page s’imprime sur une feuille.
rules-play = Y jouer
rules-where = D’où vient chaque règle
rules-back = Retour à la partie
rules-source = Source :
rules-base = ◆ diffère de
rules-editions = Livrets où il figure
rules-only-named = seulement nommé
rules-same = Le même jeu sous d’autres noms
rules-text = En texte, à modifier
rules-key = Ce que désignent les sources
rules-key-rulings = M-5, D-3 et autres : nos décisions, là où les livrets se taisent ou se contredisent.
leaflet-000 = Legler small foot, Gold Edition, article 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = le dépliant de la fédération mondiale (Welt-Mühlespiel-Dachverband)
leaflet-003 = la notice d’un jeu de designer, toute en minuscules
leaflet-004 = Brettspielnetz.de, feuille de règles de 2024
rules-part-board = Le plateau
rules-part-moves = Les déplacements
rules-part-taking = Les prises
rules-part-end = Gagner et perdre
rules-part-draws = Parties nulles
rules-part-begin = Le début
rules-part-more = Et encore

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Tes propres règles
own-lead = Pars d’un jeu que tu connais et dis ce qui change. Tu auras son livret, et un plateau pour y jouer.
own-label = Les règles, en TOML ou en JSON
own-check = Montrer le livret
own-hint = Noms et valeurs à écrire :
own-base = Partir de
own-base-take = Prendre celui-ci
own-as-text = Plutôt l’écrire comme un texte
own-place = Ligne { $line }, colonne { $column } :
own-problem = Cela ne va pas :

## Errors. $detail sentences come from elsewhere.

page-error = Cela n’a pas marché
page-not-found = Il n’y a rien ici
page-home = Vers les jeux
