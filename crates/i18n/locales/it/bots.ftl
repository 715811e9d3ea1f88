### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bot
bots-lead = Un bot è un programma che gioca con un account suo. Tutti vedono la parola Bot davanti al suo nome.
bots-name = Nome del bot
bots-make = Crea un bot
bots-draw = Nuovo token
bots-draw-of = Nuovo token per { $name }
bots-close = Chiudi
bots-close-of = Chiudi { $name }
bots-closed = chiuso
bots-token = Il token di { $name }
bots-token-lead = Il tuo programma lo manda con ogni richiesta. Chi ce l’ha gioca come questo bot.
bots-token-once = Si vede solo questa volta. Se va perso, prendine uno nuovo.

## When a game is begun.

bots-people-only = Solo persone possono sedersi, niente bot

## Refusals.

error-bot-unknown = Nessun bot ha questo token, oppure il bot è chiuso.
error-people-only = Questo è per le persone; un bot non può farlo.
error-no-bot = Non hai un bot così.
error-too-many-bots = Nessuno ha più di otto bot.
error-account-closed = Questo account è chiuso. Chi gestisce il server può dirti perché.
