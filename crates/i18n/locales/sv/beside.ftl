### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = På mobilen bredvid
beside-lead = Släpp in mobilerna och surfplattorna i ditt hemnätverk och spela på två skärmar: en av er här, den andra i soffan.
beside-switch = Släpp in hemnätverket
beside-scan = Rikta mobilens kamera hit
beside-others = Om det inte fungerar, prova någon av de här adresserna:
beside-open = Alla i samma nätverk kan öppna den här adressen. De spelar på egna platser; dina partier, tabeller och inställningar stannar hos dig. Det tar slut när du stänger av det eller avslutar programmet.
beside-closed = Just nu når bara den här datorn sidan.
beside-home = Välj ett spel
# The text that stands for the picture of the QR code.
beside-code = QR-kod med adressen för mobilen

## On the home page.

beside-mention = Spela med en mobil i samma nätverk, var och en på sin egen skärm.
beside-link = Släpp in mobilen

## The form of a new game.

new-opponent-beside = En här, en på mobilen bredvid

## At the board.

beside-part-lead = En av er spelar vidare här, den andra på mobilen. Mobilen får en kod att skanna; inget tas tillbaka förrän ni båda spelar här igen.
beside-stays = Vem stannar vid den här skärmen?
beside-part = Visa koden
beside-scan-seat = Skanna koden med mobilen; den måste vara i samma nätverk.
beside-open-door = Släpp in mobilen
beside-close-door = Släpp inte in fler mobiler
beside-gather = Båda spelar här igen

## What is refused.

error-beside-no-network = Datorn är inte i något hemnätverk just nu. Anslut den till samma nätverk som mobilen och försök igen.
error-beside-address = Hemnätverket kan inte släppas in: systemet tillåter det inte.
error-beside-link = En kod ritas bara för en adress som leder till den här datorn.
error-parted = Platserna i partiet är redan utdelade.
error-part-alone = Bara två människor kan spela på två skärmar.
error-not-parted = Ni spelar redan båda vid samma bräde.
