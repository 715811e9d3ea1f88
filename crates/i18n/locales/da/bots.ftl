### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Botter
bots-lead = En bot er et program, der spiller med sin egen konto. Alle ser ordet Bot foran dens navn.
bots-name = Bottens navn
bots-make = Lav en bot
bots-draw = Nyt token
bots-draw-of = Nyt token til { $name }
bots-close = Luk
bots-close-of = Luk { $name }
bots-closed = lukket
bots-token = Token til { $name }
bots-token-lead = Dit program sender det med, hver gang det beder om noget. Den, der har det, spiller som denne bot.
bots-token-once = Det vises kun denne ene gang. Går det tabt, så hent et nyt.

## When a game is begun.

bots-people-only = Kun mennesker må sætte sig, ingen botter

## Refusals.

error-bot-unknown = Ingen bot har dette token, eller botten er lukket.
error-people-only = Det er for mennesker; en bot kan ikke gøre det.
error-no-bot = Sådan en bot har du ikke.
error-too-many-bots = Ingen har mere end otte botter.
error-account-closed = Denne konto er lukket. Den, der driver serveren, kan fortælle dig hvorfor.
