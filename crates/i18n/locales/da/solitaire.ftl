### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "jump" takes
### one peg; a "move" is all jumps of one peg in a row. "Par" is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Sådan står det
solitaire-pegs = Pinde
solitaire-moves = Træk
solitaire-counted = Flere spring i træk med én pind er ét træk.
solitaire-par = Par
solitaire-time = Tid
solitaire-watch = Vis, hvad der stadig kan lade sig gøre
solitaire-solution = Vis en løsning
solitaire-back = Tilbage til partiet
solitaire-more = Opgaver, bedste partier, kapløb
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Ét træk
       *[other] { $moves } træk
    }, { $jumps ->
        [one] ét spring
       *[other] { $jumps } spring
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Den kan stadig gå op.
solitaire-solvable-in =
    { $moves ->
        [0] Den kan stadig gå op, hvis den samme pind fortsætter.
        [one] Den kan stadig gå op, med ét træk mere.
       *[other] Den kan stadig gå op, i bedste fald med { $moves } træk mere.
    }
solitaire-anew = Herfra kan den ikke længere gå op. Dette er en løsning fra begyndelsen.
solitaire-hopeless =
    { $pegs ->
        [one] Den kan ikke gå op mere: der bliver én pind tilbage, men på det forkerte sted.
       *[other] Den kan ikke gå op mere. I bedste fald bliver der { $pegs } pinde tilbage.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Den kan ikke gå op mere.
       *[other] Den kan ikke gå op mere. Der kan blive { $pegs } pinde eller færre tilbage.
    }
solitaire-unknown =
    { $pegs ->
        [one] Det vides ikke, om den stadig kan gå op.
       *[other] Det vides ikke, om den stadig kan gå op; der kan blive { $pegs } pinde eller færre tilbage.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } træk: det er par, færre kan det ikke gøres med.
        [one] { $moves } træk, ét over par.
       *[other] { $moves } træk, { $over } over par.
    }
hint-too-late = Den kan ikke gå op mere.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitaire
solitaire-lead = Først små figurer, så hele bræt. Par er bevist: ingen kan gøre det i færre træk, og alle spring, én pind laver i rap, er ét træk.
problem-cross = Kors
problem-plus = Græsk kors
problem-square = Kvadrat på spids
problem-fireplace = Kamin
problem-pyramid = Pyramide
problem-arrow = Pil
problem-diamond = Rombe
problem-triangle = Trekant
problem-english = Det engelske bræt
problem-centre = Det engelske bræt, sidste pind i midten
problem-european = Det europæiske bræt
problem-pegs = { $pegs } pinde
problem-par =
    { $moves ->
        [one] par ét træk
       *[other] par { $moves } træk
    }
problem-no-par = par ukendt
problem-play = Prøv
# The name of the button for screen readers.
problem-play-of = Prøv: { $name }

## The best games of a problem.

results-title = Bedste partier her
results-pegs = Pinde
results-moves = Træk
results-time = Tid
results-name = Spiller
results-nameless = en eller anden

## A race: several players on one screen, each with a board of their own.

race-title = Kapløb
race-about = To til fire spillere ved denne skærm, alle med samme opgave: den, der løser den hurtigst, vinder, og løser ingen den, så den, der har færrest pinde tilbage. Tiden går fra første til sidste spring; intet kan fortrydes.
race-problem = Opgave
race-players = Spillere
race-player = Spiller { $number }
race-begin = Begynd kapløbet
race-lead = Alle springer på én gang. Den hurtigste løsning vinder, ellers færrest pinde.
race-stands =
    { $pegs ->
        [one] én pind
       *[other] { $pegs } pinde
    } · { $time }
race-solved = løst i { $moves } træk · { $time }
race-won = { $name } vinder: løst på { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } vinder med én pind tilbage, på { $time }.
       *[other] { $name } vinder med { $pegs } pinde tilbage, på { $time }.
    }
race-shared = Lige i alt: { $names } deler førstepladsen.

## Refusals.

error-not-solitaire = Det er ikke et parti solitaire.
error-unknown-problem = Den opgave findes ikke.
error-unknown-race = Det kapløb findes ikke.
error-race-players = Et kapløb er for to til fire spillere.
