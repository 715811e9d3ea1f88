### Die Aufgaben des Tages, für alle dieselben: eine Aufgabe im Solitär und ein Rätsel.

## Die Seite mit den Tabellen und die einer Aufgabe. $name ist der Name einer Solitäraufgabe.

daily-title = Aufgaben des Tages
daily-lead = Eine Solitäraufgabe und ein Rätsel, für alle dieselben, und jeden Tag um Mitternacht Weltzeit neue. Die wenigsten Steine stehen vorn, dann die wenigsten Züge, dann die kürzeste Zeit.
daily-solitaire = Solitär des Tages
daily-solitaire-task = { $name }: Lass so wenige Steine wie möglich übrig, in so wenigen Zügen wie möglich.
daily-try = Versuchen
daily-today = Heute
daily-yesterday = Gestern
daily-nobody = Noch niemand.
daily-begin-lead = Deine Zeit läuft, sobald du beginnst. Du kannst zurücknehmen und es so oft versuchen, wie du willst; das Beste zählt.
daily-begin = Beginnen
daily-kept = Es steht in der Tabelle des Tages.
daily-not-better = Du warst schon einmal besser, und das bleibt in der Tabelle.
daily-table = Zur Tabelle des Tages

## Absagen.

error-unknown-task = Diese Aufgabe gibt es nicht.
error-daily-over = Dieser Tag ist vorbei.
error-daily-not-begun = Beginne die Aufgabe erst.
error-daily-untold = Das ist die Aufgabe des Tages: Tipp und Lösung gibt es morgen, oder sobald du sie für die Tabelle von heute gelöst hast.
