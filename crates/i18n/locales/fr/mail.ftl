### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-mail
mail-lead = Seulement si tu veux : avec une adresse e-mail, tu peux remplacer un mot de passe oublié et être prévenu quand c’est à toi de jouer. Personne d’autre ne la voit.
mail-address = Adresse e-mail
mail-other = Une autre adresse e-mail
mail-confirmed = Ton adresse : { $address }
mail-wanted = À confirmer : { $address }. Ouvre le lien que nous y avons envoyé ; il est valable un jour.
# On buttons.
mail-give = Envoyer un lien à cette adresse
mail-remove = Retirer l’adresse
mail-reminders-save = Enregistrer
# Beside a box to tick.
mail-reminders = Me prévenir par e-mail quand il reste peu de temps pour un coup, au plus une fois par jour
mail-done-sent = Un e-mail avec un lien est en route.
mail-done-removed = L’adresse est retirée.
mail-done-reminders = Ton choix est enregistré.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Confirmer l’adresse e-mail
mail-confirm-question = Les e-mails pour { $name } doivent-ils aller à l’adresse qui a reçu ce lien ?
mail-confirm-button = Oui, c’est mon adresse
mail-confirm-done = L’adresse est confirmée.
mail-quiet-title = Rappels par e-mail
mail-quiet-question = Ne plus envoyer de rappels par e-mail à { $name } ?
mail-quiet-button = Plus de rappels
mail-quiet-done = Il n’y aura plus de rappels. Tu peux les réactiver sur la page de ton compte.

## A forgotten password.

mail-forgotten = Ou recevoir un lien par e-mail
mail-recover-title = Nouveau mot de passe par e-mail
mail-recover-lead = Si ton compte a une adresse e-mail confirmée, nous y envoyons un lien avec lequel tu choisis un nouveau mot de passe.
mail-recover-send = Envoyer le lien
mail-recover-sent = S’il existe un compte de ce nom avec une adresse e-mail confirmée, un e-mail est en route. Cela peut prendre quelques minutes.
mail-recover-choose = Choisis un nouveau mot de passe pour { $name }. Tous les autres appareils sont déconnectés.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Bonjour { $name },
mail-letter-confirm-subject = Confirme ton adresse e-mail
mail-letter-confirm = Ouvre ce lien pour recevoir à cette adresse les e-mails sur tes parties. Il est valable un jour.
mail-letter-recover-subject = Un nouveau mot de passe pour ton compte
mail-letter-recover = Avec ce lien, tu choisis un nouveau mot de passe. Il sert une seule fois, dans l’heure qui vient.
mail-letter-not-you = Si tu n’as rien demandé, tu n’as rien à faire.
mail-letter-remind-subject =
    { $count ->
        [one] À toi de jouer dans une partie
       *[other] À toi de jouer dans { $count } parties
    }
mail-letter-remind = C’est à toi de jouer, et il reste peu de temps :
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } contre { $opponent } : encore { $left }
mail-left-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
mail-left-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
mail-left-soon = moins d’une heure
# A link follows.
mail-letter-quiet = Plus de rappels :

## What is refused.

error-mail-address = Ce n’est pas une adresse e-mail.
error-mail-name = Ici, il faut le nom de ton compte, pas l’adresse e-mail.
error-mail-often = Trop d’e-mails ont été demandés. Réessaie dans une heure, s’il te plaît.
error-mail-link = Ce lien ne marche plus : il a déjà servi, ou il est trop ancien.
