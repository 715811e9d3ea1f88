### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Lær spillet
learn-lead = Korte lektioner på det rigtige bræt. Begynd med det første parti.
learn-then = Og bagefter:
learn-to-puzzles = løs opgaver
learn-done = Klaret
learn-next = Videre
learn-back = Tilbage
learn-step = Trin { $at } af { $steps }
learn-not-yet = Ikke endnu. Læs sætningen en gang til, og prøv på en anden måde.
learn-well-done = Godt gjort!
learn-well-done-next = Godt gjort! Gå videre med »{ $next }«.
learn-other-stone = Møllen er lukket. Tag nu brikken på { $place }: lektionen fortsætter med den.
learn-end = Slut på lektionen
learn-finished = Det var hele lektionen.
learn-next-lesson = Videre: { $title }
learn-play = Spil selv
learn-all = Alle lektioner

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Den opgave findes ikke.
error-unknown-lesson = Den lektion findes ikke.
error-unknown-step = Det trin har lektionen ikke.
error-unknown-choice = Den slags opgaver findes ikke.
error-too-many-turns = Ingen opgave har så mange træk.
error-no-such-turn = Det træk kan ikke spilles her.

## The first game, turn by turn; you play White.

lesson-first-game = Det første parti
lesson-first-game-about = Sæt, flyt, tag, vind: skridt for skridt.
lesson-first-game-hello = Hver side har ni brikker på hånden, og du spiller hvid. Tre på række er en mølle, og den, der lukker en, tager en brik.
lesson-first-game-first = Sæt din første brik på krydset d6: derfra går der fire veje.
lesson-first-game-second = Sæt den næste på f6, så mangler der kun b6 til en mølle.
lesson-first-game-blocked = Sort har set det og taget b6. Sådan stopper man en mølle: ved at tage det punkt, den mangler.
lesson-first-game-third = Sæt på f4. Sammen med f6 truer den nu f2.
lesson-first-game-fourth = Stoppet igen. Sæt på e4, ved siden af: nu truer g4.
lesson-first-game-fifth = Sæt på d5. Gennem d6 truer den d7, og dine brikker samler sig i midten.
lesson-first-game-double = Nu e5! Den truer to møller på én gang, på c5 og på e3, og Sort kan kun stoppe den ene.
lesson-first-game-close = Luk møllen med e3, og tag brikken på g4, for den står i vejen for dine brikker e4 og f4.
lesson-first-game-later = Nogle træk senere: alle brikker er sat, og fra nu af flytter de langs linjerne til det næste punkt.
lesson-first-game-open = Din mølle øverst er lukket. Åbn den: flyt d7 til d6.
lesson-first-game-shut = Og tilbage til d7. Møllen lukker igen, og du tager en brik efter eget valg.
lesson-first-game-last = Nogle træk senere har Sort kun tre brikker tilbage og må springe til ethvert tomt punkt. Men det er din tur: luk møllen en gang til, fra d6 til d7, så er der to.
lesson-first-game-end = Med to brikker kan der aldrig blive en mølle mere: du har vundet!

## The mill.

lesson-mill = Møllen
lesson-mill-about = Tre på række, og hvad de er værd.
lesson-mill-what = Tre af dine egne brikker på en tegnet linje er en mølle. Her mangler kun f6.
lesson-mill-close = Sæt på f6, og tag en af de to sorte brikker, hvilken du vil.
lesson-mill-safe = Brikker i en mølle er sikre. Luk din mølle: du må kun tage den, der står alene.
lesson-mill-open = En mølle kan åbnes og lukkes igen. Flyt d7 til d6; ingen kan komme ind i hullet.
lesson-mill-again = Nu tilbage til d7, og du tager en brik mere. Sådan tager en mølle i hvert andet træk.
lesson-mill-early = Men pas på: en for tidlig mølle skader tit sin ejer, for brikkerne står så klumpet sammen og kan ikke røre sig.

## The running mill.

lesson-running-mill = Svikmøllen
lesson-running-mill-about = Fem brikker, der tager i hvert træk.
lesson-running-mill-five = Fem brikker, to møller, én brik, der hører til begge: den på d6. Det er en svikmølle.
lesson-running-mill-to = Flyt d6 til d7: den nederste mølle åbner, den øverste lukker. Tag en brik.
lesson-running-mill-fro = Og tilbage: flyt d7 til d6, og tag den næste.
lesson-running-mill-why = En mølle tager i hvert andet træk, en svikmølle i hvert træk. Den vinder som regel; kun den, der allerede springer, kan nå ind i hullet.
lesson-running-mill-build = Byg til sidst selv en: flyt d5 til d6, det lukker en mølle, og d7 venter allerede. Tag en brik.

## Stopping and shutting in.

lesson-blocking = Spærre
lesson-blocking-about = Stop møller, og luk brikker inde.
lesson-blocking-stop = Sort truer med en mølle. Sæt sådan, at Sort ikke kan lukke en i næste træk.
lesson-blocking-between = Mens du sætter, gælder hver anden tanke den anden side: hvor mangler der kun én brik?
lesson-blocking-no-way-out = Den, der ikke kan trække, har tabt. Ét træk lukker alle sorte brikker inde.
lesson-blocking-seven-four = Sådan vinder syv også over fire: omring dem, så længe de fire ikke kan danne en mølle.

## Flying.

lesson-flying = Springe
lesson-flying-about = Med tre brikker kommer du overalt.
lesson-flying-three = Hvid har tre brikker tilbage og må springe: til ethvert tomt punkt.
lesson-flying-fly = Spring fra f2 til g7, luk møllen, og tag en brik.
lesson-flying-caution = Tag derfor først den fjerdesidste brik, når du har en åben mølle klar. Fire mod tre bliver for det meste uafgjort.

## The crossings.

lesson-crossings = Krydsene
lesson-crossings-about = Fire punkter, hvor alt mødes.
lesson-crossings-four = d6, f4, d2 og b4 har fire naboer; alle andre punkter har to eller tre.
lesson-crossings-take-one = Sæt din første brik på et af de fire kryds.
lesson-crossings-two = Sort har taget d2. Sørg for at få endnu et kryds.
lesson-crossings-truth = Nogle regelblade lover Hvid en mølle med den fjerde eller femte brik. Mod det bedste forsvar passer det ikke: fra et hjørne kræver det den sjette, fra midten af en side den syvende.

## Draughts: capturing and crowning.

lesson-captures = Slå og blive dam
lesson-captures-about = Slagtvang, flere slag i træk og dammen.
lesson-captures-must = Brikker går skråt fremad. Står en sort i vejen, og er feltet bagved tomt, skal du slå.
lesson-captures-jump = Slå den sorte brik: spring fra 22 til 15.
lesson-captures-chain = Kan springet fortsætte, skal det. Slå begge: 22, 15, 6.
lesson-captures-crown = På den bageste række bliver en brik til dam. Gå derhen fra 6.
lesson-captures-back = En dam går og slår også baglæns. Slå begge brikker fra 2.

## Wolf and Sheep.

lesson-wolf = Ulven bryder igennem
lesson-wolf-about = Ét hul er nok; uden hul er den fortabt.
lesson-wolf-gap = Ulven vil forbi fårene. Mellem c3 og g3 er der et hul.
lesson-wolf-into = Du er ulven. Gå ind i hullet: f4 til e3.
lesson-wolf-on = Et får stiller sig i vejen. Vig ud til f2.
lesson-wolf-through = Bag dig er der ingen får mere. Løb til den bageste række!
lesson-wolf-line = Nu er du fårene. De går kun fremad, så rækken skal blive ved med at være lukket.
lesson-wolf-shut = Kun ét træk holder rækken: f4 til g5.
lesson-wolf-behind = Og ryk så op bagfra: e3 til f4.
lesson-wolf-truth = Uden fejl fanger fårene altid ulven; det tager op til 44 træk af begge sider.

## Solitaire.

lesson-solitaire = Den første løsning
lesson-solitaire-about = Et kors af seks pinde, fem spring.
lesson-solitaire-cross = En pind springer over sin nabo ned i et tomt hul, og naboen tages op. Én skal blive tilbage, i midten.
lesson-solitaire-aside = Tricket er først at stille en pind til side: d5 springer til f5.
lesson-solitaire-up = Ryk op nedefra: d3 til d5.
lesson-solitaire-over = Tværs over: c5 til e5.
lesson-solitaire-home = Den, der blev stillet til side, kommer tilbage: f5 til d5.
lesson-solitaire-last = Et spring mere, ind i midten!
lesson-solitaire-truth = Sådan begynder det. Hele brættet med 32 pinde kan gå op i 18 træk, når én pinds spring i rap tæller som ét.
