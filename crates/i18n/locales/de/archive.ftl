### Das Archiv und was der Betrieb eines Servers zu sagen hat.

error-draining = Der Server wird gerade beendet und ist gleich wieder da.
