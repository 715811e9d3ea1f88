### The games of the box. The key after "game-" is the stable id of a rule set and is never translated.
### "-about" says in a sentence or two what differs.

## Families of games, as headings.

family-mill = Mylly
family-draughts = Tammi
family-wolf = Susi ja lampaat
family-battue = Ajojahti myllylaudalla
family-pegs = Lautapasianssi

## What all games of a family share: how the pieces move and what wins.

family-mill-rules = Kaksi pelaajaa asettaa vuorotellen nappulansa laudan pisteisiin ja siirtää niitä sitten viivoja pitkin. Kolme omaa nappulaa rivissä on mylly; joka sulkee myllyn, saa yleensä poistaa vastustajan nappulan.
family-draughts-rules = Kummallakin on kaksitoista nappulaa tummilla ruuduilla. Nappula kulkee yhden ruudun vinosti eteenpäin tyhjään ruutuun. Syödään hyppäämällä viereisen vastustajan nappulan yli sen takana olevaan tyhjään ruutuun, ja hyppyjä jatketaan niin kauan kuin voi; joka voi syödä, sen on syötävä. Takariville päässyt nappula kruunataan tammeksi, joka kulkee eteen- ja taaksepäin.
family-wolf-rules = Neljä lammasta seisoo ensimmäisen rivin tummilla ruuduilla, ja susi pannaan mihin tahansa muuhun tummaan ruutuun. Kaikki kulkevat yhden ruudun vinosti tyhjään ruutuun: lampaat vain eteenpäin, susi eteen- ja taaksepäin. Mitään ei syödä. Lampaat voittavat, jos susi ei voi liikkua; susi voittaa, jos se pääsee lampaiden ohi tai ne eivät voi liikkua.
family-battue-rules = Yksi nappula on saalis (ketunajossa kettu), muut ovat metsästäjiä. Puolet siirtävät vuorotellen yhtä nappulaa askeleen viivaa pitkin tyhjään pisteeseen. Metsästäjät voittavat, jos saalis ei voi liikkua; saalis pääsee pakoon, jos jahti on keskeytettävä tai metsästäjiä on liian vähän pitämään se aloillaan.
family-pegs-rules = Nappula hyppää suoraan viereisen nappulan yli sen takana olevaan tyhjään reikään; ylitetty nappula poistetaan. Hyppyjä tehdään, kunnes jäljellä ovat vain tavoitteen nappulat.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Mylly
game-classic-about = Peli, josta useimmat sääntölehdet ovat yhtä mieltä: yhdeksän nappulaa kummallakin, myllystä saa poistaa vastustajan nappulan, myllyssä olevat ovat turvassa niin kauan kuin muita on vapaana, ja kolmella nappulalla lennetään.
game-smallfoot = Mylly small footin sääntölehden mukaan
game-smallfoot-about = Asetettaessa saa poistaa minkä tahansa vastustajan nappulan; myöhemmin myllyssä olevat ovat turvassa, paitsi kolme viimeistä. Poistaminen on oikeus, ei pakko.
game-schmidt = Mylly Schmidtin sääntölehden mukaan
game-schmidt-about = Poistaminen on oikeus, ei pakko, ja tasapeli tulee vain sopimalla.
game-federation = Mylly maailmanliiton sääntövihon mukaan
game-federation-about = Myllyssä oleva nappula on aina turvassa: jos muita ei ole, mitään ei poisteta. Poistaminen on oikeus, ja tasapeli tulee vain sopimalla.
game-fed_fr = Marelles, liiton vihon ranskankielinen teksti
game-fed_fr-about = Kuten liiton vihossa, mutta kolmella nappulalla kuljetaan kuinka pitkälle tahansa yhtä viivaa pitkin eikä lennetä minne vain.
game-fed_nl = Molenspel, liiton vihon hollanninkielinen teksti
game-fed_nl-about = Kuten liiton vihossa, mutta kolme nappulaa kolmea vastaan on tasapeli.
game-fed_sv = Kvarn, liiton vihon ruotsinkielinen teksti
game-fed_sv-about = Kuten liiton vihossa, mutta kukaan ei lennä: kolme nappulaa kulkee kuten yhdeksän.
game-design_de = Mylly design-pelin ohjeen mukaan, saksankielinen teksti
game-design_de-about = Myllyssä oleva nappula on aina turvassa, poistaminen on oikeus, ja pelaajat sopivat, kumpi aloittaa.
game-design_en = Mylly design-pelin ohjeen mukaan, englanninkielinen teksti
game-design_en-about = Myllyssä oleva nappula on aina turvassa, vapaa nappula on poistettava, ja pelaajat sopivat, kumpi aloittaa.
game-brettspielnetz = Mylly kuten Brettspielnetzissä
game-brettspielnetz-about = Tavallinen mylly, mutta tasapeliä toiston tai puuttuvan myllyn takia on vaadittava ennen siirtoa.
game-handbook1980 = Mylly vuoden 1980 käsikirjan mukaan
game-handbook1980-about = Myllyssä oleva nappula on aina turvassa, kaksi myllyä yhdellä kertaa poistaa kaksi nappulaa, ja poistaminen on oikeus.
game-no_fly = Mylly ilman lentämistä
game-no_fly-about = Tavallinen mylly, mutta kolmellakin nappulalla kuljetaan askel kerrallaan kuten muutenkin.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Sekamylly
game-mixed-about = Joka vuorolla asetat nappulan tai siirrät yhtä, miten haluat.
game-ceylon = Ceylonin mylly
game-ceylon-about = Myllystä saa uuden vuoron: asetettaessa poistamisen sijasta, myöhemmin sen lisäksi.
game-lasker = Laskerin mylly
game-lasker-about = Kymmenen nappulaa kummallakin, ja joka vuorolla asetat yhden tai siirrät yhtä, miten haluat.
game-springer = Ratsumylly
game-springer-about = Asettamisen jälkeen nappulat kulkevat kuin shakin ratsu, piirrettyjä viivoja pitkin.
game-wuerfel = Noppamylly
game-wuerfel-about = Asetettaessa ei myllyjä; sitten heitetään ennen joka siirtoa kolmea noppaa, ja neljästätoista ylöspäin nappulan saa viedä mihin tahansa tyhjään pisteeseen.
game-alfonso = Kuningas Alfonson noppamylly
game-alfonso-about = Kolme noppaa asetettaessa: 6-5-4, 6-3-3, 5-2-2 ja 4-1-1 tuovat laudalle kolme nappulaa valmiina myllynä.
game-eck = Kulmamylly
game-eck-about = Myös kulma ja sen kaksi naapuria samalla neliöllä on mylly.
game-eck_only = Kulmamylly, vain kulmat
game-eck_only-about = Vain kulma ja sen kaksi naapuria samalla neliöllä on mylly; suorat rivit eivät ole.
game-kreuz = Ristimylly
game-kreuz-about = Myös kolme nappulaa kulmalävistäjällä on mylly, vaikka sitä pitkin ei siirretä.
game-kreuz_edges = Ristimylly piirretyin lävistäjin
game-kreuz_edges-about = Kulmalävistäjät on piirretty: niitä pitkin siirretään, ja kolme rivissä on mylly.
game-huepf = Hyppymylly
game-huepf-about = Askelen sijasta nappula saa hypätä viereisen nappulan yli viivan seuraavaan pisteeseen; hyppy ei poista mitään.
game-huepf_capture = Hyppymylly, jossa syödään
game-huepf_capture-about = Kuten hyppymylly, ja ylitetty vastustajan nappula poistetaan.
game-huepf_fly = Hyppymylly, kaikki lentävät
game-huepf_fly-about = Kun kaikki nappulat on asetettu, jokainen lentää mihin tahansa tyhjään pisteeseen: lyhyt ja kiivas.

## Mill games on other boards or with other numbers of stones.

game-ten = Kymmenen nappulan mylly
game-ten-about = Tavallinen mylly kymmenellä nappulalla, ja tasapelejä on vähemmän.
game-twelve = Kahdentoista nappulan mylly
game-twelve-about = Kaksitoista nappulaa kummallakin laudalla, jossa on kulmalävistäjät sekä siirtoihin että myllyihin.
game-morabaraba = Morabaraba
game-morabaraba-about = Eteläafrikkalainen peli, kaksitoista lehmää kummallakin: lehmä, joka menee myllystä suoraan toiseen, ei saa palata heti takaisin.
game-one_time = Kertamylly
game-one_time-about = Kukin viiva hyödyttää kumpaakin puolta vain kerran pelissä, ja myllyssäkin olevan saa poistaa.
game-six = Kuuden nappulan mylly
game-six-about = Kuusi nappulaa kummallakin kahdella neliöllä, ilman lentämistä.
game-seven = Seitsemän nappulan mylly
game-seven-about = Seitsemän nappulaa kummallakin kahdella neliöllä, joiden keskellä on risti.
game-three = Kolmen nappulan mylly
game-three-about = Kolme nappulaa kummallakin yhdeksällä pisteellä: ensimmäinen rivi voittaa.

## Draughts by the leaflet you grew up with. In "syöttötammi" one wants to lose everything.

game-schmidt_de = Tammi saksalaisen sääntölehden mukaan
game-schmidt_de-about = Valkoinen aloittaa, nappulat syövät vain eteenpäin, ja tammi kulkee kauas mutta laskeutuu heti syödyn nappulan taakse.
game-schmidt_it = Tammi italialaisen sääntölehden mukaan
game-schmidt_it-about = Sama peli kuin saksalaisen sääntölehden mukaan.
game-schmidt_es = Tammi espanjalaisen sääntölehden mukaan
game-schmidt_es-about = Kuten saksalaisen lehden mukaan, mutta tammi laskeutuu mihin tahansa vapaaseen ruutuun syödyn nappulan takana.
game-schmidt_fr = Tammi ranskalaisen sääntölehden mukaan
game-schmidt_fr-about = Musta aloittaa, nappulat syövät myös taaksepäin, ja tammi laskeutuu syödyn nappulan taakse minne haluaa.
game-schmidt_gb = Tammi brittiläisen sääntölehden mukaan
game-schmidt_gb-about = Musta aloittaa, nappulat syövät vain eteenpäin, ja tammi kulkee ruudun kerrallaan: englantilainen tammi.
game-schmidt_de_losing = Syöttötammi saksalaisen sääntölehden mukaan
game-schmidt_de_losing-about = Joka on menettänyt kaiken tai ei voi siirtää, voittaa; muuten tammi saksalaisen lehden mukaan.
game-schmidt_it_losing = Syöttötammi italialaisen sääntölehden mukaan
game-schmidt_it_losing-about = Joka on menettänyt kaiken tai ei voi siirtää, voittaa; muuten tammi italialaisen lehden mukaan.
game-schmidt_es_losing = Syöttötammi espanjalaisen sääntölehden mukaan
game-schmidt_es_losing-about = Joka on menettänyt kaiken tai ei voi siirtää, voittaa; muuten tammi espanjalaisen lehden mukaan.
game-schmidt_fr_losing = Syöttötammi ranskalaisen sääntölehden mukaan
game-schmidt_fr_losing-about = Joka on menettänyt kaiken tai ei voi siirtää, voittaa; muuten tammi ranskalaisen lehden mukaan.
game-schmidt_gb_losing = Syöttötammi brittiläisen sääntölehden mukaan
game-schmidt_gb_losing-about = Joka on menettänyt kaiken tai ei voi siirtää, voittaa; muuten tammi brittiläisen lehden mukaan.

## Draughts by the rule books of the federations.

game-english = Englantilainen tammi
game-english-about = Musta aloittaa, nappulat syövät vain eteenpäin, ja tammi kulkee ruudun kerrallaan.
game-russian = Venäläinen tammi
game-russian-about = Nappulat syövät myös taaksepäin, ja syödessään takariville päässyt nappula jatkaa heti kauas kulkevana tammena.
game-pool = Pool checkers
game-pool-about = Nappulat syövät myös taaksepäin, tammet kulkevat kauas, ja takarivillä vain käyvää nappulaa ei kruunata.
game-brazilian = Brasilialainen tammi
game-brazilian-about = Kuten venäläinen tammi, mutta on syötävä eniten nappuloita, ja takarivillä vain käyvää nappulaa ei kruunata.
game-italian = Italialainen tammi
game-italian-about = Tammi kulkee ruudun kerrallaan, nappulat eivät voi syödä tammia, ja on valittava syönti, joka vie eniten ja parasta.
game-spanish = Espanjalainen tammi
game-spanish-about = Tammet kulkevat kauas, nappulat syövät vain eteenpäin, ja on syötävä eniten nappuloita, sitten eniten tammia.
game-czech = Tšekkiläinen tammi
game-czech-about = Tammet kulkevat kauas, nappulat syövät vain eteenpäin, ja tammen on syötävä ennen tavallista nappulaa.
game-thai12 = Thaimaalainen tammi kahdellatoista nappulalla
game-thai12-about = Kauas kulkeva tammi laskeutuu heti syödyn nappulan taakse, ja syöty poistetaan laudalta saman tien.

## Hunts: one piece against many.

game-wolf = Susi ja lampaat
game-wolf-about = Neljä vain eteenpäin kulkevaa lammasta yrittää saartaa suden, joka pyrkii niiden taakse.
game-battue = Ajojahti
game-battue-about = Neljä metsästäjää ajaa saalista myllylaudan viivoilla, kunnes se ei voi liikkua; kaikkien paikat arvotaan.
game-battue3 = Ajojahti kolmella metsästäjällä
game-battue3-about = Vain kolme metsästäjää: taistelu oikeasta tahdista, jossa saaliilla on hyvät mahdollisuudet.
game-fox_hunt = Ketunajo
game-fox_hunt-about = Kuusi metsästäjää, mutta kettu saa hypätä viereisen metsästäjän yli ja poistaa sen.

## Peg solitaire.

game-pegs33 = Lautapasianssi
game-pegs33-about = Englantilainen 33 reiän risti, jonka keskusta on tyhjä: hypi, kunnes jäljellä on yksi nappula.
game-pegs37 = Ranskalainen lautapasianssi
game-pegs37-about = Ranskalainen 37 reiän lauta: hypi, kunnes jäljellä on yksi nappula.
game-pegs15 = Kolmiopasianssi
game-pegs15-about = 15 reiän kolmio, jonka yksi kulma on tyhjä: hypi, kunnes jäljellä on yksi nappula.
