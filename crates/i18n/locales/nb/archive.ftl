### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Arkiv
archive-lead = Ferdigspilte partier som alle kan se på, de nyeste først.
archive-player = Navn
archive-rules = Spill
archive-result = Resultat
archive-opening = Åpning
archive-position = Stilling
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Som tekst, eller som trekkene som fører til den. Den blir funnet også når den er dreid eller speilvendt. Da må et spill være valgt.
# Nothing in particular: any game, any result, any opening.
archive-any = alle
# The label of the button.
archive-search = Søk
# A heading for those who have the page read to them.
archive-found = Partier som ble funnet
archive-none = Det finnes ikke noe slikt parti.
archive-empty = Det er ingen partier i arkivet ennå.
# A link: all games that were found as one file.
archive-take = Lagre alle som én fil

## Beside the board, under "Let others watch": a box to tick.

archive-show = Vis det i arkivet når det er slutt

## What cannot be done.

error-archive-rules = En stilling hører til et spill: velg et.
error-archive-position = Det er verken en stilling eller trekk i dette spillet.
error-archive-result = Det finnes ikke noe slikt resultat.
error-draining = Serveren stanser nå og er straks tilbake.
