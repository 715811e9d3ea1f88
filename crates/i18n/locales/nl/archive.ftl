### The archive, and what a server says about itself. "Zet" is what one player does at a time.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archief
archive-lead = Uitgespeelde partijen die iedereen mag bekijken, de nieuwste eerst.
archive-player = Naam
archive-rules = Spel
archive-result = Uitslag
archive-opening = Opening
archive-position = Stelling
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Als tekst, of als de zetten die erheen leiden. Ze wordt ook gedraaid en gespiegeld gevonden. Kies er wel een spel bij.
# Nothing in particular: any game, any result, any opening.
archive-any = alle
# The label of the button.
archive-search = Zoeken
# A heading for those who have the page read to them.
archive-found = Gevonden partijen
archive-none = Zo’n partij is er niet.
archive-empty = Er staat nog geen partij in het archief.
# A link: all games that were found as one file.
archive-take = Allemaal opslaan in een bestand

## Beside the board, under "Let others watch": a box to tick.

archive-show = In het archief tonen als ze uit is

## What cannot be done.

error-archive-rules = Een stelling hoort bij een spel: kies er een.
error-archive-position = Dat is geen stelling en ook geen reeks zetten van dit spel.
error-archive-result = Die uitslag bestaat niet.
error-draining = De server gaat zo uit en is dadelijk weer terug.
