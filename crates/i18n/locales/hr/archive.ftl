### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Arhiva
archive-lead = Završene partije koje svatko smije pogledati, najnovije prve.
archive-player = Ime
archive-rules = Igra
archive-result = Rezultat
archive-opening = Otvaranje
archive-position = Pozicija
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Kao tekst ili kao potezi koji vode do nje. Nalazi se i okrenuta i zrcaljena. Za to mora biti odabrana igra.
# Nothing in particular: any game, any result, any opening.
archive-any = svejedno
# The label of the button.
archive-search = Traži
# A heading for those who have the page read to them.
archive-found = Pronađene partije
archive-none = Takve partije nema.
archive-empty = U arhivi još nema nijedne partije.
# A link: all games that were found as one file.
archive-take = Spremi sve u jednu datoteku

## Beside the board, under "Let others watch": a box to tick.

archive-show = Prikaži je u arhivi kad završi

## What cannot be done.

error-archive-rules = Pozicija pripada nekoj igri: odaberi igru.
error-archive-position = To nije ni pozicija ni niz poteza ove igre.
error-archive-result = Takvog rezultata nema.
error-draining = Poslužitelj se upravo gasi i vraća se za koji trenutak.
