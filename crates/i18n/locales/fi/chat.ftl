### Mitä kaksi pelaajaa kirjoittaa toisilleen pelin aikana, jos he ovat siitä sopineet.

## Uuden pelin lomakkeessa ja laudan vieressä.

chat-choice = Saamme kirjoittaa toisillemme pelin aikana
chat-agreed = Tässä pelissä saatte kirjoittaa toisillenne.
chat-title = Viestit
chat-label = Viesti toiselle pelaajalle
chat-send = Lähetä
chat-you = Sinä
chat-hidden = (poistettu)

## Epäämiset.

error-chat-off = Tässä pelissä ei ole sovittu kirjoittamisesta.
error-chat-text = Viestissä on 1–200 merkkiä yhdellä rivillä.
error-chat-full = Tässä pelissä on liian monta viestiä.
