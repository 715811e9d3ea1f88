### Playing with somebody elsewhere. A "puesto" is the right to play one side; an "enlace" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Con alguien en otro lugar, por un enlace

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Tu puesto
online-send = Envía este enlace al otro bando. La partida empieza en cuanto alguien ocupe su puesto.
online-send-once = El enlace es para una sola persona. Quien lo abra primero ocupa el puesto; los demás miran.
online-link = Enlace para el otro bando
online-call-off = Cancelar la partida
online-invited =
    { $side ->
        [wolf] Te invitan a esta partida. Juegas con el lobo.
        [sheep] Te invitan a esta partida. Juegas con las cabras.
        [quarry] Te invitan a esta partida. Juegas con la presa.
        [fox] Te invitan a esta partida. Juegas con el zorro.
        [hunters] Te invitan a esta partida. Juegas con los cazadores.
        [white] Te invitan a esta partida. Juegas con blancas.
       *[other] Te invitan a esta partida. Juegas con negras.
    }
online-sit = Ocupar el puesto
online-watching = Estás mirando. Los puestos están ocupados.
online-you-play =
    { $side ->
        [wolf] Juegas con el lobo.
        [sheep] Juegas con las cabras.
        [quarry] Juegas con la presa.
        [fox] Juegas con el zorro.
        [hunters] Juegas con los cazadores.
        [white] Juegas con blancas.
       *[other] Juegas con negras.
    }
online-elsewhere = Seguir en otro dispositivo
online-elsewhere-lead = Este enlace es tu puesto: ábrelo donde quieras seguir y no se lo des a nadie.
online-seat-link = Enlace a tu puesto
online-copy = Copiar
online-copied = Copiado
online-to-move = Turno: { $player }.
online-waiting = Esperando al otro bando.
online-waiting-both = Esperando a que el otro bando ocupe su puesto.
online-next-begun = La otra parte ha empezado otra partida y te espera en ella.
online-next-go = Ir a la próxima partida
online-lost = Se ha perdido la conexión. Tu jugada está guardada y saldrá en cuanto vuelva.
online-your-games = Tus partidas
online-no-games = Aquí aparecerán las partidas que juegues con este navegador.

## What is refused.

error-seat-missing = Aquí solo juegan los dos bandos; tú miras.
error-seat-foreign = Aquí solo juegan los dos bandos; tú miras.
error-seat-other = Eso le toca al otro bando.
error-seat-elsewhere = Esta partida se juega en el equipo en el que empezó.
error-seat-empty = El otro bando aún no ha ocupado su puesto.
error-seat-taken = El puesto está ocupado; puedes mirar.
error-seat-needed = Una partida por la red necesita un puesto.
error-link-needed = Dos personas en una pantalla juegan en su propio equipo; aquí, invita a alguien con un enlace.
