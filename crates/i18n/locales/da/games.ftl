### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet.

## Families of games, as headings.

family-mill = Mølle
family-draughts = Dam
family-wolf = Ulv og får
family-battue = Klapjagt på møllebrættet
family-pegs = Solitaire

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = To spillere sætter på skift deres brikker på brættets punkter og flytter dem derefter langs linjerne. Tre egne brikker på række er en mølle; den, der lukker en mølle, tager som regel en af modstanderens brikker.
family-draughts-rules = Hver side har tolv brikker på de mørke felter. En brik går ét felt skråt fremad til et tomt felt. Man slår ved at springe over en modstanderbrik ved siden af til det tomme felt bagved og springer videre, hvis man kan; den, der kan slå, skal. En brik, der når den bageste række, bliver dam og går både frem og tilbage.
family-wolf-rules = Fire får står på de mørke felter i første række, og ulven sættes på et hvilket som helst andet mørkt felt. Alle går ét felt skråt til et tomt felt: fårene kun fremad, ulven frem og tilbage. Der slås ikke. Fårene vinder, hvis ulven ikke kan trække; ulven vinder, hvis den kommer forbi fårene, eller de ikke kan trække.
family-battue-rules = Én brik er vildtet (i rævejagten ræven), de andre er jægere. Siderne flytter på skift én brik ét skridt langs en linje til et tomt punkt. Jægerne vinder, hvis vildtet ikke kan trække; det slipper væk, hvis jagten må afbrydes, eller der er for få jægere tilbage til at holde det.
family-pegs-rules = En pind springer lige over en pind ved siden af ned i det tomme hul bagved; den pind, der blev sprunget over, tages op. Spring, til kun målets pinde er tilbage.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Mølle
game-classic-about = Det spil, de fleste regelblade er enige om: ni brikker hver, en mølle tager en brik, brikker i en mølle er sikre, så længe andre står frit, og med tre brikker springer man.
game-smallfoot = Mølle efter small foots blad
game-smallfoot-about = Mens der sættes, må enhver modstanderbrik tages; senere er de i møller sikre, undtagen de sidste tre. Man må gerne tage, men behøver ikke.
game-schmidt = Mølle efter Schmidts blad
game-schmidt-about = Man må gerne tage, men behøver ikke, og det bliver kun uafgjort, hvis begge er enige.
game-federation = Mølle efter verdensforbundets folder
game-federation-about = En brik i en mølle er altid sikker: er der ingen anden, tages der ikke noget. Man må gerne tage, men behøver ikke, og det bliver kun uafgjort, hvis begge er enige.
game-fed_fr = Marelles, folderens franske tekst
game-fed_fr-about = Som i verdensforbundets folder, men med tre brikker går man så langt, man vil, langs én linje i stedet for at springe hvor som helst hen.
game-fed_nl = Molenspel, folderens nederlandske tekst
game-fed_nl-about = Som i verdensforbundets folder, men tre brikker mod tre er uafgjort.
game-fed_sv = Kvarn, folderens svenske tekst
game-fed_sv-about = Som i verdensforbundets folder, men ingen springer: tre brikker går som ni.
game-design_de = Mølle efter det tyske designblad
game-design_de-about = En brik i en mølle er altid sikker, man må gerne tage, men behøver ikke, og spillerne aftaler, hvem der begynder.
game-design_en = Mølle efter det engelske designblad
game-design_en-about = En brik i en mølle er altid sikker, en fri brik skal tages, og spillerne aftaler, hvem der begynder.
game-brettspielnetz = Mølle som på Brettspielnetz
game-brettspielnetz-about = Det almindelige spil, men remis ved gentagelse eller uden mølle skal kræves, før man trækker.
game-handbook1980 = Mølle efter håndbogen fra 1980
game-handbook1980-about = En brik i en mølle er altid sikker, to møller på én gang tager to brikker, og man må gerne tage, men behøver ikke.
game-no_fly = Mølle uden spring
game-no_fly-about = Det almindelige spil, men også med tre brikker flytter man skridt for skridt.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Blandet mølle
game-mixed-about = I hvert træk sætter man en brik eller flytter en, som man vil.
game-ceylon = Ceylonmølle
game-ceylon-about = En mølle giver et træk til: mens der sættes, i stedet for at tage, senere oven i købet.
game-lasker = Laskers mølle
game-lasker-about = Ti brikker hver, og i hvert træk sætter man en eller flytter en, som man vil.
game-springer = Springermølle
game-springer-about = Når de er sat, går brikkerne som springeren i skak, langs de tegnede linjer.
game-wuerfel = Terningmølle
game-wuerfel-about = Ingen møller, mens der sættes; derefter kaster man tre terninger før hvert træk, og fra fjorten og op må en brik gå til ethvert tomt punkt.
game-alfonso = Kong Alfonsos terningmølle
game-alfonso-about = Tre terninger, mens der sættes: 6-5-4, 6-3-3, 5-2-2 og 4-1-1 bringer tre brikker ind på én gang som en færdig mølle.
game-eck = Hjørnemølle
game-eck-about = Også et hjørne med sine to naboer på samme kvadrat tæller som mølle.
game-eck_only = Hjørnemølle, kun hjørner
game-eck_only-about = Kun et hjørne med sine to naboer på samme kvadrat tæller som mølle; lige linjer tæller ikke.
game-kreuz = Krydsmølle
game-kreuz-about = Også tre brikker på en hjørnediagonal er en mølle, selv om ingen flytter langs den.
game-kreuz_edges = Krydsmølle med tegnede diagonaler
game-kreuz_edges-about = Hjørnediagonalerne er tegnet: man flytter langs dem, og tre på række er en mølle.
game-huepf = Hoppemølle
game-huepf-about = I stedet for at gå et skridt må en brik hoppe over en nabo til næste punkt på linjen; hoppet tager ikke noget.
game-huepf_capture = Hoppemølle med slag
game-huepf_capture-about = Som hoppemølle, men en modstanderbrik, der hoppes over, er taget.
game-huepf_fly = Hoppemølle, alle springer
game-huepf_fly-about = Når alle brikker er sat, springer alle til et hvilket som helst tomt punkt: kort og voldsomt.

## Mill games on other boards or with other numbers of stones.

game-ten = Mølle med ti brikker
game-ten-about = Det almindelige spil med ti brikker hver, og sjældnere uafgjort.
game-twelve = Mølle med tolv brikker
game-twelve-about = Tolv brikker hver på et bræt med hjørnediagonaler, til træk og til møller.
game-morabaraba = Morabaraba
game-morabaraba-about = Det sydafrikanske spil med tolv køer hver: en ko, der går fra én mølle direkte ind i en anden, må ikke gå lige tilbage.
game-one_time = Engangsmølle
game-one_time-about = Hver linje tæller kun én gang pr. parti for hver side, og også brikker i møller må tages.
game-six = Mølle med seks brikker
game-six-about = Seks brikker hver på to kvadrater, uden spring.
game-seven = Mølle med syv brikker
game-seven-about = Syv brikker hver på to kvadrater med et kryds gennem midten.
game-three = Mølle med tre brikker
game-three-about = Tre brikker hver på ni punkter: første række vinder.

## Draughts by the leaflet you grew up with. "Losing" is the game in which one wants to lose
## everything.

game-schmidt_de = Dam efter det tyske blad
game-schmidt_de-about = Hvid begynder, brikker slår kun fremad, og dammen går så langt, den vil, men lander lige bag den brik, den slår.
game-schmidt_it = Dam efter det italienske blad
game-schmidt_it-about = Det samme spil som efter det tyske blad.
game-schmidt_es = Dam efter det spanske blad
game-schmidt_es-about = Som efter det tyske blad, men dammen lander på et hvilket som helst tomt felt bag den brik, den slår.
game-schmidt_fr = Dam efter det franske blad
game-schmidt_fr-about = Sort begynder, brikker slår også baglæns, og dammen lander, hvor den vil, bag den brik, den slår.
game-schmidt_gb = Dam efter det britiske blad
game-schmidt_gb-about = Sort begynder, brikker slår kun fremad, og dammen går ét felt ad gangen: engelsk dam.
game-schmidt_de_losing = Omvendt dam efter det tyske blad
game-schmidt_de_losing-about = Den, der har mistet alt eller ikke kan trække, vinder; ellers dam efter det tyske blad.
game-schmidt_it_losing = Omvendt dam efter det italienske blad
game-schmidt_it_losing-about = Den, der har mistet alt eller ikke kan trække, vinder; ellers dam efter det italienske blad.
game-schmidt_es_losing = Omvendt dam efter det spanske blad
game-schmidt_es_losing-about = Den, der har mistet alt eller ikke kan trække, vinder; ellers dam efter det spanske blad.
game-schmidt_fr_losing = Omvendt dam efter det franske blad
game-schmidt_fr_losing-about = Den, der har mistet alt eller ikke kan trække, vinder; ellers dam efter det franske blad.
game-schmidt_gb_losing = Omvendt dam efter det britiske blad
game-schmidt_gb_losing-about = Den, der har mistet alt eller ikke kan trække, vinder; ellers dam efter det britiske blad.

## Draughts by the rule books of the federations.

game-english = Engelsk dam
game-english-about = Sort begynder, brikker slår kun fremad, og dammen går ét felt ad gangen.
game-russian = Russisk dam
game-russian-about = Brikker slår også baglæns, og en brik, der når den bageste række under et slag, slår videre som dam.
game-pool = Pool Checkers
game-pool-about = Brikker slår også baglæns, dammer går så langt, de vil, og en brik, der kun passerer den bageste række, bliver ikke dam.
game-brazilian = Brasiliansk dam
game-brazilian-about = Som russisk dam, men der skal slås flest mulige brikker, og en brik, der kun passerer den bageste række, bliver ikke dam.
game-italian = Italiensk dam
game-italian-about = Dammen går ét felt ad gangen, almindelige brikker kan ikke slå dammer, og det slag, der giver mest og bedst, skal vælges.
game-spanish = Spansk dam
game-spanish-about = Dammer går så langt, de vil, brikker slår kun fremad, og man skal slå flest brikker, dernæst flest dammer.
game-czech = Tjekkisk dam
game-czech-about = Dammer går så langt, de vil, brikker slår kun fremad, og en dam skal slå før en almindelig brik.
game-thai12 = Thailandsk dam med tolv brikker
game-thai12-about = Dammen går så langt, den vil, men lander lige bag den brik, den slår, og slåede brikker forlader brættet med det samme.

## Hunts: one piece against many.

game-wolf = Ulv og får
game-wolf-about = Fire får, der kun går fremad, prøver at spærre én ulv inde, som vil om bag dem.
game-battue = Klapjagt
game-battue-about = Fire jægere jager ét stykke vildt langs møllebrættets linjer, til det ikke kan trække; lodtrækning afgør, hvor alle starter.
game-battue3 = Klapjagt med tre jægere
game-battue3-about = Kun tre jægere: en kamp om den rette takt, hvor vildtet har gode chancer.
game-fox_hunt = Rævejagt
game-fox_hunt-about = Seks jægere, men ræven må hoppe over en jæger ved siden af sig og tage den.

## Peg solitaire.

game-pegs33 = Solitaire
game-pegs33-about = Det engelske kors med 33 huller og tom midte: spring, til der er én pind tilbage.
game-pegs37 = Europæisk solitaire
game-pegs37-about = Det franske bræt med 37 huller: spring, til der er én pind tilbage.
game-pegs15 = Trekantsolitaire
game-pegs15-about = Trekanten med 15 huller og ét tomt hjørne: spring, til der er én pind tilbage.
