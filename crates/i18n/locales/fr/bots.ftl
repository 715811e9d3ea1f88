### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bots
bots-lead = Un bot est un programme qui joue avec son propre compte. Tout le monde voit le mot Bot devant son nom.
bots-name = Nom du bot
bots-make = Créer un bot
bots-draw = Nouveau jeton
bots-draw-of = Nouveau jeton pour { $name }
bots-close = Fermer
bots-close-of = Fermer { $name }
bots-closed = fermé
bots-token = Le jeton de { $name }
bots-token-lead = Ton programme l’envoie avec chacune de ses demandes. Qui l’a joue sous le nom de ce bot.
bots-token-once = Il n’est montré que cette fois. S’il se perd, prends-en un nouveau.

## When a game is begun.

bots-people-only = Seuls des humains peuvent s’asseoir, pas de bots

## Refusals.

error-bot-unknown = Aucun bot n’a ce jeton, ou le bot est fermé.
error-people-only = C’est réservé aux humains ; un bot ne peut pas le faire.
error-no-bot = Tu n’as pas de bot de ce genre.
error-too-many-bots = Personne n’a plus de huit bots.
error-account-closed = Ce compte est fermé. La personne qui gère ce serveur peut te dire pourquoi.
