### Utrke preko mreže: do osam igrača, svatko kod kuće, svi s istim zadatkom solitairea.

## Na stranici sa zadacima i na stranici utrke.

heat-title = Utrka preko mreže
heat-about = Dva do osam igrača, svatko kod kuće, svi s istim zadatkom. Pošalji im poveznicu; svi počinju u istom trenutku i vide koliko je pijuna ostalo drugima. Pobjeđuje najmanje pijuna, zatim kraće vrijeme od starta. Ništa se ne poništava.
heat-name = Tvoje ime
heat-minutes = Kraj nakon
heat-make = Napravi utrku
heat-of = Utrka: { $problem }
heat-invite = Pošalji ovu poveznicu onima koji se trebaju utrkivati. Sudjeluje najviše osam; ostali mogu gledati.
heat-link = Poveznica na ovu utrku
heat-join = Sudjeluj
heat-ready = Može početi
heat-not-ready = Još ne
heat-begin = Počni sada
heat-leave = Odustani
heat-stop = Stani ovdje
heat-rematch = Još jedna utrka
heat-next = Na sljedeću utrku
heat-racers = Tko sudjeluje
heat-place = Mjesto
heat-standing = Stanje
heat-board = Tvoja ploča
heat-watching = Gledaš.
heat-lost = Veza je prekinuta. Vratit će se sama; skok koji u međuvremenu napraviš ostaje sačuvan.

## Što se čeka i kako stoji. $host je ime, $time vrijeme kao 3:07.

heat-alone = Čeka se netko za utrku.
heat-waiting = Utrka počinje kad su svi spremni ili kad kaže { $host }.
heat-running = Kreni! Pobjeđuje najmanje pijuna, zatim kraće vrijeme.
heat-is-ready = spremno
heat-is-not-ready = još nije spremno
heat-left = još { $time }

## Odbijanja.

error-race-full = Osam igrača već sudjeluje. Možeš gledati.
error-race-begun = Utrka je već počela.
error-race-few = Za utrku je potrebno najmanje dvoje.
error-race-host = Utrku može početi samo onaj tko ju je napravio; ili reci da može početi.
error-race-minutes = Utrka završava nakon 1 do 120 minuta.
error-race-waits = Utrka još nije počela.
error-race-goes-on = Utrka još traje.
