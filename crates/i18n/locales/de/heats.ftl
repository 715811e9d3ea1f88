### Wettläufe übers Netz: bis zu acht, jeder zu Hause, alle mit derselben Solitäraufgabe.

## Auf der Seite der Aufgaben und auf der Seite eines Wettlaufs.

heat-title = Wettlauf übers Netz
heat-about = Zwei bis acht, jeder zu Hause, alle mit derselben Aufgabe. Schicke ihnen den Link; alle beginnen im selben Moment und sehen, wie viele Steine die anderen noch haben. Die wenigsten Steine gewinnen, dann die kürzere Zeit, die vom Start an läuft. Zurückgenommen wird nichts.
heat-name = Dein Name
heat-minutes = Vorbei nach
heat-make = Wettlauf anlegen
heat-of = Wettlauf: { $problem }
heat-invite = Schicke diesen Link denen, die mitlaufen sollen. Bis zu acht machen mit, alle anderen können zusehen.
heat-link = Link zu diesem Wettlauf
heat-join = Mitmachen
heat-ready = Ich bin bereit
heat-not-ready = Noch nicht bereit
heat-begin = Jetzt beginnen
heat-leave = Weggehen
heat-stop = Hier aufhören
heat-rematch = Noch ein Wettlauf
heat-next = Zum nächsten Wettlauf
heat-racers = Wer mitmacht
heat-place = Platz
heat-standing = Stand
heat-board = Dein Brett
heat-watching = Du siehst zu.
heat-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; ein Sprung, den du inzwischen machst, bleibt erhalten.

## Worauf er wartet und wie er steht. $host ist ein Name, $time eine Zeit wie 3:07.

heat-alone = Es fehlt noch jemand zum Mitlaufen.
heat-waiting = Es geht los, wenn alle bereit sind oder wenn { $host } es sagt.
heat-running = Los! Die wenigsten Steine gewinnen, dann die kürzere Zeit.
heat-is-ready = bereit
heat-is-not-ready = noch nicht bereit
heat-left = noch { $time }

## Absagen.

error-race-full = Acht machen schon mit. Du kannst zusehen.
error-race-begun = Der Wettlauf hat schon begonnen.
error-race-few = Zu einem Wettlauf gehören mindestens zwei.
error-race-host = Beginnen kann nur, wer den Wettlauf angelegt hat; oder sage, dass du bereit bist.
error-race-minutes = Ein Wettlauf ist nach 1 bis 120 Minuten vorbei.
error-race-waits = Der Wettlauf hat noch nicht begonnen.
error-race-goes-on = Der Wettlauf läuft noch.
