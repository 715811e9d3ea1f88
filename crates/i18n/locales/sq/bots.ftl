### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Botët
bots-lead = Boti është një program që luan me një llogari të vetën. Të gjithë e shohin fjalën Bot para emrit të tij.
bots-name = Emri i botit
bots-make = Krijo një bot
bots-draw = Çelës i ri
bots-draw-of = Çelës i ri për { $name }
bots-close = Mbyll
bots-close-of = Mbyll { $name }
bots-closed = i mbyllur
bots-token = Çelësi i { $name }
bots-token-lead = Programi yt e dërgon me çdo kërkesë. Kush e ka, luan si ky bot.
bots-token-once = Tregohet vetëm këtë herë. Nëse humbet, merr një të ri.

## When a game is begun.

bots-people-only = Vetëm njerëzit mund të ulen, jo botët

## Refusals.

error-bot-unknown = Asnjë bot nuk e ka këtë çelës, ose boti është i mbyllur.
error-people-only = Kjo është për njerëz; një bot nuk mund ta bëjë.
error-no-bot = Nuk ke bot të tillë.
error-too-many-bots = Askush nuk ka më shumë se tetë botë.
error-account-closed = Kjo llogari është e mbyllur. Kush e mban këtë server mund të të thotë pse.
