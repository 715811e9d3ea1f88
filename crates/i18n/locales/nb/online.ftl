### Playing with somebody elsewhere. A "seat" is the right to play one side; a "link" is an address
### that is sent to somebody.

## The form of a new game.

new-opponent-link = Med noen et annet sted, via en lenke

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Plassen din
online-send = Send lenken til den andre spilleren. Partiet begynner når vedkommende setter seg.
online-send-once = Lenken gjelder for én person. Den som åpner den først, setter seg; alle andre ser på.
online-link = Lenke til den andre spilleren
online-call-off = Avlys partiet
online-invited =
    { $side ->
        [wolf] Du er invitert til dette partiet. Du spiller ulven.
        [sheep] Du er invitert til dette partiet. Du spiller sauene.
        [quarry] Du er invitert til dette partiet. Du spiller viltet.
        [fox] Du er invitert til dette partiet. Du spiller reven.
        [hunters] Du er invitert til dette partiet. Du spiller jegerne.
        [white] Du er invitert til dette partiet. Du spiller hvit.
       *[other] Du er invitert til dette partiet. Du spiller svart.
    }
online-sit = Sett deg
online-watching = Du ser på. Plassene er opptatt.
online-you-play =
    { $side ->
        [wolf] Du spiller ulven.
        [sheep] Du spiller sauene.
        [quarry] Du spiller viltet.
        [fox] Du spiller reven.
        [hunters] Du spiller jegerne.
        [white] Du spiller hvit.
       *[other] Du spiller svart.
    }
online-elsewhere = Fortsett på en annen enhet
online-elsewhere-lead = Denne lenken er plassen din: åpne den der du vil spille videre, og gi den ikke til noen.
online-seat-link = Lenke til plassen din
online-copy = Kopier
online-copied = Kopiert
online-to-move = I trekket: { $player }.
online-waiting = Venter på den andre spilleren.
online-waiting-both = Venter på at den andre spilleren setter seg.
online-next-begun = Den andre har begynt et nytt parti og venter på deg der.
online-next-go = Til neste parti
online-lost = Forbindelsen er borte. Trekket ditt er tatt vare på og sendes så snart den er tilbake.
online-your-games = Partiene dine
online-no-games = Her kommer partiene du spiller i denne nettleseren.

## What is refused.

error-seat-missing = Her spiller bare spillerne; du ser på.
error-seat-foreign = Her spiller bare spillerne; du ser på.
error-seat-other = Det er den andre sidens sak.
error-seat-elsewhere = Dette partiet spilles på datamaskinen der det ble begynt.
error-seat-empty = Den andre spilleren har ikke satt seg ennå.
error-seat-taken = Plassen er opptatt; du kan se på.
error-seat-needed = Et parti over nettet krever en plass.
error-link-needed = To ved samme skjerm spiller på sin egen datamaskin; inviter noen her med en lenke.
