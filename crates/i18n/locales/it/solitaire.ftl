### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "salto"
### takes one peg ("pedina"); a "mossa" is all jumps of one peg in a row. "Par" is the fewest moves that
### are proved to do, as in golf.

## Beside the board.

solitaire-figures = A che punto è
solitaire-pegs = Pedine
solitaire-moves = Mosse
solitaire-counted = Più salti di fila della stessa pedina sono una sola mossa.
solitaire-par = Par
solitaire-time = Tempo
solitaire-watch = Mostra che cosa è ancora possibile
solitaire-solution = Mostra una soluzione
solitaire-back = Torna alla partita
solitaire-more = Problemi, partite migliori, gare
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Una mossa
       *[other] { $moves } mosse
    }, { $jumps ->
        [one] un salto
       *[other] { $jumps } salti
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Si può ancora risolvere.
solitaire-solvable-in =
    { $moves ->
        [0] Si può ancora risolvere, se continua la stessa pedina.
        [one] Si può ancora risolvere, con un’altra mossa.
       *[other] Si può ancora risolvere, con almeno altre { $moves } mosse.
    }
solitaire-anew = Da qui non si può più risolvere. Questa è una soluzione dall’inizio.
solitaire-hopeless =
    { $pegs ->
        [one] Non si può più risolvere: resta una pedina, ma nel posto sbagliato.
       *[other] Non si può più risolvere. Nel migliore dei casi restano { $pegs } pedine.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Non si può più risolvere.
       *[other] Non si può più risolvere. Possono restare { $pegs } pedine o meno.
    }
solitaire-unknown =
    { $pegs ->
        [one] Non si sa se si possa ancora risolvere.
       *[other] Non si sa se si possa ancora risolvere; possono restare { $pegs } pedine o meno.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } mosse: è il par, in meno non si può.
        [one] { $moves } mosse, una sopra il par.
       *[other] { $moves } mosse, { $over } sopra il par.
    }

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitario
solitaire-lead = Prima piccole figure, poi i tavolieri interi. Il par è dimostrato: con meno mosse non si può, e tutti i salti di fila di una pedina sono una mossa sola.
problem-cross = Croce
problem-plus = Croce greca
problem-square = Quadrato inclinato
problem-fireplace = Camino
problem-pyramid = Piramide
problem-arrow = Freccia
problem-diamond = Rombo
problem-triangle = Triangolo
problem-english = Tavoliere inglese
problem-centre = Tavoliere inglese, ultima pedina al centro
problem-european = Tavoliere europeo
problem-pegs = { $pegs } pedine
problem-par =
    { $moves ->
        [one] par: una mossa
       *[other] par: { $moves } mosse
    }
problem-no-par = par sconosciuto
problem-play = Prova
# The name of the button for screen readers.
problem-play-of = Prova: { $name }

## The best games of a problem.

results-title = Le partite migliori qui
results-pegs = Pedine
results-moves = Mosse
results-time = Tempo
results-name = Chi
results-nameless = qualcuno

## A race: several players on one screen, each with a board of their own.

race-title = Gara
race-about = Da due a quattro giocatori a questo schermo, tutti con lo stesso problema: vince chi lo risolve più in fretta e, se nessuno ci riesce, chi lascia meno pedine. Il tempo corre dal primo salto all’ultimo; non si annulla nulla.
race-problem = Problema
race-players = Giocatori
race-player = Giocatore { $number }
race-begin = Comincia la gara
race-lead = Si salta tutti insieme. Vince la soluzione più veloce, altrimenti chi lascia meno pedine.
race-stands =
    { $pegs ->
        [one] una pedina
       *[other] { $pegs } pedine
    } · { $time }
race-solved = risolto in { $moves } mosse · { $time }
race-won = { $name } vince: risolto in { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } vince con una sola pedina, in { $time }.
       *[other] { $name } vince con { $pegs } pedine, in { $time }.
    }
race-shared = Pari in tutto: { $names } si dividono il primo posto.

## Refusals.

error-not-solitaire = Non è una partita di solitario.
error-unknown-problem = Questo problema non esiste.
error-unknown-race = Questa gara non esiste.
error-race-players = Una gara è per due, tre o quattro giocatori.
hint-too-late = Non si può più risolvere.
