### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = Sul telefono accanto
beside-lead = Fai entrare i telefoni e i tablet della tua rete di casa e giocate su due schermi: uno qui, l’altro sul divano.
beside-switch = Fai entrare la rete di casa
beside-scan = Inquadra qui con la fotocamera del telefono
beside-others = Se non funziona, prova uno di questi indirizzi:
beside-open = Chi è nella stessa rete può aprire questo indirizzo. Ognuno gioca al proprio posto; le tue partite, tabelle e impostazioni restano a te. Finisce quando disattivi l’accesso o chiudi il programma.
beside-closed = Al momento solo questo computer raggiunge la pagina.
beside-home = Scegli un gioco
# The text that stands for the picture of the QR code.
beside-code = Codice QR con l’indirizzo per il telefono

## On the home page.

beside-mention = Giocate con un telefono nella stessa rete, ognuno sul proprio schermo.
beside-link = Fai entrare il telefono

## The form of a new game.

new-opponent-beside = In due: qui e sul telefono accanto

## At the board.

beside-part-lead = Uno di voi continua qui, l’altro sul telefono. Il telefono riceve un codice da inquadrare; non si annulla più nulla finché non giocate di nuovo tutti e due qui.
beside-stays = Chi resta a questo schermo?
beside-part = Mostra il codice
beside-scan-seat = Inquadra questo codice con il telefono; deve essere nella stessa rete.
beside-open-door = Fai entrare il telefono
beside-close-door = Non far più entrare telefoni
beside-gather = Di nuovo tutti e due qui

## What is refused.

error-beside-no-network = Al momento questo computer non è in nessuna rete di casa. Collegalo alla stessa rete del telefono e riprova.
error-beside-address = Non si può far entrare la rete di casa: il sistema non lo permette.
error-beside-link = Un codice si disegna solo per un indirizzo che porta a questo computer.
error-parted = I posti di questa partita sono già assegnati.
error-part-alone = Su due schermi si può giocare solo tra due persone.
error-not-parted = Giocate già tutti e due a un solo tavoliere.
