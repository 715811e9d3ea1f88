### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bots
bots-lead = A bot is a program that plays with an account of its own. Everybody sees the word Bot before its name.
bots-name = Name of the bot
bots-make = Make a bot
bots-draw = New token
# Read aloud for the button before; $name is the name of the bot, as in Bot Rumpel.
bots-draw-of = New token for { $name }
bots-close = Close
# Read aloud for the button before.
bots-close-of = Close { $name }
# Beside the name of a bot that nobody can play with for now.
bots-closed = closed
# A token is a secret by which a program shows who it is.
bots-token = The token of { $name }
bots-token-lead = Your program sends it along with everything it asks for. Whoever has it plays as this bot.
bots-token-once = It is shown this once. Should it get lost, draw a new one.

## When a game is begun.

bots-people-only = Only people may sit down, no bots

## Refusals.

error-bot-unknown = No bot has this token, or the bot is closed.
error-people-only = This is for people; a bot cannot do it.
error-no-bot = You have no such bot.
error-too-many-bots = Nobody has more than eight bots.
error-account-closed = This account is closed. Whoever runs this server can tell you why.
