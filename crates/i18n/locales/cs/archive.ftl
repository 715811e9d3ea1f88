### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archiv
archive-lead = Dohrané partie, na které se smí podívat každý, nejnovější nahoře.
archive-player = Jméno
archive-rules = Hra
archive-result = Výsledek
archive-opening = Zahájení
archive-position = Pozice
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Jako text, nebo jako tahy, které k ní vedou. Najde se i otočená a zrcadlená. Musí k ní být vybraná hra.
# Nothing in particular: any game, any result, any opening.
archive-any = nerozhoduje
# The label of the button.
archive-search = Hledat
# A heading for those who have the page read to them.
archive-found = Nalezené partie
archive-none = Taková partie tu není.
archive-empty = V archivu zatím žádná partie není.
# A link: all games that were found as one file.
archive-take = Uložit všechny do souboru

## Beside the board, under "Let others watch": a box to tick.

archive-show = Po skončení ukázat v archivu

## What cannot be done.

error-archive-rules = K pozici patří hra: nějakou prosím vyber.
error-archive-position = To není ani pozice, ani tahy této hry.
error-archive-result = Takový výsledek neexistuje.
error-draining = Server se právě vypíná a za chvilku bude zpátky.
