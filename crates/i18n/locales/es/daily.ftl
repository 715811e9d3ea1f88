### Las tareas del día, las mismas para todos: un solitario y un problema.

## La página de las tablas y la de una tarea. $name es el nombre de un problema.

daily-title = Tareas del día
daily-lead = Un solitario y un problema, los mismos para todos, y otros nuevos cada día a medianoche, hora universal. Primero quien deja menos fichas, luego menos jugadas, luego menos tiempo.
daily-solitaire = Solitario del día
daily-solitaire-task = { $name }: deja las menos fichas posibles, en las menos jugadas posibles.
daily-try = Probar
daily-today = Hoy
daily-yesterday = Ayer
daily-nobody = Nadie todavía.
daily-begin-lead = Tu tiempo corre desde que empiezas. Puedes deshacer e intentarlo cuantas veces quieras; cuenta lo mejor.
daily-begin = Empezar
daily-kept = Está en la tabla del día.
daily-not-better = Ya lo habías hecho mejor, y eso queda en la tabla.
daily-table = A la tabla del día

## Negativas.

error-unknown-task = Esa tarea no existe.
error-daily-over = Ese día ya pasó.
error-daily-not-begun = Empieza primero la tarea.
error-daily-untold = Este es el problema del día: la pista y la solución llegan mañana, o en cuanto lo hayas resuelto para la tabla de hoy.
