### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "skok" takes
### one peg; a "tah" is all jumps of one peg in a row. "Norma" (par) is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Jak to stojí
solitaire-pegs = Kolíky
solitaire-moves = Tahy
solitaire-counted = Několik skoků jednoho kolíku za sebou je jeden tah.
solitaire-par = Norma
solitaire-time = Čas
solitaire-watch = Ukazovat, co ještě jde
solitaire-solution = Ukázat řešení
solitaire-back = Zpět k partii
solitaire-more = Úlohy, nejlepší partie, závody
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Jeden tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }, { $jumps ->
        [one] jeden skok
        [few] { $jumps } skoky
       *[other] { $jumps } skoků
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Ještě to jde vyřešit.
solitaire-solvable-in =
    { $moves ->
        [0] Ještě to jde vyřešit, když pokračuje týž kolík.
        [one] Ještě to jde vyřešit, jediným tahem.
       *[other] Ještě to jde vyřešit, nejméně { $moves } tahy.
    }
solitaire-anew = Odtud to už vyřešit nejde. Toto je řešení od začátku.
solitaire-hopeless =
    { $pegs ->
        [one] Vyřešit už to nejde: zbude jeden kolík, ale na špatném místě.
        [few] Vyřešit už to nejde. V nejlepším případě zbudou { $pegs } kolíky.
       *[other] Vyřešit už to nejde. V nejlepším případě zbude { $pegs } kolíků.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Vyřešit už to nejde.
        [few] Vyřešit už to nejde. Mohou zbýt { $pegs } kolíky nebo méně.
       *[other] Vyřešit už to nejde. Může zbýt { $pegs } kolíků nebo méně.
    }
solitaire-unknown =
    { $pegs ->
        [one] Neví se, jestli to ještě jde vyřešit.
        [few] Neví se, jestli to ještě jde vyřešit; mohou zbýt { $pegs } kolíky nebo méně.
       *[other] Neví se, jestli to ještě jde vyřešit; může zbýt { $pegs } kolíků nebo méně.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] Tahů: { $moves }. To je norma, méně nestačí.
        [one] Tahů: { $moves }, o jeden nad normu.
       *[other] Tahů: { $moves }, o { $over } nad normu.
    }
hint-too-late = Vyřešit už to nejde.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Solitér
solitaire-lead = Nejdřív malé obrazce, potom celé desky. Norma je dokázaná: méně tahů nestačí, přičemž všechny skoky jednoho kolíku za sebou jsou jeden tah.
problem-cross = Kříž
problem-plus = Řecký kříž
problem-square = Otočený čtverec
problem-fireplace = Krb
problem-pyramid = Pyramida
problem-arrow = Šipka
problem-diamond = Kosočtverec
problem-triangle = Trojúhelník
problem-english = Anglická deska
problem-centre = Anglická deska, poslední kolík uprostřed
problem-european = Evropská deska
problem-pegs =
    { $pegs ->
        [one] { $pegs } kolík
        [few] { $pegs } kolíky
       *[other] { $pegs } kolíků
    }
problem-par =
    { $moves ->
        [one] norma: jeden tah
        [few] norma: { $moves } tahy
       *[other] norma: { $moves } tahů
    }
problem-no-par = norma neznámá
problem-play = Zkusit
# The name of the button for screen readers.
problem-play-of = Zkusit: { $name }

## The best games of a problem.

results-title = Nejlepší partie tady
results-pegs = Kolíky
results-moves = Tahy
results-time = Čas
results-name = Kdo
results-nameless = někdo

## A race: several players on one screen, each with a board of their own.

race-title = Závod
race-about = Dva až čtyři hráči u této obrazovky, všichni se stejnou úlohou: kdo ji vyřeší nejrychleji, vyhrává, a když ji nevyřeší nikdo, ten, komu zbude nejméně kolíků. Čas běží od prvního skoku do posledního; nic se nedá vrátit.
race-problem = Úloha
race-players = Kolik hráčů
race-player = Hráč { $number }
race-begin = Začít závod
race-lead = Všichni skáčou najednou. Vyhrává nejrychlejší řešení, jinak nejméně kolíků.
race-stands =
    { $pegs ->
        [one] jeden kolík
        [few] { $pegs } kolíky
       *[other] { $pegs } kolíků
    } · { $time }
race-solved =
    { $moves ->
        [one] vyřešeno jediným tahem · { $time }
       *[other] vyřešeno { $moves } tahy · { $time }
    }
race-won = { $name } vyhrává: vyřešeno za { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } vyhrává: zbyl jeden kolík, čas { $time }.
        [few] { $name } vyhrává: zbyly { $pegs } kolíky, čas { $time }.
       *[other] { $name } vyhrává: zbylo { $pegs } kolíků, čas { $time }.
    }
race-shared = Ve všem stejně: o první místo se dělí { $names }.

## Refusals.

error-not-solitaire = To není partie solitéru.
error-unknown-problem = Taková úloha není.
error-unknown-race = Takový závod není.
error-race-players = Závod je pro dva až čtyři hráče.
