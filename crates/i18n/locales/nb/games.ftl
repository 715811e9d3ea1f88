### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet.

## Families of games, as headings.

family-mill = Mølle
family-draughts = Dam
family-wolf = Ulv og sauer
family-battue = Drivjakt på møllebrettet
family-pegs = Solitaire

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = To spillere setter etter tur brikkene sine på punktene på brettet og flytter dem deretter langs linjene. Tre egne brikker på rad er en mølle; den som lukker en mølle, tar som regel en av motstanderens brikker.
family-draughts-rules = Hver side har tolv brikker på de mørke feltene. En brikke går ett felt på skrå framover til et tomt felt. Man slår ved å hoppe over en motstanderbrikke ved siden av til det tomme feltet bak, og hopper videre hvis man kan; den som kan slå, må. En brikke som når den bakerste raden, blir dam og går både framover og bakover.
family-wolf-rules = Fire sauer står på de mørke feltene i første rad, ulven settes på hvilket som helst annet mørkt felt. Alle går ett felt på skrå til et tomt felt: sauene bare framover, ulven framover og bakover. Ingenting slås. Sauene vinner hvis ulven ikke kan flytte; ulven vinner hvis den kommer forbi sauene, eller hvis de ikke kan flytte.
family-battue-rules = Én brikke er viltet (i revejakten reven), de andre er jegere. Sidene flytter etter tur én brikke ett steg langs en linje til et tomt punkt. Jegerne vinner hvis viltet ikke kan flytte; det slipper unna hvis jakten må avbrytes, eller hvis det er for få jegere igjen til å holde det.
family-pegs-rules = En pinne hopper rett over en pinne ved siden av til det tomme hullet bak; pinnen det ble hoppet over, tas ut. Hopp til bare målets pinner er igjen.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Mølle
game-classic-about = Spillet de fleste regelark er enige om: ni brikker hver, en mølle tar en brikke, brikker i mølle er trygge så lenge andre står fritt, og med tre brikker hopper man.
game-smallfoot = Mølle etter arket fra small foot
game-smallfoot-about = Mens brikkene settes, kan enhver motstanderbrikke tas; senere er de i mølle trygge, unntatt de siste tre. Man kan ta, men trenger ikke.
game-schmidt = Mølle etter arket fra Schmidt
game-schmidt-about = Man kan ta, men trenger ikke, og det blir bare uavgjort hvis begge er enige.
game-federation = Mølle etter verdensforbundets folder
game-federation-about = En brikke i mølle er alltid trygg: finnes det ingen annen, tas ingenting. Man kan ta, men trenger ikke, og det blir bare uavgjort hvis begge er enige.
game-fed_fr = Marelles, den franske teksten i folderen
game-fed_fr-about = Som i verdensforbundets folder, men med tre brikker går man så langt man vil langs én linje i stedet for å hoppe hvor som helst.
game-fed_nl = Molenspel, den nederlandske teksten i folderen
game-fed_nl-about = Som i verdensforbundets folder, men tre brikker mot tre er uavgjort.
game-fed_sv = Kvarn, den svenske teksten i folderen
game-fed_sv-about = Som i verdensforbundets folder, men ingen hopper: tre brikker går som ni.
game-design_de = Mølle etter det tyske designarket
game-design_de-about = En brikke i mølle er alltid trygg, man kan ta, men trenger ikke, og spillerne avtaler hvem som begynner.
game-design_en = Mølle etter det engelske designarket
game-design_en-about = En brikke i mølle er alltid trygg, en fri brikke må tas, og spillerne avtaler hvem som begynner.
game-brettspielnetz = Mølle som på Brettspielnetz
game-brettspielnetz-about = Det vanlige spillet, men remis ved gjentakelse eller uten mølle må kreves før man trekker.
game-handbook1980 = Mølle etter håndboken fra 1980
game-handbook1980-about = En brikke i mølle er alltid trygg, to møller på én gang tar to brikker, og man kan ta, men trenger ikke.
game-no_fly = Mølle uten hopp
game-no_fly-about = Det vanlige spillet, men også med tre brikker flytter man steg for steg.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Blandet mølle
game-mixed-about = I hvert trekk setter man en brikke eller flytter en, som man vil.
game-ceylon = Ceylonmølle
game-ceylon-about = En mølle gir et trekk til: mens brikkene settes i stedet for å ta, senere på toppen av det.
game-lasker = Laskers mølle
game-lasker-about = Ti brikker hver, og i hvert trekk setter man en eller flytter en, som man vil.
game-springer = Springermølle
game-springer-about = Når de er satt, går brikkene som springeren i sjakk, langs de tegnede linjene.
game-wuerfel = Terningmølle
game-wuerfel-about = Ingen møller mens brikkene settes; deretter kaster man tre terninger før hvert trekk, og fra fjorten og opp kan en brikke gå til hvilket som helst tomt punkt.
game-alfonso = Kong Alfonsos terningmølle
game-alfonso-about = Tre terninger mens brikkene settes: 6-5-4, 6-3-3, 5-2-2 og 4-1-1 gir tre brikker på én gang som en ferdig mølle.
game-eck = Hjørnemølle
game-eck-about = Også et hjørne med sine to naboer på samme kvadrat teller som mølle.
game-eck_only = Hjørnemølle, bare hjørner
game-eck_only-about = Bare et hjørne med sine to naboer på samme kvadrat teller som mølle; rette linjer teller ikke.
game-kreuz = Kryssmølle
game-kreuz-about = Også tre brikker på en hjørnediagonal er en mølle, selv om ingen flytter langs den.
game-kreuz_edges = Kryssmølle med tegnede diagonaler
game-kreuz_edges-about = Hjørnediagonalene er tegnet: man flytter langs dem, og tre på rad er en mølle.
game-huepf = Hoppemølle
game-huepf-about = I stedet for å gå et steg kan en brikke hoppe over en nabo til neste punkt på linjen; hoppet tar ingenting.
game-huepf_capture = Hoppemølle med slag
game-huepf_capture-about = Som hoppemølle, men en motstanderbrikke det hoppes over, er tatt.
game-huepf_fly = Hoppemølle, alle hopper fritt
game-huepf_fly-about = Når alle brikkene er satt, hopper alle til hvilket som helst tomt punkt: kort og heftig.

## Mill games on other boards or with other numbers of stones.

game-ten = Mølle med ti brikker
game-ten-about = Det vanlige spillet med ti brikker hver, og sjeldnere uavgjort.
game-twelve = Mølle med tolv brikker
game-twelve-about = Tolv brikker hver på et brett med hjørnediagonaler, for trekk og for møller.
game-morabaraba = Morabaraba
game-morabaraba-about = Det sørafrikanske spillet med tolv kyr hver: en ku som går fra én mølle rett inn i en annen, kan ikke gå rett tilbake.
game-one_time = Engangsmølle
game-one_time-about = Hver linje teller bare én gang per parti for hver side, og også brikker i mølle kan tas.
game-six = Mølle med seks brikker
game-six-about = Seks brikker hver på to kvadrater, uten hopp.
game-seven = Mølle med sju brikker
game-seven-about = Sju brikker hver på to kvadrater med et kryss gjennom midten.
game-three = Mølle med tre brikker
game-three-about = Tre brikker hver på ni punkter: første rad vinner.

## Draughts by the leaflet you grew up with. "Losing" is the game in which one wants to lose
## everything.

game-schmidt_de = Dam etter det tyske arket
game-schmidt_de-about = Hvit begynner, brikker slår bare framover, og dammen går så langt den vil, men lander rett bak brikken den slår.
game-schmidt_it = Dam etter det italienske arket
game-schmidt_it-about = Samme spill som etter det tyske arket.
game-schmidt_es = Dam etter det spanske arket
game-schmidt_es-about = Som etter det tyske arket, men dammen lander på hvilket som helst tomt felt bak brikken den slår.
game-schmidt_fr = Dam etter det franske arket
game-schmidt_fr-about = Svart begynner, brikker slår også bakover, og dammen lander hvor den vil bak brikken den slår.
game-schmidt_gb = Dam etter det britiske arket
game-schmidt_gb-about = Svart begynner, brikker slår bare framover, og dammen går ett felt om gangen: engelsk dam.
game-schmidt_de_losing = Omvendt dam etter det tyske arket
game-schmidt_de_losing-about = Den som har mistet alt eller ikke kan flytte, vinner; ellers dam etter det tyske arket.
game-schmidt_it_losing = Omvendt dam etter det italienske arket
game-schmidt_it_losing-about = Den som har mistet alt eller ikke kan flytte, vinner; ellers dam etter det italienske arket.
game-schmidt_es_losing = Omvendt dam etter det spanske arket
game-schmidt_es_losing-about = Den som har mistet alt eller ikke kan flytte, vinner; ellers dam etter det spanske arket.
game-schmidt_fr_losing = Omvendt dam etter det franske arket
game-schmidt_fr_losing-about = Den som har mistet alt eller ikke kan flytte, vinner; ellers dam etter det franske arket.
game-schmidt_gb_losing = Omvendt dam etter det britiske arket
game-schmidt_gb_losing-about = Den som har mistet alt eller ikke kan flytte, vinner; ellers dam etter det britiske arket.

## Draughts by the rule books of the federations.

game-english = Engelsk dam
game-english-about = Svart begynner, brikker slår bare framover, og dammen går ett felt om gangen.
game-russian = Russisk dam
game-russian-about = Brikker slår også bakover, og en brikke som når den bakerste raden under et slag, slår videre som dam.
game-pool = Pool Checkers
game-pool-about = Brikker slår også bakover, dammer går så langt de vil, og en brikke som bare passerer den bakerste raden, blir ikke dam.
game-brazilian = Brasiliansk dam
game-brazilian-about = Som russisk dam, men flest mulig brikker må slås, og en brikke som bare passerer den bakerste raden, blir ikke dam.
game-italian = Italiensk dam
game-italian-about = Dammen går ett felt om gangen, vanlige brikker kan ikke slå dammer, og slaget som gir mest og best, må velges.
game-spanish = Spansk dam
game-spanish-about = Dammer går så langt de vil, brikker slår bare framover, og man må slå flest brikker, deretter flest dammer.
game-czech = Tsjekkisk dam
game-czech-about = Dammer går så langt de vil, brikker slår bare framover, og en dam må slå før en vanlig brikke.
game-thai12 = Thailandsk dam med tolv brikker
game-thai12-about = Dammen går så langt den vil, men lander rett bak brikken den slår, og slåtte brikker forlater brettet med en gang.

## Hunts: one piece against many.

game-wolf = Ulv og sauer
game-wolf-about = Fire sauer som bare går framover, prøver å stenge inne en ulv som vil komme seg bak dem.
game-battue = Drivjakt
game-battue-about = Fire jegere jager ett vilt langs linjene på møllebrettet til det ikke kan flytte; loddtrekning avgjør hvor alle starter.
game-battue3 = Drivjakt med tre jegere
game-battue3-about = Bare tre jegere: en kamp om riktig takt, der viltet har gode sjanser.
game-fox_hunt = Revejakt
game-fox_hunt-about = Seks jegere, men reven kan hoppe over en jeger ved siden av seg og ta den.

## Peg solitaire.

game-pegs33 = Solitaire
game-pegs33-about = Det engelske korset med 33 hull og tom midte: hopp til én pinne er igjen.
game-pegs37 = Europeisk solitaire
game-pegs37-about = Det franske brettet med 37 hull: hopp til én pinne er igjen.
game-pegs15 = Trekantsolitaire
game-pegs15-about = Trekanten med 15 hull og ett tomt hjørne: hopp til én pinne er igjen.
