### Alles auf diesem Rechner als eine Datei: gesichert und anderswo wieder eingelesen.

## Die Seite: sichern, mitbringen, und was daraus geworden ist.

profile-title = Alles in einer Datei
profile-lead = Partien mit allen Zügen, Ergebnisse, Solitär, gelöste Aufgaben und Lektionen und was du gewählt hast: als eine Datei gesichert und auf einem anderen Rechner oder nach einem Neuanfang wieder eingelesen.
# Verweis auf der Liste der Partien und auf der Seite der Einstellungen.
profile-link = Alles sichern oder mitbringen

profile-save = Sichern
profile-save-lead = Die Datei enthält jede Partie dieses Rechners, zu Ende gespielt oder nicht.
profile-save-button = Alles sichern

profile-bring = Wiederherstellen
profile-bring-lead = Nichts, was hier ist, geht verloren: Partien kommen hinzu, und eine, die schon hier ist, wird erkannt. Deine Einstellungen werden die aus der Datei.
profile-file = Datei
profile-bring-button = Datei einlesen
profile-choose = Wähle erst eine Datei.
profile-unanswered = Es kam keine Antwort. Versuch es noch einmal: Eine Partie, die schon da ist, wird erkannt.
# Was daraus geworden ist. $fresh Partien sind neu, $longer sind weitergegangen, $known waren schon da, und $other sind hier anders weitergegangen und bleiben, wie sie sind.
profile-done = { $fresh ->
        [one] Eine Partie ist neu hier
       *[other] { $fresh } Partien sind neu hier
    }, { $longer } sind weitergegangen, { $known } waren schon da.
profile-other = { $other ->
        [one] Eine Partie ist hier anders weitergegangen und bleibt, wie sie ist.
       *[other] { $other } Partien sind hier anders weitergegangen und bleiben, wie sie sind.
    }

## Warum eine Datei nicht zu lesen ist; dann wurde nichts übernommen. $line ist die Nummer der Zeile.

error-profile-foreign = Diese Datei hat diese Seite nicht gesichert.
error-profile-newer = Diese Datei hat ein neueres Programm gesichert; bitte nimm das.
error-profile-line = Die Datei ist beschädigt.
# $line ist eine Zahl.
profile-damaged-line = Die Datei ist in Zeile { $line } beschädigt. Nichts davon wurde übernommen.
error-profile-cut = Die Datei ist beschädigt oder nicht vollständig. Nichts davon wurde übernommen.
