### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Lær
learn-lead = Korte leksjoner på det virkelige brettet. Begynn med det første partiet.
learn-then = Og etterpå:
learn-to-puzzles = løs oppgaver
learn-done = Fullført
learn-next = Videre
learn-back = Tilbake
learn-step = Steg { $at } av { $steps }
learn-not-yet = Ikke ennå. Les setningen en gang til og prøv på en annen måte.
learn-well-done = Bra gjort!
learn-well-done-next = Bra gjort! Gå videre med «{ $next }».
learn-other-stone = Møllen er lukket. Ta nå brikken på { $place }: leksjonen fortsetter med den.
learn-end = Slutt på leksjonen
learn-finished = Det var hele leksjonen.
learn-next-lesson = Videre: { $title }
learn-play = Spill selv
learn-all = Alle leksjoner

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Den oppgaven finnes ikke.
error-unknown-lesson = Den leksjonen finnes ikke.
error-unknown-step = Leksjonen har ikke noe slikt steg.
error-unknown-choice = Slike oppgaver finnes ikke.
error-too-many-turns = Ingen oppgave har så mange trekk.
error-no-such-turn = Det trekket kan ikke spilles her.

## The first game, turn by turn; you play White.

lesson-first-game = Det første partiet
lesson-first-game-about = Sett, flytt, ta, vinn: steg for steg.
lesson-first-game-hello = Hver side har ni brikker på hånden, og du spiller hvit. Tre på rad er en mølle, og den som lukker en, tar en brikke.
lesson-first-game-first = Sett den første brikken din på krysset d6: derfra går det fire veier.
lesson-first-game-second = Sett den neste på f6, så mangler bare b6 til en mølle.
lesson-first-game-blocked = Svart har sett det og tatt b6. Slik stopper man en mølle: ved å ta punktet den mangler.
lesson-first-game-third = Sett på f4. Sammen med f6 truer den nå f2.
lesson-first-game-fourth = Stoppet igjen. Sett på e4, ved siden av: nå truer g4.
lesson-first-game-fifth = Sett på d5. Gjennom d6 truer den d7, og brikkene dine samler seg i midten.
lesson-first-game-double = Nå e5! Den truer to møller på én gang, på c5 og på e3, og Svart kan bare stoppe den ene.
lesson-first-game-close = Lukk møllen med e3 og ta brikken på g4, for den står i veien for brikkene dine på e4 og f4.
lesson-first-game-later = Noen trekk senere: alle brikkene er satt, og fra nå av flyttes de langs linjene til neste punkt.
lesson-first-game-open = Møllen din øverst er lukket. Åpne den: flytt d7 til d6.
lesson-first-game-shut = Og tilbake til d7. Møllen lukkes igjen, og du tar hvilken brikke du vil.
lesson-first-game-last = Noen trekk senere har Svart bare tre brikker igjen og kan hoppe til hvilket som helst tomt punkt. Men det er din tur: lukk møllen en gang til, fra d6 til d7, så er det to.
lesson-first-game-end = Med to brikker kan det aldri bli noen mølle: du har vunnet!

## The mill.

lesson-mill = Møllen
lesson-mill-about = Tre på rad, og hva de er verdt.
lesson-mill-what = Tre egne brikker på en tegnet linje er en mølle. Her mangler bare f6.
lesson-mill-close = Sett på f6 og ta en av de to svarte brikkene, hvilken du vil.
lesson-mill-safe = Brikker i mølle er trygge. Lukk møllen din: du kan bare ta den som står alene.
lesson-mill-open = En mølle kan åpnes og lukkes igjen. Flytt d7 til d6; ingen kan komme inn i luken.
lesson-mill-again = Nå tilbake til d7, og du tar en brikke til. Slik tar en mølle i annethvert trekk.
lesson-mill-early = Men pass på: en for tidlig mølle skader ofte eieren, for brikkene står da tett sammen og kan ikke røre seg.

## The running mill.

lesson-running-mill = Dobbelmøllen
lesson-running-mill-about = Fem brikker som tar i hvert trekk.
lesson-running-mill-five = Fem brikker, to møller, én brikke som hører til begge: den på d6. Det er en dobbelmølle.
lesson-running-mill-to = Flytt d6 til d7: den nederste møllen åpnes, den øverste lukkes. Ta en brikke.
lesson-running-mill-fro = Og tilbake: flytt d7 til d6 og ta den neste.
lesson-running-mill-why = En mølle tar i annethvert trekk, en dobbelmølle i hvert trekk. Den vinner som regel; bare den som allerede hopper, kan ennå komme seg inn i luken.
lesson-running-mill-build = Bygg en selv til slutt: flytt d5 til d6, det lukker en mølle, og d7 venter allerede. Ta en brikke.

## Stopping and shutting in.

lesson-blocking = Sperre
lesson-blocking-about = Stopp møller, og steng brikker inne.
lesson-blocking-stop = Svart truer med en mølle. Sett slik at Svart ikke kan lukke noen med neste trekk.
lesson-blocking-between = Mens du setter, gjelder annenhver tanke den andre siden: hvor mangler det bare én brikke?
lesson-blocking-no-way-out = Den som ikke kan flytte, har tapt. Ett trekk stenger alle de svarte brikkene inne.
lesson-blocking-seven-four = Slik slår også sju fire: ring dem inn så lenge de fire hindres i å danne en mølle.

## Flying.

lesson-flying = Hoppe
lesson-flying-about = Med tre brikker kommer du overalt.
lesson-flying-three = Hvit har tre brikker igjen og kan hoppe: til hvilket som helst tomt punkt.
lesson-flying-fly = Hopp fra f2 til g7, lukk møllen og ta en brikke.
lesson-flying-caution = Ta derfor ikke den fjerde siste brikken før du har en åpen mølle klar. Fire mot tre blir som oftest uavgjort.

## The crossings.

lesson-crossings = Kryssene
lesson-crossings-about = Fire punkter der alt møtes.
lesson-crossings-four = d6, f4, d2 og b4 har fire naboer; alle andre punkter har to eller tre.
lesson-crossings-take-one = Sett den første brikken din på et av de fire kryssene.
lesson-crossings-two = Svart har tatt d2. Sikre deg et kryss til.
lesson-crossings-truth = Noen regelark lover Hvit en mølle med den fjerde eller femte brikken. Mot beste forsvar stemmer det ikke: fra et hjørne trengs den sjette, fra midten av en side den sjuende.

## Draughts: capturing and crowning.

lesson-captures = Slå og bli dam
lesson-captures-about = Slagtvang, flere slag på rad og dammen.
lesson-captures-must = Brikker går på skrå framover. Står en svart i veien og feltet bak er tomt, må du slå.
lesson-captures-jump = Slå den svarte brikken: hopp fra 22 til 15.
lesson-captures-chain = Går det an å hoppe videre, gjør man det. Slå begge: 22, 15, 6.
lesson-captures-crown = På den bakerste raden blir en brikke dam. Gå dit fra 6.
lesson-captures-back = En dam går og slår også bakover. Slå begge brikkene fra 2.

## Wolf and Sheep.

lesson-wolf = Ulven bryter gjennom
lesson-wolf-about = Én luke er nok; uten luke er den fortapt.
lesson-wolf-gap = Ulven vil forbi sauene. Mellom c3 og g3 er det en luke.
lesson-wolf-into = Du er ulven. Gå inn i luken: f4 til e3.
lesson-wolf-on = En sau stiller seg i veien. Vik unna til f2.
lesson-wolf-through = Bak deg er det ingen sauer lenger. Løp til den bakerste raden!
lesson-wolf-line = Nå er du sauene. De går bare framover, så rekken må holdes lukket.
lesson-wolf-shut = Bare ett trekk holder rekken: f4 til g5.
lesson-wolf-behind = Og nå rykker du opp bakfra: e3 til f4.
lesson-wolf-truth = Uten feil fanger sauene alltid ulven; det tar opptil 44 trekk av begge sider.

## Solitaire.

lesson-solitaire = Den første løsningen
lesson-solitaire-about = Et kors av seks pinner, fem hopp.
lesson-solitaire-cross = En pinne hopper over naboen til et tomt hull, og naboen tas ut. Én skal bli igjen, i midten.
lesson-solitaire-aside = Trikset er å sette en pinne til side først: d5 hopper til f5.
lesson-solitaire-up = Rykk opp nedenfra: d3 til d5.
lesson-solitaire-over = Tvers over: c5 til e5.
lesson-solitaire-home = Den som ble satt til side, kommer tilbake: f5 til d5.
lesson-solitaire-last = Ett hopp til, inn i midten!
lesson-solitaire-truth = Slik begynner det. Hele brettet med 32 pinner kan gå opp på 18 trekk, når hoppene én pinne gjør på rad, telles sammen.
