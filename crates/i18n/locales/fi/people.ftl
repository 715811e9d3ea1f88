### Accounts on a server that others reach. A "seat" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Oma tilisi
people-sign-in = Kirjaudu
people-sign-up = Luo tili
people-sign-out = Kirjaudu ulos
people-sign-out-all = Kirjaudu ulos kaikkialta

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = kirjautunut
# Instead of the name of somebody who has deleted the account.
people-deleted = Poistettu pelaaja
# $name is the name of the account.
people-play-as = Pelaat nimellä { $name }.
people-why = silloin peli on sinun joka laitteella.
# A button beside the board: a game that was begun without an account.
people-keep-game = Liitä peli tiliisi

## The forms to get in.

people-sign-in-lead = Tilin avulla pelisi ovat käsillä joka laitteella. Ilman tiliä pelaat linkillä kuten ennenkin.
people-sign-up-lead = Nimi ja salasana riittävät; sähköpostiosoitetta ei kysytä.
people-name = Nimi
people-name-lead = 2–20 kirjainta, numeroa, yhdysmerkkiä tai alaviivaa. Kaikki pelikaverisi näkevät sen.
people-password = Salasana
people-password-lead = Vähintään 8 merkkiä.
people-no-account = Eikö sinulla ole vielä tiliä?
people-have-account = Onko sinulla jo tili?
people-forgotten = Unohtuiko salasana? Kirjaudu varakoodilla
people-recover-title = Kirjaudu varakoodilla
people-recover-lead = Jokainen saamasi koodi käy kerran. Valitset uuden salasanan, ja kaikki muut laitteet kirjataan ulos.
people-code = Varakoodi
people-new-password = Uusi salasana
people-recover = Tallenna salasana ja kirjaudu

## The recovery codes.

people-codes = Varakoodit
people-codes-lead = Jollakin näistä koodeista pääset takaisin sisään, jos unohdat salasanan. Kirjoita ne muistiin tai tulosta ne.
people-codes-once = Ne näytetään vain tämän kerran. Kukin käy kerran.
people-codes-print = Tulosta
people-codes-kept = Otin ne talteen
people-codes-left =
    { $count ->
        [0] Koodeja ei ole jäljellä. Luo uusia, muuten unohtunutta salasanaa ei voi vaihtaa.
        [one] Yksi koodi on jäljellä. Uudet koodit korvaavat sen.
       *[other] { $count } koodia on jäljellä. Uudet koodit korvaavat ne.
    }
people-codes-anew = Luo uudet koodit

## The page of the account. $date, $since and $seen are dates.

people-since = Mukana { $date } lähtien
people-games = Omat pelini
people-games-count = { $running } kesken, { $over } päättynyt
people-to-games = Omiin peleihin
people-sessions = Kirjautuneena
people-session = { $since } lähtien, viimeksi { $seen }
people-this-one = Tämä selain.
people-unknown-browser = Selain, joka ei kerro nimeään
people-change-password = Vaihda salasana
people-change-lead = Kaikki muut laitteet kirjataan ulos.
people-old-password = Nykyinen salasana
people-change-button = Vaihda salasana
people-export = Kaikki sinusta
people-export-lead = Yksi tiedosto, jossa ovat tilisi, istuntosi ja kaikki pelisi JSON-riveinä.
people-export-button = Tallenna tiedosto
people-delete = Poista tili
people-delete-lead = Pelisi jäävät, nimesi katoaa: kaikkialla nimenäsi on ”Poistettu pelaaja”, eikä kukaan saa nimeäsi enää. Tätä ei voi kumota.
people-delete-messages = Poista myös se, mitä olet kirjoittanut muille pelaajille
people-delete-button = Poista tili lopullisesti
people-done-password = Salasana on vaihdettu. Kaikki muut laitteet on kirjattu ulos.
people-done-recovered = Olet kirjautunut uudella salasanalla. Kaikki muut laitteet on kirjattu ulos.
people-done-deleted = Tilisi on poistettu.

## The games of the account.

people-to-move = Sinun vuorosi
people-waiting = Odotetaan toista pelaajaa
people-over = Päättyneet
people-no-games = Sinulla ei ole vielä pelejä.
# A button: games that were begun in this browser without being signed in.
people-claim = Nämä pelit ovat minun
people-claim-lead = Tässä selaimessa on pelejä, jotka eivät ole vielä tililläsi.

## What is refused.

error-name-length = Nimessä on 2–20 merkkiä.
error-name-characters = Vain yhden aakkoston kirjaimia, numeroita, - ja _.
error-name-taken = Tämä nimi tai sen näköinen on jo varattu.
error-password-common = Tämä salasana arvataan ensimmäisten joukossa. Valitse toinen.
error-password-short = Vähintään 8 merkkiä, kiitos.
error-password-long = Enintään 256 tavua, kiitos.
error-wrong-password = Nimi ja salasana eivät kuulu yhteen.
error-wrong-code = Nimi ja koodi eivät kuulu yhteen, tai koodi on jo käytetty.
error-password-not-yours = Tuo ei ole salasanasi.
error-too-many-tries = Liian monta yritystä tälle tilille. Odota jonkin aikaa.
error-signed-out = Kirjaudu ensin.
error-seat-owned = Tämä pelipaikka kuuluu jo jollekin tilille.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Vahvuusluvut
people-ratings-lead = Pisteytetyt pelit tilin omistavien kesken, sääntöjen ja pelinopeuden mukaan.
people-ratings-choice = Säännöt ja pelinopeus
people-ratings-none = Kukaan ei ole vielä pelannut pisteytettyä peliä.
people-rank = Sija
people-rating = Vahvuusluku
people-played = Säännöt
people-rated-games = Pelit
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Voitot / tasapelit / tappiot
people-unrated = Et ole vielä pelannut pisteytettyä peliä.
people-all-ratings = Kaikki vahvuusluvut
people-provisional = Kysymysmerkki kertoo, että vahvuusluku perustuu vain harvoihin tai vanhoihin peleihin.
people-speed-bullet = bullet
people-speed-blitz = pikapeli
people-speed-rapid = nopea peli
people-speed-correspondence = kirjepeli
# A box in the form of a new game.
people-rated = Pisteytetty
people-rated-lead = Vaikuttaa kummankin vahvuuslukuun: säännöt sellaisinaan, sama aika, mitään ei kumota, ei apua. Toinenkin pelaaja tarvitsee tilin.
people-this-rated = Tämä peli on pisteytetty.
people-rated-table = Pisteytetty; tarvitset tilin istuutuaksesi.

error-rated-account = Pisteytetty peli vaatii tilin. Kirjaudu ensin.
error-rated-self = Pisteytettyyn peliin tarvitaan kaksi pelaajaa.
error-rated-alone = Pisteytettyä peliä pelataan jonkun muualla olevan kanssa.
error-rated-rules = Pisteytettyä peliä pelataan luettelon säännöillä sellaisinaan.
error-rated-start = Pisteytetty peli alkaa tavalliseen tapaan.
error-rated-odds = Pisteytetyssä pelissä kummallakin on sama aika.
error-rated-clock = Pisteytetty peli vaatii kellon tai päiviä siirtoa kohti.
error-rated-dice = Pisteytetyssä pelissä lauta heittää nopat.
error-rated-position = Tämä asema on pisteytetystä pelistä, jota pelaat. Voit katsoa sitä, kun peli on päättynyt.
