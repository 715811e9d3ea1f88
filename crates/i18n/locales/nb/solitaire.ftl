### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "jump" takes
### one peg; a "move" is all jumps of one peg in a row. "Par" is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Slik står det
solitaire-pegs = Pinner
solitaire-moves = Trekk
solitaire-counted = Flere hopp på rad med én pinne er ett trekk.
solitaire-par = Par
solitaire-time = Tid
solitaire-watch = Vis hva som fortsatt er mulig
solitaire-solution = Vis en løsning
solitaire-back = Tilbake til partiet
solitaire-more = Oppgaver, beste partier, kappløp
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Ett trekk
       *[other] { $moves } trekk
    }, { $jumps ->
        [one] ett hopp
       *[other] { $jumps } hopp
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Den kan fortsatt gå opp.
solitaire-solvable-in =
    { $moves ->
        [0] Den kan fortsatt gå opp, hvis den samme pinnen fortsetter.
        [one] Den kan fortsatt gå opp, med ett trekk til.
       *[other] Den kan fortsatt gå opp, i beste fall med { $moves } trekk til.
    }
solitaire-anew = Herfra kan den ikke lenger gå opp. Dette er en løsning fra begynnelsen.
solitaire-hopeless =
    { $pegs ->
        [one] Den kan ikke gå opp lenger: én pinne blir igjen, men på feil plass.
       *[other] Den kan ikke gå opp lenger. I beste fall blir { $pegs } pinner igjen.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Den kan ikke gå opp lenger.
       *[other] Den kan ikke gå opp lenger. { $pegs } pinner eller færre kan bli igjen.
    }
solitaire-unknown =
    { $pegs ->
        [one] Det er ikke kjent om den fortsatt kan gå opp.
       *[other] Det er ikke kjent om den fortsatt kan gå opp; { $pegs } pinner eller færre kan bli igjen.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } trekk: det er par, færre går det ikke på.
        [one] { $moves } trekk, ett over par.
       *[other] { $moves } trekk, { $over } over par.
    }
hint-too-late = Den kan ikke gå opp lenger.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitaire
solitaire-lead = Først små figurer, så hele brett. Par er bevist: med færre trekk går det ikke, og alle hopp én pinne gjør på rad, er ett trekk.
problem-cross = Kors
problem-plus = Gresk kors
problem-square = Kvadrat på spiss
problem-fireplace = Peis
problem-pyramid = Pyramide
problem-arrow = Pil
problem-diamond = Rombe
problem-triangle = Trekant
problem-english = Det engelske brettet
problem-centre = Det engelske brettet, siste pinne i midten
problem-european = Det europeiske brettet
problem-pegs = { $pegs } pinner
problem-par =
    { $moves ->
        [one] par ett trekk
       *[other] par { $moves } trekk
    }
problem-no-par = par ukjent
problem-play = Prøv
# The name of the button for screen readers.
problem-play-of = Prøv: { $name }

## The best games of a problem.

results-title = Beste partier her
results-pegs = Pinner
results-moves = Trekk
results-time = Tid
results-name = Spiller
results-nameless = noen

## A race: several players on one screen, each with a board of their own.

race-title = Kappløp
race-about = To til fire spillere ved denne skjermen, alle med samme oppgave: den som løser den raskest, vinner, og løser ingen den, vinner den som har færrest pinner igjen. Tiden går fra første til siste hopp; ingenting kan angres.
race-problem = Oppgave
race-players = Spillere
race-player = Spiller { $number }
race-begin = Start kappløpet
race-lead = Alle hopper samtidig. Den raskeste løsningen vinner, ellers færrest pinner.
race-stands =
    { $pegs ->
        [one] én pinne
       *[other] { $pegs } pinner
    } · { $time }
race-solved = løst på { $moves } trekk · { $time }
race-won = { $name } vinner: løst på { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } vinner med én pinne igjen, på { $time }.
       *[other] { $name } vinner med { $pegs } pinner igjen, på { $time }.
    }
race-shared = Likt i alt: { $names } deler førsteplassen.

## Refusals.

error-not-solitaire = Det er ikke et parti solitaire.
error-unknown-problem = Den oppgaven finnes ikke.
error-unknown-race = Det kappløpet finnes ikke.
error-race-players = Et kappløp er for to til fire spillere.
