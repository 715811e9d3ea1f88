### Gare in rete: fino a otto persone, ognuna a casa sua, tutte con lo stesso problema di solitario.

## Nella pagina dei problemi e in quella di una gara.

heat-title = Gara in rete
heat-about = Da due a otto, ognuno a casa sua, tutti con lo stesso problema. Manda loro il link; si comincia tutti nello stesso momento e si vede quante pedine restano agli altri. Vince chi lascia meno pedine, poi chi ci mette meno, contando dal via. Non si annulla nulla.
heat-name = Il tuo nome
heat-minutes = Finisce dopo
heat-make = Crea una gara
heat-of = Gara: { $problem }
heat-invite = Manda questo link a chi deve gareggiare. Partecipano fino a otto; gli altri possono guardare.
heat-link = Link a questa gara
heat-join = Partecipa
heat-ready = Sono pronto
heat-not-ready = Non ancora pronto
heat-begin = Comincia ora
heat-leave = Vai via
heat-stop = Fermati qui
heat-rematch = Un’altra gara
heat-next = Alla prossima gara
heat-racers = Chi partecipa
heat-place = Posto
heat-standing = A che punto è
heat-board = La tua tavola
heat-watching = Stai guardando.
heat-lost = La connessione è caduta. Torna da sola; un salto fatto nel frattempo resta.

## Che cosa si aspetta e come va. $host è un nome, $time un tempo come 3:07.

heat-alone = Si aspetta qualcuno con cui gareggiare.
heat-waiting = La gara comincia quando tutti sono pronti, o quando lo dice { $host }.
heat-running = Via! Vince chi lascia meno pedine, poi chi ci mette meno.
heat-is-ready = pronto
heat-is-not-ready = non ancora pronto
heat-left = ancora { $time }

## Rifiuti.

error-race-full = Partecipano già in otto. Puoi guardare.
error-race-begun = La gara è già cominciata.
error-race-few = Per una gara bisogna essere almeno in due.
error-race-host = Solo chi ha creato la gara può farla cominciare; oppure di’ che sei pronto.
error-race-minutes = Una gara finisce dopo 1–120 minuti.
error-race-waits = La gara non è ancora cominciata.
error-race-goes-on = La gara non è finita.
