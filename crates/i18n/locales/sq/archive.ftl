### The archive, and what a server says about itself.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Arkivi
archive-lead = Lojëra të mbaruara që mund t’i shohë kushdo, më të rejat në fillim.
archive-player = Emri
archive-rules = Loja
archive-result = Rezultati
archive-opening = Hapja
archive-position = Pozicioni
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Si tekst, ose si lëvizjet që çojnë tek ai. Gjendet edhe i rrotulluar e i pasqyruar. Për këtë duhet zgjedhur një lojë.
# Nothing in particular: any game, any result, any opening.
archive-any = çfarëdo
# The label of the button.
archive-search = Kërko
# A heading for those who have the page read to them.
archive-found = Lojërat e gjetura
archive-none = S’ka lojë të tillë.
archive-empty = Në arkiv s’ka ende asnjë lojë.
# A link: all games that were found as one file.
archive-take = Ruaji të gjitha në një skedar

## Beside the board, under "Let others watch": a box to tick.

archive-show = Shfaqe në arkiv kur të mbarojë

## What cannot be done.

error-archive-rules = Pozicioni i takon një loje: të lutem, zgjidh një.
error-archive-position = Kjo s’është as pozicion, as lëvizje të kësaj loje.
error-archive-result = S’ka rezultat të tillë.
error-draining = Serveri po mbyllet dhe kthehet pas pak.
