### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Botit
bots-lead = Botti on ohjelma, joka pelaa omalla tilillään. Kaikki näkevät sen nimen edessä sanan Bot.
bots-name = Botin nimi
bots-make = Luo botti
bots-draw = Uusi avain
bots-draw-of = Uusi avain: { $name }
bots-close = Sulje
bots-close-of = Sulje: { $name }
bots-closed = suljettu
bots-token = Avain: { $name }
bots-token-lead = Ohjelmasi lähettää sen jokaisen pyynnön mukana. Se, jolla avain on, pelaa tänä bottina.
bots-token-once = Avain näytetään vain tämän kerran. Jos se katoaa, hae uusi.

## When a game is begun.

bots-people-only = Pöytään pääsevät vain ihmiset, eivät botit

## Refusals.

error-bot-unknown = Millään botilla ei ole tätä avainta, tai botti on suljettu.
error-people-only = Tämä on ihmisiä varten; botti ei voi tehdä tätä.
error-no-bot = Sinulla ei ole sellaista bottia.
error-too-many-bots = Kenelläkään ei ole enempää kuin kahdeksan bottia.
error-account-closed = Tämä tili on suljettu. Palvelimen ylläpitäjä voi kertoa miksi.
