### Die Regeln der Mühle, Feld für Feld. „rule-mill-FELD“ nennt die Frage in ein, zwei Wörtern, als
### Überschrift; jeder weitere Schlüssel ist eine Antwort als ganzer Satz. Zusammen ergeben sie eine
### Regelseite. Wörter des Spiels: setzen, ziehen, springen, schlagen, Mühle, Stein, Punkt, Hand.

## Das Brett und seine Linien.

rule-mill-board = Brett
rule-mill-board-nine = Das Brett hat 24 Punkte auf drei ineinanderliegenden Quadraten.
rule-mill-board-seven = Das Brett hat 17 Punkte: zwei Quadrate und ein Kreuz durch die Mitte.
rule-mill-board-six = Das Brett hat 16 Punkte auf zwei Quadraten.
rule-mill-board-three = Das Brett hat neun Punkte in drei Reihen zu dreien.
rule-mill-stones = Steine
rule-mill-stones-value = Jede Seite hat { $value } Steine.
rule-mill-lines = Linien
rule-mill-lines-straight = Drei Steine waagrecht oder senkrecht auf einer gezeichneten Linie sind eine Mühle.
rule-mill-lines-diagonal = Auch die Eckdiagonalen sind gezeichnet, zum Ziehen und für Mühlen.
rule-mill-lines-diagonal-mills = Auch drei Steine auf einer Eckdiagonale sind eine Mühle, gezogen wird dort aber nicht.
rule-mill-lines-diagonal-moves = Auf den Eckdiagonalen wird auch gezogen, drei Steine auf einer sind aber keine Mühle.
rule-mill-lines-corners = Auch eine Ecke mit ihren beiden Nachbarn auf demselben Quadrat ist eine Mühle.
rule-mill-lines-corners-only = Nur eine Ecke mit ihren beiden Nachbarn auf demselben Quadrat ist eine Mühle.

## Setzen, ziehen, springen.

rule-mill-placing = Setzen
rule-mill-placing-separate = Erst werden alle Steine gesetzt, dann wird gezogen.
rule-mill-placing-mixed = In jedem Zug wird gesetzt oder gezogen, ganz wie man will.
rule-mill-motion = Ziehen
rule-mill-motion-step = Ein Stein zieht auf einer gezeichneten Linie einen Punkt weiter.
rule-mill-motion-knight = Ein Stein zieht wie der Springer im Schach, auf den gezeichneten Linien.
rule-mill-motion-hop = Ein Stein zieht einen Punkt weiter oder hüpft über einen Nachbarn auf den nächsten Punkt der Linie.
rule-mill-motion-hop-capture = Ein Stein zieht einen Punkt weiter oder hüpft über einen Nachbarn; ein übersprungener gegnerischer Stein ist geschlagen.
rule-mill-motion-hop-capture-chain = Ein Stein zieht einen Punkt weiter oder hüpft über einen Nachbarn; übersprungene gegnerische Steine sind geschlagen, auch mehrere in einem Zug.
rule-mill-motion-chess = Ein Stein zieht wie der Springer, wie der Turm auf den Linien oder wie der Läufer auf den Eckdiagonalen.
rule-mill-fly = Springen
rule-mill-fly-off = Niemand springt.
rule-mill-fly-line = Wer nur noch wenige Steine hat, zieht beliebig weit auf einer Linie über freie Punkte.
rule-mill-fly-free = Wer nur noch wenige Steine hat, darf auf jeden freien Punkt springen.
rule-mill-fly_at = Springen ab
rule-mill-fly_at-value = Gesprungen wird, wenn man noch { $value } Steine hat und keinen mehr in der Hand.

## Mühlen und Schlagen.

rule-mill-protect_placing = Sichere Steine beim Setzen
rule-mill-protect_placing-strict = Solange gesetzt wird, darf nie ein Stein aus einer Mühle geschlagen werden; gibt es keinen anderen, wird nichts geschlagen.
rule-mill-protect_placing-except-last-three = Solange gesetzt wird, darf kein Stein aus einer Mühle geschlagen werden, außer der Gegner hat insgesamt nur drei.
rule-mill-protect_placing-unless-all-in-mills = Solange gesetzt wird, darf ein Stein aus einer Mühle nur geschlagen werden, wenn kein anderer frei steht.
rule-mill-protect_placing-none = Solange gesetzt wird, darf jeder gegnerische Stein geschlagen werden.
rule-mill-protect_moving = Sichere Steine danach
rule-mill-protect_moving-strict = Nach dem Setzen darf nie ein Stein aus einer Mühle geschlagen werden; gibt es keinen anderen, wird nichts geschlagen.
rule-mill-protect_moving-except-last-three = Nach dem Setzen darf kein Stein aus einer Mühle geschlagen werden, außer der Gegner hat nur noch drei.
rule-mill-protect_moving-unless-all-in-mills = Nach dem Setzen darf ein Stein aus einer Mühle nur geschlagen werden, wenn kein anderer frei steht.
rule-mill-protect_moving-none = Nach dem Setzen darf jeder gegnerische Stein geschlagen werden.
rule-mill-captures = Zwei Mühlen auf einmal
rule-mill-captures-one = Wie viele Mühlen ein Zug auch schließt, er schlägt einen Stein.
rule-mill-captures-per-mill = Ein Zug schlägt für jede geschlossene Mühle einen Stein.
rule-mill-capture_duty = Schlagpflicht
rule-mill-capture_duty-must = Kann ein Stein geschlagen werden, muss es auch geschehen.
rule-mill-capture_duty-may = Schlagen darf man, muss man aber nicht.
rule-mill-on_mill_placing = Mühle beim Setzen
rule-mill-on_mill_placing-capture = Eine Mühle beim Setzen schlägt einen Stein.
rule-mill-on_mill_placing-extra-turn = Eine Mühle beim Setzen schlägt nichts, bringt aber einen weiteren Zug.
rule-mill-on_mill_placing-nothing = Eine Mühle beim Setzen bringt nichts.
rule-mill-on_mill_placing-forbidden = Beim Setzen darf keine Mühle geschlossen werden, außer jeder freie Punkt ergäbe eine.
rule-mill-on_mill_moving = Mühle danach
rule-mill-on_mill_moving-capture = Eine Mühle nach dem Setzen schlägt einen Stein.
rule-mill-on_mill_moving-capture-and-extra-turn = Eine Mühle nach dem Setzen schlägt einen Stein und bringt einen weiteren Zug.
rule-mill-on_mill_moving-nothing = Eine Mühle nach dem Setzen bringt nichts.
rule-mill-remill = Wieder schließen
rule-mill-remill-free = Eine Mühle darf jederzeit geöffnet und wieder geschlossen werden.
rule-mill-remill-no-immediate-return = Ein Stein, der aus einer Mühle geradewegs in eine andere gezogen ist, darf nicht gleich wieder zurück.
rule-mill-remill-wait-1 = Eine geöffnete Mühle darf im nächsten Zug nicht wieder geschlossen werden.
rule-mill-remill-wait-2 = Eine geöffnete Mühle darf in den nächsten zwei Zügen nicht wieder geschlossen werden.
rule-mill-remill-wait-3 = Eine geöffnete Mühle darf in den nächsten drei Zügen nicht wieder geschlossen werden.
rule-mill-remill-one-time = Jede Linie zählt für jede Seite nur einmal in der Partie.

## Gewinnen und verlieren.

rule-mill-win = Gewinn
rule-mill-win-reduce = Wer dem Gegner zu wenig Steine oder keinen Zug mehr lässt, gewinnt.
rule-mill-win-first-mill = Wer die erste Mühle schließt oder dem Gegner keinen Zug mehr lässt, gewinnt.
rule-mill-win-block-only = Nur wer dem Gegner keinen Zug mehr lässt, gewinnt.
rule-mill-min_stones = Zu wenig Steine
rule-mill-min_stones-value = Weniger als { $value } Steine sind zu wenig.
rule-mill-blocked = Kein Zug mehr
rule-mill-blocked-loss = Wer nicht mehr ziehen kann, hat verloren.
rule-mill-blocked-pass = Wer nicht ziehen kann, setzt aus; können beide nicht, ist die Partie remis.
rule-mill-blocked-draw = Kann jemand nicht mehr ziehen, ist die Partie remis.
rule-mill-board_full = Volles Brett
rule-mill-board_full-draw = Sind nach dem Setzen alle Punkte besetzt, ist die Partie remis.
rule-mill-board_full-mover-loses = Sind nach dem Setzen alle Punkte besetzt, hat verloren, wer am Zug ist.
rule-mill-board_full-each-removes-one = Sind nach dem Setzen alle Punkte besetzt, schlägt jede Seite einen gegnerischen Stein.
rule-mill-three_v_three = Drei gegen drei
rule-mill-three_v_three-play-on = Drei Steine gegen drei werden weitergespielt.
rule-mill-three_v_three-draw = Drei Steine gegen drei sind remis.

## Würfel.

rule-mill-dice = Würfel
rule-mill-dice-none = Es wird nicht gewürfelt.
rule-mill-dice-relocate = Vor jedem Zug wird mit drei Würfeln gewürfelt; ein hoher Wurf lässt einen Stein auf jeden freien Punkt.
rule-mill-dice-alfonso = Beim Setzen wird mit drei Würfeln gewürfelt; 6-5-4, 6-3-3, 5-2-2 und 4-1-1 bringen drei Steine auf einmal auf eine freie Linie.
rule-mill-dice_sum = Hoher Wurf
rule-mill-dice_sum-value = Ein Wurf ab { $value } Augen ist hoch.

## Remis, die unentschiedene Partie. Gezählt werden die Züge beider Seiten: $count sind halb so
## viele von jeder.

rule-mill-repetition = Remis durch Wiederholung
rule-mill-repetition-auto = Kommt dieselbe Stellung { $count }-mal vor, ist die Partie remis.
rule-mill-repetition-claim = Kommt dieselbe Stellung { $count }-mal vor, darf Remis reklamieren, wer am Zug ist.
rule-mill-repetition-off = Remis durch Wiederholung gibt es nicht.
rule-mill-no_mill = Remis ohne Mühle
rule-mill-no_mill-auto = Nach { $count } Zügen von beiden Seiten zusammen ohne Mühle und ohne Setzen ist die Partie remis.
rule-mill-no_mill-claim = Nach { $count } Zügen von beiden Seiten zusammen ohne Mühle und ohne Setzen darf Remis reklamieren, wer am Zug ist.
rule-mill-no_mill-off = Auch wenn lange keine Mühle geschlossen wird, geht die Partie weiter.
rule-mill-no_mill_at_three = Remis ohne Mühle, mit drei Steinen
rule-mill-no_mill_at_three-auto = Hat eine Seite nur noch drei Steine, ist die Partie nach { $count } Zügen von beiden Seiten zusammen ohne Mühle remis.
rule-mill-no_mill_at_three-claim = Hat eine Seite nur noch drei Steine, darf nach { $count } Zügen von beiden Seiten zusammen ohne Mühle Remis reklamiert werden.
rule-mill-no_mill_at_three-off = Mit nur noch drei Steinen auf einer Seite gilt dasselbe.

## Wer anfängt.

rule-mill-first = Wer anfängt
rule-mill-first-white = Weiß beginnt.
rule-mill-first-black = Schwarz beginnt.
rule-mill-first-lot = Wer beginnt, machen die Spieler aus, oder das Los entscheidet.
rule-mill-colours = Farben
rule-mill-colours-lot = Um die Farben wird gelost.
rule-mill-colours-choose = Die Spieler wählen ihre Farben.
rule-mill-rematch = Nächste Partie
rule-mill-rematch-alternate = In der nächsten Partie beginnt der andere.
rule-mill-rematch-winner-starts = In der nächsten Partie beginnt der Gewinner.
rule-mill-rematch-loser-starts = In der nächsten Partie beginnt der Verlierer.
rule-mill-rematch-same = In der nächsten Partie beginnt derselbe Spieler.
