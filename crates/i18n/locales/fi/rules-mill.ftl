### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a heading;
### each further key is one answer as a whole sentence. Words of the game: asettaa, siirtää, lentää (with
### three stones), poistaa, mylly, nappula, piste, käsi (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Lauta
rule-mill-board-nine = Laudalla on 24 pistettä kolmella sisäkkäisellä neliöllä.
rule-mill-board-seven = Laudalla on 17 pistettä: kaksi neliötä ja risti niiden keskellä.
rule-mill-board-six = Laudalla on 16 pistettä kahdella neliöllä.
rule-mill-board-three = Laudalla on yhdeksän pistettä kolmessa kolmen rivissä.
rule-mill-stones = Nappulat
rule-mill-stones-value = Kummallakin puolella on { $value } nappulaa.
rule-mill-lines = Viivat
rule-mill-lines-straight = Kolme nappulaa vaaka- tai pystyrivissä piirretyllä viivalla on mylly.
rule-mill-lines-diagonal = Myös kulmalävistäjät on piirretty, sekä siirtoihin että myllyihin.
rule-mill-lines-diagonal-mills = Myös kolme nappulaa kulmalävistäjällä on mylly, mutta sitä pitkin ei siirretä.
rule-mill-lines-diagonal-moves = Kulmalävistäjiäkin pitkin siirretään, mutta kolme nappulaa sellaisella ei ole mylly.
rule-mill-lines-corners = Myös kulma ja sen kaksi naapuria samalla neliöllä on mylly.
rule-mill-lines-corners-only = Vain kulma ja sen kaksi naapuria samalla neliöllä on mylly.

## Placing, moving and jumping.

rule-mill-placing = Asettaminen
rule-mill-placing-separate = Kaikki nappulat asetetaan, ennen kuin yhtäkään siirretään.
rule-mill-placing-mixed = Joka vuorolla asetetaan tai siirretään, kuten pelaaja haluaa.
rule-mill-motion = Siirtäminen
rule-mill-motion-step = Nappula siirtyy yhden askeleen piirrettyä viivaa pitkin.
rule-mill-motion-knight = Nappula kulkee kuin shakin ratsu, piirrettyjä viivoja pitkin.
rule-mill-motion-hop = Nappula siirtyy yhden askeleen tai hyppää viereisen nappulan yli viivan seuraavaan pisteeseen.
rule-mill-motion-hop-capture = Nappula siirtyy yhden askeleen tai hyppää viereisen nappulan yli; ylitetty vastustajan nappula poistetaan.
rule-mill-motion-hop-capture-chain = Nappula siirtyy yhden askeleen tai hyppää viereisen nappulan yli; ylitetyt vastustajan nappulat poistetaan, useita samalla vuorolla, jos hypyt jatkuvat.
rule-mill-motion-chess = Nappula kulkee kuin ratsu, kuin torni viivoja pitkin tai kuin lähetti kulmalävistäjiä pitkin.
rule-mill-fly = Lentäminen
rule-mill-fly-off = Kukaan ei lennä.
rule-mill-fly-line = Pelaaja, jolla on enää vähän nappuloita, siirtää yhtä viivaa pitkin tyhjien pisteiden yli kuinka kauas tahansa.
rule-mill-fly-free = Pelaaja, jolla on enää vähän nappuloita, saa lentää mihin tahansa tyhjään pisteeseen.
rule-mill-fly_at = Milloin lennetään
rule-mill-fly_at-value = Lentää saa, kun pelaajalla on jäljellä { $value } nappulaa eikä yhtään kädessä.

## Mills and taking.

rule-mill-protect_placing = Turvassa asetettaessa
rule-mill-protect_placing-strict = Asettamisen aikana myllystä ei koskaan poisteta nappulaa; jos muita ei ole, mitään ei poisteta.
rule-mill-protect_placing-except-last-three = Asettamisen aikana myllystä ei poisteta nappulaa, paitsi jos omistajalla on kaikkiaan kolme.
rule-mill-protect_placing-unless-all-in-mills = Asettamisen aikana myllystä poistetaan nappula vain, jos muita ei ole.
rule-mill-protect_placing-none = Asettamisen aikana saa poistaa minkä tahansa vastustajan nappulan.
rule-mill-protect_moving = Turvassa myöhemmin
rule-mill-protect_moving-strict = Kun kaikki on asetettu, myllystä ei koskaan poisteta nappulaa; jos muita ei ole, mitään ei poisteta.
rule-mill-protect_moving-except-last-three = Kun kaikki on asetettu, myllystä ei poisteta nappulaa, paitsi vastustajalta, jolla on enää kolme.
rule-mill-protect_moving-unless-all-in-mills = Kun kaikki on asetettu, myllystä poistetaan nappula vain, jos muita ei ole.
rule-mill-protect_moving-none = Kun kaikki on asetettu, saa poistaa minkä tahansa vastustajan nappulan.
rule-mill-captures = Kaksi myllyä kerralla
rule-mill-captures-one = Sulki siirto kuinka monta myllyä tahansa, se poistaa yhden nappulan.
rule-mill-captures-per-mill = Siirto poistaa yhden nappulan jokaista sulkemaansa myllyä kohti.
rule-mill-capture_duty = Poistopakko
rule-mill-capture_duty-must = Jos nappulan saa poistaa, se on poistettava.
rule-mill-capture_duty-may = Poistaminen on oikeus: sen saa jättää tekemättä.
rule-mill-on_mill_placing = Mylly asetettaessa
rule-mill-on_mill_placing-capture = Asetettaessa suljetusta myllystä saa poistaa vastustajan nappulan.
rule-mill-on_mill_placing-extra-turn = Asetettaessa suljettu mylly ei poista mitään, mutta siitä saa uuden vuoron.
rule-mill-on_mill_placing-nothing = Asetettaessa suljetusta myllystä ei saa mitään.
rule-mill-on_mill_placing-forbidden = Asetettaessa ei saa sulkea myllyä, ellei jokainen tyhjä piste tee sellaista.
rule-mill-on_mill_moving = Mylly myöhemmin
rule-mill-on_mill_moving-capture = Asettamisen jälkeen suljetusta myllystä saa poistaa vastustajan nappulan.
rule-mill-on_mill_moving-capture-and-extra-turn = Asettamisen jälkeen suljetusta myllystä saa poistaa vastustajan nappulan, ja siitä saa uuden vuoron.
rule-mill-on_mill_moving-nothing = Asettamisen jälkeen suljetusta myllystä ei saa mitään.
rule-mill-remill = Sulkeminen uudestaan
rule-mill-remill-free = Myllyn saa avata ja sulkea uudestaan milloin tahansa.
rule-mill-remill-no-immediate-return = Nappula, joka meni myllystä suoraan toiseen, ei saa palata heti takaisin.
rule-mill-remill-wait-1 = Avaamaansa myllyä ei saa sulkea seuraavalla siirrollaan.
rule-mill-remill-wait-2 = Avaamaansa myllyä ei saa sulkea kahdella seuraavalla siirrollaan.
rule-mill-remill-wait-3 = Avaamaansa myllyä ei saa sulkea kolmella seuraavalla siirrollaan.
rule-mill-remill-one-time = Kukin viiva hyödyttää kumpaakin puolta vain kerran pelissä.

## Winning and losing.

rule-mill-win = Voitto
rule-mill-win-reduce = Se voittaa, joka jättää vastustajalle liian vähän nappuloita tai ei yhtään siirtoa.
rule-mill-win-first-mill = Se voittaa, joka sulkee ensimmäisen myllyn tai ei jätä vastustajalle yhtään siirtoa.
rule-mill-win-block-only = Se voittaa, joka ei jätä vastustajalle yhtään siirtoa; muulla tavoin ei voiteta.
rule-mill-min_stones = Liian vähän nappuloita
rule-mill-min_stones-value = Alle { $value } nappulaa on liian vähän.
rule-mill-blocked = Ei enää siirtoa
rule-mill-blocked-loss = Pelaaja, joka ei voi siirtää, on hävinnyt.
rule-mill-blocked-pass = Pelaaja, joka ei voi siirtää, jättää vuoron väliin; jos kumpikaan ei voi, peli on tasan.
rule-mill-blocked-draw = Jos pelaaja ei voi siirtää, peli on tasan.
rule-mill-board_full = Täysi lauta
rule-mill-board_full-draw = Jos joka piste on asettamisen jälkeen varattu, peli on tasan.
rule-mill-board_full-mover-loses = Jos joka piste on asettamisen jälkeen varattu, vuorossa oleva on hävinnyt.
rule-mill-board_full-each-removes-one = Jos joka piste on asettamisen jälkeen varattu, kumpikin poistaa yhden vastustajan nappulan.
rule-mill-three_v_three = Kolme kolmea vastaan
rule-mill-three_v_three-play-on = Kolme nappulaa kolmea vastaan pelataan loppuun.
rule-mill-three_v_three-draw = Kolme nappulaa kolmea vastaan on tasapeli.

## Dice.

rule-mill-dice = Nopat
rule-mill-dice-none = Noppia ei käytetä.
rule-mill-dice-relocate = Ennen joka siirtoa heitetään kolmea noppaa; suurella heitolla nappulan saa viedä mihin tahansa tyhjään pisteeseen.
rule-mill-dice-alfonso = Asetettaessa heitetään kolmea noppaa; 6-5-4, 6-3-3, 5-2-2 ja 4-1-1 tuovat kolme nappulaa kerralla tyhjälle viivalle.
rule-mill-dice_sum = Suuri heitto
rule-mill-dice_sum-value = Heitto on suuri, kun summa on { $value } tai enemmän.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Tasapeli toistosta
rule-mill-repetition-auto = Peli on tasan heti, kun sama asema on esiintynyt { $count } kertaa.
rule-mill-repetition-claim = Kun sama asema on esiintynyt { $count } kertaa, vuorossa oleva saa vaatia tasapeliä.
rule-mill-repetition-off = Toistosta ei tule tasapeliä.
rule-mill-no_mill = Tasapeli ilman myllyä
rule-mill-no_mill-auto = Peli on tasan, kun puolet ovat yhteensä tehneet { $count } siirtoa ilman myllyä tai asettamista.
rule-mill-no_mill-claim = Kun puolet ovat yhteensä tehneet { $count } siirtoa ilman myllyä tai asettamista, vuorossa oleva saa vaatia tasapeliä.
rule-mill-no_mill-off = Myllyn puuttumisesta ei tule tasapeliä.
rule-mill-no_mill_at_three = Tasapeli ilman myllyä, kolme nappulaa
rule-mill-no_mill_at_three-auto = Kun jommallakummalla on enää kolme nappulaa, peli on tasan, kun puolet ovat yhteensä tehneet { $count } siirtoa ilman myllyä.
rule-mill-no_mill_at_three-claim = Kun jommallakummalla on enää kolme nappulaa, tasapeliä saa vaatia, kun puolet ovat yhteensä tehneet { $count } siirtoa ilman myllyä.
rule-mill-no_mill_at_three-off = Sama koskee tilannetta, jossa jommallakummalla on enää kolme nappulaa.

## Who begins.

rule-mill-first = Kuka aloittaa
rule-mill-first-white = Valkoinen aloittaa.
rule-mill-first-black = Musta aloittaa.
rule-mill-first-lot = Pelaajat sopivat, kumpi aloittaa, tai arpovat sen.
rule-mill-colours = Värit
rule-mill-colours-lot = Värit arvotaan.
rule-mill-colours-choose = Pelaajat valitsevat värinsä.
rule-mill-rematch = Seuraava peli
rule-mill-rematch-alternate = Seuraavassa pelissä aloittaa toinen pelaaja.
rule-mill-rematch-winner-starts = Seuraavassa pelissä aloittaa voittaja.
rule-mill-rematch-loser-starts = Seuraavassa pelissä aloittaa häviäjä.
rule-mill-rematch-same = Seuraavassa pelissä aloittaa sama pelaaja.
