### Playing with somebody elsewhere. A "seat" is the right to play one side; a "link" is an address
### that is sent to somebody.

## The form of a new game.

new-opponent-link = Med nogen et andet sted, via et link

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Din plads
online-send = Send linket til den anden spiller. Partiet begynder, når vedkommende sætter sig.
online-send-once = Linket gælder for én person. Den, der åbner det først, sætter sig; alle andre ser på.
online-link = Link til den anden spiller
online-call-off = Aflys partiet
online-invited =
    { $side ->
        [wolf] Du er inviteret til dette parti. Du spiller ulven.
        [sheep] Du er inviteret til dette parti. Du spiller fårene.
        [quarry] Du er inviteret til dette parti. Du spiller vildtet.
        [fox] Du er inviteret til dette parti. Du spiller ræven.
        [hunters] Du er inviteret til dette parti. Du spiller jægerne.
        [white] Du er inviteret til dette parti. Du spiller hvid.
       *[other] Du er inviteret til dette parti. Du spiller sort.
    }
online-sit = Sæt dig
online-watching = Du ser på. Pladserne er optaget.
online-you-play =
    { $side ->
        [wolf] Du spiller ulven.
        [sheep] Du spiller fårene.
        [quarry] Du spiller vildtet.
        [fox] Du spiller ræven.
        [hunters] Du spiller jægerne.
        [white] Du spiller hvid.
       *[other] Du spiller sort.
    }
online-elsewhere = Fortsæt på en anden enhed
online-elsewhere-lead = Dette link er din plads: åbn det, hvor du vil spille videre, og giv det ikke til nogen.
online-seat-link = Link til din plads
online-copy = Kopiér
online-copied = Kopieret
online-to-move = I trækket: { $player }.
online-waiting = Venter på den anden spiller.
online-waiting-both = Venter på, at den anden spiller sætter sig.
online-next-begun = Den anden har begyndt et nyt parti og venter på dig der.
online-next-go = Til det næste parti
online-lost = Forbindelsen er væk. Dit træk er gemt og bliver sendt, så snart den er tilbage.
online-your-games = Dine partier
online-no-games = Her kommer de partier til at stå, som du spiller i denne browser.

## What is refused.

error-seat-missing = Her spiller kun spillerne; du ser på.
error-seat-foreign = Her spiller kun spillerne; du ser på.
error-seat-other = Det er den anden sides sag.
error-seat-elsewhere = Dette parti spilles på den computer, det blev begyndt på.
error-seat-empty = Den anden spiller har ikke sat sig endnu.
error-seat-taken = Pladsen er optaget; du kan se på.
error-seat-needed = Et parti over nettet kræver en plads.
error-link-needed = To ved samme skærm spiller på deres egen computer; invitér nogen her med et link.
