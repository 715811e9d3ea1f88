### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Boter
bots-lead = En bot er et program som spiller med sin egen konto. Alle ser ordet Bot foran navnet.
bots-name = Navnet på boten
bots-make = Lag en bot
bots-draw = Nytt token
bots-draw-of = Nytt token til { $name }
bots-close = Steng
bots-close-of = Steng { $name }
bots-closed = stengt
bots-token = Tokenet til { $name }
bots-token-lead = Programmet ditt sender det med alt det ber om. Den som har det, spiller som denne boten.
bots-token-once = Det vises bare denne ene gangen. Går det tapt, henter du et nytt.

## When a game is begun.

bots-people-only = Bare mennesker kan sette seg, ingen boter

## Refusals.

error-bot-unknown = Ingen bot har dette tokenet, eller boten er stengt.
error-people-only = Dette er for mennesker; en bot kan ikke gjøre det.
error-no-bot = En slik bot har du ikke.
error-too-many-bots = Ingen har mer enn åtte boter.
error-account-closed = Denne kontoen er stengt. Den som driver serveren, kan si deg hvorfor.
