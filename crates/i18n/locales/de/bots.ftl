### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bots
bots-lead = Ein Bot ist ein Programm, das mit einem eigenen Konto spielt. Alle sehen vor seinem Namen das Wort Bot.
bots-name = Name des Bots
bots-make = Bot anlegen
bots-draw = Neues Token
# Read aloud for the button before; $name is the name of the bot, as in Bot Rumpel.
bots-draw-of = Neues Token für { $name }
bots-close = Schließen
# Read aloud for the button before.
bots-close-of = { $name } schließen
# Beside the name of a bot that nobody can play with for now.
bots-closed = geschlossen
# A token is a secret by which a program shows who it is.
bots-token = Das Token von { $name }
bots-token-lead = Dein Programm schickt es mit jeder Anfrage mit. Wer es hat, spielt als dieser Bot.
bots-token-once = Es wird nur dieses eine Mal gezeigt. Geht es verloren, hol dir ein neues.

## When a game is begun.

bots-people-only = Nur Menschen dürfen sich setzen, keine Bots

## Refusals.

error-bot-unknown = Kein Bot hat dieses Token, oder der Bot ist geschlossen.
error-people-only = Das ist etwas für Menschen; ein Bot kann es nicht.
error-no-bot = Einen solchen Bot hast du nicht.
error-too-many-bots = Mehr als acht Bots hat niemand.
error-account-closed = Dieses Konto ist geschlossen. Wer diesen Server betreibt, kann dir sagen, warum.
