### The page on which boards, stones and sound are chosen. "Fichas" are the pieces of every game.

## What the page begins with.

looks-title = Tablero, fichas y sonido
# Under the title.
looks-lead = Lo que elijas aquí vale para todos los juegos en este navegador. Claro, oscuro y alto contraste están al pie de la página.
# A link back to the game one comes from.
looks-back = Volver a la partida

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Tablero
looks-board-wood = Madera
looks-board-wood-about = una tabla cepillada, con las líneas grabadas
looks-board-slate = Pizarra
looks-board-slate-about = rayado en un escalón de piedra
looks-board-print = Impreso
looks-board-print-about = una sola tinta sobre papel, como los viejos folletos
looks-board-cloth = Paño
looks-board-cloth-about = cosido sobre loden, para enrollar

## The sets of stones.

looks-stones = Fichas
looks-stones-ivory = Marfil y ébano
looks-stones-ivory-about = un aro y un punto
looks-stones-discs = Discos sencillos
looks-stones-discs-about = planos, con aro y punto bien marcados
looks-stones-turned = Madera torneada
looks-stones-turned-about = arce con tres ranuras, nogal con una perla
looks-stones-marked = Sol y luna
looks-stones-marked-about = pintados encima, el sol en las claras

## Sound, which is off at first.

looks-sound = Sonido
looks-sound-lead = Suaves sonidos de madera cuando una ficha se coloca, se desliza o se captura, cuando se cierra un molino y cuando acaba una partida.
looks-sound-on = Activado
looks-sound-off = Desactivado
# Buttons to listen to each of them.
looks-sound-set = Colocar
looks-sound-slide = Mover
looks-sound-take = Capturar
looks-sound-mill = Molino
looks-sound-over = Fin de la partida
