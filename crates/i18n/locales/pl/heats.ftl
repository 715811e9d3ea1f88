### Wyścigi przez sieć: do ośmiu osób, każda u siebie, wszystkie z tym samym zadaniem samotnika.

## Na stronie zadań i na stronie wyścigu.

heat-title = Wyścig przez sieć
heat-about = Od dwóch do ośmiu osób, każda u siebie, wszystkie z tym samym zadaniem. Wyślij im link; wszyscy zaczynają w tej samej chwili i widzą, ile pionków zostało innym. Wygrywa najmniej pionków, potem krótszy czas liczony od startu. Niczego nie można cofnąć.
heat-name = Twoje imię
heat-minutes = Koniec po
heat-make = Utwórz wyścig
heat-of = Wyścig: { $problem }
heat-invite = Wyślij ten link tym, którzy mają się ścigać. Bierze udział do ośmiu osób; pozostali mogą patrzeć.
heat-link = Link do tego wyścigu
heat-join = Weź udział
heat-ready = Można zaczynać
heat-not-ready = Jeszcze chwila
heat-begin = Zacznij teraz
heat-leave = Odejdź
heat-stop = Na tym koniec
heat-rematch = Jeszcze jeden wyścig
heat-next = Do następnego wyścigu
heat-racers = Kto bierze udział
heat-place = Miejsce
heat-standing = Stan
heat-board = Twoja plansza
heat-watching = Patrzysz.
heat-lost = Połączenie zerwane. Wróci samo; skok wykonany w tym czasie nie przepadnie.

## Na co się czeka i jak jest. $host to imię, $time to czas, na przykład 3:07.

heat-alone = Brakuje kogoś do wyścigu.
heat-waiting = Wyścig zacznie się, gdy wszyscy potwierdzą albo gdy powie tak { $host }.
heat-running = Start! Wygrywa najmniej pionków, potem krótszy czas.
heat-is-ready = można zaczynać
heat-is-not-ready = jeszcze nie
heat-left = zostało { $time }

## Odmowy.

error-race-full = Osiem osób już bierze udział. Możesz patrzeć.
error-race-begun = Wyścig już się zaczął.
error-race-few = Do wyścigu potrzeba co najmniej dwóch osób.
error-race-host = Wyścig może zacząć tylko ten, kto go utworzył; albo powiedz, że można zaczynać.
error-race-minutes = Wyścig kończy się po 1 do 120 minutach.
error-race-waits = Wyścig jeszcze się nie zaczął.
error-race-goes-on = Wyścig jeszcze trwa.
