### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done. "Sinä" is the reader.

## The list, and what stands beside the board.

learn-title = Opi
learn-lead = Lyhyitä oppitunteja oikealla laudalla. Aloita ensimmäisestä pelistä.
learn-then = Ja sen jälkeen:
learn-to-puzzles = ratkaise tehtäviä
learn-done = Tehty
learn-next = Seuraava
learn-back = Takaisin
learn-step = Vaihe { $at }/{ $steps }
learn-not-yet = Ei vielä. Lue lause uudestaan ja yritä toisin.
learn-well-done = Hienoa!
learn-end = Oppitunnin loppu
learn-finished = Siinä oli koko oppitunti.
learn-next-lesson = Seuraavaksi: { $title }
learn-play = Pelaa itse
learn-all = Kaikki oppitunnit

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Sellaista tehtävää ei ole.
error-unknown-lesson = Sellaista oppituntia ei ole.
error-unknown-step = Oppitunnissa ei ole sellaista vaihetta.
error-unknown-choice = Sellaisia tehtäviä ei ole.
error-too-many-turns = Missään tehtävässä ei ole niin monta siirtoa.
error-no-such-turn = Sitä siirtoa ei voi pelata tässä.

## The first game, turn by turn; you play White.

lesson-first-game = Ensimmäinen peli
lesson-first-game-about = Aseta, siirrä, poista, voita: askel askeleelta.
lesson-first-game-hello = Kummallakin on yhdeksän nappulaa kädessä, ja sinä pelaat valkoisilla. Kolme rivissä on mylly, ja joka sulkee sellaisen, poistaa vastustajan nappulan.
lesson-first-game-first = Aseta ensimmäinen nappulasi risteykseen d6: siitä lähtee neljä tietä.
lesson-first-game-second = Aseta seuraava paikkaan f6, niin myllystä puuttuu enää b6.
lesson-first-game-blocked = Musta huomasi sen ja otti paikan b6. Niin mylly torjutaan: asettamalla väliin.
lesson-first-game-third = Aseta paikkaan f4. Yhdessä f6:n kanssa se uhkaa paikkaa f2.
lesson-first-game-fourth = Taas torjuttu. Aseta viereen, paikkaan e4: nyt uhkaa g4.
lesson-first-game-fifth = Aseta paikkaan d5. Yhdessä d6:n kanssa se uhkaa paikkaa d7, ja nappulasi kerääntyvät keskelle.
lesson-first-game-double = Nyt e5! Se uhkaa kahta myllyä yhtä aikaa, paikoissa c5 ja e3, ja musta voi torjua vain toisen.
lesson-first-game-close = Sulje mylly paikassa e3 ja poista nappula paikasta g4, sillä se on nappuloidesi e4 ja f4 tiellä.
lesson-first-game-later = Muutamaa siirtoa myöhemmin: kaikki nappulat on asetettu, ja tästä lähtien ne siirtyvät viivoja pitkin viereiseen pisteeseen.
lesson-first-game-open = Ylhäällä oleva myllysi on kiinni. Avaa se: siirrä paikasta d7 paikkaan d6.
lesson-first-game-shut = Ja takaisin paikkaan d7. Mylly sulkeutuu taas, ja saat poistaa haluamasi nappulan.
lesson-first-game-last = Mustalla on enää kolme nappulaa. Sulje mylly vielä kerran, niin jäljelle jää kaksi.
lesson-first-game-end = Kahdella nappulalla ei enää synny myllyä: voitit!

## The mill.

lesson-mill = Mylly
lesson-mill-about = Kolme rivissä, ja mitä siitä saa.
lesson-mill-what = Kolme omaa nappulaa piirretyllä viivalla on mylly. Tästä puuttuu vain f6.
lesson-mill-close = Aseta paikkaan f6 ja poista jompikumpi mustista nappuloista, kumman haluat.
lesson-mill-safe = Myllyssä olevat nappulat ovat turvassa. Sulje myllysi: saat poistaa vain sen, joka on yksin.
lesson-mill-open = Myllyn voi avata ja sulkea uudestaan. Siirrä paikasta d7 paikkaan d6; kukaan ei pääse väliin.
lesson-mill-again = Nyt takaisin paikkaan d7, ja poistat taas nappulan. Näin mylly poistaa joka toisella siirrolla.
lesson-mill-early = Mutta varo: liian varhainen mylly on usein haitaksi omistajalleen, kun nappulat ovat yhdessä eivätkä pääse liikkumaan.

## The running mill.

lesson-running-mill = Kaksoismylly
lesson-running-mill-about = Viisi nappulaa, jotka poistavat joka siirrolla.
lesson-running-mill-five = Viisi nappulaa, kaksi myllyä, yksi nappula kuuluu kumpaankin: se, joka on paikassa d6. Se on kaksoismylly.
lesson-running-mill-to = Siirrä paikasta d6 paikkaan d7: alempi mylly aukeaa, ylempi sulkeutuu. Poista nappula.
lesson-running-mill-fro = Ja takaisin: siirrä paikasta d7 paikkaan d6 ja poista seuraava.
lesson-running-mill-why = Mylly poistaa joka toisella siirrolla, kaksoismylly joka siirrolla. Yleensä se voittaa; vain se, joka jo lentää, voi vielä päästä väliin.
lesson-running-mill-build = Lopuksi rakennat sellaisen itse: siirrä paikasta d5 paikkaan d6, se sulkee myllyn, ja d7 jo odottaa. Poista nappula.

## Stopping and shutting in.

lesson-blocking = Torjuminen
lesson-blocking-about = Estä myllyt ja sulje nappulat saarroksiin.
lesson-blocking-stop = Musta uhkaa tehdä myllyn. Aseta niin, ettei musta voi seuraavalla siirrolla sulkea yhtään.
lesson-blocking-between = Asettaessasi ajattele joka toinen kerta vastustajaa: mistä häneltä puuttuu enää yksi nappula?
lesson-blocking-no-way-out = Joka ei voi siirtää, on hävinnyt. Yksi siirto sulkee kaikki mustat nappulat saarroksiin.
lesson-blocking-seven-four = Näin seitsemän nappulaa voittaa myös neljää vastaan: saarra ne, kunhan ne eivät pääse tekemään myllyä.

## Flying.

lesson-flying = Lentäminen
lesson-flying-about = Kolmella nappulalla pääsee minne vain.
lesson-flying-three = Valkoisella on jäljellä kolme nappulaa, ja se saa lentää: mihin tahansa tyhjään pisteeseen.
lesson-flying-fly = Lennä paikasta f2 paikkaan g7, sulje mylly ja poista nappula.
lesson-flying-caution = Älä siis poista neljänneksi viimeistä nappulaa, ennen kuin sinulla on avoin mylly valmiina. Neljä vastaan kolme päättyy useimmiten tasapeliin.

## The crossings.

lesson-crossings = Risteykset
lesson-crossings-about = Neljä pistettä, joissa kaikki kohtaa.
lesson-crossings-four = Pisteillä d6, f4, d2 ja b4 on neljä naapuria, kaikilla muilla kaksi tai kolme.
lesson-crossings-take-one = Aseta ensimmäinen nappulasi johonkin neljästä risteyksestä.
lesson-crossings-two = Musta otti paikan d2. Varmista itsellesi toinen risteys.
lesson-crossings-truth = Jotkin sääntölehdet lupaavat valkoiselle myllyn neljännellä tai viidennellä nappulalla. Parasta puolustusta vastaan se ei pidä paikkaansa: kulmasta alkaen se onnistuu kuudennella, sivun keskeltä seitsemännellä.

## Draughts: capturing and crowning.

lesson-captures = Syönti ja kruunaus
lesson-captures-about = Syöntipakko, hyppyketjut ja tammi.
lesson-captures-must = Nappulat kulkevat vinosti eteenpäin. Jos musta nappula on tiellä ja ruutu sen takana on tyhjä, on syötävä.
lesson-captures-jump = Syö musta nappula: hyppää ruudusta 22 ruutuun 15.
lesson-captures-chain = Jos hyppyä voi jatkaa, sitä jatketaan. Syö molemmat: 22, 15, 6.
lesson-captures-crown = Takarivillä nappulasta tulee tammi. Siirrä sinne ruudusta 6.
lesson-captures-back = Tammi kulkee ja syö myös taaksepäin. Syö molemmat nappulat ruudusta 2 lähtien.

## Wolf and Sheep.

lesson-wolf = Susi murtautuu läpi
lesson-wolf-about = Yksi aukko riittää sille; ilman aukkoa se on hävinnyt.
lesson-wolf-gap = Susi haluaa lampaiden ohi. Paikkojen c3 ja g3 välissä on aukko.
lesson-wolf-into = Olet susi. Mene aukkoon: paikasta f4 paikkaan e3.
lesson-wolf-on = Lammas asettuu tielle. Väistä paikkaan f2.
lesson-wolf-through = Takanasi ei ole enää yhtään lammasta. Juokse viimeiselle riville!
lesson-wolf-line = Nyt pelaat lampailla. Ne kulkevat vain eteenpäin, joten rivin on pysyttävä ehjänä.
lesson-wolf-shut = Vain yksi siirto pitää rivin: paikasta f4 paikkaan g5.
lesson-wolf-behind = Ja nyt takaa perään: paikasta e3 paikkaan f4.
lesson-wolf-truth = Virheittä pelaten lampaat saavat suden aina kiinni; siihen menee enintään 44 molempien puolten siirtoa.

## Solitaire.

lesson-solitaire = Ensimmäinen ratkaisu
lesson-solitaire-about = Kuuden nappulan risti, viisi hyppyä.
lesson-solitaire-cross = Nappula hyppää naapurinsa yli tyhjään reikään, ja naapuri poistetaan. Yhden pitäisi jäädä, keskelle.
lesson-solitaire-aside = Temppu on siirtää ensin yksi nappula syrjään: d5 hyppää paikkaan f5.
lesson-solitaire-up = Alhaalta perään: paikasta d3 paikkaan d5.
lesson-solitaire-over = Poikki sivulle: paikasta c5 paikkaan e5.
lesson-solitaire-home = Syrjään siirretty palaa: paikasta f5 paikkaan d5.
lesson-solitaire-last = Vielä yksi hyppy, keskelle!
lesson-solitaire-truth = Näin pienestä se alkaa. Koko 32 nappulan lauta ratkeaa 18 siirrolla, kun saman nappulan peräkkäiset hypyt lasketaan yhteen.
