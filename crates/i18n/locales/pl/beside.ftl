### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "kod", and plays one side. It is off at first.

## The page of the switch.

beside-title = Na telefonie obok
beside-lead = Wpuść telefony i tablety ze swojej sieci domowej i grajcie na dwóch ekranach: jedno tutaj, drugie na kanapie.
beside-switch = Wpuść sieć domową
beside-scan = Skieruj tu aparat telefonu
beside-others = Jeśli to nie działa, spróbuj jednego z tych adresów:
beside-open = Ten adres może otworzyć każdy, kto jest w tej samej sieci. Gra się tam na osobnych miejscach; twoje partie, tablice i ustawienia zostają u ciebie. Koniec, gdy to wyłączysz albo zamkniesz program.
beside-closed = Na razie stronę otworzy tylko ten komputer.
beside-home = Wybierz grę
# The text that stands for the picture of the QR code.
beside-code = Kod QR z adresem dla telefonu

## On the home page.

beside-mention = Grajcie z telefonem w tej samej sieci, każdy na własnym ekranie.
beside-link = Wpuść telefon

## The form of a new game.

new-opponent-beside = We dwójkę: tutaj i na telefonie obok

## At the board.

beside-part-lead = Jedna strona gra dalej tutaj, druga na telefonie. Telefon dostanie kod do zeskanowania; ruchów nie cofa się, dopóki znów nie zagracie tu oboje.
beside-stays = Kto zostaje przy tym ekranie?
beside-part = Pokaż kod
beside-scan-seat = Zeskanuj ten kod telefonem; musi być w tej samej sieci.
beside-open-door = Wpuść telefon
beside-close-door = Nie wpuszczaj więcej telefonów
beside-gather = Znów oboje tutaj

## What is refused.

error-beside-no-network = Ten komputer nie jest teraz w żadnej sieci domowej. Połącz go z tą samą siecią co telefon i spróbuj jeszcze raz.
error-beside-address = Nie można wpuścić sieci domowej: system na to nie pozwala.
error-beside-link = Kod powstaje tylko dla adresu, który prowadzi do tego komputera.
error-parted = Miejsca w tej partii są już rozdane.
error-part-alone = Na dwóch ekranach mogą grać tylko dwie osoby.
error-not-parted = Gracie już oboje przy jednej planszy.
