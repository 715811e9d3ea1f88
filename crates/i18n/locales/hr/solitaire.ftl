### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "skok" takes
### one peg; a "potez" is all jumps of one peg in a row. Par ("minimum") is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Kako stoji
solitaire-pegs = Pijuni
solitaire-moves = Potezi
solitaire-counted = Više skokova istog pijuna zaredom jedan je potez.
solitaire-par = Minimum
solitaire-time = Vrijeme
solitaire-watch = Pokazuj što je još moguće
solitaire-solution = Pokaži rješenje
solitaire-back = Natrag na partiju
solitaire-more = Zadaci, najbolje partije, utrke
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] { $moves } potez
       *[other] { $moves } poteza
    }, { $jumps ->
        [one] { $jumps } skok
        [few] { $jumps } skoka
       *[other] { $jumps } skokova
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Još je rješivo.
solitaire-solvable-in =
    { $moves ->
        [0] Još je rješivo, ako isti pijun nastavi.
        [1] Još je rješivo, u jednom potezu.
        [one] Još je rješivo, u najmanje { $moves } potezu.
       *[other] Još je rješivo, u najmanje { $moves } poteza.
    }
solitaire-anew = Odavde više nije rješivo. Ovo je rješenje od početka.
solitaire-hopeless =
    { $pegs ->
        [1] Više nije rješivo: ostaje jedan pijun, ali na krivom mjestu.
        [one] Više nije rješivo. U najboljem slučaju ostaje { $pegs } pijun.
        [few] Više nije rješivo. U najboljem slučaju ostaju { $pegs } pijuna.
       *[other] Više nije rješivo. U najboljem slučaju ostaje { $pegs } pijuna.
    }
solitaire-hopeless-about =
    { $pegs ->
        [1] Više nije rješivo.
        [one] Više nije rješivo. Može ostati { $pegs } pijun ili manje.
       *[other] Više nije rješivo. Može ostati { $pegs } pijuna ili manje.
    }
solitaire-unknown =
    { $pegs ->
        [1] Ne zna se je li još rješivo.
        [one] Ne zna se je li još rješivo; može ostati { $pegs } pijun ili manje.
       *[other] Ne zna se je li još rješivo; može ostati { $pegs } pijuna ili manje.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] Poteza: { $moves }. To je minimum, s manje ne ide.
       *[other] Poteza: { $moves }, za { $over } više od minimuma.
    }
hint-too-late = Više nije rješivo.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitaire
solitaire-lead = Najprije mali likovi, a zatim cijele ploče. Minimum je dokazan: s manje poteza ne ide, a svi skokovi jednog pijuna zaredom jedan su potez.
problem-cross = Križ
problem-plus = Grčki križ
problem-square = Nakošeni kvadrat
problem-fireplace = Kamin
problem-pyramid = Piramida
problem-arrow = Strelica
problem-diamond = Romb
problem-triangle = Trokut
problem-english = Engleska ploča
problem-centre = Engleska ploča, zadnji pijun u sredini
problem-european = Europska ploča
problem-pegs =
    { $pegs ->
        [one] { $pegs } pijun
       *[other] { $pegs } pijuna
    }
problem-par =
    { $moves ->
        [one] minimum { $moves } potez
       *[other] minimum { $moves } poteza
    }
problem-no-par = minimum nepoznat
problem-play = Pokušaj
# The name of the button for screen readers.
problem-play-of = Pokušaj: { $name }

## The best games of a problem.

results-title = Najbolje partije ovdje
results-pegs = Pijuni
results-moves = Potezi
results-time = Vrijeme
results-name = Igrač
results-nameless = netko

## A race: several players on one screen, each with a board of their own.

race-title = Utrka
race-about = Dva do četiri igrača za ovim zaslonom, svi s istim zadatkom: pobjeđuje tko ga najbrže riješi, a ako ga ne riješi nitko, onaj kojem ostane najmanje pijuna. Vrijeme teče od prvog do zadnjeg skoka; ništa se ne poništava.
race-problem = Zadatak
race-players = Igrači
race-player = Igrač { $number }
race-begin = Počni utrku
race-lead = Svi skaču u isto vrijeme. Pobjeđuje najbrže rješenje, a inače najmanje pijuna.
race-stands =
    { $pegs ->
        [one] { $pegs } pijun
       *[other] { $pegs } pijuna
    } · { $time }
race-solved = riješeno, poteza: { $moves } · { $time }
race-won = { $name } pobjeđuje: riješeno za { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } pobjeđuje: ostao je { $pegs } pijun, za { $time }.
        [few] { $name } pobjeđuje: ostala su { $pegs } pijuna, za { $time }.
       *[other] { $name } pobjeđuje: ostalo je { $pegs } pijuna, za { $time }.
    }
race-shared = Izjednačeno u svemu, prvo mjesto dijele: { $names }.

## Refusals.

error-not-solitaire = To nije partija solitairea.
error-unknown-problem = Takvog zadatka nema.
error-unknown-race = Takve utrke nema.
error-race-players = Utrka je za dva do četiri igrača.
