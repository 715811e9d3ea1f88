### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Turn" is what one player does at a time, a "draw" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Bed om at fortryde
consent-asks =
    { $side ->
        [wolf] Ulven beder om at fortryde det sidste træk.
        [sheep] Fårene beder om at fortryde det sidste træk.
        [quarry] Vildtet beder om at fortryde det sidste træk.
        [fox] Ræven beder om at fortryde det sidste træk.
        [hunters] Jægerne beder om at fortryde det sidste træk.
       *[other] { $player } beder om at fortryde det sidste træk.
    }
consent-allow = Tillad det
consent-deny = Nej
consent-allowed = Trækket er fortrudt.
consent-denied =
    { $side ->
        [wolf] Ulven vil ikke have, at der fortrydes noget.
        [sheep] Fårene vil ikke have, at der fortrydes noget.
        [quarry] Vildtet vil ikke have, at der fortrydes noget.
        [fox] Ræven vil ikke have, at der fortrydes noget.
        [hunters] Jægerne vil ikke have, at der fortrydes noget.
       *[other] { $player } vil ikke have, at der fortrydes noget.
    }
consent-offer-later = Samme side kan tilbyde igen efter tre egne træk mere.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Aflys partiet
consent-abandon = Den anden spiller er væk: kræv sejren
# Whether the other player has the game open at the moment.
consent-here = Den anden spiller er her.
consent-away = Den anden spiller er ikke her.
consent-watch = Lad andre se på
consent-watch-lead = Den, der har dette link, ser partiet, men kan ikke spille.
consent-watch-link = Link til at se på

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player } kræver remis med stillingen på brættet.
claim-with-turn = { $player } kræver remis med trækket { $turn }, som meldes, men ikke spilles.

## What is refused.

error-ask-nobody = Her er ingen at spørge.
error-ask-pending = Der er allerede en, der spørger; svar først.
error-ask-none = Ingen beder om at fortryde noget.
error-again-too-soon = Det bad du om for nogle få træk siden. Spil videre et stykke tid først.
error-undo-unasked = Den anden spiller skal spørges, før noget fortrydes.
error-away-clock = Her afgør uret det.
error-away-not-yet = Den anden spiller har ikke været væk længe nok.
error-bad-proof = Kravet passer ikke til sit bevis.
error-too-many-requests = Det var for meget på kort tid. Vent et øjeblik.
