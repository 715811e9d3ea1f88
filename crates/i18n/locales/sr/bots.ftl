### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Botovi
bots-lead = Bot je program koji igra sa sopstvenim nalogom. Svi vide reč Bot ispred njegovog imena.
bots-name = Ime bota
bots-make = Napravi bota
bots-draw = Novi token
bots-draw-of = Novi token: { $name }
bots-close = Zatvori
bots-close-of = Zatvori: { $name }
bots-closed = zatvoren
bots-token = Token: { $name }
bots-token-lead = Tvoj program ga šalje uz svaki upit. Ko ga ima, igra kao taj bot.
bots-token-once = Prikazuje se samo ovaj put. Ako se izgubi, uzmi novi.

## When a game is begun.

bots-people-only = Sesti smeju samo ljudi, ne botovi

## Refusals.

error-bot-unknown = Nijedan bot nema taj token ili je bot zatvoren.
error-people-only = Ovo je za ljude; bot to ne može.
error-no-bot = Takvog bota nemaš.
error-too-many-bots = Niko nema više od osam botova.
error-account-closed = Ovaj nalog je zatvoren. Zašto, zna onaj ko vodi ovaj server.
