### The archive, and what a server says about itself. "Mossa" is what one player does at a time.

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archivio
archive-lead = Partite finite che tutti possono guardare, prima le più recenti.
archive-player = Nome
archive-rules = Gioco
archive-result = Risultato
archive-opening = Apertura
archive-position = Posizione
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Come testo, o con le mosse che ci portano. Si trova anche girata e allo specchio. Per cercarla bisogna scegliere un gioco.
# Nothing in particular: any game, any result, any opening.
archive-any = qualsiasi
# The label of the button.
archive-search = Cerca
# A heading for those who have the page read to them.
archive-found = Partite trovate
archive-none = Non c’è nessuna partita così.
archive-empty = Nell’archivio non c’è ancora nessuna partita.
# A link: all games that were found as one file.
archive-take = Salvale tutte in un file

## Beside the board, under "Let others watch": a box to tick.

archive-show = Mostrala nell’archivio quando è finita

## What cannot be done.

error-archive-rules = Una posizione appartiene a un gioco: scegline uno, per favore.
error-archive-position = Non è né una posizione né una serie di mosse di questo gioco.
error-archive-result = Questo risultato non esiste.
error-draining = Il server sta per fermarsi e torna tra un momento.
