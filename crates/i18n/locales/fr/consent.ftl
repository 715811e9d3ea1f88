### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Coup" is what one player does at a time, "nulle" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Demander à annuler
consent-asks =
    { $side ->
        [white] Les Blancs demandent à annuler le dernier coup.
        [black] Les Noirs demandent à annuler le dernier coup.
        [wolf] Le loup demande à annuler le dernier coup.
        [sheep] Les moutons demandent à annuler le dernier coup.
        [quarry] Le gibier demande à annuler le dernier coup.
        [fox] Le renard demande à annuler le dernier coup.
        [hunters] Les chasseurs demandent à annuler le dernier coup.
       *[other] { $player } demande à annuler le dernier coup.
    }
consent-allow = Accepter
consent-deny = Non
consent-allowed = Le coup est annulé.
consent-denied =
    { $side ->
        [white] Les Blancs ne veulent pas annuler.
        [black] Les Noirs ne veulent pas annuler.
        [wolf] Le loup ne veut pas annuler.
        [sheep] Les moutons ne veulent pas annuler.
        [quarry] Le gibier ne veut pas annuler.
        [fox] Le renard ne veut pas annuler.
        [hunters] Les chasseurs ne veulent pas annuler.
       *[other] { $player } ne veut pas annuler.
    }
consent-offer-later = Le même camp pourra la proposer à nouveau après trois autres de ses coups.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Annuler la partie
consent-abandon = L’autre camp est parti : réclamer le gain
# Whether the other player has the game open at the moment.
consent-here = L’autre camp est là.
consent-away = L’autre camp n’est pas là.
consent-watch = Laisser d’autres regarder
consent-watch-lead = Qui a ce lien voit la partie, sans pouvoir jouer.
consent-watch-link = Lien pour regarder

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player } : nulle réclamée avec la position du plateau.
claim-with-turn = { $player } : nulle réclamée avec le coup { $turn }, annoncé mais pas joué.

## What is refused.

error-ask-nobody = Il n’y a personne à qui demander ici.
error-ask-pending = Une demande attend déjà une réponse.
error-ask-none = Personne ne demande à annuler.
error-again-too-soon = Tu l’as déjà demandé il y a quelques coups. Joue d’abord encore un peu.
error-undo-unasked = Avant d’annuler quoi que ce soit, il faut demander à l’autre camp.
error-away-clock = Ici, c’est la pendule qui décide.
error-away-not-yet = L’autre camp n’est pas parti depuis assez longtemps.
error-bad-proof = La réclamation ne correspond pas à sa preuve.
error-too-many-requests = C’était trop en peu de temps. Attends un instant, s’il te plaît.
