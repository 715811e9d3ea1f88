### Co dwoje graczy pisze do siebie podczas partii, jeśli się na to umówili.

## W formularzu nowej partii i obok planszy.

chat-choice = Możemy do siebie pisać podczas partii
chat-agreed = W tej partii możecie do siebie pisać.
chat-title = Wiadomości
chat-label = Wiadomość do drugiego gracza
chat-send = Wyślij
chat-you = Ty
chat-hidden = (usunięte)

## Odmowy.

error-chat-off = W tej partii nie umówiono się na pisanie do siebie.
error-chat-text = Wiadomość ma od 1 do 200 znaków w jednym wierszu.
error-chat-full = W tej partii jest za dużo wiadomości.
