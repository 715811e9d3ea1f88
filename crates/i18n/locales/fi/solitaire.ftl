### Peg solitaire: the figures beside the board, problems with par, the best games, races. A "hyppy" takes
### one peg; a "siirto" is all jumps of one peg in a row. "Ihannetulos" (par) is the fewest moves that are proved to do.

## Beside the board.

solitaire-figures = Tilanne
solitaire-pegs = Nappuloita
solitaire-moves = Siirtoja
solitaire-counted = Saman nappulan peräkkäiset hypyt ovat yksi siirto.
solitaire-par = Ihannetulos
solitaire-time = Aika
solitaire-watch = Näytä, mikä on vielä mahdollista
solitaire-solution = Näytä ratkaisu
solitaire-back = Takaisin peliin
solitaire-more = Tehtävät, parhaat pelit, kilpailut
# $moves and $jumps are numbers.
solitaire-done =
    { $moves ->
        [one] Yksi siirto
       *[other] { $moves } siirtoa
    }, { $jumps ->
        [one] yksi hyppy
       *[other] { $jumps } hyppyä
    }

## What is still possible, said after every jump if wanted.

solitaire-solvable = Tämä ratkeaa vielä.
solitaire-solvable-in =
    { $moves ->
        [0] Tämä ratkeaa vielä, jos sama nappula jatkaa.
        [one] Tämä ratkeaa vielä, yhdellä siirrolla.
       *[other] Tämä ratkeaa vielä, parhaimmillaan { $moves } siirrolla.
    }
solitaire-anew = Tästä se ei enää ratkea. Tämä on ratkaisu alusta alkaen.
solitaire-hopeless =
    { $pegs ->
        [one] Tämä ei enää ratkea: yksi nappula jää, mutta väärään paikkaan.
       *[other] Tämä ei enää ratkea. Parhaimmillaan jää { $pegs } nappulaa.
    }
solitaire-hopeless-about =
    { $pegs ->
        [one] Tämä ei enää ratkea.
       *[other] Tämä ei enää ratkea. Jäljelle voi jäädä { $pegs } nappulaa tai vähemmän.
    }
solitaire-unknown =
    { $pegs ->
        [one] Ei tiedetä, ratkeaako tämä vielä.
       *[other] Ei tiedetä, ratkeaako tämä vielä; jäljelle voi jäädä { $pegs } nappulaa tai vähemmän.
    }

## After the end. $over says how many moves more than par.

solitaire-against-par =
    { $over ->
        [0] { $moves } siirtoa: se on ihannetulos, vähemmällä ei selviä.
        [one] { $moves } siirtoa, yksi yli ihannetuloksen.
       *[other] { $moves } siirtoa, { $over } yli ihannetuloksen.
    }
hint-too-late = Tämä ei enää ratkea.

## The page of problems. Names of the figures that the pegs form at the start.

solitaire-title = Lautapasianssi
solitaire-lead = Ensin pieniä kuvioita, sitten kokonaiset laudat. Ihannetulos on todistettu: vähemmillä siirroilla ei onnistu, ja kaikki saman nappulan peräkkäiset hypyt lasketaan yhdeksi siirroksi.
problem-cross = Risti
problem-plus = Kreikkalainen risti
problem-square = Kallistettu neliö
problem-fireplace = Takka
problem-pyramid = Pyramidi
problem-arrow = Nuoli
problem-diamond = Vinoneliö
problem-triangle = Kolmio
problem-english = Englantilainen lauta
problem-centre = Englantilainen lauta, viimeinen nappula keskelle
problem-european = Ranskalainen lauta
problem-pegs = { $pegs } nappulaa
problem-par =
    { $moves ->
        [one] ihannetulos yksi siirto
       *[other] ihannetulos { $moves } siirtoa
    }
problem-no-par = ihannetulos ei tiedossa
problem-play = Kokeile
# The name of the button for screen readers.
problem-play-of = Kokeile: { $name }

## The best games of a problem.

results-title = Parhaat pelit täällä
results-pegs = Nappuloita
results-moves = Siirtoja
results-time = Aika
results-name = Pelaaja
results-nameless = nimetön

## A race: several players on one screen, each with a board of their own.

race-title = Kilpailu
race-about = Kahdesta neljään pelaajaa tämän näytön ääressä, kaikilla sama tehtävä: nopeimmin ratkaissut voittaa, ja jos kukaan ei ratkaise, se, jolta jää vähiten nappuloita. Aika kuluu ensimmäisestä hypystä viimeiseen; mitään ei voi kumota.
race-problem = Tehtävä
race-players = Pelaajia
race-player = Pelaaja { $number }
race-begin = Aloita kilpailu
race-lead = Kaikki hyppivät yhtä aikaa. Nopein ratkaisu voittaa, muuten vähiten nappuloita.
race-stands =
    { $pegs ->
        [one] yksi nappula
       *[other] { $pegs } nappulaa
    } · { $time }
race-solved = ratkaistu { $moves } siirrolla · { $time }
race-won = { $name } voittaa: ratkaisuaika { $time }.
race-won-by-pegs =
    { $pegs ->
        [one] { $name } voittaa: jäljellä yksi nappula, aika { $time }.
       *[other] { $name } voittaa: jäljellä { $pegs } nappulaa, aika { $time }.
    }
race-shared = Kaikessa tasan: { $names } jakavat ensimmäisen sijan.

## Refusals.

error-not-solitaire = Se ei ole lautapasianssi.
error-unknown-problem = Sellaista tehtävää ei ole.
error-unknown-race = Sellaista kilpailua ei ole.
error-race-players = Kilpailussa on kahdesta neljään pelaajaa.
