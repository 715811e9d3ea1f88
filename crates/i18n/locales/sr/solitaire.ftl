### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "skok" takes
### one peg; a "potez" is all jumps of one peg in a row. Par ("minimum") is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Kako stoji
solitaire-pegs = Pijuni
solitaire-moves = Potezi
solitaire-counted = Više skokova istog pijuna zaredom je jedan potez.
solitaire-par = Minimum
solitaire-time = Vreme
solitaire-watch = Pokazuj šta je još moguće
solitaire-solution = Pokaži rešenje
solitaire-back = Nazad na partiju
solitaire-more = Zadaci, najbolje partije, trke
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

solitaire-solvable = Još je rešivo.
solitaire-solvable-in =
    { $moves ->
        [0] Još je rešivo, ako isti pijun nastavi.
        [1] Još je rešivo, u jednom potezu.
        [one] Još je rešivo, u najmanje { $moves } potezu.
       *[other] Još je rešivo, u najmanje { $moves } poteza.
    }
solitaire-anew = Odavde više nije rešivo. Ovo je rešenje od početka.
solitaire-hopeless =
    { $pegs ->
        [1] Više nije rešivo: ostaje jedan pijun, ali na pogrešnom mestu.
        [one] Više nije rešivo. U najboljem slučaju ostaje { $pegs } pijun.
        [few] Više nije rešivo. U najboljem slučaju ostaju { $pegs } pijuna.
       *[other] Više nije rešivo. U najboljem slučaju ostaje { $pegs } pijuna.
    }
solitaire-hopeless-about =
    { $pegs ->
        [1] Više nije rešivo.
        [one] Više nije rešivo. Može da ostane { $pegs } pijun ili manje.
       *[other] Više nije rešivo. Može da ostane { $pegs } pijuna ili manje.
    }
solitaire-unknown =
    { $pegs ->
        [1] Ne zna se da li je još rešivo.
        [one] Ne zna se da li je još rešivo; može da ostane { $pegs } pijun ili manje.
       *[other] Ne zna se da li je još rešivo; može da ostane { $pegs } pijuna ili manje.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] Poteza: { $moves }. To je minimum, sa manje ne ide.
       *[other] Poteza: { $moves }, za { $over } više od minimuma.
    }
hint-too-late = Više nije rešivo.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Soliter
solitaire-lead = Prvo male figure, a zatim cele table. Minimum je dokazan: sa manje poteza ne ide, a svi skokovi jednog pijuna zaredom su jedan potez.
problem-cross = Krst
problem-plus = Grčki krst
problem-square = Nakošeni kvadrat
problem-fireplace = Kamin
problem-pyramid = Piramida
problem-arrow = Strelica
problem-diamond = Romb
problem-triangle = Trougao
problem-english = Engleska tabla
problem-centre = Engleska tabla, poslednji pijun u sredini
problem-european = Evropska tabla
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

results-title = Najbolje partije ovde
results-pegs = Pijuni
results-moves = Potezi
results-time = Vreme
results-name = Igrač
results-nameless = neko

## A race: several players on one screen, each with a board of their own.

race-title = Trka
race-about = Dva do četiri igrača za ovim ekranom, svi sa istim zadatkom: pobeđuje ko ga najbrže reši, a ako ga ne reši niko, onaj kome ostane najmanje pijuna. Vreme teče od prvog do poslednjeg skoka; ništa se ne poništava.
race-problem = Zadatak
race-players = Igrači
race-player = Igrač { $number }
race-begin = Počni trku
race-lead = Svi skaču u isto vreme. Pobeđuje najbrže rešenje, a inače najmanje pijuna.
race-stands =
    { $pegs ->
        [one] { $pegs } pijun
       *[other] { $pegs } pijuna
    } · { $time }
race-solved = rešeno, poteza: { $moves } · { $time }
race-won = { $name } pobeđuje: rešeno za { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } pobeđuje: ostao je { $pegs } pijun, za { $time }.
        [few] { $name } pobeđuje: ostala su { $pegs } pijuna, za { $time }.
       *[other] { $name } pobeđuje: ostalo je { $pegs } pijuna, za { $time }.
    }
race-shared = Izjednačeno u svemu, prvo mesto dele: { $names }.

## Refusals.

error-not-solitaire = To nije partija solitera.
error-unknown-problem = Takvog zadatka nema.
error-unknown-race = Takve trke nema.
error-race-players = Trka je za dva do četiri igrača.
