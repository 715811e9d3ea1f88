### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bots
bots-lead = Een bot is een programma dat met een eigen account speelt. Iedereen ziet het woord Bot voor zijn naam.
bots-name = Naam van de bot
bots-make = Bot maken
bots-draw = Nieuw token
bots-draw-of = Nieuw token voor { $name }
bots-close = Sluiten
bots-close-of = { $name } sluiten
bots-closed = gesloten
bots-token = Het token van { $name }
bots-token-lead = Je programma stuurt het mee met alles wat het vraagt. Wie het heeft, speelt als deze bot.
bots-token-once = Het wordt alleen deze keer getoond. Raakt het kwijt, haal dan een nieuw.

## When a game is begun.

bots-people-only = Alleen mensen mogen gaan zitten, geen bots

## Refusals.

error-bot-unknown = Geen enkele bot heeft dit token, of de bot is gesloten.
error-people-only = Dit is voor mensen; een bot kan het niet.
error-no-bot = Zo’n bot heb je niet.
error-too-many-bots = Niemand heeft meer dan acht bots.
error-account-closed = Dit account is gesloten. Wie deze server beheert, kan je zeggen waarom.
