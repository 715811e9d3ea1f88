### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = On the phone beside you
beside-lead = Let the phones and tablets of your home network in, and play from two screens: one of you here, the other on the sofa.
beside-switch = Let the home network in
beside-scan = Point the camera of the phone here
beside-others = If that does not work, try one of these addresses:
beside-open = Whoever is in the same network can open this address. They play on seats of their own; your games, tables and settings stay with you. It ends when you switch it off or close the program.
beside-closed = At the moment only this machine reaches the page.
beside-home = Choose a game
# The text that stands for the picture of the QR code.
beside-code = QR code with the address for the phone

## On the home page.

beside-mention = Play with a phone in the same network, each on a screen of their own.
beside-link = Let the phone in

## The form of a new game.

new-opponent-beside = One here, one on the phone beside

## At the board.

beside-part-lead = One of you plays on here, the other on the phone. The phone gets a code to scan; nothing is taken back any more until you both play here again.
beside-stays = Who stays at this screen?
beside-part = Show the code
beside-scan-seat = Scan this code with the phone; it has to be in the same network.
beside-open-door = Let the phone in
beside-close-door = Let no phone in any more
beside-gather = Both play here again

## What is refused.

error-beside-no-network = This machine is in no home network at the moment. Connect it to the same network as the phone and try again.
error-beside-address = The home network cannot be let in: the system does not allow it.
error-beside-link = A code is only drawn for an address that leads to this machine.
error-parted = The seats of this game are given out already.
error-part-alone = Only two people can play at two screens.
error-not-parted = Both play at one board already.
