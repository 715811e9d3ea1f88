### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = På telefonen ved siden af
beside-lead = Luk telefoner og tablets på dit hjemmenetværk ind, og spil på to skærme: en af jer her, den anden i sofaen.
beside-switch = Luk hjemmenetværket ind
beside-scan = Ret telefonens kamera mod koden her
beside-others = Hvis det ikke virker, så prøv en af disse adresser:
beside-open = Alle på samme netværk kan åbne denne adresse. De spiller på deres egne pladser; dine partier, tabeller og indstillinger bliver hos dig. Det slutter, når du slår det fra eller lukker programmet.
beside-closed = Lige nu kan siden kun nås fra denne computer.
beside-home = Vælg et spil
# The text that stands for the picture of the QR code.
beside-code = QR-kode med adressen til telefonen

## On the home page.

beside-mention = Spil med en telefon på samme netværk, hver på sin egen skærm.
beside-link = Luk telefonen ind

## The form of a new game.

new-opponent-beside = En her, en på telefonen ved siden af

## At the board.

beside-part-lead = En af jer spiller videre her, den anden på telefonen. Telefonen får en kode at scanne; der fortrydes ikke noget, før I begge spiller her igen.
beside-stays = Hvem bliver ved denne skærm?
beside-part = Vis koden
beside-scan-seat = Scan koden med telefonen; den skal være på samme netværk.
beside-open-door = Luk telefonen ind
beside-close-door = Luk ikke flere telefoner ind
beside-gather = Begge spiller her igen

## What is refused.

error-beside-no-network = Computeren er ikke på noget hjemmenetværk lige nu. Slut den til samme netværk som telefonen, og prøv igen.
error-beside-address = Hjemmenetværket kan ikke lukkes ind: systemet tillader det ikke.
error-beside-link = Der tegnes kun en kode til en adresse, der fører til denne computer.
error-parted = Pladserne i dette parti er allerede givet ud.
error-part-alone = Kun to mennesker kan spille på to skærme.
error-not-parted = I spiller allerede begge ved samme bræt.
