### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "jump" takes
### one peg; a "move" is all jumps of one peg in a row. "Par" is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Hoe het staat
solitaire-pegs = Pionnen
solitaire-moves = Zetten
solitaire-counted = Meerdere sprongen van één pion achter elkaar zijn één zet.
solitaire-par = Par
solitaire-time = Tijd
solitaire-watch = Tonen wat er nog kan
solitaire-solution = Toon een oplossing
solitaire-back = Terug naar de partij
solitaire-more = Opgaven, beste partijen, wedstrijden
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Eén zet
       *[other] { $moves } zetten
    }, { $jumps ->
        [one] één sprong
       *[other] { $jumps } sprongen
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Het kan nog uitkomen.
solitaire-solvable-in =
    { $moves ->
        [0] Het kan nog uitkomen, als dezelfde pion verdergaat.
        [one] Het kan nog uitkomen, met nog één zet.
       *[other] Het kan nog uitkomen, op zijn best in { $moves } zetten.
    }
solitaire-anew = Van hieruit kan het niet meer uitkomen. Dit is een oplossing vanaf het begin.
solitaire-hopeless =
    { $pegs ->
        [one] Het komt niet meer uit: er blijft één pion over, maar op de verkeerde plek.
       *[other] Het komt niet meer uit. Op zijn best blijven er { $pegs } pionnen over.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Het komt niet meer uit.
       *[other] Het komt niet meer uit. Er kunnen { $pegs } pionnen of minder overblijven.
    }
solitaire-unknown =
    { $pegs ->
        [one] Of het nog uitkomt, is niet bekend.
       *[other] Of het nog uitkomt, is niet bekend; er kunnen { $pegs } pionnen of minder overblijven.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } zetten: dat is par, met minder kan het niet.
        [one] { $moves } zetten, één boven par.
       *[other] { $moves } zetten, { $over } boven par.
    }
hint-too-late = Het komt niet meer uit.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitaire
solitaire-lead = Eerst kleine figuren, dan de hele borden. Par is bewezen: met minder zetten kan het niet, en alle sprongen van één pion achter elkaar zijn één zet.
problem-cross = Kruis
problem-plus = Grieks kruis
problem-square = Gekanteld vierkant
problem-fireplace = Open haard
problem-pyramid = Piramide
problem-arrow = Pijl
problem-diamond = Ruit
problem-triangle = Driehoek
problem-english = Engels bord
problem-centre = Engels bord, laatste pion in het midden
problem-european = Europees bord
problem-pegs = { $pegs } pionnen
problem-par =
    { $moves ->
        [one] par één zet
       *[other] par { $moves } zetten
    }
problem-no-par = par onbekend
problem-play = Proberen
# The name of the button for screen readers.
problem-play-of = Proberen: { $name }

## The best games of a problem.

results-title = Beste partijen hier
results-pegs = Pionnen
results-moves = Zetten
results-time = Tijd
results-name = Speler
results-nameless = iemand

## A race: several players on one screen, each with a board of their own.

race-title = Wedstrijd
race-about = Twee tot vier spelers aan dit scherm, allemaal met dezelfde opgave: wie hem het snelst oplost, wint, en lukt het niemand, dan wie de minste pionnen overhoudt. De tijd loopt van de eerste tot de laatste sprong; terugnemen kan niet.
race-problem = Opgave
race-players = Spelers
race-player = Speler { $number }
race-begin = Begin de wedstrijd
race-lead = Iedereen springt tegelijk. De snelste oplossing wint, anders de minste pionnen.
race-stands =
    { $pegs ->
        [one] één pion
       *[other] { $pegs } pionnen
    } · { $time }
race-solved = opgelost in { $moves } zetten · { $time }
race-won = { $name } wint: opgelost in { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } wint met één pion over, in { $time }.
       *[other] { $name } wint met { $pegs } pionnen over, in { $time }.
    }
race-shared = In alles gelijk: { $names } delen de eerste plaats.

## Refusals.

error-not-solitaire = Dat is geen partij solitaire.
error-unknown-problem = Die opgave bestaat niet.
error-unknown-race = Die wedstrijd bestaat niet.
error-race-players = Een wedstrijd is voor twee tot vier spelers.
