### Carreras en red: hasta ocho personas, cada una en su casa, todas con el mismo problema de solitario.

## En la página de problemas y en la de una carrera.

heat-title = Carrera en red
heat-about = De dos a ocho, cada uno en su casa, todos con el mismo problema. Envíales el enlace; todos empiezan a la vez y ven cuántas fichas les quedan a los demás. Gana quien deje menos fichas y, si hay empate, quien tarde menos desde la salida. No se deshace nada.
heat-name = Tu nombre
heat-minutes = Termina a los
heat-make = Crear una carrera
heat-of = Carrera: { $problem }
heat-invite = Envía este enlace a quienes vayan a correr. Participan hasta ocho; los demás pueden mirar.
heat-link = Enlace a esta carrera
heat-join = Participar
heat-ready = Estoy listo
heat-not-ready = Aún no estoy listo
heat-begin = Empezar ya
heat-leave = Salir
heat-stop = Dejarlo aquí
heat-rematch = Otra carrera
heat-next = A la próxima carrera
heat-racers = Quién participa
heat-place = Puesto
heat-standing = Cómo va
heat-board = Tu tablero
heat-watching = Estás mirando.
heat-lost = Se ha perdido la conexión. Vuelve sola; un salto hecho mientras tanto se conserva.

## A qué se espera y cómo va. $host es un nombre, $time un tiempo como 3:07.

heat-alone = Falta alguien con quien correr.
heat-waiting = La carrera empieza cuando todos estén listos o cuando lo diga { $host }.
heat-running = ¡Ya! Gana quien deje menos fichas y luego quien tarde menos.
heat-is-ready = listo
heat-is-not-ready = aún no está listo
heat-left = quedan { $time }

## Negativas.

error-race-full = Ya participan ocho. Puedes mirar.
error-race-begun = La carrera ya ha empezado.
error-race-few = Para una carrera hacen falta al menos dos.
error-race-host = Solo quien creó la carrera puede empezarla; o di que estás listo.
error-race-minutes = Una carrera termina después de 1 a 120 minutos.
error-race-waits = La carrera aún no ha empezado.
error-race-goes-on = La carrera no ha terminado.
