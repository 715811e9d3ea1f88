### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet.

## Families of games, as headings.

family-mill = Molenspel
family-draughts = Dammen
family-wolf = Wolf en schapen
family-battue = Drijfjacht op het molenbord
family-pegs = Solitaire

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Twee spelers plaatsen om de beurt hun stenen op de punten van het bord en schuiven ze daarna langs de lijnen. Drie eigen stenen op een rij zijn een molen; wie een molen sluit, slaat meestal een steen van de tegenstander.
family-draughts-rules = Elke kant heeft twaalf schijven op de donkere velden. Een schijf gaat één veld schuin vooruit naar een leeg veld. Je slaat door over een vijandelijk stuk naast je te springen, naar het lege veld erachter, en verder zolang het kan; wie kan slaan, moet slaan. Een schijf die de overkant haalt, wordt dam en mag vooruit en achteruit.
family-wolf-rules = Vier schapen staan op de donkere velden van de eerste rij; de wolf komt op een ander donker veld naar keuze. Iedereen gaat één veld schuin naar een leeg veld: de schapen alleen vooruit, de wolf vooruit en achteruit. Er wordt niet geslagen. De schapen winnen als de wolf niet meer kan zetten; de wolf wint als hij de schapen voorbij is of als die niet meer kunnen zetten.
family-battue-rules = Eén stuk is het wild (in de vossenjacht de vos), de andere zijn jagers. Om de beurt schuift elke kant één stuk één punt verder langs een lijn. De jagers winnen als het wild niet meer kan zetten; het ontsnapt als de jacht wordt afgebroken of als er te weinig jagers over zijn om het te vangen.
family-pegs-rules = Een pion springt recht over een pion ernaast in het lege gat erachter; de pion waar hij overheen sprong, gaat eruit. Spring tot alleen de pionnen van het doel over zijn.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Molenspel
game-classic-about = Het spel waar de meeste regelbladen het over eens zijn: ieder negen stenen, een molen slaat een steen, stenen in een molen zijn veilig zolang er andere vrij staan, en met drie stenen spring je.
game-smallfoot = Molenspel volgens small foot
game-smallfoot-about = Tijdens het plaatsen mag elke steen van de tegenstander geslagen worden; later zijn stenen in een molen veilig, behalve de laatste drie. Slaan mag, maar hoeft niet.
game-schmidt = Molenspel volgens Schmidt
game-schmidt-about = Slaan mag, maar hoeft niet, en remise is het alleen als beiden het eens zijn.
game-federation = Molenspel volgens de folder van de wereldbond
game-federation-about = Een steen in een molen is altijd veilig: is er geen andere, dan wordt er niets geslagen. Slaan mag, maar hoeft niet, en remise is het alleen als beiden het eens zijn.
game-fed_fr = Marelles, de Franse tekst van de folder
game-fed_fr-about = Zoals in de folder van de wereldbond, maar met drie stenen ga je zo ver je wilt langs één lijn in plaats van overal heen te springen.
game-fed_nl = Molenspel, de Nederlandse tekst van de folder
game-fed_nl-about = Zoals in de folder van de wereldbond, maar drie stenen tegen drie is remise.
game-fed_sv = Kvarn, de Zweedse tekst van de folder
game-fed_sv-about = Zoals in de folder van de wereldbond, maar niemand springt: drie stenen schuiven net als negen.
game-design_de = Molenspel volgens het Duitse designerblad
game-design_de-about = Een steen in een molen is altijd veilig, slaan mag, maar hoeft niet, en de spelers spreken af wie begint.
game-design_en = Molenspel volgens het Engelse designerblad
game-design_en-about = Een steen in een molen is altijd veilig, een vrije steen moet geslagen worden, en de spelers spreken af wie begint.
game-brettspielnetz = Molenspel zoals op Brettspielnetz
game-brettspielnetz-about = Het gewone spel, maar remise door herhaling of omdat er te lang geen molen komt, moet je claimen voordat je zet.
game-handbook1980 = Molenspel volgens het handboek van 1980
game-handbook1980-about = Een steen in een molen is altijd veilig, twee molens tegelijk slaan twee stenen, en slaan mag, maar hoeft niet.
game-no_fly = Molenspel zonder springen
game-no_fly-about = Het gewone spel, maar ook met drie stenen schuif je stap voor stap.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Gemengde molen
game-mixed-about = Elke beurt plaats je een steen of schuif je er een, net wat je wilt.
game-ceylon = Ceylonse molen
game-ceylon-about = Een molen levert een extra zet op: tijdens het plaatsen in plaats van slaan, later bovendien.
game-lasker = Molen van Lasker
game-lasker-about = Ieder tien stenen, en elke beurt plaats je er een of schuif je er een, net wat je wilt.
game-springer = Paardsprongmolen
game-springer-about = Na het plaatsen gaan de stenen als het paard bij het schaken, over de getekende lijnen.
game-wuerfel = Dobbelsteenmolen
game-wuerfel-about = Geen molens tijdens het plaatsen; daarna gooi je voor elke zet drie dobbelstenen, en vanaf veertien mag een steen naar elk leeg punt.
game-alfonso = Dobbelsteenmolen van koning Alfons
game-alfonso-about = Drie dobbelstenen tijdens het plaatsen: 6-5-4, 6-3-3, 5-2-2 en 4-1-1 brengen drie stenen tegelijk als kant-en-klare molen in het spel.
game-eck = Hoekmolen
game-eck-about = Ook een hoek met zijn twee buren op hetzelfde vierkant telt als molen.
game-eck_only = Hoekmolen, alleen hoeken
game-eck_only-about = Alleen een hoek met zijn twee buren op hetzelfde vierkant telt als molen; rechte lijnen tellen niet.
game-kreuz = Kruismolen
game-kreuz-about = Ook drie stenen op een hoekdiagonaal zijn een molen, al schuift daar niemand.
game-kreuz_edges = Kruismolen met getekende diagonalen
game-kreuz_edges-about = De hoekdiagonalen zijn getekend: je schuift erover, en drie op een rij zijn een molen.
game-huepf = Haasje-overmolen
game-huepf-about = In plaats van te schuiven mag een steen over één buursteen springen, naar het volgende punt van de lijn; die sprong slaat niets.
game-huepf_capture = Haasje-overmolen met slaan
game-huepf_capture-about = Als de haasje-overmolen, maar een vijandelijke steen waar je overheen springt, is geslagen.
game-huepf_fly = Haasje-overmolen, iedereen springt
game-huepf_fly-about = Zodra alle stenen geplaatst zijn, springt iedereen naar elk leeg punt: kort en hevig.

## Mill games on other boards or with other numbers of stones.

game-ten = Molenspel met tien stenen
game-ten-about = Het gewone spel met ieder tien stenen, en minder vaak remise.
game-twelve = Molenspel met twaalf stenen
game-twelve-about = Ieder twaalf stenen op een bord met hoekdiagonalen, om te schuiven en voor molens.
game-morabaraba = Morabaraba
game-morabaraba-about = Het Zuid-Afrikaanse spel met ieder twaalf koeien: een koe die uit de ene molen recht in een andere gaat, mag niet meteen terug.
game-one_time = Eenmalige molen
game-one_time-about = Elke lijn telt voor elke kant maar één keer per partij, en ook stenen in een molen mogen geslagen worden.
game-six = Molenspel met zes stenen
game-six-about = Ieder zes stenen op twee vierkanten, zonder springen.
game-seven = Molenspel met zeven stenen
game-seven-about = Ieder zeven stenen op twee vierkanten met een kruis door het midden.
game-three = Molenspel met drie stenen
game-three-about = Ieder drie stenen op negen punten: de eerste rij wint.

## Draughts by the leaflet you grew up with. "Losing" is the game in which one wants to lose
## everything.

game-schmidt_de = Dammen volgens het Duitse blad
game-schmidt_de-about = Wit begint, schijven slaan alleen vooruit, en de dam gaat zo ver hij wil, maar komt direct achter het geslagen stuk neer.
game-schmidt_it = Dammen volgens het Italiaanse blad
game-schmidt_it-about = Hetzelfde spel als volgens het Duitse blad.
game-schmidt_es = Dammen volgens het Spaanse blad
game-schmidt_es-about = Als volgens het Duitse blad, maar de dam komt op elk leeg veld achter het geslagen stuk neer.
game-schmidt_fr = Dammen volgens het Franse blad
game-schmidt_fr-about = Zwart begint, schijven slaan ook achteruit, en de dam komt achter het geslagen stuk neer waar hij wil.
game-schmidt_gb = Dammen volgens het Britse blad
game-schmidt_gb-about = Zwart begint, schijven slaan alleen vooruit, en de dam gaat één veld per keer: Engels dammen.
game-schmidt_de_losing = Weggeefdammen volgens het Duitse blad
game-schmidt_de_losing-about = Wie alles kwijt is of niet meer kan zetten, wint; verder dammen volgens het Duitse blad.
game-schmidt_it_losing = Weggeefdammen volgens het Italiaanse blad
game-schmidt_it_losing-about = Wie alles kwijt is of niet meer kan zetten, wint; verder dammen volgens het Italiaanse blad.
game-schmidt_es_losing = Weggeefdammen volgens het Spaanse blad
game-schmidt_es_losing-about = Wie alles kwijt is of niet meer kan zetten, wint; verder dammen volgens het Spaanse blad.
game-schmidt_fr_losing = Weggeefdammen volgens het Franse blad
game-schmidt_fr_losing-about = Wie alles kwijt is of niet meer kan zetten, wint; verder dammen volgens het Franse blad.
game-schmidt_gb_losing = Weggeefdammen volgens het Britse blad
game-schmidt_gb_losing-about = Wie alles kwijt is of niet meer kan zetten, wint; verder dammen volgens het Britse blad.

## Draughts by the rule books of the federations.

game-english = Engels dammen
game-english-about = Zwart begint, schijven slaan alleen vooruit, en de dam gaat één veld per keer.
game-russian = Russisch dammen
game-russian-about = Schijven slaan ook achteruit, en een schijf die al slaand de overkant haalt, slaat als dam verder.
game-pool = Pool Checkers
game-pool-about = Schijven slaan ook achteruit, dammen gaan zo ver ze willen, en een schijf die alleen langs de overkant komt, wordt geen dam.
game-brazilian = Braziliaans dammen
game-brazilian-about = Als Russisch dammen, maar meerslag gaat voor, en een schijf die alleen langs de overkant komt, wordt geen dam.
game-italian = Italiaans dammen
game-italian-about = De dam gaat één veld per keer, een schijf mag geen dam slaan, en de slag die het meeste en beste oplevert, is verplicht.
game-spanish = Spaans dammen
game-spanish-about = Dammen gaan zo ver ze willen, schijven slaan alleen vooruit, en je moet de meeste stukken slaan, en dan de meeste dammen.
game-czech = Tsjechisch dammen
game-czech-about = Dammen gaan zo ver ze willen, schijven slaan alleen vooruit, en damslag gaat voor.
game-thai12 = Thais dammen met twaalf schijven
game-thai12-about = De dam gaat zo ver hij wil, maar komt direct achter het geslagen stuk neer, en wat geslagen is, gaat meteen van het bord.

## Hunts: one piece against many.

game-wolf = Wolf en schapen
game-wolf-about = Vier schapen die alleen vooruit mogen, proberen één wolf in te sluiten, die achter hen wil komen.
game-battue = Drijfjacht
game-battue-about = Vier jagers jagen één stuk wild over de lijnen van het molenbord tot het niet meer kan zetten; het lot bepaalt waar iedereen begint.
game-battue3 = Drijfjacht met drie jagers
game-battue3-about = Maar drie jagers: een strijd om het tempo, waarin het wild een goede kans heeft.
game-fox_hunt = Vossenjacht
game-fox_hunt-about = Zes jagers, maar de vos mag over een jager naast zich springen en hem slaan.

## Peg solitaire.

game-pegs33 = Solitaire
game-pegs33-about = Het Engelse kruis met 33 gaten en een leeg midden: spring tot er één pion over is.
game-pegs37 = Europees solitaire
game-pegs37-about = Het Franse bord met 37 gaten: spring tot er één pion over is.
game-pegs15 = Driehoeksolitaire
game-pegs15-about = De driehoek met 15 gaten en één lege hoek: spring tot er één pion over is.
