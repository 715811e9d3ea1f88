### Ce que deux joueurs s’écrivent pendant une partie, s’ils en sont convenus.

## Dans le formulaire d’une nouvelle partie et à côté du plateau.

chat-choice = Nous pouvons nous écrire pendant la partie
chat-agreed = Dans cette partie, vous pouvez vous écrire.
chat-title = Messages
chat-label = Message à l’autre joueur
chat-send = Envoyer
chat-you = Vous
chat-hidden = (retiré)

## Refus.

error-chat-off = Les joueurs de cette partie ne sont pas convenus de s’écrire.
error-chat-text = Un message a de 1 à 200 caractères sur une ligne.
error-chat-full = Il y a trop de messages dans cette partie.
