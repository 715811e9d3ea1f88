### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Lär dig
learn-lead = Korta lektioner på det riktiga brädet. Börja med det första partiet.
learn-then = Och sedan:
learn-to-puzzles = lös uppgifter
learn-done = Klar
learn-next = Vidare
learn-back = Tillbaka
learn-step = Steg { $at } av { $steps }
learn-not-yet = Inte än. Läs meningen en gång till och försök på ett annat sätt.
learn-well-done = Bra gjort!
learn-well-done-next = Bra gjort! Gå vidare med ”{ $next }”.
learn-other-stone = Kvarnen är sluten. Ta nu pjäsen på { $place }: lektionen fortsätter med den.
learn-end = Lektionen är slut
learn-finished = Det var hela lektionen.
learn-next-lesson = Vidare: { $title }
learn-play = Spela själv
learn-all = Alla lektioner

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Den uppgiften finns inte.
error-unknown-lesson = Den lektionen finns inte.
error-unknown-step = Lektionen har inget sådant steg.
error-unknown-choice = Sådana uppgifter finns inte.
error-too-many-turns = Ingen uppgift har så många drag.
error-no-such-turn = Det draget går inte här.

## The first game, turn by turn; you play White.

lesson-first-game = Det första partiet
lesson-first-game-about = Sätta ut, flytta, ta, vinna: steg för steg.
lesson-first-game-hello = Varje sida har nio pjäser på hand, och du spelar vit. Tre i rad är en kvarn, och den som sluter en tar en pjäs.
lesson-first-game-first = Sätt din första pjäs på korsningen d6: därifrån går fyra vägar.
lesson-first-game-second = Sätt nästa på f6, så saknas bara b6 till en kvarn.
lesson-first-game-blocked = Svart har sett det och tagit b6. Så stoppar man en kvarn: genom att ta punkten som den saknar.
lesson-first-game-third = Sätt på f4. Tillsammans med f6 hotar den nu f2.
lesson-first-game-fourth = Stoppad igen. Sätt på e4, bredvid: nu hotar g4.
lesson-first-game-fifth = Sätt på d5. Genom d6 hotar den d7, och dina pjäser samlas i mitten.
lesson-first-game-double = Nu e5! Den hotar två kvarnar på en gång, på c5 och på e3, och Svart kan bara stoppa en.
lesson-first-game-close = Slut kvarnen med e3 och ta pjäsen på g4, för den står i vägen för dina pjäser e4 och f4.
lesson-first-game-later = Några drag senare: alla pjäser är utsatta, och från och med nu flyttas de längs linjerna till nästa punkt.
lesson-first-game-open = Din kvarn högst upp är sluten. Öppna den: flytta d7 till d6.
lesson-first-game-shut = Och tillbaka till d7. Kvarnen sluts igen, och du tar vilken pjäs du vill.
lesson-first-game-last = Några drag senare har Svart bara tre pjäser kvar och får hoppa till vilken tom punkt som helst. Men det är din tur: slut kvarnen en gång till, från d6 till d7, så återstår två.
lesson-first-game-end = Med två pjäser kan det aldrig mer bli en kvarn: du vann!

## The mill.

lesson-mill = Kvarnen
lesson-mill-about = Tre i rad, och vad de är värda.
lesson-mill-what = Tre egna pjäser på en ritad linje är en kvarn. Här saknas bara f6.
lesson-mill-close = Sätt på f6 och ta en av de två svarta pjäserna, vilken du vill.
lesson-mill-safe = Pjäser i kvarn är säkra. Slut din kvarn: du får bara ta den som står ensam.
lesson-mill-open = En kvarn kan öppnas och slutas igen. Flytta d7 till d6; ingen kan ta sig in i luckan.
lesson-mill-again = Nu tillbaka till d7, och du tar en pjäs till. Så tar en kvarn en pjäs vartannat drag.
lesson-mill-early = Men se upp: en alltför tidig kvarn skadar ofta sin ägare, vars pjäser då står hopträngda och inte kan röra sig.

## The running mill.

lesson-running-mill = Dubbelkvarnen
lesson-running-mill-about = Fem pjäser som tar med varje drag.
lesson-running-mill-five = Fem pjäser, två kvarnar, en pjäs som hör till båda: den på d6. Det är en dubbelkvarn.
lesson-running-mill-to = Flytta d6 till d7: den nedre kvarnen öppnas, den övre sluts. Ta en pjäs.
lesson-running-mill-fro = Och tillbaka: flytta d7 till d6 och ta nästa.
lesson-running-mill-why = En kvarn tar vartannat drag, en dubbelkvarn varje drag. Den vinner för det mesta; bara den som redan hoppar kan ännu ta sig in i luckan.
lesson-running-mill-build = Bygg en själv till sist: flytta d5 till d6, det sluter en kvarn, och d7 väntar redan. Ta en pjäs.

## Stopping and shutting in.

lesson-blocking = Spärra
lesson-blocking-about = Stoppa kvarnar och stäng in pjäser.
lesson-blocking-stop = Svart hotar med en kvarn. Sätt så att Svart inte kan sluta någon med nästa drag.
lesson-blocking-between = Medan du sätter ut hör varannan tanke till den andra sidan: var saknas bara en pjäs där?
lesson-blocking-no-way-out = Den som inte kan flytta har förlorat. Ett drag stänger in alla svarta pjäser.
lesson-blocking-seven-four = Så vinner också sju mot fyra: ringa in dem så länge de fyra hindras från att bilda en kvarn.

## Flying.

lesson-flying = Hoppa
lesson-flying-about = Med tre pjäser kommer du överallt.
lesson-flying-three = Vit har tre pjäser kvar och får hoppa: till vilken tom punkt som helst.
lesson-flying-fly = Hoppa från f2 till g7, slut kvarnen och ta en pjäs.
lesson-flying-caution = Ta därför inte motståndarens fjärde pjäs från slutet förrän du har en öppen kvarn redo. Fyra mot tre blir för det mesta remi.

## The crossings.

lesson-crossings = Korsningarna
lesson-crossings-about = Fyra punkter där allt möts.
lesson-crossings-four = d6, f4, d2 och b4 har fyra grannar; alla andra punkter har två eller tre.
lesson-crossings-take-one = Sätt din första pjäs på en av de fyra korsningarna.
lesson-crossings-two = Svart har tagit d2. Säkra en andra korsning.
lesson-crossings-truth = Vissa regelblad lovar Vit en kvarn med den fjärde eller femte pjäsen. Mot bästa försvar stämmer det inte: från ett hörn krävs den sjätte, från mitten av en sida den sjunde.

## Draughts: capturing and crowning.

lesson-captures = Slå och bli dam
lesson-captures-about = Slagtvång, flera slag i rad och damen.
lesson-captures-must = Brickor går snett framåt. Står en svart i vägen och rutan bakom är tom måste du slå.
lesson-captures-jump = Slå den svarta brickan: hoppa från 22 till 15.
lesson-captures-chain = Går det att hoppa vidare gör man det. Slå båda: 22, 15, 6.
lesson-captures-crown = På sista raden blir en bricka dam. Gå dit från 6.
lesson-captures-back = En dam går och slår även bakåt. Slå båda brickorna från 2.

## Wolf and Sheep.

lesson-wolf = Vargen bryter igenom
lesson-wolf-about = En lucka räcker; utan lucka är den förlorad.
lesson-wolf-gap = Vargen vill förbi fåren. Mellan c3 och g3 finns en lucka.
lesson-wolf-into = Du är vargen. Gå in i luckan: f4 till e3.
lesson-wolf-on = Ett får ställer sig i vägen. Vik undan till f2.
lesson-wolf-through = Bakom dig finns inga får längre. Spring till sista raden!
lesson-wolf-line = Nu är du fåren. De går bara framåt, så raden måste hållas sluten.
lesson-wolf-shut = Bara ett drag håller raden: f4 till g5.
lesson-wolf-behind = Och nu flyttar du upp bakifrån: e3 till f4.
lesson-wolf-truth = Utan misstag fångar fåren alltid vargen; det tar upp till 44 drag av båda sidor.

## Solitaire.

lesson-solitaire = Den första lösningen
lesson-solitaire-about = Ett kors av sex pinnar, fem hopp.
lesson-solitaire-cross = En pinne hoppar över sin granne till ett tomt hål, och grannen tas bort. En ska bli kvar, i mitten.
lesson-solitaire-aside = Knepet är att först ställa en pinne åt sidan: d5 hoppar till f5.
lesson-solitaire-up = Flytta upp nerifrån: d3 till d5.
lesson-solitaire-over = Rakt över: c5 till e5.
lesson-solitaire-home = Den som ställdes åt sidan kommer tillbaka: f5 till d5.
lesson-solitaire-last = Ett hopp till, in i mitten!
lesson-solitaire-truth = Så börjar det. Hela brädet med 32 pinnar kan gå ut på 18 drag, om en pinnes hopp i följd räknas ihop.
