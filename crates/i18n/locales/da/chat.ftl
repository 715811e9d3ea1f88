### Hvad to spillere skriver til hinanden under et parti, hvis de har aftalt det.

## I formularen til et nyt parti og ved siden af brættet.

chat-choice = Vi må skrive til hinanden under partiet
chat-agreed = I dette parti må I skrive til hinanden.
chat-title = Beskeder
chat-label = Besked til den anden spiller
chat-send = Send
chat-you = Du
chat-hidden = (fjernet)

## Afslag.

error-chat-off = I dette parti er det ikke aftalt at skrive til hinanden.
error-chat-text = En besked har 1 til 200 tegn på én linje.
error-chat-full = Der er for mange beskeder i dette parti.
