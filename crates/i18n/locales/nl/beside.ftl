### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = Op de telefoon naast je
beside-lead = Laat de telefoons en tablets van je thuisnetwerk binnen en speel met zijn tweeën op twee schermen: de een hier, de ander op de bank.
beside-switch = Thuisnetwerk binnenlaten
beside-scan = Richt de camera van de telefoon hierop
beside-others = Lukt dat niet, probeer dan een van deze adressen:
beside-open = Wie in hetzelfde netwerk zit, kan dit adres openen. Daar speelt ieder op een eigen plaats; jouw partijen, tabellen en instellingen blijven van jou. Het stopt als je het uitzet of het programma sluit.
beside-closed = Op dit moment kan alleen deze computer bij de pagina.
beside-home = Kies een spel
# The text that stands for the picture of the QR code.
beside-code = QR-code met het adres voor de telefoon

## On the home page.

beside-mention = Speel samen met een telefoon in hetzelfde netwerk, ieder op een eigen scherm.
beside-link = Telefoon binnenlaten

## The form of a new game.

new-opponent-beside = Met zijn tweeën: hier en op de telefoon ernaast

## At the board.

beside-part-lead = De een speelt hier verder, de ander op de telefoon. De telefoon krijgt een code om te scannen; er wordt niets meer teruggenomen tot jullie weer allebei hier spelen.
beside-stays = Wie blijft aan dit scherm?
beside-part = Toon de code
beside-scan-seat = Scan deze code met de telefoon; die moet in hetzelfde netwerk zitten.
beside-open-door = Telefoon binnenlaten
beside-close-door = Geen telefoon meer binnenlaten
beside-gather = Weer allebei hier spelen

## What is refused.

error-beside-no-network = Deze computer zit nu in geen enkel thuisnetwerk. Verbind hem met hetzelfde netwerk als de telefoon en probeer het nog eens.
error-beside-address = Het thuisnetwerk kan niet binnengelaten worden: het systeem staat het niet toe.
error-beside-link = Er wordt alleen een code getekend voor een adres dat naar deze computer leidt.
error-parted = De plaatsen van deze partij zijn al vergeven.
error-part-alone = Alleen twee mensen kunnen op twee schermen spelen.
error-not-parted = Jullie spelen al allebei aan één bord.
