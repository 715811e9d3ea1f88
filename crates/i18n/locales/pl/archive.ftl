### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archiwum
archive-lead = Skończone partie, które każdy może obejrzeć, od najnowszych.
archive-player = Gracz
archive-rules = Gra
archive-result = Wynik
archive-opening = Debiut
archive-position = Pozycja
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Jako tekst albo jako ruchy, które do niej prowadzą. Zostanie znaleziona także obrócona i odbita. Trzeba do tego wybrać grę.
# Nothing in particular: any game, any result, any opening.
archive-any = wszystkie
# The label of the button.
archive-search = Szukaj
# A heading for those who have the page read to them.
archive-found = Znalezione partie
archive-none = Nie ma takiej partii.
archive-empty = W archiwum nie ma jeszcze żadnej partii.
# A link: all games that were found as one file.
archive-take = Zapisz wszystkie w pliku

## Beside the board, under "Let others watch": a box to tick.

archive-show = Po zakończeniu pokaż w archiwum

## What cannot be done.

error-archive-rules = Pozycja należy do jakiejś gry: wybierz ją.
error-archive-position = To nie jest ani pozycja, ani lista ruchów z tej gry.
error-archive-result = Nie ma takiego wyniku.
error-draining = Serwer właśnie się zatrzymuje i zaraz wróci.
