### Quello che due giocatori si scrivono durante una partita, se si sono accordati.

## Nel modulo di una nuova partita e accanto alla tavola.

chat-choice = Possiamo scriverci durante la partita
chat-agreed = In questa partita potete scrivervi.
chat-title = Messaggi
chat-label = Messaggio all’altro giocatore
chat-send = Invia
chat-you = Tu
chat-hidden = (rimosso)

## Rifiuti.

error-chat-off = In questa partita non è previsto scriversi.
error-chat-text = Un messaggio ha da 1 a 200 caratteri su una riga.
error-chat-full = Ci sono troppi messaggi in questa partita.
