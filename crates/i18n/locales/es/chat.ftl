### Lo que dos jugadores se escriben durante una partida, si lo han acordado.

## En el formulario de una partida nueva y junto al tablero.

chat-choice = Podemos escribirnos durante la partida
chat-agreed = En esta partida podéis escribiros.
chat-title = Mensajes
chat-label = Mensaje al otro jugador
chat-send = Enviar
chat-you = Tú
chat-hidden = (eliminado)

## Negativas.

error-chat-off = En esta partida no se ha acordado escribirse.
error-chat-text = Un mensaje tiene de 1 a 200 caracteres en una línea.
error-chat-full = Hay demasiados mensajes en esta partida.
