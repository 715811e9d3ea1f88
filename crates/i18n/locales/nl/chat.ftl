### Wat twee spelers elkaar tijdens een partij schrijven, als ze dat hebben afgesproken.

## In het formulier van een nieuwe partij en naast het bord.

chat-choice = We mogen elkaar tijdens de partij schrijven
chat-agreed = In deze partij mogen jullie elkaar schrijven.
chat-title = Berichten
chat-label = Bericht aan de andere speler
chat-send = Versturen
chat-you = Jij
chat-hidden = (verwijderd)

## Weigeringen.

error-chat-off = In deze partij is niet afgesproken dat men elkaar schrijft.
error-chat-text = Een bericht heeft 1 tot 200 tekens op één regel.
error-chat-full = Er zijn te veel berichten in deze partij.
