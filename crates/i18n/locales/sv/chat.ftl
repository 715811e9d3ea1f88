### Vad två spelare skriver till varandra under ett parti, om de har kommit överens om det.

## I formuläret för ett nytt parti och bredvid brädet.

chat-choice = Vi får skriva till varandra under partiet
chat-agreed = I det här partiet får ni skriva till varandra.
chat-title = Meddelanden
chat-label = Meddelande till den andra spelaren
chat-send = Skicka
chat-you = Du
chat-hidden = (borttaget)

## Avslag.

error-chat-off = I det här partiet har man inte kommit överens om att skriva till varandra.
error-chat-text = Ett meddelande har 1 till 200 tecken på en rad.
error-chat-full = Det finns för många meddelanden i det här partiet.
