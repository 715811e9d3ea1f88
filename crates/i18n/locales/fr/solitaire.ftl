### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "saut"
### takes one peg ("pion"); a "coup" is all jumps of one peg in a row. "Par" is the fewest moves that
### are proved to do.

## Beside the board.

solitaire-figures = Où en est la partie
solitaire-pegs = Pions
solitaire-moves = Coups
solitaire-counted = Plusieurs sauts d’affilée du même pion comptent pour un coup.
solitaire-par = Par
solitaire-time = Temps
solitaire-watch = Montrer ce qui reste possible
solitaire-solution = Montrer une solution
solitaire-back = Retour à la partie
solitaire-more = Problèmes, meilleures parties, courses
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Un coup
       *[other] { $moves } coups
    }, { $jumps ->
        [one] un saut
       *[other] { $jumps } sauts
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = C’est encore faisable.
solitaire-solvable-in =
    { $moves ->
        [0] C’est encore faisable, si le même pion continue.
        [one] C’est encore faisable, en un seul coup.
       *[other] C’est encore faisable, en { $moves } coups au mieux.
    }
solitaire-anew = D’ici, ce n’est plus faisable. Voici une solution depuis le début.
solitaire-hopeless =
    { $pegs ->
        [one] Ce n’est plus faisable : il reste un pion, mais au mauvais endroit.
       *[other] Ce n’est plus faisable. Au mieux, il reste { $pegs } pions.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Ce n’est plus faisable.
       *[other] Ce n’est plus faisable. Il peut rester { $pegs } pions ou moins.
    }
solitaire-unknown =
    { $pegs ->
        [one] On ne sait pas si c’est encore faisable.
       *[other] On ne sait pas si c’est encore faisable ; il peut rester { $pegs } pions ou moins.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } coups : c’est le par, on ne peut pas faire moins.
        [one] { $moves } coups, un de plus que le par.
       *[other] { $moves } coups, { $over } de plus que le par.
    }

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitaire
solitaire-lead = De petites figures pour commencer, puis les plateaux entiers. Le par est prouvé : impossible en moins de coups, tous les sauts d’un pion à la suite ne comptant que pour un.
problem-cross = Croix
problem-plus = Croix grecque
problem-square = Carré penché
problem-fireplace = Cheminée
problem-pyramid = Pyramide
problem-arrow = Flèche
problem-diamond = Losange
problem-triangle = Triangle
problem-english = Plateau anglais
problem-centre = Plateau anglais, dernier pion au centre
problem-european = Plateau européen
problem-pegs = { $pegs } pions
problem-par =
    { $moves ->
        [one] par : un coup
       *[other] par : { $moves } coups
    }
problem-no-par = par inconnu
problem-play = Essayer
# The name of the button for screen readers.
problem-play-of = Essayer : { $name }

## The best games of a problem.

results-title = Meilleures parties ici
results-pegs = Pions
results-moves = Coups
results-time = Temps
results-name = Qui
results-nameless = quelqu’un

## A race: several players on one screen, each with a board of their own.

race-title = Course
race-about = De deux à quatre joueurs devant cet écran, tous avec le même problème : le plus rapide à le résoudre gagne et, si personne n’y arrive, celui qui laisse le moins de pions. Le temps court du premier saut au dernier ; rien ne s’annule.
race-problem = Problème
race-players = Joueurs
race-player = Joueur { $number }
race-begin = Lancer la course
race-lead = Tout le monde saute en même temps. La solution la plus rapide gagne, sinon le moins de pions.
race-stands =
    { $pegs ->
        [one] un pion
       *[other] { $pegs } pions
    } · { $time }
race-solved = réussi en { $moves } coups · { $time }
race-won = { $name } gagne : réussi en { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } gagne avec un seul pion, en { $time }.
       *[other] { $name } gagne avec { $pegs } pions, en { $time }.
    }
race-shared = À égalité en tout : { $names } se partagent la première place.

## Refusals.

error-not-solitaire = Ce n’est pas une partie de solitaire.
error-unknown-problem = Ce problème n’existe pas.
error-unknown-race = Cette course n’existe pas.
error-race-players = Une course se joue de deux à quatre.
hint-too-late = Ce n’est plus faisable.
