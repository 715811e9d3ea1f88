### Playing with somebody elsewhere. A "seat" is the right to play one side; a "link" is an address
### that is sent to somebody.

## The form of a new game.

new-opponent-link = Med någon på annat håll, via en länk

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Din plats
online-send = Skicka länken till den andra spelaren. Partiet börjar när hen sätter sig.
online-send-once = Länken gäller för en person. Den som öppnar den först sätter sig; alla andra tittar på.
online-link = Länk till den andra spelaren
online-call-off = Ställ in partiet
online-invited =
    { $side ->
        [wolf] Du är inbjuden till det här partiet. Du spelar vargen.
        [sheep] Du är inbjuden till det här partiet. Du spelar fåren.
        [quarry] Du är inbjuden till det här partiet. Du spelar villebrådet.
        [fox] Du är inbjuden till det här partiet. Du spelar räven.
        [hunters] Du är inbjuden till det här partiet. Du spelar jägarna.
        [white] Du är inbjuden till det här partiet. Du spelar vit.
       *[other] Du är inbjuden till det här partiet. Du spelar svart.
    }
online-sit = Sätt dig
online-watching = Du tittar på. Platserna är upptagna.
online-you-play =
    { $side ->
        [wolf] Du spelar vargen.
        [sheep] Du spelar fåren.
        [quarry] Du spelar villebrådet.
        [fox] Du spelar räven.
        [hunters] Du spelar jägarna.
        [white] Du spelar vit.
       *[other] Du spelar svart.
    }
online-elsewhere = Fortsätt på en annan enhet
online-elsewhere-lead = Den här länken är din plats: öppna den där du vill fortsätta, och ge den inte till någon.
online-seat-link = Länk till din plats
online-copy = Kopiera
online-copied = Kopierat
online-to-move = Vid draget: { $player }.
online-waiting = Väntar på den andra spelaren.
online-waiting-both = Väntar på att den andra spelaren ska sätta sig.
online-next-begun = Den andra sidan har börjat ett nytt parti och väntar på dig där.
online-next-go = Till nästa parti
online-lost = Förbindelsen är bruten. Ditt drag är sparat och skickas så snart den är tillbaka.
online-your-games = Dina partier
online-no-games = Här kommer partierna att stå som du spelar i den här webbläsaren.

## What is refused.

error-seat-missing = Här spelar bara spelarna; du tittar på.
error-seat-foreign = Här spelar bara spelarna; du tittar på.
error-seat-other = Det är den andra sidans sak.
error-seat-elsewhere = Partiet spelas på den dator där det började.
error-seat-empty = Den andra spelaren har inte satt sig än.
error-seat-taken = Platsen är upptagen; du kan titta på.
error-seat-needed = Ett parti över nätet kräver en plats.
error-link-needed = Två vid samma skärm spelar på sin egen dator; bjud in någon här med en länk.
