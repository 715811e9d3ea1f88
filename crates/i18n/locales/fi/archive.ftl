### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Arkisto
archive-lead = Päättyneitä pelejä, joita kuka tahansa saa katsoa, uusimmat ensin.
archive-player = Nimi
archive-rules = Peli
archive-result = Tulos
archive-opening = Avaus
archive-position = Asema
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Tekstinä tai siihen johtavina siirtoina. Se löytyy myös käännettynä ja peilattuna. Sitä varten pelin on oltava valittuna.
# Nothing in particular: any game, any result, any opening.
archive-any = mikä tahansa
# The label of the button.
archive-search = Hae
# A heading for those who have the page read to them.
archive-found = Löytyneet pelit
archive-none = Sellaista peliä ei ole.
archive-empty = Arkistossa ei ole vielä yhtään peliä.
# A link: all games that were found as one file.
archive-take = Tallenna kaikki tiedostona

## Beside the board, under "Let others watch": a box to tick.

archive-show = Näytä arkistossa, kun peli on päättynyt

## What cannot be done.

error-archive-rules = Asema kuuluu johonkin peliin: valitse peli.
error-archive-position = Tuo ei ole asema eikä luettelo tämän pelin siirroista.
error-archive-result = Sellaista tulosta ei ole.
error-draining = Palvelin pysähtyy nyt ja palaa aivan pian.
