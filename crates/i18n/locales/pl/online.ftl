### Playing with somebody elsewhere. A "miejsce przy planszy" is the right to play one side; a "link" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Z kimś gdzie indziej, przez link

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Twoje miejsce przy planszy
online-send = Wyślij ten link drugiej osobie. Partia zacznie się, gdy zajmie ona miejsce.
online-send-once = Link jest dla jednej osoby. Kto otworzy go pierwszy, zajmuje miejsce; pozostali patrzą.
online-link = Link dla drugiej osoby
online-call-off = Odwołaj partię
online-invited =
    { $side ->
        [wolf] Masz zaproszenie do tej partii. Grasz wilkiem.
        [sheep] Masz zaproszenie do tej partii. Grasz owcami.
        [quarry] Masz zaproszenie do tej partii. Grasz zwierzem.
        [fox] Masz zaproszenie do tej partii. Grasz lisem.
        [hunters] Masz zaproszenie do tej partii. Grasz myśliwymi.
        [white] Masz zaproszenie do tej partii. Grasz białymi.
       *[other] Masz zaproszenie do tej partii. Grasz czarnymi.
    }
online-sit = Zajmij miejsce
online-watching = Oglądasz partię. Miejsca są zajęte.
online-you-play =
    { $side ->
        [wolf] Grasz wilkiem.
        [sheep] Grasz owcami.
        [quarry] Grasz zwierzem.
        [fox] Grasz lisem.
        [hunters] Grasz myśliwymi.
        [white] Grasz białymi.
       *[other] Grasz czarnymi.
    }
online-elsewhere = Graj dalej na innym urządzeniu
online-elsewhere-lead = Ten link to twoje miejsce: otwórz go tam, gdzie chcesz grać dalej, i nikomu go nie dawaj.
online-seat-link = Link do twojego miejsca
online-copy = Kopiuj
online-copied = Skopiowano
online-to-move = Na ruchu: { $player }.
online-waiting = Czekamy na drugą osobę.
online-waiting-both = Czekamy, aż druga osoba zajmie miejsce.
online-next-begun = Druga strona zaczęła nową partię i czeka tam na ciebie.
online-next-go = Do następnej partii
online-lost = Połączenie przerwane. Twój ruch jest zachowany i zostanie wysłany, gdy tylko połączenie wróci.
online-your-games = Twoje partie
online-no-games = Tu będą partie, które grasz w tej przeglądarce.

## What is refused.

error-seat-missing = Tu grają tylko obie strony; ty patrzysz.
error-seat-foreign = Tu grają tylko obie strony; ty patrzysz.
error-seat-other = To sprawa drugiej strony.
error-seat-elsewhere = W tę partię gra się na komputerze, na którym ją zaczęto.
error-seat-empty = Druga osoba jeszcze nie zajęła miejsca.
error-seat-taken = Miejsce jest zajęte; możesz patrzeć.
error-seat-needed = Partia przez sieć wymaga miejsca przy planszy.
error-link-needed = We dwójkę przy jednym ekranie gra się na własnym komputerze; tutaj zaproś kogoś linkiem.
