### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Turn" is what one player does at a time, a "draw" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Vragen om terug te nemen
consent-asks =
    { $side ->
        [wolf] De wolf vraagt om de laatste zet terug te nemen.
        [sheep] De schapen vragen om de laatste zet terug te nemen.
        [quarry] Het wild vraagt om de laatste zet terug te nemen.
        [fox] De vos vraagt om de laatste zet terug te nemen.
        [hunters] De jagers vragen om de laatste zet terug te nemen.
       *[other] { $player } vraagt om de laatste zet terug te nemen.
    }
consent-allow = Toestaan
consent-deny = Nee
consent-allowed = De zet is teruggenomen.
consent-denied =
    { $side ->
        [wolf] De wolf wil niets laten terugnemen.
        [sheep] De schapen willen niets laten terugnemen.
        [quarry] Het wild wil niets laten terugnemen.
        [fox] De vos wil niets laten terugnemen.
        [hunters] De jagers willen niets laten terugnemen.
       *[other] { $player } wil niets laten terugnemen.
    }
consent-offer-later = Dezelfde kant kan na nog drie eigen zetten weer remise aanbieden.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Partij afgelasten
consent-abandon = De andere speler is weg: winst claimen
# Whether the other player has the game open at the moment.
consent-here = De andere speler is er.
consent-away = De andere speler is er niet.
consent-watch = Anderen laten toekijken
consent-watch-lead = Wie deze link heeft, ziet de partij en kan niet meespelen.
consent-watch-link = Link om toe te kijken

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: remise geclaimd met de stelling op het bord.
claim-with-turn = { $player }: remise geclaimd met de zet { $turn }, aangekondigd en niet gespeeld.

## What is refused.

error-ask-nobody = Er is hier niemand om het aan te vragen.
error-ask-pending = Er is al iets gevraagd; het antwoord moet nog komen.
error-ask-none = Niemand vraagt om iets terug te nemen.
error-again-too-soon = Dat heb je een paar zetten geleden al gevraagd. Speel eerst een tijdje door.
error-undo-unasked = Voordat er iets wordt teruggenomen, moet het de andere speler gevraagd worden.
error-away-clock = Hier beslist de klok.
error-away-not-yet = De andere speler is nog niet lang genoeg weg.
error-bad-proof = De claim past niet bij het bewijs.
error-too-many-requests = Dat was te veel in korte tijd. Wacht alsjeblieft even.
