### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Leren
learn-lead = Korte lessen op het echte bord. Begin met de eerste partij.
learn-then = En daarna:
learn-to-puzzles = opgaven oplossen
learn-done = Gedaan
learn-next = Verder
learn-back = Terug
learn-step = Stap { $at } van { $steps }
learn-not-yet = Nog niet. Lees de zin nog eens en probeer het anders.
learn-well-done = Goed zo!
learn-well-done-next = Goed zo! Ga door met “{ $next }”.
learn-other-stone = De molen is dicht. Sla nu de steen op { $place }: daarmee gaat de les verder.
learn-end = Einde van de les
learn-finished = Dat was de hele les.
learn-next-lesson = Verder: { $title }
learn-play = Zelf spelen
learn-all = Alle lessen

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Die opgave bestaat niet.
error-unknown-lesson = Die les bestaat niet.
error-unknown-step = Die stap heeft de les niet.
error-unknown-choice = Zulke opgaven zijn er niet.
error-too-many-turns = Geen opgave heeft zoveel zetten.
error-no-such-turn = Die zet kan hier niet.

## The first game, turn by turn; you play White.

lesson-first-game = De eerste partij
lesson-first-game-about = Plaatsen, schuiven, slaan, winnen: stap voor stap.
lesson-first-game-hello = Ieder heeft negen stenen in de hand, en jij speelt Wit. Drie op een rij zijn een molen, en wie er een sluit, slaat een steen.
lesson-first-game-first = Plaats je eerste steen op het kruispunt d6: vandaar lopen vier wegen.
lesson-first-game-second = Plaats de volgende op f6, dan ontbreekt voor een molen alleen b6 nog.
lesson-first-game-blocked = Zwart heeft het gezien en b6 bezet. Zo houd je een molen tegen: neem het punt dat nog ontbreekt.
lesson-first-game-third = Plaats op f4. Samen met f6 dreigt nu f2.
lesson-first-game-fourth = Weer tegengehouden. Plaats op e4, ernaast: nu dreigt g4.
lesson-first-game-fifth = Plaats op d5. Via d6 dreigt d7, en je stenen verzamelen zich in het midden.
lesson-first-game-double = Nu e5! Er dreigen twee molens tegelijk, op c5 en op e3, en Zwart kan er maar één tegenhouden.
lesson-first-game-close = Sluit de molen met e3 en sla de steen op g4, want die staat je stenen e4 en f4 in de weg.
lesson-first-game-later = Een paar zetten later: alle stenen zijn geplaatst, en van nu af schuiven ze langs de lijnen naar het volgende punt.
lesson-first-game-open = Je molen bovenaan is dicht. Open hem: schuif d7 naar d6.
lesson-first-game-shut = En terug naar d7. De molen gaat weer dicht, en je slaat een steen naar keuze.
lesson-first-game-last = Een paar zetten later heeft zwart nog maar drie stenen en mag naar elk leeg punt springen. Maar jij bent aan zet: sluit de molen nog een keer, van d6 naar d7, dan zijn het er twee.
lesson-first-game-end = Met twee stenen kun je nooit meer een molen maken: je hebt gewonnen!

## The mill.

lesson-mill = De molen
lesson-mill-about = Drie op een rij, en wat ze waard zijn.
lesson-mill-what = Drie eigen stenen op een getekende lijn zijn een molen. Hier ontbreekt alleen f6.
lesson-mill-close = Plaats op f6 en sla een van de twee zwarte stenen, welke je maar wilt.
lesson-mill-safe = Stenen in een molen zijn veilig. Sluit je molen: je mag alleen de steen slaan die alleen staat.
lesson-mill-open = Een molen kan open en weer dicht. Schuif d7 naar d6; niemand kan in het gat komen.
lesson-mill-again = Nu terug naar d7, en je slaat weer een steen. Zo slaat een molen om de andere zet.
lesson-mill-early = Maar pas op: van een te vroege molen heb je vaak zelf last, want je stenen staan dan op een kluitje en kunnen geen kant op.

## The running mill.

lesson-running-mill = De dubbele molen
lesson-running-mill-about = Vijf stenen die bij elke zet slaan.
lesson-running-mill-five = Vijf stenen, twee molens, één steen die bij allebei hoort: die op d6. Dat is een dubbele molen.
lesson-running-mill-to = Schuif d6 naar d7: de onderste molen gaat open, de bovenste dicht. Sla een steen.
lesson-running-mill-fro = En terug: schuif d7 naar d6 en sla de volgende.
lesson-running-mill-why = Een gewone molen slaat om de andere zet, een dubbele molen elke zet. Meestal wint die; alleen wie al springt, kan nog in het gat komen.
lesson-running-mill-build = Bouw er tot slot zelf een: schuif d5 naar d6, dat sluit een molen, en d7 staat al klaar. Sla een steen.

## Stopping and shutting in.

lesson-blocking = Blokkeren
lesson-blocking-about = Molens tegenhouden en stenen insluiten.
lesson-blocking-stop = Zwart dreigt met een molen. Plaats zo dat Zwart er met de volgende zet geen kan sluiten.
lesson-blocking-between = Denk bij het plaatsen steeds ook aan de ander: waar ontbreekt daar nog maar één steen?
lesson-blocking-no-way-out = Wie niet meer kan zetten, heeft verloren. Eén zet sluit alle zwarte stenen in.
lesson-blocking-seven-four = Zo win je ook met zeven tegen vier: omsingelen, zolang die vier geen molen kunnen vormen.

## Flying.

lesson-flying = Springen
lesson-flying-about = Met drie stenen kun je overal heen.
lesson-flying-three = Wit heeft nog drie stenen en mag springen: naar elk leeg punt.
lesson-flying-fly = Spring van f2 naar g7, sluit de molen en sla een steen.
lesson-flying-caution = Sla daarom de op drie na laatste steen pas als je een open molen klaar hebt staan. Vier tegen drie wordt meestal remise.

## The crossings.

lesson-crossings = De kruispunten
lesson-crossings-about = Vier punten waar alles samenkomt.
lesson-crossings-four = d6, f4, d2 en b4 hebben vier buren, alle andere punten twee of drie.
lesson-crossings-take-one = Plaats je eerste steen op een van de vier kruispunten.
lesson-crossings-two = Zwart heeft d2 genomen. Verzeker je van een tweede kruispunt.
lesson-crossings-truth = Sommige regelbladen beloven Wit een molen met de vierde of vijfde steen. Tegen de beste verdediging klopt dat niet: vanuit een hoek lukt het met de zesde, vanuit het midden van een zijde met de zevende.

## Draughts: capturing and crowning.

lesson-captures = Slaan en dam halen
lesson-captures-about = Slaan moet, en door ook; en dan de dam.
lesson-captures-must = Schijven gaan schuin vooruit. Staat er een zwarte in de weg en is het veld erachter leeg, dan moet je slaan.
lesson-captures-jump = Sla de zwarte schijf: spring van 22 naar 15.
lesson-captures-chain = Kan de sprong verder, dan moet dat ook. Sla ze allebei: 22, 15, 6.
lesson-captures-crown = Op de laatste rij wordt een schijf dam. Ga er vanaf 6 heen.
lesson-captures-back = Een dam gaat en slaat ook achteruit. Sla vanaf 2 beide schijven.

## Wolf and Sheep.

lesson-wolf = De wolf breekt door
lesson-wolf-about = Eén gat is genoeg; zonder gat is hij verloren.
lesson-wolf-gap = De wolf wil voorbij de schapen. Tussen c3 en g3 zit een gat.
lesson-wolf-into = Jij bent de wolf. Ga het gat in: f4 naar e3.
lesson-wolf-on = Een schaap gaat in de weg staan. Wijk uit naar f2.
lesson-wolf-through = Achter je is geen schaap meer. Ren naar de laatste rij!
lesson-wolf-line = Nu ben jij de schapen. Ze gaan alleen vooruit, dus de rij moet gesloten blijven.
lesson-wolf-shut = Maar één zet houdt de rij dicht: f4 naar g5.
lesson-wolf-behind = En nu van achteren aansluiten: e3 naar f4.
lesson-wolf-truth = Zonder fouten vangen de schapen de wolf altijd; dat duurt hooguit 44 zetten van beide kanten samen.

## Solitaire.

lesson-solitaire = De eerste oplossing
lesson-solitaire-about = Een kruis van zes pionnen, vijf sprongen.
lesson-solitaire-cross = Een pion springt over zijn buur in een leeg gat, en de buur gaat eruit. Eén moet er overblijven, in het midden.
lesson-solitaire-aside = De truc is om eerst één pion opzij te zetten: d5 springt naar f5.
lesson-solitaire-up = Van onderen aansluiten: d3 naar d5.
lesson-solitaire-over = Dwars eroverheen: c5 naar e5.
lesson-solitaire-home = De pion die opzij stond, komt terug: f5 naar d5.
lesson-solitaire-last = Nog één sprong, naar het midden!
lesson-solitaire-truth = Zo begint het klein. Het hele bord met 32 pionnen komt uit in 18 zetten, als je de sprongen van één pion samen telt.
