### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Ruch" is what one player does at a time, "remis" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Poproś o cofnięcie
consent-asks =
    { $side ->
        [wolf] Wilk prosi o cofnięcie ostatniego ruchu.
        [sheep] Owce proszą o cofnięcie ostatniego ruchu.
        [quarry] Zwierz prosi o cofnięcie ostatniego ruchu.
        [fox] Lis prosi o cofnięcie ostatniego ruchu.
        [hunters] Myśliwi proszą o cofnięcie ostatniego ruchu.
        [white] Białe proszą o cofnięcie ostatniego ruchu.
        [black] Czarne proszą o cofnięcie ostatniego ruchu.
       *[other] { $player } prosi o cofnięcie ostatniego ruchu.
    }
consent-allow = Pozwól
consent-deny = Nie
consent-allowed = Ruch cofnięty.
consent-denied =
    { $side ->
        [wolf] Wilk nie zgadza się na cofnięcie.
        [sheep] Owce nie zgadzają się na cofnięcie.
        [quarry] Zwierz nie zgadza się na cofnięcie.
        [fox] Lis nie zgadza się na cofnięcie.
        [hunters] Myśliwi nie zgadzają się na cofnięcie.
        [white] Białe nie zgadzają się na cofnięcie.
        [black] Czarne nie zgadzają się na cofnięcie.
       *[other] { $player } nie zgadza się na cofnięcie.
    }
consent-offer-later = Ta sama strona może zaproponować znowu po trzech kolejnych własnych ruchach.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Odwołaj partię
consent-abandon = Drugiej strony już nie ma: uznaj wygraną
# Whether the other player has the game open at the moment.
consent-here = Druga strona jest przy planszy.
consent-away = Drugiej strony nie ma przy planszy.
consent-watch = Pozwól innym patrzeć
consent-watch-lead = Kto ma ten link, widzi partię, ale nie może grać.
consent-watch-link = Link do oglądania

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: reklamacja remisu w pozycji na planszy.
claim-with-turn = { $player }: reklamacja remisu z ruchem { $turn }, zapowiedzianym, ale niewykonanym.

## What is refused.

error-ask-nobody = Nie ma tu kogo prosić.
error-ask-pending = Jedna prośba już czeka; najpierw odpowiedź.
error-ask-none = Nikt nie prosi o cofnięcie.
error-again-too-soon = Taka prośba padła zaledwie kilka ruchów temu. Najpierw pograj trochę dalej.
error-undo-unasked = Zanim coś się cofnie, trzeba spytać drugą stronę.
error-away-clock = Tu rozstrzyga zegar.
error-away-not-yet = Drugiej strony nie ma jeszcze wystarczająco długo.
error-bad-proof = Reklamacja nie zgadza się ze swoim dowodem.
error-too-many-requests = To było za dużo w krótkim czasie. Poczekaj chwilę.
