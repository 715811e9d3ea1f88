### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Coup" is what one player does at a time, "nulle" a tied game.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Prévoir la suite
plan-lead = Dis ce que tu répondras. Si l’autre camp joue ce que tu attends, ton coup est joué aussitôt, même en ton absence. Personne d’autre ne le voit.
# On buttons.
plan-make = Faire un plan
plan-change = Modifier le plan
plan-drop = Supprimer le plan
plan-keep = Garder le plan
plan-cancel = Annuler
plan-one-back = Un coup en arrière
plan-other = Un autre coup adverse
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Réclamer la nulle avec ce coup
plan-claim-no = Non
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Plan – { $player } : quel coup attends-tu ?
plan-own = Plan : que répondras-tu ?
plan-over = Plan : ici, la partie serait finie.
# A line of a plan: their turn, and the own answer to it.
plan-line = Si { $theirs }, alors { $own }
plan-line-any = Quel que soit le coup : { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Si { $theirs }, réclamer la nulle avec { $own }
plan-line-open = Si { $theirs } : pas encore de réponse
# On a button that takes a branch out of the plan.
plan-cut = Retirer : { $theirs }
plan-kept = Le plan est gardé.
plan-gone-on = La partie a continué. Le plan que tu préparais est fermé.
# What has become of a plan.
plan-played = Joué comme tu l’avais prévu : { $turn }
plan-impossible = { $turn } n’était plus possible et n’a pas été joué.
plan-unforeseen = Ton plan n’avait pas de réponse à ce coup ; il est supprimé.
plan-back = Des coups ont été annulés ; ton plan est supprimé.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = À l’avance : { $turn }. Ce sera joué dès que l’autre camp aura fait son coup, si c’est alors possible.
advance-drop = Ne pas le jouer
advance-go = À l’avance : où aller ?
advance-take = À l’avance : prends un pion.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn } : { $why }
error-plan-nobody = Les plans sont pour les parties à deux, à distance et sans dés.
error-plan-own-turn = C’est à toi de jouer : joue ton coup.
error-plan-too-long = Le plan est trop long.
error-plan-two-answers = Il n’y a qu’une réponse à un coup.
error-plan-twice = Ce coup est déjà dans le plan.
error-plan-claim = Seul ton propre coup permet de réclamer la nulle.
error-plan-any = Pour répondre à n’importe quel coup, il n’y a qu’un seul coup, et rien après.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Jours d’absence permis à chaque camp
new-vacation-0 = Aucun
new-vacation-14 = 14 jours en tout
new-vacation-28 = 28 jours en tout
vacation-title = S’absenter
vacation-lead = Pendant ton absence, ta pendule est arrêtée. Tes plans sont exécutés quand même.
vacation-days = Pour combien de jours
# On buttons.
vacation-leave = Je m’absente dès maintenant
vacation-back = Je suis de retour
vacation-you-away = Ton absence dure jusqu’au { $date }. Ta pendule est arrêtée.
vacation-away = { $player } : absence jusqu’au { $date }. Cette pendule est arrêtée.
vacation-left = { $player } : absence pour quelque temps.
vacation-returned = { $player } : de retour.
error-bad-vacation = Les jours d’absence sont pour les parties avec quelqu’un d’ailleurs et des jours par coup ; 60 au plus.
error-leave-none = Aucun jour d’absence n’a été convenu pour cette partie.
error-leave-days = Il ne te reste pas autant de jours d’absence.
error-leave-away = Ton absence n’est pas finie. Dis d’abord que tu es de retour.
error-leave-here = Tu n’es pas en absence.
error-leave-late = Il reste trop peu de temps à ta pendule pour t’absenter maintenant.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Parties où c’est à toi de jouer : { $count }
remind-turn = À toi de jouer
remind-short = À toi de jouer, il reste moins d’un jour
