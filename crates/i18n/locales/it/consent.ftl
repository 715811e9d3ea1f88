### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Mossa" is what one player does at a time, "patta" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Chiedi di annullare
consent-asks =
    { $side ->
        [white] Il Bianco chiede di annullare l’ultima mossa.
        [black] Il Nero chiede di annullare l’ultima mossa.
        [wolf] Il lupo chiede di annullare l’ultima mossa.
        [sheep] Le pecore chiedono di annullare l’ultima mossa.
        [quarry] La preda chiede di annullare l’ultima mossa.
        [fox] La volpe chiede di annullare l’ultima mossa.
        [hunters] I cacciatori chiedono di annullare l’ultima mossa.
       *[other] { $player } chiede di annullare l’ultima mossa.
    }
consent-allow = Accetta
consent-deny = No
consent-allowed = La mossa è annullata.
consent-denied =
    { $side ->
        [white] Il Bianco non vuole annullare.
        [black] Il Nero non vuole annullare.
        [wolf] Il lupo non vuole annullare.
        [sheep] Le pecore non vogliono annullare.
        [quarry] La preda non vuole annullare.
        [fox] La volpe non vuole annullare.
        [hunters] I cacciatori non vogliono annullare.
       *[other] { $player } non vuole annullare.
    }
consent-offer-later = La stessa parte potrà riproporla dopo altre tre mosse proprie.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Annulla la partita
consent-abandon = L’altra parte se n’è andata: reclama la vittoria
# Whether the other player has the game open at the moment.
consent-here = L’altra parte c’è.
consent-away = L’altra parte non c’è.
consent-watch = Fai guardare altri
consent-watch-lead = Chi ha questo link vede la partita, ma non può giocare.
consent-watch-link = Link per guardare

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: patta reclamata con la posizione sul tavoliere.
claim-with-turn = { $player }: patta reclamata con la mossa { $turn }, annunciata e non giocata.

## What is refused.

error-ask-nobody = Qui non c’è nessuno a cui chiedere.
error-ask-pending = C’è già una richiesta che aspetta una risposta.
error-ask-none = Nessuno chiede di annullare.
error-again-too-soon = L’hai già chiesto poche mosse fa. Prima gioca ancora un po’.
error-undo-unasked = Prima di annullare qualcosa bisogna chiedere all’altra parte.
error-away-clock = Qui decide l’orologio.
error-away-not-yet = L’altra parte non è via da abbastanza tempo.
error-bad-proof = Il reclamo non corrisponde alla sua prova.
error-too-many-requests = Troppe richieste in poco tempo. Aspetta un momento, per favore.
