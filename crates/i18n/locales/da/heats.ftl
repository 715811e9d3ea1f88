### Kapløb over nettet: op til otte, hver hjemme hos sig selv, alle med samme solitaireopgave.

## På siden med opgaver og på siden for et kapløb.

heat-title = Kapløb over nettet
heat-about = To til otte, hver hjemme hos sig selv, alle med samme opgave. Send dem linket; alle begynder i samme øjeblik og ser, hvor mange pinde de andre har tilbage. Færrest pinde vinder, derefter den korteste tid fra starten. Intet kan fortrydes.
heat-name = Dit navn
heat-minutes = Slut efter
heat-make = Lav et kapløb
heat-of = Kapløb: { $problem }
heat-invite = Send dette link til dem, der skal være med. Op til otte deltager; alle andre må se på.
heat-link = Link til dette kapløb
heat-join = Vær med
heat-ready = Jeg er klar
heat-not-ready = Ikke klar endnu
heat-begin = Begynd nu
heat-leave = Gå
heat-stop = Stop her
heat-rematch = Et kapløb til
heat-next = Til næste kapløb
heat-racers = Hvem er med
heat-place = Plads
heat-standing = Stilling
heat-board = Dit bræt
heat-watching = Du ser på.
heat-lost = Forbindelsen er væk. Den kommer igen af sig selv; et spring, du laver imens, bliver gemt.

## Hvad der ventes på, og hvordan det står. $host er et navn, $time en tid som 3:07.

heat-alone = Der mangler nogen at løbe om kap med.
heat-waiting = Det går løs, når alle er klar, eller når { $host } siger til.
heat-running = Nu! Færrest pinde vinder, derefter den korteste tid.
heat-is-ready = klar
heat-is-not-ready = ikke klar endnu
heat-left = { $time } tilbage

## Afslag.

error-race-full = Otte er allerede med. Du må gerne se på.
error-race-begun = Kapløbet er allerede begyndt.
error-race-few = Et kapløb kræver mindst to.
error-race-host = Kun den, der lavede kapløbet, kan begynde det; eller sig, at du er klar.
error-race-minutes = Et kapløb slutter efter 1 til 120 minutter.
error-race-waits = Kapløbet er ikke begyndt endnu.
error-race-goes-on = Kapløbet er stadig i gang.
