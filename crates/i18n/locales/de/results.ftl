### Wie die Partien auf diesem Rechner ausgegangen sind. Remis ist eine unentschiedene Partie.

## Womit die Seite beginnt, und Verweise hin und zurück.

tally-title = Ergebnisse
tally-lead = Gezählt aus allen Partien auf diesem Rechner, die zu Ende gespielt wurden.
tally-none = Noch ist keine Partie zu Ende gespielt.
# Verweis zurück zur Liste der Partien.
tally-to-games = Alle Partien
# Verweis auf der Liste der Partien.
tally-link = Ergebnisse nach Spiel und Stufe

# Alles gegen den Computer, in einer Zeile.
tally-total = Gegen den Computer: { $won } gewonnen, { $drawn } remis, { $lost } verloren.

## Die Tabelle eines Spiels gegen den Computer.

tally-computer = Du gegen den Computer
tally-level = Stufe
tally-won = Gewonnen
tally-drawn = Remis
tally-lost = Verloren

## Zwei Menschen, und Denkaufgaben.

# Überschriften von Tabellen: darunter stehen die Seiten mit Namen, etwa Weiß und Schwarz, und ihre Zahlen.
tally-pair = Zu zweit an einem Brett, gewonnen von
tally-seated = Über das Netz, gewonnen von
tally-puzzle = Gelöst { $solved }, nicht gelöst { $unsolved }.
