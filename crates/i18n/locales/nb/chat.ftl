### Hva to spillere skriver til hverandre under et parti, hvis de har avtalt det.

## I skjemaet for et nytt parti og ved siden av brettet.

chat-choice = Vi kan skrive til hverandre under partiet
chat-agreed = I dette partiet kan dere skrive til hverandre.
chat-title = Meldinger
chat-label = Melding til den andre spilleren
chat-send = Send
chat-you = Du
chat-hidden = (fjernet)

## Avslag.

error-chat-off = I dette partiet er det ikke avtalt å skrive til hverandre.
error-chat-text = En melding har 1 til 200 tegn på én linje.
error-chat-full = Det er for mange meldinger i dette partiet.
