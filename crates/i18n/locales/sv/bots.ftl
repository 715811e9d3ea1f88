### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bottar
bots-lead = En bot är ett program som spelar med ett eget konto. Alla ser ordet Bot framför dess namn.
bots-name = Botens namn
bots-make = Skapa en bot
bots-draw = Ny nyckel
bots-draw-of = Ny nyckel till { $name }
bots-close = Stäng
bots-close-of = Stäng { $name }
bots-closed = stängd
bots-token = Nyckeln till { $name }
bots-token-lead = Ditt program skickar med den i allt det frågar efter. Den som har nyckeln spelar som den här boten.
bots-token-once = Den visas bara den här gången. Kommer den bort hämtar du en ny.

## When a game is begun.

bots-people-only = Bara människor får sätta sig, inga bottar

## Refusals.

error-bot-unknown = Ingen bot har den här nyckeln, eller så är boten stängd.
error-people-only = Det här är för människor; en bot kan inte göra det.
error-no-bot = Någon sådan bot har du inte.
error-too-many-bots = Ingen har fler än åtta bottar.
error-account-closed = Det här kontot är stängt. Den som driver servern kan säga varför.
