### Playing with somebody elsewhere. A "seat" is the right to play one side; a "link" is an address
### that is sent to somebody.

## The form of a new game.

new-opponent-link = Met iemand elders, via een link

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Jouw plaats
online-send = Stuur deze link naar de andere speler. De partij begint zodra die gaat zitten.
online-send-once = De link is voor één persoon. Wie hem het eerst opent, gaat zitten; alle anderen kijken toe.
online-link = Link voor de andere speler
online-call-off = Partij afzeggen
online-invited =
    { $side ->
        [wolf] Je bent uitgenodigd voor deze partij. Jij speelt de wolf.
        [sheep] Je bent uitgenodigd voor deze partij. Jij speelt de schapen.
        [quarry] Je bent uitgenodigd voor deze partij. Jij speelt het wild.
        [fox] Je bent uitgenodigd voor deze partij. Jij speelt de vos.
        [hunters] Je bent uitgenodigd voor deze partij. Jij speelt de jagers.
        [white] Je bent uitgenodigd voor deze partij. Jij speelt met wit.
       *[other] Je bent uitgenodigd voor deze partij. Jij speelt met zwart.
    }
online-sit = Gaan zitten
online-watching = Je kijkt toe. De plaatsen zijn bezet.
online-you-play =
    { $side ->
        [wolf] Jij speelt de wolf.
        [sheep] Jij speelt de schapen.
        [quarry] Jij speelt het wild.
        [fox] Jij speelt de vos.
        [hunters] Jij speelt de jagers.
        [white] Jij speelt met wit.
       *[other] Jij speelt met zwart.
    }
online-elsewhere = Verder op een ander apparaat
online-elsewhere-lead = Deze link is jouw plaats: open hem waar je verder wilt spelen, en geef hem aan niemand.
online-seat-link = Link naar jouw plaats
online-copy = Kopiëren
online-copied = Gekopieerd
online-to-move = Aan zet: { $player }.
online-waiting = Wachten op de andere speler.
online-waiting-both = Wachten tot de andere speler gaat zitten.
online-next-begun = De andere kant is een nieuwe partij begonnen en wacht daar op je.
online-next-go = Naar de volgende partij
online-lost = De verbinding is weg. Je zet is bewaard en wordt verstuurd zodra ze er weer is.
online-your-games = Jouw partijen
online-no-games = Hier komen de partijen te staan die je met deze browser speelt.

## What is refused.

error-seat-missing = Hier spelen alleen de spelers; jij kijkt toe.
error-seat-foreign = Hier spelen alleen de spelers; jij kijkt toe.
error-seat-other = Dat is aan de andere kant.
error-seat-elsewhere = Deze partij wordt gespeeld op de computer waarop ze begonnen is.
error-seat-empty = De andere speler zit er nog niet.
error-seat-taken = De plaats is bezet; je kunt toekijken.
error-seat-needed = Voor een partij via het netwerk heb je een plaats nodig.
error-link-needed = Met zijn tweeën achter één scherm speel je op je eigen computer; nodig hier iemand uit met een link.
