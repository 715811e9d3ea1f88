### Tävlingar över nätet: upp till åtta, var och en hemma, alla med samma solitäruppgift.

## På sidan med uppgifter och på sidan för en tävling.

heat-title = Tävling över nätet
heat-about = Två till åtta, var och en hemma, alla med samma uppgift. Skicka länken till dem; alla börjar i samma ögonblick och ser hur många pinnar de andra har kvar. Minst pinnar vinner, därefter kortast tid från starten. Inget kan ångras.
heat-name = Ditt namn
heat-minutes = Slut efter
heat-make = Skapa en tävling
heat-of = Tävling: { $problem }
heat-invite = Skicka den här länken till dem som ska tävla. Upp till åtta deltar; alla andra får titta på.
heat-link = Länk till tävlingen
heat-join = Var med
heat-ready = Jag är redo
heat-not-ready = Inte redo än
heat-begin = Börja nu
heat-leave = Gå härifrån
heat-stop = Stanna här
heat-rematch = En tävling till
heat-next = Till nästa tävling
heat-racers = Vilka som är med
heat-place = Plats
heat-standing = Ställning
heat-board = Ditt bräde
heat-watching = Du tittar på.
heat-lost = Förbindelsen är borta. Den kommer tillbaka av sig själv; ett hopp du gör under tiden sparas.

## Vad som väntas på och hur det står. $host är ett namn, $time en tid som 3:07.

heat-alone = Någon att tävla med saknas.
heat-waiting = Tävlingen börjar när alla är redo eller när { $host } säger till.
heat-running = Nu! Minst pinnar vinner, därefter kortast tid.
heat-is-ready = redo
heat-is-not-ready = inte redo än
heat-left = { $time } kvar

## Avslag.

error-race-full = Åtta är redan med. Du får titta på.
error-race-begun = Tävlingen har redan börjat.
error-race-few = En tävling kräver minst två.
error-race-host = Bara den som skapade tävlingen kan starta den; eller säg att du är redo.
error-race-minutes = En tävling är slut efter 1 till 120 minuter.
error-race-waits = Tävlingen har inte börjat än.
error-race-goes-on = Tävlingen pågår fortfarande.
