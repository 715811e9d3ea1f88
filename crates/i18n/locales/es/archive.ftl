### The archive, and what a server says about itself. "Jugada" is what one player does at a time. "Archivo"
### alone is a file; the archive is "archivo de partidas".

## The page of the archive: finished games that anybody may see. The search stands above, what was found
## below.

archive-title = Archivo de partidas
archive-lead = Partidas terminadas que cualquiera puede ver, las más recientes primero.
archive-player = Nombre
archive-rules = Juego
archive-result = Resultado
archive-opening = Apertura
archive-position = Posición
# A position as text, or the turns that lead to it, as in "d6 d2 f4".
archive-position-help = Como texto, o con las jugadas que llevan a ella. También se encuentra girada y reflejada. Para ello hay que elegir un juego.
# Nothing in particular: any game, any result, any opening.
archive-any = cualquiera
# The label of the button.
archive-search = Buscar
# A heading for those who have the page read to them.
archive-found = Partidas encontradas
archive-none = No hay ninguna partida así.
archive-empty = Todavía no hay partidas aquí.
# A link: all games that were found as one file.
archive-take = Guardarlas todas en un archivo

## Beside the board, under "Let others watch": a box to tick.

archive-show = Mostrarla en el archivo de partidas cuando termine

## What cannot be done.

error-archive-rules = Una posición pertenece a un juego: elige uno, por favor.
error-archive-position = Eso no es ni una posición ni una serie de jugadas de este juego.
error-archive-result = Ese resultado no existe.
error-draining = El servidor está a punto de parar y volverá en un momento.
