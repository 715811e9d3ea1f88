### Accounts on a server that others reach. A "puesto" is the right to play one side; a "sesión" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Tu cuenta
people-sign-in = Iniciar sesión
people-sign-up = Crear una cuenta
people-sign-out = Cerrar sesión
people-sign-out-all = Cerrar sesión en todas partes

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = con sesión iniciada
# Instead of the name of somebody who has deleted the account.
people-deleted = Cuenta borrada
# $name is the name of the account.
people-play-as = Juegas como { $name }.
people-why = así la partida es tuya en todos tus dispositivos.
# A button beside the board: a game that was begun without an account.
people-keep-game = Guardar esta partida en tu cuenta

## The forms to get in.

people-sign-in-lead = Con una cuenta tienes tus partidas a mano en todos tus dispositivos. Sin ella juegas por un enlace, como siempre.
people-sign-up-lead = Bastan un nombre y una contraseña; no se pide ninguna dirección de correo.
people-name = Nombre
people-name-lead = De 2 a 20 letras, cifras, guiones o guiones bajos. Lo ven todas las personas con las que juegas.
people-password = Contraseña
people-password-lead = Al menos 8 caracteres.
people-no-account = ¿Aún no tienes cuenta?
people-have-account = ¿Ya tienes cuenta?
people-forgotten = ¿Has olvidado la contraseña? Entra con un código de recuperación
people-recover-title = Entrar con un código de recuperación
people-recover-lead = Cada uno de los códigos que recibiste vale una sola vez. Eliges una contraseña nueva, y se cierra la sesión en todos los demás dispositivos.
people-code = Código de recuperación
people-new-password = Contraseña nueva
people-recover = Cambiar la contraseña y entrar

## The recovery codes.

people-codes = Códigos de recuperación
people-codes-lead = Con uno de estos códigos vuelves a entrar si olvidas la contraseña. Anótalos o imprímelos.
people-codes-once = Solo se muestran esta vez. Cada uno vale una sola vez.
people-codes-print = Imprimir
people-codes-kept = Ya los he guardado
people-codes-left =
    { $count ->
        [0] No queda ningún código. Crea otros nuevos; si no, una contraseña olvidada no se podrá cambiar.
        [one] Queda un código. Los códigos nuevos lo sustituyen.
       *[other] Quedan { $count } códigos. Los códigos nuevos los sustituyen.
    }
people-codes-anew = Crear códigos nuevos

## The page of the account. $date, $since and $seen are dates.

people-since = Aquí desde el { $date }
people-games = Mis partidas
people-games-count = En curso: { $running }, terminadas: { $over }
people-to-games = Ir a mis partidas
people-sessions = Sesiones abiertas
people-session = desde el { $since }, última visita el { $seen }
people-this-one = Este navegador.
people-unknown-browser = Un navegador que no dice su nombre
people-change-password = Cambiar la contraseña
people-change-lead = Se cierra la sesión en todos los demás dispositivos.
people-old-password = Contraseña actual
people-change-button = Cambiar la contraseña
people-export = Todo sobre ti
people-export-lead = Un archivo con tu cuenta, tus sesiones y todas tus partidas, en líneas de JSON.
people-export-button = Guardar el archivo
people-delete = Borrar la cuenta
people-delete-lead = Tus partidas se quedan, tu nombre se va: en todas partes aparecerás como «Cuenta borrada», y nadie podrá volver a tener tu nombre. Esto no se puede deshacer.
people-delete-messages = Eliminar también lo que has escrito a otros jugadores
people-delete-button = Borrar la cuenta para siempre
people-done-password = La contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.
people-done-recovered = Has entrado con la contraseña nueva. Se ha cerrado la sesión en todos los demás dispositivos.
people-done-deleted = Tu cuenta está borrada.

## The games of the account.

people-to-move = Te toca
people-waiting = Esperando al otro bando
people-over = Terminada
people-no-games = Todavía no tienes partidas.
# A button: games that were begun in this browser without being signed in.
people-claim = Estas partidas son mías
people-claim-lead = En este navegador hay partidas que aún no están en tu cuenta.

## What is refused.

error-name-length = Un nombre tiene de 2 a 20 caracteres.
error-name-characters = Solo letras de un mismo alfabeto, cifras, - y _, por favor.
error-name-taken = Este nombre, o uno que se le parece, ya está cogido.
error-password-common = Esta contraseña es de las primeras que se adivinan. Elige otra, por favor.
error-password-short = Al menos 8 caracteres, por favor.
error-password-long = Como mucho 256 bytes, por favor.
error-wrong-password = El nombre y la contraseña no coinciden.
error-wrong-code = El nombre y el código no coinciden, o el código ya se ha usado.
error-password-not-yours = Esa no es tu contraseña.
error-too-many-tries = Demasiados intentos con esta cuenta. Espera un rato, por favor.
error-signed-out = Primero inicia sesión, por favor.
error-seat-owned = Este puesto ya pertenece a una cuenta.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Puntuaciones
people-ratings-lead = Partidas por puntos entre personas con cuenta, por reglas y ritmo.
people-ratings-choice = Reglas y ritmo
people-ratings-none = Nadie ha jugado todavía una partida por puntos.
people-rank = Posición
people-rating = Puntuación
people-played = Reglas
people-rated-games = Partidas
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Ganadas / tablas / perdidas
people-unrated = Todavía no has jugado ninguna partida por puntos.
people-all-ratings = Todas las puntuaciones
people-provisional = Un signo de interrogación indica que la puntuación se basa en pocas partidas, o en partidas antiguas.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rápida
people-speed-correspondence = correspondencia
# A box in the form of a new game.
people-rated = Por puntos
people-rated-lead = Cuenta para los dos bandos: las reglas tal cual, el mismo tiempo, no se deshace nada, sin ayuda. El otro bando también necesita una cuenta.
people-this-rated = Esta partida es por puntos.
people-rated-table = Por puntos; necesitas una cuenta para ocupar el puesto.

error-rated-account = Una partida por puntos necesita una cuenta. Primero inicia sesión, por favor.
error-rated-self = Una partida por puntos se juega entre dos.
error-rated-alone = Una partida por puntos se juega con alguien en otro lugar.
error-rated-rules = Una partida por puntos se juega con reglas de la lista, tal cual.
error-rated-start = Una partida por puntos empieza como de costumbre.
error-rated-odds = En una partida por puntos los dos bandos tienen el mismo tiempo.
error-rated-clock = Una partida por puntos necesita un reloj, o días por jugada.
error-rated-dice = En una partida por puntos los dados los lanza el tablero.
error-rated-position = Esta posición es de una partida por puntos que estás jugando. Podrás mirarla cuando termine la partida.
