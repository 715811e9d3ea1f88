### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet.

## Families of games, as headings.

family-mill = Kvarn
family-draughts = Dam
family-wolf = Varg och får
family-battue = Drevjakt på kvarnbrädet
family-pegs = Solitär

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Två spelare sätter turvis ut sina pjäser på brädets punkter och flyttar dem sedan längs linjerna. Tre egna pjäser i rad är en kvarn; den som sluter en kvarn tar för det mesta en av motståndarens pjäser.
family-draughts-rules = Varje sida har tolv brickor på de mörka rutorna. En bricka går en ruta snett framåt till en tom ruta. Man slår genom att hoppa över en motståndarpjäs bredvid till den tomma rutan bakom, och hoppar vidare om det går; den som kan slå måste. En bricka som når bortersta raden blir dam och går både framåt och bakåt.
family-wolf-rules = Fyra får står på de mörka rutorna i första raden, vargen sätts på vilken annan mörk ruta som helst. Alla går en ruta snett till en tom ruta: fåren bara framåt, vargen framåt och bakåt. Ingenting slås. Fåren vinner om vargen inte kan flytta; vargen vinner om den kommer förbi fåren eller om de inte kan flytta.
family-battue-rules = En pjäs är villebrådet (i rävjakten räven), de andra är jägare. Sidorna turas om att flytta en pjäs ett steg längs en linje till en tom punkt. Jägarna vinner om villebrådet inte kan flytta; det kommer undan om jakten avbryts eller om det är för få jägare kvar för att hålla det.
family-pegs-rules = En pinne hoppar rakt över en pinne bredvid till det tomma hålet bakom; pinnen man hoppat över tas bort. Hoppa tills bara målets pinnar är kvar.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Kvarn
game-classic-about = Spelet som de flesta regelblad är överens om: nio pjäser var, en kvarn tar en pjäs, pjäser i kvarn är säkra så länge andra står fria, och med tre pjäser hoppar man.
game-smallfoot = Kvarn efter small foots blad
game-smallfoot-about = Medan pjäserna sätts ut får vilken motståndarpjäs som helst tas; senare är de i kvarn säkra, utom de tre sista. Man får ta, men behöver inte.
game-schmidt = Kvarn efter Schmidts blad
game-schmidt-about = Man får ta, men behöver inte, och remi blir det bara om båda är överens.
game-federation = Kvarn efter världsförbundets folder
game-federation-about = En pjäs i kvarn är alltid säker: finns ingen annan tas ingenting. Man får ta, men behöver inte, och remi blir det bara om båda är överens.
game-fed_fr = Marelles, den franska texten i foldern
game-fed_fr-about = Som i världsförbundets folder, men med tre pjäser går man hur långt man vill längs en linje i stället för att hoppa vart som helst.
game-fed_nl = Molenspel, den nederländska texten i foldern
game-fed_nl-about = Som i världsförbundets folder, men tre pjäser mot tre är remi.
game-fed_sv = Kvarn, den svenska texten i foldern
game-fed_sv-about = Som i världsförbundets folder, men ingen hoppar: tre pjäser går som nio.
game-design_de = Kvarn efter det tyska designbladet
game-design_de-about = En pjäs i kvarn är alltid säker, man får ta, men behöver inte, och spelarna kommer överens om vem som börjar.
game-design_en = Kvarn efter det engelska designbladet
game-design_en-about = En pjäs i kvarn är alltid säker, en fri pjäs måste tas, och spelarna kommer överens om vem som börjar.
game-brettspielnetz = Kvarn som på Brettspielnetz
game-brettspielnetz-about = Det vanliga spelet, men remi genom upprepning eller utan kvarn måste krävas innan man drar.
game-handbook1980 = Kvarn efter handboken från 1980
game-handbook1980-about = En pjäs i kvarn är alltid säker, två kvarnar på en gång tar två pjäser, och man får ta, men behöver inte.
game-no_fly = Kvarn utan hopp
game-no_fly-about = Det vanliga spelet, men även med tre pjäser flyttar man steg för steg.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Blandad kvarn
game-mixed-about = Varje drag sätter man ut en pjäs eller flyttar en, precis som man vill.
game-ceylon = Ceylonkvarn
game-ceylon-about = En kvarn ger ett drag till: medan pjäserna sätts ut i stället för att ta, senare dessutom.
game-lasker = Laskers kvarn
game-lasker-about = Tio pjäser var, och varje drag sätter man ut en eller flyttar en, precis som man vill.
game-springer = Springarkvarn
game-springer-about = När de är utsatta går pjäserna som springaren i schack, längs de ritade linjerna.
game-wuerfel = Tärningskvarn
game-wuerfel-about = Inga kvarnar medan pjäserna sätts ut; sedan kastar man tre tärningar före varje drag, och från fjorton och uppåt får en pjäs gå till vilken tom punkt som helst.
game-alfonso = Kung Alfonsos tärningskvarn
game-alfonso-about = Tre tärningar medan pjäserna sätts ut: 6-5-4, 6-3-3, 5-2-2 och 4-1-1 ger tre pjäser på en gång som en färdig kvarn.
game-eck = Hörnkvarn
game-eck-about = Även ett hörn med sina två grannar på samma kvadrat räknas som kvarn.
game-eck_only = Hörnkvarn, bara hörn
game-eck_only-about = Bara ett hörn med sina två grannar på samma kvadrat räknas som kvarn; raka linjer räknas inte.
game-kreuz = Korskvarn
game-kreuz-about = Även tre pjäser på en hörndiagonal är en kvarn, fast ingen flyttar längs den.
game-kreuz_edges = Korskvarn med ritade diagonaler
game-kreuz_edges-about = Hörndiagonalerna är ritade: man flyttar längs dem, och tre i rad är en kvarn.
game-huepf = Hoppkvarn
game-huepf-about = I stället för att gå ett steg får en pjäs hoppa över en granne till nästa punkt på linjen; hoppet tar ingenting.
game-huepf_capture = Hoppkvarn med slag
game-huepf_capture-about = Som hoppkvarn, men en motståndarpjäs man hoppar över är tagen.
game-huepf_fly = Hoppkvarn, alla hoppar
game-huepf_fly-about = När alla pjäser är utsatta hoppar var och en till vilken tom punkt som helst: kort och häftigt.

## Mill games on other boards or with other numbers of stones.

game-ten = Kvarn med tio pjäser
game-ten-about = Det vanliga spelet med tio pjäser var, och färre remier.
game-twelve = Kvarn med tolv pjäser
game-twelve-about = Tolv pjäser var på ett bräde med hörndiagonaler, för drag och för kvarnar.
game-morabaraba = Morabaraba
game-morabaraba-about = Det sydafrikanska spelet med tolv kor var: en ko som går från en kvarn rakt in i en annan får inte gå tillbaka direkt.
game-one_time = Engångskvarn
game-one_time-about = Varje linje räknas bara en gång per parti för varje sida, och även pjäser i kvarn får tas.
game-six = Kvarn med sex pjäser
game-six-about = Sex pjäser var på två kvadrater, utan hopp.
game-seven = Kvarn med sju pjäser
game-seven-about = Sju pjäser var på två kvadrater med ett kors genom mitten.
game-three = Kvarn med tre pjäser
game-three-about = Tre pjäser var på nio punkter: första raden vinner.

## Draughts by the leaflet you grew up with. "Losing" is the game in which one wants to lose
## everything.

game-schmidt_de = Dam efter det tyska bladet
game-schmidt_de-about = Vit börjar, brickor slår bara framåt, och damen går hur långt den vill men landar direkt bakom pjäsen den slår.
game-schmidt_it = Dam efter det italienska bladet
game-schmidt_it-about = Samma spel som efter det tyska bladet.
game-schmidt_es = Dam efter det spanska bladet
game-schmidt_es-about = Som efter det tyska bladet, men damen landar på vilken tom ruta som helst bakom pjäsen den slår.
game-schmidt_fr = Dam efter det franska bladet
game-schmidt_fr-about = Svart börjar, brickor slår även bakåt, och damen landar var den vill bakom pjäsen den slår.
game-schmidt_gb = Dam efter det brittiska bladet
game-schmidt_gb-about = Svart börjar, brickor slår bara framåt, och damen går en ruta i taget: engelsk dam.
game-schmidt_de_losing = Förlustdam efter det tyska bladet
game-schmidt_de_losing-about = Den som förlorat allt eller inte kan flytta vinner; i övrigt dam efter det tyska bladet.
game-schmidt_it_losing = Förlustdam efter det italienska bladet
game-schmidt_it_losing-about = Den som förlorat allt eller inte kan flytta vinner; i övrigt dam efter det italienska bladet.
game-schmidt_es_losing = Förlustdam efter det spanska bladet
game-schmidt_es_losing-about = Den som förlorat allt eller inte kan flytta vinner; i övrigt dam efter det spanska bladet.
game-schmidt_fr_losing = Förlustdam efter det franska bladet
game-schmidt_fr_losing-about = Den som förlorat allt eller inte kan flytta vinner; i övrigt dam efter det franska bladet.
game-schmidt_gb_losing = Förlustdam efter det brittiska bladet
game-schmidt_gb_losing-about = Den som förlorat allt eller inte kan flytta vinner; i övrigt dam efter det brittiska bladet.

## Draughts by the rule books of the federations.

game-english = Engelsk dam
game-english-about = Svart börjar, brickor slår bara framåt, och damen går en ruta i taget.
game-russian = Rysk dam
game-russian-about = Brickor slår även bakåt, och en bricka som når bortersta raden under ett slag slår vidare som dam.
game-pool = Pool Checkers
game-pool-about = Brickor slår även bakåt, damer går hur långt de vill, och en bricka som bara passerar bortersta raden blir inte dam.
game-brazilian = Brasiliansk dam
game-brazilian-about = Som rysk dam, men flest pjäser måste slås, och en bricka som bara passerar bortersta raden blir inte dam.
game-italian = Italiensk dam
game-italian-about = Damen går en ruta i taget, brickor kan inte slå damer, och slaget som ger mest och bäst måste väljas.
game-spanish = Spansk dam
game-spanish-about = Damer går hur långt de vill, brickor slår bara framåt, och man måste slå flest pjäser, därnäst flest damer.
game-czech = Tjeckisk dam
game-czech-about = Damer går hur långt de vill, brickor slår bara framåt, och en dam måste slå före en bricka.
game-thai12 = Thailändsk dam med tolv brickor
game-thai12-about = Damen går hur långt den vill men landar direkt bakom pjäsen den slår, och slagna pjäser lämnar brädet genast.

## Hunts: one piece against many.

game-wolf = Varg och får
game-wolf-about = Fyra får som bara går framåt försöker stänga in en varg som vill ta sig bakom dem.
game-battue = Drevjakt
game-battue-about = Fyra jägare driver ett villebråd längs kvarnbrädets linjer tills det inte kan flytta; alla ställs upp genom lottning.
game-battue3 = Drevjakt med tre jägare
game-battue3-about = Bara tre jägare: en kamp om rätt takt, där villebrådet har goda chanser.
game-fox_hunt = Rävjakt
game-fox_hunt-about = Sex jägare, men räven får hoppa över en jägare bredvid sig och ta den.

## Peg solitaire.

game-pegs33 = Solitär
game-pegs33-about = Det engelska korset med 33 hål och tom mitt: hoppa tills en pinne är kvar.
game-pegs37 = Europeisk solitär
game-pegs37-about = Det franska brädet med 37 hål: hoppa tills en pinne är kvar.
game-pegs15 = Triangelsolitär
game-pegs15-about = Triangeln med 15 hål och ett tomt hörn: hoppa tills en pinne är kvar.
