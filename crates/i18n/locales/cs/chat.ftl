### Co si dva hráči píší během partie, pokud se na tom dohodli.

## Ve formuláři nové partie a vedle desky.

chat-choice = Smíme si během partie psát
chat-agreed = V této partii si smíte psát.
chat-title = Zprávy
chat-label = Zpráva druhému hráči
chat-send = Poslat
chat-you = Vy
chat-hidden = (odstraněno)

## Odmítnutí.

error-chat-off = V této partii není dohodnuto, že si hráči píší.
error-chat-text = Zpráva má 1 až 200 znaků na jednom řádku.
error-chat-full = V této partii je příliš mnoho zpráv.
