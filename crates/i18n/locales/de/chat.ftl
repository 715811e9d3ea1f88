### Was zwei während einer Partie einander schreiben, wenn sie es vereinbart haben.

## Im Formular einer neuen Partie und neben dem Brett.

chat-choice = Wir dürfen uns während der Partie schreiben
chat-agreed = In dieser Partie dürft ihr euch schreiben.
chat-title = Nachrichten
chat-label = Nachricht an den anderen Spieler
chat-send = Senden
chat-you = Du
chat-hidden = (entfernt)

## Absagen.

error-chat-off = In dieser Partie ist nicht vereinbart, dass man sich schreibt.
error-chat-text = Eine Nachricht hat 1 bis 200 Zeichen in einer Zeile.
error-chat-full = In dieser Partie gibt es zu viele Nachrichten.
