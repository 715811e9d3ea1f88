### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "kod", and plays one side. It is off at first.

## The page of the switch.

beside-title = Na telefonu pored tebe
beside-lead = Pusti telefone i tablete iz svoje kućne mreže i igrajte na dva ekrana: jedno ovde, drugo na kauču.
beside-switch = Pusti kućnu mrežu
beside-scan = Usmeri kameru telefona ovamo
beside-others = Ako to ne uspe, probaj neku od ovih adresa:
beside-open = Ovu adresu može da otvori svako ko je u istoj mreži. Tamo se igra na posebnim mestima; tvoje partije, tabele i podešavanja ostaju kod tebe. Prestaje kad to isključiš ili zatvoriš program.
beside-closed = Zasad do stranice može samo ovaj računar.
beside-home = Izaberi igru
# The text that stands for the picture of the QR code.
beside-code = QR kod sa adresom za telefon

## On the home page.

beside-mention = Igrajte sa telefonom u istoj mreži, svako na svom ekranu.
beside-link = Pusti telefon

## The form of a new game.

new-opponent-beside = Udvoje: ovde i na telefonu pored

## At the board.

beside-part-lead = Jedna strana igra dalje ovde, a druga na telefonu. Telefon dobija kod za skeniranje; potezi se ne poništavaju dok opet oboje ne igrate ovde.
beside-stays = Ko ostaje za ovim ekranom?
beside-part = Prikaži kod
beside-scan-seat = Skeniraj ovaj kod telefonom; mora da bude u istoj mreži.
beside-open-door = Pusti telefon
beside-close-door = Ne puštaj više telefone
beside-gather = Opet oboje ovde

## What is refused.

error-beside-no-network = Ovaj računar trenutno nije ni u jednoj kućnoj mreži. Poveži ga na istu mrežu kao telefon i pokušaj ponovo.
error-beside-address = Kućna mreža ne može da se pusti: sistem to ne dozvoljava.
error-beside-link = Kod se crta samo za adresu koja vodi do ovog računara.
error-parted = Mesta u ovoj partiji već su podeljena.
error-part-alone = Na dva ekrana mogu da igraju samo dve osobe.
error-not-parted = Već oboje igrate za jednom tablom.
