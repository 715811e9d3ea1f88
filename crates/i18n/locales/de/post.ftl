### Partien über Tage, und Züge im Voraus: Pläne, Abwesenheit, Erinnerungen.

## Ein Plan: was jemand für kommende Züge hinterlässt. Nur wer ihn macht, sieht ihn. $turn, $theirs und $own
## sind Züge wie in der Aufzeichnung, etwa „a1-a4xd6“.

# Die Überschrift einer Klappe neben dem Brett.
plan-title = Vorausplanen
plan-lead = Sag, was du antworten wirst. Zieht die andere Seite wie erwartet, wird dein Zug sofort gespielt, auch wenn du nicht da bist. Niemand sonst sieht es.
# Auf Knöpfen.
plan-make = Plan machen
plan-change = Plan ändern
plan-drop = Plan verwerfen
plan-keep = Plan behalten
plan-cancel = Abbrechen
plan-one-back = Einen Zug zurück
plan-other = Ein anderer Gegenzug
# Eine Wahl für den eigenen Zug, der zuletzt geplant wurde; die anderen Antworten sind Gründe für Remis.
plan-claim = Mit diesem Zug Remis beanspruchen
plan-claim-no = Nein
# Während auf dem Brett geplant wird: vor einem Zug der anderen Seite und vor dem eigenen.
plan-theirs = Planen: Was könnte { $player } ziehen?
plan-own = Planen: Was antwortest du?
plan-over = Planen: Hier wäre die Partie zu Ende.
# Eine Zeile eines Plans: der Zug der anderen Seite und die eigene Antwort.
plan-line = Wenn { $theirs }, dann { $own }
plan-line-any = Was auch kommt: { $own }
# Der eigene Zug wird angesagt und Remis damit beansprucht.
plan-line-claim = Wenn { $theirs }, dann Remis mit { $own }
plan-line-open = Wenn { $theirs }: noch keine Antwort
# Auf einem Knopf, der einen Zweig aus dem Plan nimmt.
plan-cut = Herausnehmen: { $theirs }
plan-kept = Der Plan ist hinterlegt.
plan-gone-on = Die Partie ist weitergegangen. Das Planen ist beendet.
# Was aus einem Plan geworden ist.
plan-played = Gespielt, wie du es geplant hattest: { $turn }
plan-impossible = { $turn } war nicht mehr möglich und wurde nicht gespielt.
plan-unforeseen = Auf diesen Zug hatte dein Plan keine Antwort; er ist verworfen.
plan-back = Es wurden Züge zurückgenommen; dein Plan ist verworfen.

## Ein Zug im Voraus: gemacht, während die andere Seite überlegt, und gespielt, sobald er möglich ist.

advance-set = Im Voraus: { $turn }. Der Zug wird gespielt, sobald die andere Seite gezogen hat, wenn er dann möglich ist.
advance-drop = Nicht spielen
advance-go = Im Voraus: wohin?
advance-take = Im Voraus: Nimm einen Stein.

## Was abgelehnt wird. $why ist ein ganzer Satz.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Pläne gibt es in Partien von zweien an verschiedenen Orten, ohne Würfel.
error-plan-own-turn = Du bist am Zug: Zieh einfach.
error-plan-too-long = Der Plan ist zu lang.
error-plan-two-answers = Auf einen Zug gibt es nur eine Antwort.
error-plan-twice = Dieser Zug steht schon im Plan.
error-plan-claim = Nur mit dem eigenen Zug lässt sich Remis beanspruchen.
error-plan-any = Für alles, was kommen mag, gilt ein einziger Zug und nichts danach.

## Abwesenheit in Partien mit Tagen für jeden Zug: Die Uhr der abwesenden Seite steht. $player ist jemand mit
## Namen oder Farbe, $date ein Datum mit Uhrzeit.

# Im Formular einer neuen Partie; zur Wahl stehen Tage insgesamt, für beide.
new-vacation = Tage, die jede Seite abwesend sein darf
new-vacation-0 = Keine
new-vacation-14 = Insgesamt 14 Tage
new-vacation-28 = Insgesamt 28 Tage
vacation-title = Verreisen
vacation-lead = Solange du abwesend bist, steht deine Uhr. Deine Pläne werden trotzdem ausgeführt.
vacation-days = Für wie viele Tage
# Auf Knöpfen.
vacation-leave = Ab jetzt bin ich abwesend
vacation-back = Ich bin wieder da
vacation-you-away = Du bist abwesend bis { $date }. Deine Uhr steht.
vacation-away = { $player } ist abwesend bis { $date }. Diese Uhr steht.
vacation-left = { $player } ist eine Weile abwesend.
vacation-returned = { $player } ist wieder da.
error-bad-vacation = Abwesenheit gibt es in Partien mit jemandem anderswo und mit Tagen für jeden Zug; höchstens 60 Tage.
error-leave-none = In dieser Partie ist keine Abwesenheit vereinbart.
error-leave-days = So viele Tage Abwesenheit sind nicht mehr übrig.
error-leave-away = Du bist abwesend. Sag zuerst, dass du wieder da bist.
error-leave-here = Du bist nicht abwesend.
error-leave-late = Auf deiner Uhr ist zu wenig Zeit übrig, um jetzt zu verreisen.

## Erinnerungen: die Partien, die mit diesem Browser gespielt werden.

# $count ist eine Zahl.
remind-turns = Partien, in denen du am Zug bist: { $count }
remind-turn = Du bist am Zug
remind-short = Du bist am Zug, weniger als ein Tag übrig
