### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Turn" is what one player does at a time, a "draw" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Be att få ångra
consent-asks =
    { $side ->
        [wolf] Vargen ber att få ta tillbaka senaste draget.
        [sheep] Fåren ber att få ta tillbaka senaste draget.
        [quarry] Villebrådet ber att få ta tillbaka senaste draget.
        [fox] Räven ber att få ta tillbaka senaste draget.
        [hunters] Jägarna ber att få ta tillbaka senaste draget.
       *[other] { $player } ber att få ta tillbaka senaste draget.
    }
consent-allow = Tillåt
consent-deny = Nej
consent-allowed = Draget är tillbakataget.
consent-denied =
    { $side ->
        [wolf] Vargen vill inte att något tas tillbaka.
        [sheep] Fåren vill inte att något tas tillbaka.
        [quarry] Villebrådet vill inte att något tas tillbaka.
        [fox] Räven vill inte att något tas tillbaka.
        [hunters] Jägarna vill inte att något tas tillbaka.
       *[other] { $player } vill inte att något tas tillbaka.
    }
consent-offer-later = Samma sida kan bjuda igen efter tre egna drag till.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Ställ in partiet
consent-abandon = Den andra spelaren är borta: kräv vinsten
# Whether the other player has the game open at the moment.
consent-here = Den andra spelaren är här.
consent-away = Den andra spelaren är inte här.
consent-watch = Låt andra titta på
consent-watch-lead = Den som har den här länken ser partiet men kan inte spela.
consent-watch-link = Länk för att titta på

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player } kräver remi med ställningen på brädet.
claim-with-turn = { $player } kräver remi med draget { $turn }, som anges men inte spelas.

## What is refused.

error-ask-nobody = Här finns ingen att fråga.
error-ask-pending = Någon har redan frågat; svara först.
error-ask-none = Ingen ber att få ta tillbaka något.
error-again-too-soon = Det bad du om för några drag sedan. Spela vidare ett tag först.
error-undo-unasked = Den andra spelaren måste tillfrågas innan något tas tillbaka.
error-away-clock = Här avgör klockan.
error-away-not-yet = Den andra spelaren har inte varit borta tillräckligt länge.
error-bad-proof = Kravet stämmer inte med sitt bevis.
error-too-many-requests = Det blev för mycket på kort tid. Vänta ett ögonblick.
