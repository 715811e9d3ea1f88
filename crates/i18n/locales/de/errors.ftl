### Was gesagt wird, wenn etwas nicht geht. Jede Meldung ist ein ganzer Satz, der weiterhilft; ohne
### Vorwurf und ohne Kennzahlen.

## Warum ein Zug nicht geht, in jedem Spiel. Davor stehen der Zug, wie er getippt wurde, und ein
## Doppelpunkt.

objection-game-over = Die Partie ist zu Ende.
objection-ended = Die Partie ist zu Ende.
objection-other-game = Das ist ein Zug aus einem anderen Spiel.
objection-occupied = Dort steht schon etwas.
objection-no-piece = Dort steht kein eigener Stein.
objection-not-yours = Die andere Seite ist am Zug.
objection-not-adjacent = Das ist weiter als ein Schritt.
objection-place-first = Zuerst muss gesetzt werden.
objection-backwards = Das ginge rückwärts.
objection-no-capture = So lässt sich nichts schlagen.
objection-bad-notation = Das ist weder ein Zug noch ein Befehl.
objection-ambiguous = Das könnten mehrere Züge sein; bitte ausschreiben.
objection-throw-missing = Zuerst muss gewürfelt werden.
objection-throw-first = Zuerst muss gewürfelt werden.
objection-unknown = Das erlauben die Regeln nicht.

## Warum ein Mühlezug nicht geht. „In der Hand“ sind die noch nicht gesetzten Steine.

objection-mill-occupied = Dieser Punkt ist besetzt.
objection-mill-place-first = Du hast noch Steine in der Hand und musst setzen.
objection-remove-first = Das Brett war voll: Nimm zuerst einen gegnerischen Stein vom Brett, zum Beispiel xa4.
objection-no-removal = Ohne eigenen Zug kannst du nichts schlagen.
objection-no-pass = Du kannst ziehen, also kannst du nicht aussetzen.
objection-hand-empty = Du hast keinen Stein mehr in der Hand.
objection-mill-forbidden = Beim Setzen darf keine Mühle geschlossen werden.
objection-no-entry = Drei Steine können dort jetzt nicht ins Spiel kommen.
objection-not-your-stone = Auf diesem Punkt steht kein Stein von dir.
objection-out-of-reach = So weit kann der Stein nicht ziehen.
objection-remill = Diese Mühle darf so bald nicht wieder geschlossen werden.
objection-not-enemy = Dort steht kein gegnerischer Stein.
objection-too-many = Das schlägt mehr Steine, als der Zug erlaubt.
objection-protected = Dieser Stein steht in einer Mühle und ist sicher.
objection-must-take = Deine Mühle schlägt einen Stein: Gib ihn mit an.
objection-no-mill = Das schließt keine Mühle, also wird nichts geschlagen.
objection-mill-takes-nothing = Diese Mühle schlägt nichts.
objection-extra-turn = Dieser Zug bringt keinen weiteren, also steht kein + am Ende.

## Warum ein Damezug nicht geht. „Stein“ ist der einfache Stein, „Dame“ der gekrönte; Pusten heißt
## einen Stein wegnehmen, weil er nicht geschlagen hat.

objection-draughts-occupied = Dieses Feld ist besetzt.
objection-draughts-backwards = Steine ziehen nicht rückwärts.
objection-draughts-no-capture = So lässt sich nicht schlagen.
objection-huff-off = In diesem Spiel wird nicht gepustet.
objection-not-huffable = Dieser Stein kann jetzt nicht gepustet werden.
objection-empty-square = Dieses Feld ist leer.
objection-not-your-piece = Dieser Stein gehört dem Gegner.
objection-no-move = Der Stein bewegt sich gar nicht.
objection-not-diagonal = Gezogen wird nur schräg.
objection-too-far = Das ist für diesen Stein zu weit.
objection-in-the-way = Ein anderer Stein steht im Weg.
objection-must-capture = Du kannst schlagen, also musst du.
objection-must-continue = Es muss weitergeschlagen werden.
objection-must-take-most = Du musst so viele Steine wie möglich schlagen.
objection-king-must-take = Deine Dame muss vor einem Stein schlagen.
objection-must-take-kings = Du musst so viele Damen wie möglich schlagen.
objection-kings-first = Du musst Damen so früh wie möglich schlagen.
objection-captures-backwards = Steine schlagen nicht rückwärts.
objection-man-takes-king = Ein Stein darf keine Dame schlagen.
objection-crowned-ends-turn = Wird ein Stein Dame, ist der Zug zu Ende.
objection-land-behind = Die Dame muss direkt hinter dem geschlagenen Stein aufsetzen.
objection-wrong-crowning = So wird der Stein nicht zur Dame.

## Warum ein Zug im Jagdspiel nicht geht.

objection-wolf-place-first = Zuerst muss der Wolf aufs Brett.
objection-wolf-backwards = Schafe gehen nur vorwärts.
objection-already-placed = Der Wolf ist schon auf dem Brett.
objection-no-extra-turn = Danach ziehen die Schafe, also steht kein + am Ende.
objection-no-hop = So wird in dieser Jagd nicht gehüpft.
objection-wrong-capture = Dieser Sprung schlägt den übersprungenen Jäger und keinen anderen.

## Warum ein Sprung im Solitär nicht geht.

objection-pegs-occupied = In diesem Loch steht schon ein Stein.
objection-pegs-no-piece = In diesem Loch steht kein Stein.
objection-off-board = Ein solches Loch hat dieses Brett nicht.
objection-not-a-jump = Ein Sprung geht gerade über ein Loch hinweg.
objection-nothing-to-jump = Dazwischen steht kein Stein.

## Was in einer Partie sonst nicht geht.

error-ended = Die Partie ist zu Ende.
error-throw-missing = Zuerst muss gewürfelt werden.
error-throw-not-awaited = Jetzt wird nicht gewürfelt.
error-throw-bad = Ein Wurf sind drei Würfel von 1 bis 6, zum Beispiel 5 5 4.
error-take-back-not-allowed = In dieser Partie wird nichts zurückgenommen.
error-take-back-too-many = Es gibt nichts zurückzunehmen.
error-take-back-only =
    { $count ->
        [one] Gespielt ist erst ein Zug.
       *[other] Gespielt sind erst { $count } Züge.
    }
error-must-take = In diesem Spiel muss eine Mühle einen Stein schlagen.
error-no-such-place =
    { $family ->
        [draughts] Ein Spielfeld { $place } gibt es nicht.
        [wolf] Ein dunkles Feld { $place } gibt es auf diesem Brett nicht.
        [pegs] Ein Loch { $place } gibt es auf diesem Brett nicht.
       *[other] Einen Punkt { $place } gibt es auf diesem Brett nicht.
    }
error-did-you-mean = { $typed }: Das ist weder ein Zug noch ein Befehl; meintest du „{ $word }“?
error-take-back-declared = Die Spieler haben diese Partie beendet; zurückgenommen wird nichts mehr.
error-redo-nothing = Es gibt keinen zurückgenommenen Zug.
error-abort-too-late = Beide haben schon gezogen; absagen lässt sich die Partie nicht mehr.
error-offer-in-puzzle = Es gibt niemanden, mit dem du dich einigen könntest: Du spielst allein.
error-offer-pending = Remis ist schon angeboten und noch nicht beantwortet.
error-offer-repeated = Du hast schon Remis angeboten; zieh erst, bevor du es wieder anbietest.
error-offer-none = Niemand hat Remis angeboten.
error-bad-number = „{ $text }“ ist keine Anzahl von Zügen.
error-no-computer = Hier spielt der Computer nicht mit; mit zwick play --level 3 tut er es.
error-no-other-side = Es gibt keine andere Seite, von der man schauen könnte.

## Remis-Reklamationen, die nicht durchgehen. $count ist, was es gibt, $needed, was die Regeln
## verlangen.

error-claim-off = Diese Regeln kennen kein solches Remis.
error-claim-automatic = Nach diesen Regeln kommt dieses Remis von selbst; da ist nichts zu reklamieren.
error-claim-turn-not-complete = Dein Zug ist noch nicht zu Ende: Du hast einen weiteren gewonnen.
error-claim-ends-otherwise = Dieser Zug beendet die Partie auf andere Weise.
error-claim-not-to-move = Reklamieren darf nur, wer am Zug ist.
error-claim-too-few-repetition =
    { $count ->
        [one] Die Stellung kam einmal vor; nötig ist sie { $needed }-mal.
       *[other] Die Stellung kam { $count }-mal vor; nötig ist sie { $needed }-mal.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Es gab erst einen Halbzug ohne Fortschritt; nötig sind { $needed }.
       *[other] Es gab { $count } Halbzüge ohne Fortschritt; nötig sind { $needed }.
    }

## Dateien.

error-save-name = Sag, wohin gespeichert werden soll, zum Beispiel: speichern partie.txt
error-save-exists = Die Datei { $file } gibt es schon; wähl einen anderen Namen.
error-save-failed = Die Partie ließ sich nicht in { $file } speichern: { $why }
