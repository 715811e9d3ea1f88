### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Turn" is what one player does at a time, a "draw" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Ask to take back
consent-asks =
    { $side ->
        [wolf] The wolf asks to take the last turn back.
        [sheep] The sheep ask to take the last turn back.
        [quarry] The quarry asks to take the last turn back.
        [fox] The fox asks to take the last turn back.
        [hunters] The hunters ask to take the last turn back.
       *[other] { $player } asks to take the last turn back.
    }
consent-allow = Allow it
consent-deny = No
consent-allowed = The turn is taken back.
consent-denied =
    { $side ->
        [wolf] The wolf does not want it taken back.
        [sheep] The sheep do not want it taken back.
        [quarry] The quarry does not want it taken back.
        [fox] The fox does not want it taken back.
        [hunters] The hunters do not want it taken back.
       *[other] { $player } does not want it taken back.
    }
consent-offer-later = The same side can offer one again after three more turns of its own.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Call the game off
consent-abandon = The other player has gone: claim the game
# Whether the other player has the game open at the moment.
consent-here = The other player is here.
consent-away = The other player is away.
consent-watch = Let others watch
consent-watch-lead = Whoever has this link sees the game and cannot play.
consent-watch-link = Link for watching

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player } claims a draw with the position on the board.
claim-with-turn = { $player } claims a draw with the turn { $turn }, which is declared and not played.

## What is refused.

error-ask-nobody = There is nobody to ask here.
error-ask-pending = Somebody asks already; answer first.
error-ask-none = Nobody asks to take anything back.
error-again-too-soon = You have asked for that a few turns ago. Play on for a while first.
error-undo-unasked = The other player has to be asked before anything is taken back.
error-away-clock = The clock decides here.
error-away-not-yet = The other player has not been away for long enough.
error-bad-proof = The claim does not fit its proof.
error-too-many-requests = That was too much in a short time. Please wait a moment.
