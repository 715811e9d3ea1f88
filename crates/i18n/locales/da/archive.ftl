### The archive, and what a server says about itself. "Træk" is what one player does at a time.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Arkiv
archive-lead = Færdigspillede partier, som alle må se, de nyeste først.
archive-player = Navn
archive-rules = Spil
archive-result = Resultat
archive-opening = Åbning
archive-position = Stilling
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Som tekst eller som de træk, der fører til den. Den findes også drejet og spejlvendt. Det kræver, at der er valgt et spil.
# Nothing in particular: any game, any result, any opening.
archive-any = alle
# The label of the button.
archive-search = Søg
# A heading for those who have the page read to them.
archive-found = Fundne partier
archive-none = Der er ikke sådan et parti.
archive-empty = Der er ingen partier i arkivet endnu.
# A link: all games that were found as one file.
archive-take = Gem dem alle i en fil

## Beside the board, under "Let others watch": a box to tick.

archive-show = Vis det i arkivet, når det er slut

## What cannot be done.

error-archive-rules = En stilling hører til et spil: vælg et.
error-archive-position = Det er hverken en stilling eller en række træk i dette spil.
error-archive-result = Det resultat findes ikke.
error-draining = Serveren lukker lige ned og er tilbage om et øjeblik.
