### Bots: programs that play with accounts of their own, and belong to people. What stands before
### their names is the word Bot in every language.

## On the page of the account.

bots-title = Bots
bots-lead = Un bot es un programa que juega con su propia cuenta. Todos ven la palabra Bot delante de su nombre.
bots-name = Nombre del bot
bots-make = Crear un bot
bots-draw = Nuevo token
bots-draw-of = Nuevo token para { $name }
bots-close = Cerrar
bots-close-of = Cerrar { $name }
bots-closed = cerrado
bots-token = El token de { $name }
bots-token-lead = Tu programa lo envía con todo lo que pide. Quien lo tenga juega como este bot.
bots-token-once = Se muestra solo esta vez. Si se pierde, pide uno nuevo.

## When a game is begun.

bots-people-only = Solo pueden sentarse personas, no bots

## Refusals.

error-bot-unknown = Ningún bot tiene este token, o el bot está cerrado.
error-people-only = Esto es para personas; un bot no puede hacerlo.
error-no-bot = No tienes ningún bot así.
error-too-many-bots = Nadie tiene más de ocho bots.
error-account-closed = Esta cuenta está cerrada. Quien lleva este servidor puede decirte por qué.
