### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "jump" takes
### one peg; a "move" is all jumps of one peg in a row. "Par" is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Så står det
solitaire-pegs = Pinnar
solitaire-moves = Drag
solitaire-counted = Flera hopp i rad med en pinne är ett drag.
solitaire-par = Par
solitaire-time = Tid
solitaire-watch = Visa vad som ännu går
solitaire-solution = Visa en lösning
solitaire-back = Tillbaka till partiet
solitaire-more = Uppgifter, bästa partier, tävlingar
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Ett drag
       *[other] { $moves } drag
    }, { $jumps ->
        [one] ett hopp
       *[other] { $jumps } hopp
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Det kan fortfarande gå ut.
solitaire-solvable-in =
    { $moves ->
        [0] Det kan fortfarande gå ut, om samma pinne fortsätter.
        [one] Det kan fortfarande gå ut, med ett drag till.
       *[other] Det kan fortfarande gå ut, i bästa fall med { $moves } drag till.
    }
solitaire-anew = Härifrån kan det inte längre gå ut. Detta är en lösning från början.
solitaire-hopeless =
    { $pegs ->
        [one] Det går inte ut längre: en pinne blir kvar, men på fel plats.
       *[other] Det går inte ut längre. I bästa fall blir { $pegs } pinnar kvar.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Det går inte ut längre.
       *[other] Det går inte ut längre. { $pegs } pinnar eller färre kan bli kvar.
    }
solitaire-unknown =
    { $pegs ->
        [one] Ingen vet om det fortfarande går ut.
       *[other] Ingen vet om det fortfarande går ut; { $pegs } pinnar eller färre kan bli kvar.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } drag: det är par, med färre går det inte.
        [one] { $moves } drag, ett över par.
       *[other] { $moves } drag, { $over } över par.
    }
hint-too-late = Det går inte ut längre.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitär
solitaire-lead = Först små figurer, sedan hela bräden. Par är bevisat: med färre drag går det inte, och alla hopp en pinne gör i rad är ett drag.
problem-cross = Kors
problem-plus = Grekiskt kors
problem-square = Lutande kvadrat
problem-fireplace = Öppen spis
problem-pyramid = Pyramid
problem-arrow = Pil
problem-diamond = Romb
problem-triangle = Triangel
problem-english = Engelska brädet
problem-centre = Engelska brädet, sista pinnen i mitten
problem-european = Europeiska brädet
problem-pegs = { $pegs } pinnar
problem-par =
    { $moves ->
        [one] par ett drag
       *[other] par { $moves } drag
    }
problem-no-par = par okänt
problem-play = Försök
# The name of the button for screen readers.
problem-play-of = Försök: { $name }

## The best games of a problem.

results-title = Bästa partier här
results-pegs = Pinnar
results-moves = Drag
results-time = Tid
results-name = Spelare
results-nameless = någon

## A race: several players on one screen, each with a board of their own.

race-title = Tävling
race-about = Två till fyra spelare vid den här skärmen, alla med samma uppgift: den som löser den snabbast vinner, och löser ingen den, den som har minst pinnar kvar. Tiden går från första hoppet till sista; inget kan ångras.
race-problem = Uppgift
race-players = Spelare
race-player = Spelare { $number }
race-begin = Starta tävlingen
race-lead = Alla hoppar samtidigt. Snabbaste lösningen vinner, annars minst pinnar.
race-stands =
    { $pegs ->
        [one] en pinne
       *[other] { $pegs } pinnar
    } · { $time }
race-solved = löst på { $moves } drag · { $time }
race-won = { $name } vinner: löst på { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } vinner med en pinne kvar, på { $time }.
       *[other] { $name } vinner med { $pegs } pinnar kvar, på { $time }.
    }
race-shared = Lika i allt: { $names } delar första platsen.

## Refusals.

error-not-solitaire = Det är inget parti solitär.
error-unknown-problem = Den uppgiften finns inte.
error-unknown-race = Den tävlingen finns inte.
error-race-players = En tävling är för två till fyra spelare.
