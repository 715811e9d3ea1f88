### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Turn" is what one player does at a time, a "draw" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Be om å få angre
consent-asks =
    { $side ->
        [wolf] Ulven ber om å få angre siste trekk.
        [sheep] Sauene ber om å få angre siste trekk.
        [quarry] Viltet ber om å få angre siste trekk.
        [fox] Reven ber om å få angre siste trekk.
        [hunters] Jegerne ber om å få angre siste trekk.
       *[other] { $player } ber om å få angre siste trekk.
    }
consent-allow = Tillat det
consent-deny = Nei
consent-allowed = Trekket er angret.
consent-denied =
    { $side ->
        [wolf] Ulven vil ikke at noe skal angres.
        [sheep] Sauene vil ikke at noe skal angres.
        [quarry] Viltet vil ikke at noe skal angres.
        [fox] Reven vil ikke at noe skal angres.
        [hunters] Jegerne vil ikke at noe skal angres.
       *[other] { $player } vil ikke at noe skal angres.
    }
consent-offer-later = Samme side kan tilby igjen etter tre egne trekk til.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Avlys partiet
consent-abandon = Den andre spilleren er borte: krev seieren
# Whether the other player has the game open at the moment.
consent-here = Den andre spilleren er her.
consent-away = Den andre spilleren er ikke her.
consent-watch = La andre se på
consent-watch-lead = Den som har denne lenken, ser partiet, men kan ikke spille.
consent-watch-link = Lenke for å se på

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player } krever remis med stillingen på brettet.
claim-with-turn = { $player } krever remis med trekket { $turn }, som meldes, men ikke spilles.

## What is refused.

error-ask-nobody = Her er det ingen å spørre.
error-ask-pending = Noen har allerede spurt; svar først.
error-ask-none = Ingen ber om å få angre noe.
error-again-too-soon = Det ba du om for noen få trekk siden. Spill videre en stund først.
error-undo-unasked = Den andre spilleren må spørres før noe angres.
error-away-clock = Her avgjør klokken.
error-away-not-yet = Den andre spilleren har ikke vært borte lenge nok.
error-bad-proof = Kravet stemmer ikke med beviset.
error-too-many-requests = Det var for mye på kort tid. Vent et øyeblikk.
