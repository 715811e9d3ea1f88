### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Todo en un archivo
profile-lead = Partidas con todas sus jugadas, resultados, solitario, lecciones y problemas resueltos, y lo que has elegido: todo guardado en un solo archivo, para leerlo en otro equipo o después de empezar de cero.
# A link on the list of games and on the page of the choices.
profile-link = Guardar o traer todo

profile-save = Guardar
profile-save-lead = El archivo contiene todas las partidas de este equipo, terminadas o no.
profile-save-button = Guardar todo

profile-bring = Traer
profile-bring-lead = No se pierde nada de lo que hay aquí: las partidas se añaden, y la que ya está se reconoce. Lo que has elegido pasa a ser lo del archivo.
profile-file = Archivo
profile-bring-button = Leer el archivo
profile-choose = Elige primero un archivo.
profile-unanswered = No hubo respuesta. Inténtalo otra vez: la partida que ya está se reconoce.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [0] Ninguna partida nueva
        [one] Una partida nueva
       *[other] { $fresh } partidas nuevas
    }, { $longer ->
        [one] { $longer } ha continuado
       *[other] { $longer } han continuado
    }, { $known ->
        [one] { $known } ya estaba aquí
       *[other] { $known } ya estaban aquí
    }.
profile-other = { $other ->
        [one] Una partida ha seguido aquí de otra manera y se queda como está.
       *[other] { $other } partidas han seguido aquí de otra manera y se quedan como están.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Este archivo no lo ha guardado esta página.
error-profile-newer = Este archivo lo guardó un programa más nuevo; usa ese, por favor.
error-profile-line = El archivo está dañado.
# $line is a number.
profile-damaged-line = El archivo está dañado en la línea { $line }. No se ha traído nada de él.
error-profile-cut = El archivo está dañado o incompleto. No se ha traído nada de él.
