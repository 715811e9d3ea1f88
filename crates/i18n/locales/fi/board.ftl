### The page of a game: labels around the board. A draw ("tasapeli") is a tied game, a turn ("siirto") is
### what one player does at a time. Names and places stay in the nominative.

## Whose turn it is, and what waits for an answer.

board-now = Mitä nyt tehdään
board-go = { $player }: valitse minne. Rengas näyttää kaikki mahdolliset paikat.
board-take = { $player }: poista nappula, jonka ympärillä on katkoviivarengas.
board-sure = Vahvista siirto tai peru se: { $turn }.
board-confirm = Vahvista
board-cancel = Peru
board-take-nothing = Älä poista mitään
board-throw = Heitä nopat
board-enter-throw = Nämä tulivat
board-die = Noppa { $number }
board-offered =
    { $side ->
        [wolf] Susi tarjoaa tasapeliä.
        [sheep] Lampaat tarjoavat tasapeliä.
        [quarry] Saalis tarjoaa tasapeliä.
        [fox] Kettu tarjoaa tasapeliä.
        [hunters] Metsästäjät tarjoavat tasapeliä.
       *[other] { $player } tarjoaa tasapeliä.
    }
board-accept = Suostu tasapeliin
board-decline = Kieltäydy
board-result = Tulos
board-rematch = Uudestaan

## Buttons and menu.

board-undo = Kumoa
board-redo = Tee uudelleen
board-offer = Tarjoa tasapeliä
board-hint = Vihje
board-hint-whole = Näytä siirto
board-hint-coming = Vihje on tulossa.
board-moves = Siirrot
board-earlier = Edellinen siirto
board-later = Seuraava siirto
board-typed = Kirjoita siirto
board-play = Pelaa
board-more = Lisää
board-rules = Peliohje
board-abort = Poista tämä peli
board-flip = Käännä lauta
board-confirm-toggle = Vahvista joka siirto
board-text-toggle = Näytä lauta taulukkona
board-claim = Vaadi tasapeliä
board-resign = Luovuta
board-record = Siirtoluettelo
board-record-text = Teksti

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Jos vaatimus pitää paikkansa, peli päättyy heti tasan ja perustelu näytetään.
board-claim-kind = Mitä vaaditaan
board-claim-repetition = Sama asema yhä uudestaan
board-claim-no-progress = Liian pitkään ilman edistystä
board-claim-intended = Missä asemassa
board-claim-board = Laudalla olevassa
board-claim-after = Siirron jälkeen: { $turn }
board-claim-send = Vaadi

## The table beside the board, and messages when something is in the way.

board-text-view = Lauta sanoin
board-text-caption = Mitä kullakin paikalla on, rivi riviltä
board-text-lines = Samalla viivalla olevat paikat
board-keys-title = Näppäimet ja kirjoittaminen
board-keys = Laudalla nuolinäppäimet vievät paikasta toiseen, yhdistipä niitä viiva tai ei; Home ja End vievät rivin päihin. Enter tai välilyönti valitsee paikan, Esc peruu aloitetun siirron. Siirrot kirjoitetaan niin kuin siirtoluettelossa: d6 asettaa, d6-d7 siirtää, d6-d7xa4 myös poistaa nappulan.
board-lost = Yhteys katkesi; yritetään uudelleen.
board-no-script = Lauta tarvitsee JavaScriptin; kaikki muu toimii ilmankin.

## In the middle of a turn: what the script says. $place is a place of the board by its name. The script
## fills in $count, so these three cannot choose a plural form.

board-undo-half = Peru siirto
board-chosen = valittu
board-can-take = voidaan poistaa
board-can-go = tähän pääsee
board-can-move = voi siirtyä
board-open = Mahdollisia: { $place }.
board-put-here = { $place }, oma nappula, juuri asetettu
board-gone = { $place }, nyt tyhjä
board-in-hand = kädessä { $count }
board-lost-stones = menetetty { $count }
board-time-left = { $player }: aikaa jäljellä { $count } s.

## Why a tap does nothing.

board-wrong-light = Pelissä käytetään vain tummia ruutuja.
board-wrong-theirs = { $place } on vastustajan nappula.
board-wrong-stuck = Paikasta { $place } ei nyt pääse liikkeelle. Rengas näyttää, mikä voi siirtyä.
board-wrong-empty = { $place } on tyhjä. Valitse ensin jokin omista nappuloistasi.
board-wrong-occupied = { $place } on varattu. Valitse tyhjä paikka.
board-wrong-put = Paikkaan { $place } ei nyt saa asettaa mitään.
board-wrong-go = Paikkaan { $place } ei pääse. Rengas näyttää, minne pääsee.
board-wrong-take = Ei sitä: valitse jokin, jonka ympärillä on katkoviivarengas.
board-wrong-throw = Heitä ensin nopat.
board-wrong-computer = Nyt on tietokoneen vuoro.

## Giving up.

board-resign-sure = Luovutatko tämän pelin?
board-resigns =
    { $side ->
        [wolf] Susi luovuttaa, ja peli päättyy.
        [sheep] Lampaat luovuttavat, ja peli päättyy.
        [quarry] Saalis luovuttaa, ja peli päättyy.
        [fox] Kettu luovuttaa, ja peli päättyy.
        [hunters] Metsästäjät luovuttavat, ja peli päättyy.
       *[other] { $player } luovuttaa, ja peli päättyy.
    }
board-resign-not = Jatka peliä
