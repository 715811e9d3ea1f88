### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = På mobilen ved siden av
beside-lead = Slipp inn mobilene og nettbrettene i hjemmenettverket ditt og spill på to skjermer: en av dere her, den andre i sofaen.
beside-switch = Slipp inn hjemmenettverket
beside-scan = Rett mobilkameraet hit
beside-others = Hvis det ikke virker, prøv en av disse adressene:
beside-open = Alle i samme nettverk kan åpne denne adressen. De spiller på egne plasser; partiene, tabellene og innstillingene dine blir hos deg. Det tar slutt når du slår det av eller lukker programmet.
beside-closed = Akkurat nå er det bare denne datamaskinen som når siden.
beside-home = Velg et spill
# The text that stands for the picture of the QR code.
beside-code = QR-kode med adressen til mobilen

## On the home page.

beside-mention = Spill med en mobil i samme nettverk, hver på sin egen skjerm.
beside-link = Slipp inn mobilen

## The form of a new game.

new-opponent-beside = En her, en på mobilen ved siden av

## At the board.

beside-part-lead = En av dere spiller videre her, den andre på mobilen. Mobilen får en kode å skanne; ingenting angres før dere begge spiller her igjen.
beside-stays = Hvem blir ved denne skjermen?
beside-part = Vis koden
beside-scan-seat = Skann koden med mobilen; den må være i samme nettverk.
beside-open-door = Slipp inn mobilen
beside-close-door = Ikke slipp inn flere mobiler
beside-gather = Begge spiller her igjen

## What is refused.

error-beside-no-network = Datamaskinen er ikke i noe hjemmenettverk akkurat nå. Koble den til samme nettverk som mobilen og prøv igjen.
error-beside-address = Hjemmenettverket kan ikke slippes inn: systemet tillater det ikke.
error-beside-link = Det tegnes bare kode for en adresse som fører til denne datamaskinen.
error-parted = Plassene i dette partiet er allerede delt ut.
error-part-alone = Bare to mennesker kan spille på to skjermer.
error-not-parted = Dere spiller allerede begge ved samme brett.
