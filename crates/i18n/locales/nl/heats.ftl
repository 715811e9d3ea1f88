### Wedstrijden via het netwerk: tot acht spelers, ieder thuis, allemaal met dezelfde solitaire-opgave.

## Op de pagina met opgaven en op die van een wedstrijd.

heat-title = Wedstrijd via het netwerk
heat-about = Twee tot acht spelers, ieder thuis, allemaal met dezelfde opgave. Stuur hun de link; iedereen begint op hetzelfde moment en ziet hoeveel pionnen de anderen nog hebben. De minste pionnen winnen, dan de kortste tijd vanaf de start. Terugnemen kan niet.
heat-name = Je naam
heat-minutes = Voorbij na
heat-make = Maak een wedstrijd
heat-of = Wedstrijd: { $problem }
heat-invite = Stuur deze link naar wie mee moet doen. Er doen er hoogstens acht mee; alle anderen mogen kijken.
heat-link = Link naar deze wedstrijd
heat-join = Meedoen
heat-ready = Ik ben klaar
heat-not-ready = Nog niet klaar
heat-begin = Nu beginnen
heat-leave = Weggaan
heat-stop = Hier stoppen
heat-rematch = Nog een wedstrijd
heat-next = Naar de volgende wedstrijd
heat-racers = Wie meedoet
heat-place = Plaats
heat-standing = Stand
heat-board = Jouw bord
heat-watching = Je kijkt toe.
heat-lost = De verbinding is weg. Ze komt vanzelf terug; een sprong die je intussen maakt, blijft bewaard.

## Waarop gewacht wordt en hoe het staat. $host is een naam, $time een tijd als 3:07.

heat-alone = Wachten op iemand om tegen te spelen.
heat-waiting = De wedstrijd begint als iedereen klaar is, of als { $host } het zegt.
heat-running = Start! De minste pionnen winnen, dan de kortste tijd.
heat-is-ready = klaar
heat-is-not-ready = nog niet klaar
heat-left = nog { $time }

## Weigeringen.

error-race-full = Er doen er al acht mee. Je mag kijken.
error-race-begun = De wedstrijd is al begonnen.
error-race-few = Voor een wedstrijd zijn er minstens twee nodig.
error-race-host = Alleen wie de wedstrijd gemaakt heeft, kan hem beginnen; of zeg dat je klaar bent.
error-race-minutes = Een wedstrijd is na 1 tot 120 minuten voorbij.
error-race-waits = De wedstrijd is nog niet begonnen.
error-race-goes-on = De wedstrijd is nog bezig.
