### Trke preko mreže: do osam igrača, svako kod kuće, svi sa istim zadatkom solitera.

## Na strani sa zadacima i na strani trke.

heat-title = Trka preko mreže
heat-about = Dva do osam igrača, svako kod kuće, svi sa istim zadatkom. Pošalji im link; svi počinju u istom trenutku i vide koliko je pijuna ostalo drugima. Pobeđuje najmanje pijuna, zatim kraće vreme od starta. Ništa se ne poništava.
heat-name = Tvoje ime
heat-minutes = Kraj posle
heat-make = Napravi trku
heat-of = Trka: { $problem }
heat-invite = Pošalji ovaj link onima koji treba da se trkaju. Učestvuje najviše osam; ostali mogu da gledaju.
heat-link = Link do ove trke
heat-join = Učestvuj
heat-ready = Može da počne
heat-not-ready = Još ne
heat-begin = Počni sada
heat-leave = Odustani
heat-stop = Stani ovde
heat-rematch = Još jedna trka
heat-next = Na sledeću trku
heat-racers = Ko učestvuje
heat-place = Mesto
heat-standing = Stanje
heat-board = Tvoja tabla
heat-watching = Gledaš.
heat-lost = Veza je prekinuta. Vratiće se sama; skok koji u međuvremenu napraviš ostaje sačuvan.

## Šta se čeka i kako stoji. $host je ime, $time vreme kao 3:07.

heat-alone = Čeka se neko za trku.
heat-waiting = Trka počinje kad su svi spremni ili kad kaže { $host }.
heat-running = Kreni! Pobeđuje najmanje pijuna, zatim kraće vreme.
heat-is-ready = spremno
heat-is-not-ready = još nije spremno
heat-left = još { $time }

## Odbijanja.

error-race-full = Osam igrača već učestvuje. Možeš da gledaš.
error-race-begun = Trka je već počela.
error-race-few = Za trku je potrebno najmanje dvoje.
error-race-host = Trku može da počne samo onaj ko ju je napravio; ili reci da može da počne.
error-race-minutes = Trka se završava posle 1 do 120 minuta.
error-race-waits = Trka još nije počela.
error-race-goes-on = Trka još traje.
