### The board on the screen of a terminal: what stands around it, and what its keys do. "Jugada" is
### what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Intro elegir  u atrás  i pista  : texto  ? ayuda  q salir
tui-too-small = La ventana es demasiado pequeña para el tablero: tiene { $width } columnas y { $height } filas, y hacen falta { $needwidth } y { $needheight }.
tui-thinking-hint = Buscando una buena jugada…

## What is to be done in the middle of a turn, and in its place.

tui-go = Elige adónde ir; Esc suelta la ficha.
tui-go-or-not = Elige por dónde seguir, o párate aquí con n.
tui-take = Elige una ficha que capturar, una entre < >.
tui-take-or-not = Elige una ficha que capturar, una entre < >, o pulsa n para no capturar.
tui-throw = Pulsa t para lanzar los dados.
tui-pass = Pulsa Intro para pasar.
tui-over = Pulsa u para deshacer, q para salir.
tui-over-stays = Pulsa q para salir.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Desde { $place } no se puede mover ahora.
tui-wrong-go = Con { $place } no se puede ahora.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = La partida no está ni terminada ni guardada. ¿Dejarlo de todos modos?
tui-ask-quit-saved = La partida no está terminada, pero sí guardada. ¿Dejarlo?
tui-ask-draw = ¿Está de acuerdo el otro bando?
tui-yes = s
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Teclas
tui-key-arrows = flechas
tui-key-pages = RePág AvPág
tui-help-move = ir de un sitio a otro
tui-help-next = ir al siguiente sitio que se puede elegir
tui-help-choose = elegir: una ficha, adónde va, qué captura; un clic también
tui-help-type = escribir una jugada como d2 o a1-a4xd5; tras : una orden como guardar partida.txt
tui-help-undo = deshacer una jugada; rehacerla
tui-help-hint = una pista; otra vez para la jugada entera
tui-help-level = hacer más fuerte o más débil al ordenador
tui-help-rules = las reglas de este juego
tui-help-scroll = recorrer las jugadas
tui-help-quit = salir
tui-help-back = Cualquier tecla vuelve al tablero.
tui-rules-back = Las flechas desplazan el texto; cualquier otra tecla vuelve al tablero.
