### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Boti
bots-lead = Bot je program, který hraje s vlastním účtem. Všichni vidí před jeho jménem slovo Bot.
bots-name = Jméno bota
bots-make = Založit bota
bots-draw = Nový token
bots-draw-of = Nový token: { $name }
bots-close = Zavřít
bots-close-of = Zavřít: { $name }
bots-closed = zavřený
bots-token = Token: { $name }
bots-token-lead = Tvůj program ho posílá s každým dotazem. Kdo ho má, hraje jako tento bot.
bots-token-once = Ukáže se jen tentokrát. Když se ztratí, vezmi si nový.

## When a game is begun.

bots-people-only = Přisednout smějí jen lidé, ne boti

## Refusals.

error-bot-unknown = Žádný bot tento token nemá, nebo je bot zavřený.
error-people-only = Tohle je pro lidi; bot to udělat nemůže.
error-no-bot = Takového bota nemáš.
error-too-many-bots = Nikdo nemá víc než osm botů.
error-account-closed = Tento účet je zavřený. Proč, ti řekne ten, kdo server provozuje.
