### Die Seite einer Person mit Konto, für alle zu sehen. $date ist ein Datum wie 2026-11-16.

## Auf der Seite und auf dem Weg dorthin.

player-since = Hier seit { $date }.
player-games = Letzte Partien
player-none = Es gibt keine Partien, die alle sehen dürfen.
player-all = Alle im Archiv
player-page = Die Seite von { $name }
error-unknown-player = Niemand heißt hier so.
