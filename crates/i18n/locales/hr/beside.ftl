### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "kod", and plays one side. It is off at first.

## The page of the switch.

beside-title = Na mobitelu pokraj tebe
beside-lead = Pusti mobitele i tablete iz svoje kućne mreže i igrajte na dva zaslona: jedno ovdje, drugo na kauču.
beside-switch = Pusti kućnu mrežu
beside-scan = Usmjeri kameru mobitela ovamo
beside-others = Ako to ne uspije, probaj neku od ovih adresa:
beside-open = Ovu adresu može otvoriti svatko tko je u istoj mreži. Ondje se igra na posebnim mjestima; tvoje partije, tablice i postavke ostaju kod tebe. Prestaje kad to isključiš ili zatvoriš program.
beside-closed = Zasad do stranice može samo ovo računalo.
beside-home = Odaberi igru
# The text that stands for the picture of the QR code.
beside-code = QR kod s adresom za mobitel

## On the home page.

beside-mention = Igrajte s mobitelom u istoj mreži, svatko na svom zaslonu.
beside-link = Pusti mobitel

## The form of a new game.

new-opponent-beside = Udvoje: ovdje i na mobitelu pokraj

## At the board.

beside-part-lead = Jedna strana igra dalje ovdje, a druga na mobitelu. Mobitel dobiva kod za skeniranje; potezi se ne poništavaju dok opet oboje ne igrate ovdje.
beside-stays = Tko ostaje za ovim zaslonom?
beside-part = Prikaži kod
beside-scan-seat = Skeniraj ovaj kod mobitelom; mora biti u istoj mreži.
beside-open-door = Pusti mobitel
beside-close-door = Ne puštaj više mobitele
beside-gather = Opet oboje ovdje

## What is refused.

error-beside-no-network = Ovo računalo trenutačno nije ni u jednoj kućnoj mreži. Spoji ga na istu mrežu kao mobitel i pokušaj ponovno.
error-beside-address = Kućna se mreža ne može pustiti: sustav to ne dopušta.
error-beside-link = Kod se crta samo za adresu koja vodi do ovog računala.
error-parted = Mjesta u ovoj partiji već su podijeljena.
error-part-alone = Na dva zaslona mogu igrati samo dvije osobe.
error-not-parted = Već oboje igrate za jednom pločom.
