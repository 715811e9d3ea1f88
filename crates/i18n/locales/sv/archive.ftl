### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Arkiv
archive-lead = Färdigspelade partier som alla får titta på, de senaste först.
archive-player = Namn
archive-rules = Spel
archive-result = Resultat
archive-opening = Öppning
archive-position = Ställning
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Som text, eller som dragen som leder till den. Den hittas också vriden och spegelvänd. Då måste ett spel vara valt.
# Nothing in particular: any game, any result, any opening.
archive-any = alla
# The label of the button.
archive-search = Sök
# A heading for those who have the page read to them.
archive-found = Partier som hittades
archive-none = Det finns inget sådant parti.
archive-empty = Det finns inga partier i arkivet än.
# A link: all games that were found as one file.
archive-take = Spara alla som en fil

## Beside the board, under "Let others watch": a box to tick.

archive-show = Visa det i arkivet när det är slut

## What cannot be done.

error-archive-rules = En ställning hör till ett spel: välj ett.
error-archive-position = Det är varken en ställning eller drag i det här spelet.
error-archive-result = Det finns inget sådant resultat.
error-draining = Servern stannar nu och är strax tillbaka.
