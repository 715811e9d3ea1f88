### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "code", and plays one side. It is off at first.

## The page of the switch.

beside-title = En el móvil de al lado
beside-lead = Deja entrar los móviles y las tabletas de tu red de casa y jugad en dos pantallas: uno aquí, el otro en el sofá.
beside-switch = Dejar entrar la red de casa
beside-scan = Apunta aquí con la cámara del móvil
beside-others = Si no funciona, prueba una de estas direcciones:
beside-open = Quien esté en la misma red puede abrir esta dirección. Cada cual juega en su propio puesto; tus partidas, bases y ajustes siguen siendo tuyos. Se acaba cuando lo desactivas o cierras el programa.
beside-closed = Por ahora solo este equipo llega a la página.
beside-home = Elegir un juego
# The text that stands for the picture of the QR code.
beside-code = Código QR con la dirección para el móvil

## On the home page.

beside-mention = Jugad con un móvil de la misma red, cada cual en su pantalla.
beside-link = Dejar entrar el móvil

## The form of a new game.

new-opponent-beside = Dos personas: aquí y en el móvil de al lado

## At the board.

beside-part-lead = Uno de vosotros sigue aquí, el otro en el móvil. El móvil recibe un código para escanear; no se deshace nada hasta que volváis a jugar los dos aquí.
beside-stays = ¿Quién se queda en esta pantalla?
beside-part = Mostrar el código
beside-scan-seat = Escanea este código con el móvil; tiene que estar en la misma red.
beside-open-door = Dejar entrar el móvil
beside-close-door = No dejar entrar más móviles
beside-gather = Volver a jugar los dos aquí

## What is refused.

error-beside-no-network = Ahora mismo este equipo no está en ninguna red de casa. Conéctalo a la misma red que el móvil e inténtalo de nuevo.
error-beside-address = No se puede dejar entrar la red de casa: el sistema no lo permite.
error-beside-link = Solo se dibuja un código para una dirección que lleve a este equipo.
error-parted = Los puestos de esta partida ya están repartidos.
error-part-alone = En dos pantallas solo pueden jugar dos personas.
error-not-parted = Ya jugáis los dos en un mismo tablero.
