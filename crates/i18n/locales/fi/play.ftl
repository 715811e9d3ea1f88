### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play" says, line
### by line. The players are addressed as "sinä". "Tasapeli" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Tästä pelistä on säilynyt vain nimi; tämä on oma versiomme siitä.
play-seed = Siemen { $seed }: valinnalla --seed { $seed } sama onni toistuu.
play-hint = Kirjoita siirto, esimerkiksi { $turn }, tai ”ohje”, niin näet kaiken muun.
play-own-rules = { $family }, omat säännöt
play-resumed-elsewhere = Tiedostossa on enemmän kuin tämä ohjelma kirjoittaisi, joten se jää ennalleen; tallenna peli toisella nimellä.
play-lot = Arpa on ratkaissut, aloittaja on { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are drawn.

play-legend-mill = { $white } on valkoinen, { $black } on musta.
play-legend-draughts = { $white } ja { $black } ovat valkoisen ja mustan nappulat, { $whiteking } ja { $blackking } niiden tammet.
play-legend-wolf = { $white } on lammas, { $black } on susi.
play-legend-battue = { $white } on saalis, { $black } on metsästäjä.
play-legend-battue-fox = { $white } on kettu, { $black } on metsästäjä.
play-legend-pegs = { $white } on nappula.
play-hands = Kädessä: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the player
## has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [wolf] Suden vuoro
        [sheep] Lampaiden vuoro
        [quarry] Saaliin vuoro
        [fox] Ketun vuoro
        [hunters] Metsästäjien vuoro
        [white] Valkoisen vuoro
        [black] Mustan vuoro
       *[other] Vuorossa { $player }
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Valkoisen vuoro:".

play-do-place =
    { $hand ->
        [one] aseta viimeinen nappulasi
       *[other] aseta yksi { $hand } nappulastasi
    }
play-do-place-or-move =
    { $hand ->
        [one] aseta viimeinen nappulasi tai siirrä yhtä
       *[other] aseta yksi { $hand } nappulastasi tai siirrä yhtä
    }
play-do-move = siirrä nappulaa
play-do-jump = siirrä nappulaa tai lennä sillä mihin tahansa tyhjään pisteeseen
play-do-slide = siirrä nappulaa viivaa pitkin kuinka kauas tahansa
play-do-relocate = suuri heitto: siirrä nappulaa tai vie jokin omasi mihin tahansa tyhjään pisteeseen
play-do-enter =
    { $hand ->
        [one] aseta viimeinen nappulasi
       *[other] aseta yksi { $hand } nappulastasi tai tuo kolme kerralla tyhjälle viivalle, esimerkiksi { $turn }
    }
play-do-pass = et voi siirtää, joten jätä vuoro väliin
play-do-remove = poista yksi vastustajan nappula
play-do-man = siirrä nappulaa
play-do-capture = sinun on syötävä
play-do-wolf = pane susi laudalle
play-do-step = siirrä yksi askel
play-do-step-or-hop = siirrä yksi askel tai hyppää metsästäjän yli
play-do-step-or-take = siirrä yksi askel tai hyppää metsästäjän yli ja poista se
play-do-throw-relocate = heitä nopat; summalla { $sum } tai enemmän saat viedä nappulan mihin tahansa tyhjään pisteeseen
play-do-throw-alfonso = heitä nopat; 6-5-4, 6-3-3, 5-2-2 tai 4-1-1 tuo kolme nappulaa kerralla tyhjälle viivalle
play-do-low-throw = pieni heitto: { $do }
play-do-no-entry = tällä heitolla ei tuoda kolmea: { $do }
play-do-dice-later = { $do }; noppia heitetään, kun kaikki nappulat on asetettu
play-do-jump-peg =
    { $pegs ->
        [one] Yksi nappula jäljellä
       *[other] { $pegs } nappulaa jäljellä
    }

## What happens. The federation's folder speaks of closing a mill ("sulkea mylly"). A double mill opens one
## mill and closes another with the same move.

play-mill-closed = Mylly!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mylly suljettu!
play-double-mill = Mylly! Ja toinen aukesi: kaksoismylly.
play-double-mill-federation = Mylly suljettu, ja toinen aukesi: kaksoismylly!
play-extra-turn = Siitä saa uuden vuoron.
play-thrown = Nopat näyttävät { $throw }.
play-enter-pass = Kirjoita: pass
play-enter-throw = Heitä kolme noppaa ja kirjoita, mitä ne näyttävät, esimerkiksi 5 5 4.
play-undone =
    { $count ->
        [one] Yksi siirto kumottu.
       *[other] { $count } siirtoa kumottu.
    }
play-throw-withdrawn = Heitto on kumottu.
play-reopened = Peli on taas auki.
play-turn-dropped = Ei pelattu: { $turn }.
play-redone = Pelattu uudelleen: { $turn }.
play-offered =
    { $side ->
        [wolf] Susi tarjoaa tasapeliä
        [sheep] Lampaat tarjoavat tasapeliä
        [quarry] Saalis tarjoaa tasapeliä
        [fox] Kettu tarjoaa tasapeliä
        [hunters] Metsästäjät tarjoavat tasapeliä
       *[other] { $player } tarjoaa tasapeliä
    }: toinen puoli voi suostua, kieltäytyä tai vain pelata eteenpäin.
play-declined = Tasapelistä kieltäydyttiin.
play-offer-again = Sama puoli voi tarjota uudestaan seuraavan siirtonsa jälkeen.
play-claim-repetition = Vaatimus on oikea: asema on esiintynyt { $count } kertaa, puolisiirtojen { $plies } jälkeen.
play-claim-no-progress =
    { $last ->
        [start] Vaatimus on oikea: { $count } puolisiirtoa ilman edistystä, jo ennen pöytäkirjan alkua.
       *[other] Vaatimus on oikea: { $count } puolisiirtoa ilman edistystä puolisiirron { $last } jälkeen.
    }
play-saved = Tallennettu tiedostoon { $file }.
play-possible = Mahdollisia: { $turns }
play-moves =
    { $count ->
        [one] Yksi mahdollinen siirto:
       *[other] { $count } mahdollista siirtoa:
    }
play-no-moves = Mikään siirto ei ole nyt mahdollinen.
play-over = Voit vielä kumota, tallentaa tai lopettaa.
play-over-declared = Voit vielä tallentaa tai lopettaa.
play-grade-centre = Ja viimeinen nappula on keskellä.
play-pegs-left =
    { $pegs ->
        [one] Yksi nappula jäi.
       *[other] { $pegs } nappulaa jäi.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1 to
## 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, taso { $level }
play-against = Pelaat tietokonetta vastaan tasolla { $level }.
play-level = Tietokone pelaa tasolla { $level }.
play-thinking = Zwick miettii …
hint-hopeless = Tästä pasianssi ei enää ratkea; kumoa jotain.

## Questions. The next line answers them, with a word of the commands below. $stones are the points of the
## stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } sulkee myllyn. Minkä nappulan poistat: { $stones }?
play-ask-take-or-not = { $turn } sulkee myllyn. Minkä nappulan poistat: { $stones }? Kirjoita ”ei-mitään”, jos jätät ne paikoilleen.
play-ask-resign =
    { $side ->
        [wolf] Susi luovuttaa
        [sheep] Lampaat luovuttavat
        [quarry] Saalis luovuttaa
        [fox] Kettu luovuttaa
        [hunters] Metsästäjät luovuttavat
       *[other] { $player } luovuttaa
    }: kyllä vai ei?
play-ask-resign-alone = Haluatko luovuttaa: kyllä vai ei?
play-ask-quit = Peli on kesken eikä sitä ole tallennettu. Lopetetaanko silti: kyllä, ei vai tallenna peli.txt?

## The end of the evening.

play-bye = Näkemiin.
play-bye-unfinished = Näkemiin. Peli jäi kesken.
play-bye-unsaved = Peliä ei tallennettu; ”tallenna peli.txt” tai --save olisi säilyttänyt sen.

## Help. $words are the words the command understands in all languages.

play-help-title = Voit kirjoittaa:
play-help-mill = d2 asettaa, d2-b2 siirtää, d2-b2xa4 poistaa myllyllä a4:ssä olevan nappulan
play-help-draughts = { $turn } on siirto; useita hyppyjä kuten 9x18x27
play-help-wolf = d8+ panee suden laudalle, d8-c7 on askel
play-help-battue = a1-a4 on askel
play-help-battue-hop = a1-a4 on askel, a1-a7 on hyppy
play-help-battue-take = a1-a4 on askel, a1-a7xa4 on hyppy, joka poistaa
play-help-pegs = d2-d4 on hyppy
play-help-throw = nopat, esimerkiksi: heitto 5 5 4
play-help-undo = kumoaa viime siirron; kumoa 3 kumoaa kolme
play-help-redo = tekee kumotun siirron uudelleen
play-help-draw = tarjoaa tasapeliä
play-help-accept = suostuu tarjottuun tasapeliin
play-help-decline = kieltäytyy tarjotusta tasapelistä
play-help-claim = vaatii tasapeliä: vaadi toisto tai vaadi ei-myllyä; lisää siirto, jonka aiot pelata, jos tasapeli tulee vasta siitä
play-help-resign = luovuttaa pelin
play-help-resign-alone = luovuttaa
play-help-hint = kysyy neuvoa: kerran paikkaa, uudestaan koko siirtoa
play-help-level = kuinka vahvasti tietokone pelaa, 1–10: taso 3
play-help-show = näyttää laudan
play-help-flip = katsoo toiselta puolelta
play-help-moves = luettelee kaikki mahdolliset siirrot
play-help-rules = tämän pelin säännöt
play-help-save = tallentaa pelin: tallenna peli.txt
play-help-help = tämä luettelo
play-help-quit = lopettaa; --save säilyttää pelin

## The words a player may type, separated by spaces; the first is the one shown. They must differ from each
## other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = heitto heitä heita nopat
command-undo = kumoa takaisin
command-redo = uudelleen uudestaan
command-draw = tasapeli tasan
command-accept = hyväksy hyvaksy suostu kyllä kylla joo
command-decline = kieltäydy kieltaydy ei
command-claim = vaadi
command-resign = luovuta
command-hint = vihje neuvo
command-level = taso
command-show = näytä nayta lauta
command-flip = käännä kaanna
command-moves = siirrot
command-rules = säännöt saannot
command-save = tallenna
command-help = ohje apua
command-quit = lopeta poistu heippa
command-none = ei-mitään ei-mitaan en

## Words for what is claimed, after the command "vaadi"; words with a blank are joined by a hyphen.

claim-repetition = toisto
claim-no-progress = ei-myllyä ei-myllya ilman-myllyä ei-edistystä
