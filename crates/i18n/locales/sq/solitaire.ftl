### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "kërcim" takes
### one peg; a "lëvizje" is all jumps of one peg in a row. Par ("minimumi") is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Si qëndron
solitaire-pegs = Kunja
solitaire-moves = Lëvizje
solitaire-counted = Disa kërcime radhazi të një kunji janë një lëvizje.
solitaire-par = Minimumi
solitaire-time = Koha
solitaire-watch = Trego çfarë mundet ende
solitaire-solution = Trego një zgjidhje
solitaire-back = Kthehu te loja
solitaire-more = Detyra, lojërat më të mira, gara
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Një lëvizje
       *[other] { $moves } lëvizje
    }, { $jumps ->
        [one] një kërcim
       *[other] { $jumps } kërcime
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Ende mund të zgjidhet.
solitaire-solvable-in =
    { $moves ->
        [0] Ende mund të zgjidhet, nëse vazhdon i njëjti kunj.
        [one] Ende mund të zgjidhet, me edhe një lëvizje.
       *[other] Ende mund të zgjidhet, me të paktën edhe { $moves } lëvizje.
    }
solitaire-anew = Prej këtu nuk zgjidhet më. Kjo është një zgjidhje nga fillimi.
solitaire-hopeless =
    { $pegs ->
        [one] Nuk mund të zgjidhet më: mbetet një kunj, por në vendin e gabuar.
       *[other] Nuk mund të zgjidhet më. Në rastin më të mirë mbeten { $pegs } kunja.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Nuk mund të zgjidhet më.
       *[other] Nuk mund të zgjidhet më. Mund të mbeten { $pegs } kunja ose më pak.
    }
solitaire-unknown =
    { $pegs ->
        [one] Nuk dihet nëse mund të zgjidhet ende.
       *[other] Nuk dihet nëse mund të zgjidhet ende; mund të mbeten { $pegs } kunja ose më pak.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } lëvizje: ky është minimumi, me më pak s’bëhet.
        [one] { $moves } lëvizje, një mbi minimumin.
       *[other] { $moves } lëvizje, { $over } mbi minimumin.
    }
hint-too-late = Nuk mund të zgjidhet më.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitar
solitaire-lead = Në fillim figura të vogla, pastaj fushat e plota. Minimumi është i provuar: me më pak lëvizje s’bëhet, dhe të gjitha kërcimet e një kunji radhazi janë një lëvizje.
problem-cross = Kryqi
problem-plus = Kryqi grek
problem-square = Katrori i pjerrët
problem-fireplace = Oxhaku
problem-pyramid = Piramida
problem-arrow = Shigjeta
problem-diamond = Rombi
problem-triangle = Trekëndëshi
problem-english = Fusha angleze
problem-centre = Fusha angleze, kunji i fundit në mes
problem-european = Fusha evropiane
problem-pegs = { $pegs } kunja
problem-par =
    { $moves ->
        [one] minimumi një lëvizje
       *[other] minimumi { $moves } lëvizje
    }
problem-no-par = minimumi nuk dihet
problem-play = Provoje
# The name of the button for screen readers.
problem-play-of = Provoje: { $name }

## The best games of a problem.

results-title = Lojërat më të mira këtu
results-pegs = Kunja
results-moves = Lëvizje
results-time = Koha
results-name = Lojtari
results-nameless = dikush

## A race: several players on one screen, each with a board of their own.

race-title = Garë
race-about = Dy deri në katër lojtarë në këtë ekran, të gjithë me të njëjtën detyrë: fiton kush e zgjidh më shpejt, dhe nëse s’e zgjidh askush, ai që lë më pak kunja. Koha ecën nga kërcimi i parë deri te i fundit; nuk zhbëhet asgjë.
race-problem = Detyra
race-players = Lojtarët
race-player = Lojtari { $number }
race-begin = Fillo garën
race-lead = Të gjithë kërcejnë njëherësh. Fiton zgjidhja më e shpejtë, përndryshe më pak kunja.
race-stands =
    { $pegs ->
        [one] një kunj
       *[other] { $pegs } kunja
    } · { $time }
race-solved = u zgjidh me { $moves } lëvizje · { $time }
race-won = { $name } fiton: u zgjidh për { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } fiton me një kunj të mbetur, për { $time }.
       *[other] { $name } fiton me { $pegs } kunja të mbetura, për { $time }.
    }
race-shared = Të barabartë në gjithçka, vendin e parë e ndajnë: { $names }.

## Refusals.

error-not-solitaire = Kjo s’është lojë solitari.
error-unknown-problem = S’ka detyrë të tillë.
error-unknown-race = S’ka garë të tillë.
error-race-players = Gara është për dy deri në katër lojtarë.
