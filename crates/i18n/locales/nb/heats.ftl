### Kappløp over nettet: opptil åtte, hver hjemme hos seg selv, alle med samme solitaireoppgave.

## På siden med oppgaver og på siden til et kappløp.

heat-title = Kappløp over nettet
heat-about = To til åtte, hver hjemme hos seg selv, alle med samme oppgave. Send dem lenken; alle begynner i samme øyeblikk og ser hvor mange pinner de andre har igjen. Færrest pinner vinner, deretter kortest tid fra start. Ingenting kan angres.
heat-name = Navnet ditt
heat-minutes = Slutt etter
heat-make = Lag et kappløp
heat-of = Kappløp: { $problem }
heat-invite = Send denne lenken til dem som skal være med. Opptil åtte deltar; alle andre kan se på.
heat-link = Lenke til dette kappløpet
heat-join = Bli med
heat-ready = Jeg er klar
heat-not-ready = Ikke klar ennå
heat-begin = Begynn nå
heat-leave = Gå
heat-stop = Stopp her
heat-rematch = Ett kappløp til
heat-next = Til neste kappløp
heat-racers = Hvem som er med
heat-place = Plass
heat-standing = Stilling
heat-board = Brettet ditt
heat-watching = Du ser på.
heat-lost = Forbindelsen er borte. Den kommer tilbake av seg selv; et hopp du gjør imens, blir tatt vare på.

## Hva det ventes på, og hvordan det står. $host er et navn, $time en tid som 3:07.

heat-alone = Det mangler noen å løpe om kapp med.
heat-waiting = Det begynner når alle er klare, eller når { $host } sier fra.
heat-running = Nå! Færrest pinner vinner, deretter kortest tid.
heat-is-ready = klar
heat-is-not-ready = ikke klar ennå
heat-left = { $time } igjen

## Avslag.

error-race-full = Åtte er allerede med. Du kan se på.
error-race-begun = Kappløpet har allerede begynt.
error-race-few = Et kappløp trenger minst to.
error-race-host = Bare den som laget kappløpet, kan begynne det; eller si at du er klar.
error-race-minutes = Et kappløp er slutt etter 1 til 120 minutter.
error-race-waits = Kappløpet har ikke begynt ennå.
error-race-goes-on = Kappløpet er fortsatt i gang.
