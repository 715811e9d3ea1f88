### What is said when something does not work. Each message is a whole sentence that helps the player on;
### no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Peli on päättynyt.
objection-ended = Peli on päättynyt.
objection-other-game = Tuo on toisen pelin siirto.
objection-occupied = Siinä on jo nappula.
objection-no-piece = Siinä ei ole omaa nappulaasi.
objection-not-yours = Nyt on toisen puolen vuoro.
objection-not-adjacent = Tuo on pitempi kuin yksi askel.
objection-place-first = Ensin on asetettava nappula.
objection-backwards = Se olisi askel taaksepäin.
objection-no-capture = Noin ei voi poistaa mitään.
objection-bad-notation = Tuo ei ole siirto eikä komento.
objection-ambiguous = Tuo voi tarkoittaa useaa siirtoa; kirjoita se kokonaan.
objection-throw-missing = Nopat on heitettävä ensin.
objection-throw-first = Nopat on heitettävä ensin.
objection-unknown = Säännöt eivät salli sitä.

## Why a turn of mill is refused. "Kädessä" are the stones not yet placed.

objection-mill-occupied = Se piste on varattu.
objection-mill-place-first = Sinulla on vielä nappuloita kädessä, joten aseta niistä yksi.
objection-remove-first = Lauta oli täynnä: poista ensin yksi vastustajan nappula, esimerkiksi xa4.
objection-no-removal = Et voi poistaa nappulaa ilman omaa siirtoa.
objection-no-pass = Voit siirtää, joten et voi jättää vuoroa väliin.
objection-hand-empty = Sinulla ei ole enää nappuloita kädessä.
objection-mill-forbidden = Asetettaessa ei saa sulkea myllyä.
objection-no-entry = Kolmea nappulaa ei voi nyt tuoda siihen.
objection-not-your-stone = Siinä pisteessä ei ole omaa nappulaasi.
objection-out-of-reach = Nappula ei pääse niin kauas.
objection-remill = Sitä myllyä ei saa sulkea uudestaan vielä.
objection-not-enemy = Siinä ei ole vastustajan nappulaa.
objection-too-many = Noin poistaisit useampia nappuloita kuin siirto sallii.
objection-protected = Se nappula on myllyssä ja turvassa.
objection-must-take = Myllysi poistaa nappulan: lisää, minkä.
objection-no-mill = Tuo ei sulje myllyä, joten mitään ei poisteta.
objection-mill-takes-nothing = Tämä mylly ei poista mitään.
objection-extra-turn = Tästä siirrosta ei saa uutta vuoroa, joten lopussa ei ole plusmerkkiä.

## Why a turn of draughts is refused. "Nappula" is the man and any piece, "tammi" the king;
## "puhaltaa" is to huff.

objection-draughts-occupied = Se ruutu on varattu.
objection-draughts-backwards = Tavalliset nappulat eivät kulje taaksepäin.
objection-draughts-no-capture = Noin ei voi syödä.
objection-huff-off = Tässä pelissä ei puhalleta.
objection-not-huffable = Sitä nappulaa ei voi nyt puhaltaa.
objection-empty-square = Se ruutu on tyhjä.
objection-not-your-piece = Se on vastustajan nappula.
objection-no-move = Nappula ei liiku mihinkään.
objection-not-diagonal = Nappulat liikkuvat vain vinottain.
objection-too-far = Se on tälle nappulalle liian kaukana.
objection-in-the-way = Toinen nappula on tiellä.
objection-must-capture = Voit syödä, joten sinun on syötävä.
objection-must-continue = Syömistä on jatkettava.
objection-must-take-most = Sinun on syötävä mahdollisimman monta nappulaa.
objection-king-must-take = Tammesi on syötävä ennen tavallista nappulaa.
objection-must-take-kings = Sinun on syötävä mahdollisimman monta tammea.
objection-kings-first = Sinun on syötävä tammet mahdollisimman aikaisin.
objection-captures-backwards = Tavalliset nappulat eivät syö taaksepäin.
objection-man-takes-king = Tavallinen nappula ei saa syödä tammea.
objection-crowned-ends-turn = Vuoro päättyy, kun nappula kruunataan tammeksi.
objection-land-behind = Tammen on laskeuduttava heti syödyn nappulan taakse.
objection-wrong-crowning = Noin nappulaa ei kruunata tammeksi.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Ensin susi on pantava laudalle.
objection-wolf-backwards = Lampaat kulkevat vain eteenpäin.
objection-already-placed = Susi on jo laudalla.
objection-no-extra-turn = Seuraavaksi siirtävät lampaat, joten lopussa ei ole plusmerkkiä.
objection-no-hop = Tässä jahdissa ei hypätä noin.
objection-wrong-capture = Tuo hyppy poistaa ylitetyn metsästäjän eikä ketään muuta.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = Siinä reiässä on jo nappula.
objection-pegs-no-piece = Siinä reiässä ei ole nappulaa.
objection-off-board = Tällä laudalla ei ole sellaista reikää.
objection-not-a-jump = Hyppy menee suoraan yhden reiän yli.
objection-nothing-to-jump = Välissä ei ole nappulaa, jonka yli hypätä.

## What else cannot be done in a game.

error-ended = Peli on päättynyt.
error-throw-missing = Nopat on heitettävä ensin.
error-throw-not-awaited = Nyt ei heitetä noppia.
error-throw-bad = Heitossa on kolme noppaa, kukin 1–6, esimerkiksi 5 5 4.
error-take-back-not-allowed = Tässä pelissä siirtoja ei kumota.
error-take-back-too-many = Ei ole mitään kumottavaa.
error-take-back-only =
    { $count ->
        [one] Vasta yksi siirto on pelattu.
       *[other] Vasta { $count } siirtoa on pelattu.
    }
error-must-take = Tässä pelissä myllyn on poistettava nappula.
error-no-such-place =
    { $family ->
        [draughts] Pelattavaa ruutua { $place } ei ole.
        [wolf] Tällä laudalla ei ole tummaa ruutua { $place }.
        [pegs] Tällä laudalla ei ole reikää { $place }.
       *[other] Tällä laudalla ei ole pistettä { $place }.
    }
error-did-you-mean = { $typed }: Tuo ei ole siirto eikä komento; tarkoititko ”{ $word }”?
error-take-back-declared = Pelaajat ovat päättäneet tämän pelin; mitään ei enää kumota.
error-redo-nothing = Ei ole kumottua siirtoa, jonka voisi tehdä uudelleen.
error-abort-too-late = Kumpikin on jo siirtänyt, joten peliä ei voi enää perua.
error-offer-in-puzzle = Ei ole ketään, kenen kanssa sopia: pelaat yksin.
error-offer-pending = Tasapeliä on jo tarjottu, ja tarjous odottaa vastausta.
error-offer-repeated = Olet jo tarjonnut tasapeliä; siirrä, ennen kuin tarjoat uudestaan.
error-offer-none = Kukaan ei ole tarjonnut tasapeliä.
error-bad-number = ”{ $text }” ei ole siirtojen määrä.
error-no-computer = Tietokone ei pelaa tässä; zwick play --level 3 ottaa sen mukaan.
error-no-other-side = Ei ole toista puolta, josta katsoa.

## Draw claims that are refused. $count is what there is, $needed what the rules ask for.

error-claim-off = Nämä säännöt eivät tunne sellaista tasapeliä.
error-claim-automatic = Näissä säännöissä se tasapeli tulee itsestään; vaatia ei tarvitse.
error-claim-turn-not-complete = Vuorosi ei ole vielä ohi: olet ansainnut uuden siirron.
error-claim-ends-otherwise = Se siirto päättää pelin toisella tavalla.
error-claim-not-to-move = Vain vuorossa oleva saa vaatia tasapeliä.
error-claim-too-few-repetition =
    { $count ->
        [one] Asema on esiintynyt kerran; tarvitaan { $needed } kertaa.
       *[other] Asema on esiintynyt { $count } kertaa; tarvitaan { $needed }.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Vasta yksi puolisiirto on kulunut ilman edistystä; tarvitaan { $needed }.
       *[other] Ilman edistystä on kulunut { $count } puolisiirtoa; tarvitaan { $needed }.
    }

## Files.

error-save-name = Kerro, minne tallennetaan, esimerkiksi: tallenna peli.txt
error-save-exists = Tiedosto { $file } on jo olemassa; valitse toinen nimi.
error-save-failed = Peliä ei voitu tallentaa tiedostoon { $file }: { $why }
