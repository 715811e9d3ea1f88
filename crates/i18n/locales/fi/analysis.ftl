### The page on which games and positions are looked at. "Siirto" is what one player does at a time,
### also where they are counted; "tasapeli" a tied game. "Taulukko" is a file that knows every position.

## The page and its parts.

analysis-nav = Analyysi
analysis-title = Analyysi
analysis-steps = Selaa peliä
analysis-first = Alkuun
analysis-back = Takaisin
analysis-forward = Eteenpäin
analysis-last = Loppuun
analysis-position = Asema
analysis-turns = Siirrot tässä asemassa
analysis-openings = Avaukset tästä
analysis-thinking = Miettii …
analysis-lines = Pöytäkirja
analysis-points = Missä peli kääntyi
analysis-no-points = Yksikään siirto ei antanut mitään pois.
analysis-points-coming = Siirtoja käydään läpi …
analysis-curve = Pelin kulku: viivan yläpuolella valkoisella on parempi, alapuolella mustalla
analysis-curve-puzzle = Pelin kulku: viivan yläpuolella pasianssi ratkeaa, alapuolella ei
analysis-comment = Kommentti tähän siirtoon
analysis-comment-start = Kommentti alkuun
analysis-branch-off = Poista tämä haara
analysis-link = Linkki tähän asemaan
analysis-open = Avaa peli tai asema
analysis-rules = Peli
analysis-change-rules = Alusta alkaen
analysis-paste = Pöytäkirja (teksti, PDN tai JSON) tai asema
analysis-paste-help = Asema luetaan yllä valitun pelin sääntöjen mukaan.
analysis-read = Avaa
analysis-read-as-far = Avaa sitä edeltävät siirrot
analysis-file = Tai tiedosto, enintään 60 kB
analysis-which = Tiedoston peli
analysis-set-up = Rakenna asema
analysis-set-up-done = Katso tätä asemaa
analysis-set-up-cancel = Takaisin peliin
analysis-set-up-help = Valitse ensin, mitä laudalle tulee, ja napsauta sitten laudan paikkoja. Toinen napsautus ottaa pois.
analysis-put = Pane laudalle
analysis-take-off = Ota pois
analysis-to-move = Vuorossa
analysis-hand = Kädessä
analysis-hand-white = Valkoinen
analysis-hand-black = Musta
analysis-all-placed = Kaikki nappulat on asetettu
analysis-clear = Tyhjä lauta
analysis-usual = Tavallinen alkuasema
analysis-possible = Tämä asema voi syntyä pelissä.
analysis-export = Tallenna
analysis-export-record = Pöytäkirja
analysis-export-picture = Kuva laudasta
analysis-throw = Nopat näyttävät
analysis-look = Missä peli kääntyi
analysis-of-game = Analysoi tämä peli
analysis-to-game = Takaisin laudan ääreen

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] ja yksi muu, käännettynä tai peilattuna
       *[other] ja { $count } muuta, käännettynä tai peilattuna
    }
analysis-game-number = Peli { $number }
analysis-too-large = Tiedosto on suurempi kuin 60 kB.
analysis-at-start = Alku

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0,35, for the side that plays the turn. A "hyppy" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] voittaa
        [one] voittaa yhdessä siirrossa
       *[other] voittaa { $moves } siirrossa
    }
analysis-worth-draw = pitää tasapelin
analysis-worth-loss =
    { $moves ->
        [0] häviää
        [one] häviää yhdessä siirrossa
       *[other] häviää { $moves } siirrossa
    }
analysis-worth-open = arvio { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] ratkeaa
        [one] ratkaisee pasianssin
       *[other] ratkeaa { $plies } hypyllä
    }
analysis-worth-unsolvable = ei enää ratkea
analysis-worth-unknown = ei tiedetä

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Paras siirto: { $worth }; kaikki siirrot tunnetaan.
analysis-searched = Paras siirto: { $worth } (laskettu { $depth } siirron päähän).

## What a turn has given away. $better is a turn in words ("paikasta d2 paikkaan b2, poistetaan a4"); $plies
## belongs to the turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Päästi voiton käsistään. Voittava siirto oli: { $better }.
       *[other] Päästi voiton käsistään. Voitto { $best } siirrossa oli: { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Päästi voiton käsistään ja häviää nyt. Voittava siirto oli: { $better }.
       *[other] Päästi voiton käsistään ja häviää nyt. Voitto { $best } siirrossa oli: { $better }.
    }
analysis-draw-to-loss = Päästi tasapelin käsistään. Tasapeliin olisi riittänyt: { $better }.
analysis-slower = Voittaa yhä, { $moves } siirrossa. Voitto { $best } siirrossa oli: { $better }.
analysis-sooner = Häviää { $moves } siirrossa. { $best } siirtoa olisi kestänyt: { $better }.
analysis-spoilt = Ei enää ratkea. Ratkaistavaksi sen olisi jättänyt: { $better }.
analysis-dubious = Kyseenalainen: { $own }. Parempi oli { $better }: { $worth }.
analysis-mistake = Virhe: { $own }. Parempi oli { $better }: { $worth }.
analysis-blunder = Paha virhe: { $own }. Parempi oli { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Valkoinen nappula
analysis-piece-stone-black = Musta nappula
analysis-piece-man-white = Valkoinen nappula
analysis-piece-man-black = Musta nappula
analysis-piece-king-white = Valkoinen tammi
analysis-piece-king-black = Musta tammi
analysis-piece-wolf = Susi
analysis-piece-sheep = Lammas
analysis-piece-quarry = Saalis
analysis-piece-fox = Kettu
analysis-piece-hunter = Metsästäjä
analysis-piece-peg = Nappula

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Mikään peli ei voi johtaa tähän asemaan.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } nappulaa laudalla ja kädessä, mutta niitä on vain { $bound }.
analysis-setup-too-few = { $side }: laudalla ja kädessä on oltava vähintään { $bound } nappulaa; niitä on { $count }.
analysis-setup-hands = Siirtovuorossa olevalla ({ $side }) on oltava kädessä yhtä monta nappulaa kuin toisella tai yksi enemmän. Loppupelissä niitä ei ole enää kummallakaan: valitse ”Kaikki nappulat on asetettu”.
analysis-setup-has-mill = { $side } on siirtovuorossa, mutta mylly on jo valmis: peli on päättynyt.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Rivi { $line }: { $why }
analysis-read-unknown = Tätä ei voi lukea.
analysis-read-record-too-long = Teksti on liian pitkä.
analysis-read-record-character = Tässä on merkki, joka ei tarkoita mitään.
analysis-read-record-comment = Tästä alkava kommentti ei pääty.
analysis-read-record-tag = Tieto kirjoitetaan muodossa [Nimi "arvo"], kukin kerran ja ennen siirtoja.
analysis-read-record-variation = Muunnelmien sulkeet eivät sovi yhteen.
analysis-read-record-annotation = Tätä ennen ei ole siirtoa, johon se voisi kuulua.
analysis-read-record-throw = Heitto ilman siirtoa.
analysis-read-record-turn = Tämä ei ole siirto eikä tulos.
analysis-read-record-result = Tulos on lopussa, kerran.
analysis-read-record-empty = Tekstissä ei ole pöytäkirjaa.
analysis-read-bad-json = Tämä ei ole pöytäkirjan JSON-muoto.
analysis-read-unknown-version = Tätä pöytäkirjan versiota ei tunneta täällä.
analysis-read-no-rules = Pöytäkirja ei kerro, mikä peli se on; valitse peli ensin.
analysis-read-other-rules = Pöytäkirja mainitsee muut säännöt kuin kuvaa.
analysis-read-bad-fen = Pöytäkirjan alku ei ole tämän pelin asema.
analysis-read-bad-tag = Yhtä pöytäkirjan tiedoista ei voi lukea.
analysis-read-ended = Peli päättyy jo ennen tätä siirtoa.
analysis-read-pdn-not-one = Vain yhden pelin voi avata kerralla.
analysis-read-pdn-game-type = Tällaista tammea ei ole laatikossa.
analysis-read-no-such-game = Tekstissä ei ole niin monta peliä.
