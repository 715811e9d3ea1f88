### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Boty
bots-lead = Bot to program, który gra na własnym koncie. Wszyscy widzą przed jego nazwą słowo Bot.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-draw = Nowy token
bots-draw-of = Nowy token: { $name }
bots-close = Zamknij
bots-close-of = Zamknij: { $name }
bots-closed = zamknięty
bots-token = Token: { $name }
bots-token-lead = Twój program wysyła go z każdym zapytaniem. Kto go ma, gra jako ten bot.
bots-token-once = Widać go tylko ten jeden raz. Jeśli zginie, weź nowy.

## When a game is begun.

bots-people-only = Do stołu mogą siąść tylko ludzie, bez botów

## Refusals.

error-bot-unknown = Żaden bot nie ma tego tokena albo bot jest zamknięty.
error-people-only = To jest dla ludzi; bot nie może tego zrobić.
error-no-bot = Nie masz takiego bota.
error-too-many-bots = Nikt nie ma więcej niż ośmiu botów.
error-account-closed = To konto jest zamknięte. Dlaczego, wie ten, kto prowadzi ten serwer.
