### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Syönti taaksepäin
rule-draughts-man_back_capture-yes = Nappulat syövät myös taaksepäin.
rule-draughts-man_back_capture-no = Nappulat syövät vain eteenpäin.
rule-draughts-king = Tammi
rule-draughts-king-short = Tammi kulkee ruudun kerrallaan, eteen- ja taaksepäin.
rule-draughts-king-flying = Tammi kulkee tyhjien ruutujen yli kuinka kauas tahansa.
rule-draughts-king_landing = Laskeutuminen
rule-draughts-king_landing-behind = Tammi laskeutuu heti syömänsä nappulan taakse.
rule-draughts-king_landing-any = Kauas kulkeva tammi laskeutuu mihin tahansa tyhjään ruutuun syömänsä nappulan takana.
rule-draughts-crowning = Kruunaus syödessä
rule-draughts-crowning-stop = Syödessään takariville päässyt nappula kruunataan, ja vuoro päättyy.
rule-draughts-crowning-pass = Syödessään takarivillä vain käyvä nappula jatkaa tavallisena; se kruunataan vain, jos se jää sinne.
rule-draughts-crowning-continue = Syödessään takariville päässyt nappula kruunataan heti, ja se jatkaa tammena.

## Draughts: capturing.

rule-draughts-lift = Syötyjen poistaminen
rule-draughts-lift-end = Syödyt nappulat poistetaan laudalta vasta koko syönnin jälkeen; saman yli ei hypätä kahdesti.
rule-draughts-lift-immediate = Syödyt nappulat poistetaan laudalta heti, joten niiden ruudut ovat vapaina syönnin jatkuessa.
rule-draughts-precedence = Syönnin valinta
rule-draughts-precedence-none = Useista syönneistä saa valita vapaasti.
rule-draughts-precedence-quantity = On valittava syönti, joka vie eniten nappuloita.
rule-draughts-precedence-king = Jos tammi voi syödä, sen on syötävä ennen tavallista nappulaa.
rule-draughts-precedence-quantity-kings = On valittava syönti, joka vie eniten nappuloita, ja tasaväkisistä se, joka vie eniten tammia.
rule-draughts-precedence-quantity-king-kings-order = On syötävä eniten nappuloita; tasaväkisistä syö ensin tammi, sitten syödään eniten tammia, sitten tammet mahdollisimman aikaisin.
rule-draughts-man_may_take_king = Nappula syö tammen
rule-draughts-man_may_take_king-yes = Tavallinen nappula saa syödä tammen.
rule-draughts-man_may_take_king-no = Tavallinen nappula ei saa syödä tammea.
rule-draughts-must_complete_chain = Jatkaminen
rule-draughts-must_complete_chain-yes = Syömistä on jatkettava niin kauan kuin uusi hyppy on mahdollinen.
rule-draughts-must_complete_chain-no = Syömisen saa lopettaa minkä tahansa hypyn jälkeen.
rule-draughts-huff = Puhaltaminen
rule-draughts-huff-off = Syöminen on pakollista; ei puhalleta (syömättä jättänyttä nappulaa ei oteta pois).
rule-draughts-huff-forward = Jos syönti jätetään väliin ja siirretään eteenpäin, vastustaja saa puhaltaa nappulan, joka olisi voinut syödä.
rule-draughts-huff-piece = Jos syönti jätetään väliin, vastustaja saa puhaltaa nappulan, joka olisi voinut syödä.
rule-draughts-huff-any = Jos syönti jätetään väliin, vastustaja saa puhaltaa minkä tahansa nappulan.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Tavoite
rule-draughts-losing-yes = Se voittaa, joka ensin menettää kaikki nappulansa.
rule-draughts-losing-no = Se häviää, joka ensin menettää kaikki nappulansa.
rule-draughts-blocked = Ei enää siirtoa
rule-draughts-blocked-loses = Pelaaja, joka ei voi siirtää, on hävinnyt.
rule-draughts-blocked-wins = Pelaaja, joka ei voi siirtää, on voittanut.
rule-draughts-repetition = Tasapeli toistosta
rule-draughts-repetition-auto = Peli on tasan heti, kun sama asema on esiintynyt { $count } kertaa.
rule-draughts-repetition-claim = Kun sama asema on esiintynyt { $count } kertaa, vuorossa oleva saa vaatia tasapeliä.
rule-draughts-repetition-off = Toistosta ei tule tasapeliä.
rule-draughts-no_progress = Tasapeli ilman edistystä
rule-draughts-no_progress-auto = Peli on tasan, kun puolet ovat yhteensä tehneet { $count } siirtoa ilman syöntiä tai tavallisen nappulan siirtoa.
rule-draughts-no_progress-claim = Kun puolet ovat yhteensä tehneet { $count } siirtoa ilman syöntiä tai tavallisen nappulan siirtoa, vuorossa oleva saa vaatia tasapeliä.
rule-draughts-no_progress-off = Syöntien puuttumisesta ei tule tasapeliä.
rule-draughts-first = Kuka aloittaa
rule-draughts-first-white = Valkoinen aloittaa.
rule-draughts-first-black = Musta aloittaa.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Lauta
rule-draughts-mirrored_board-yes = Kummallakin pelaajalla on tumma kulmaruutu oikealla.
rule-draughts-mirrored_board-no = Kummallakin pelaajalla on tumma kulmaruutu vasemmalla.
rule-draughts-numbering = Merkintätapa
rule-draughts-numbering-A0 = Ruudut merkitään kirjaimella ja numerolla, a1 on valkoisesta katsoen vasemmalla.
rule-draughts-numbering-N0 = Ruudut numeroidaan alhaalta vasemmalta, aloittajasta katsoen.
rule-draughts-numbering-N1 = Ruudut numeroidaan alhaalta oikealta, aloittajasta katsoen.
rule-draughts-numbering-N2 = Ruudut numeroidaan ylhäältä vasemmalta, aloittajasta katsoen.
rule-draughts-numbering-N3 = Ruudut numeroidaan ylhäältä oikealta, aloittajasta katsoen.

## Wolf and Sheep.

rule-wolf-first = Kuka aloittaa
rule-wolf-first-wolf = Susi pannaan laudalle, ja se siirtää ensin.
rule-wolf-first-sheep = Susi pannaan laudalle, ja sitten lampaat siirtävät ensin.

## Battue, the hunt on the mill board. "Saalis" is the hunted animal.

rule-battue-hunters = Metsästäjät
rule-battue-hunters-value = Metsästäjiä on { $value }.
rule-battue-quarry_hop = Hyppääminen
rule-battue-quarry_hop-no = Saalis ja metsästäjät siirtyvät yhden askeleen viivoja pitkin.
rule-battue-quarry_hop-hop = Saalis saa myös hypätä viereisen metsästäjän yli; metsästäjä jää paikalleen.
rule-battue-quarry_hop-take = Saalis saa myös hypätä viereisen metsästäjän yli ja poistaa sen.
rule-battue-limit = Jahdin loppu
rule-battue-limit-value = Jahti keskeytetään, kun metsästäjät ovat tehneet { $value } siirtoa.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Lauta
rule-pegs-layout-english = Lauta on englantilainen 33 reiän risti.
rule-pegs-layout-european = Lauta on ranskalainen, 37 reikää.
rule-pegs-layout-triangle = Lauta on 15 reiän kolmio.
rule-pegs-vacancy = Tyhjä reikä
rule-pegs-vacancy-value = Alussa joka reiässä on nappula, paitsi tässä: { $value }.
rule-pegs-goal = Tavoite
rule-pegs-goal-anywhere = Jäljelle jätetään yksi nappula, minne tahansa.
rule-pegs-goal-value = Nappuloita jätetään vain tänne: { $value }.
