### Die Regeln von Dame, Jagdspielen und Solitär, Feld für Feld, wie in rules-mill.ftl:
### „rule-SPIEL-FELD“ ist eine Überschrift, jeder weitere Schlüssel eine Antwort als ganzer Satz.

## Dame: Steine und Damen.

rule-draughts-man_back_capture = Rückwärts schlagen
rule-draughts-man_back_capture-yes = Steine schlagen auch rückwärts.
rule-draughts-man_back_capture-no = Steine schlagen nur vorwärts.
rule-draughts-king = Dame
rule-draughts-king-short = Die Dame zieht ein Feld weit, vorwärts und rückwärts.
rule-draughts-king-flying = Die Dame zieht beliebig weit über freie Felder.
rule-draughts-king_landing = Aufsetzen
rule-draughts-king_landing-behind = Die Dame setzt direkt hinter dem geschlagenen Stein auf.
rule-draughts-king_landing-any = Die Dame setzt auf einem beliebigen freien Feld hinter dem geschlagenen Stein auf.
rule-draughts-crowning = Umwandlung beim Schlagen
rule-draughts-crowning-stop = Ein Stein, der beim Schlagen die letzte Reihe erreicht, wird Dame, und der Zug ist zu Ende.
rule-draughts-crowning-pass = Ein Stein, der beim Schlagen die letzte Reihe nur streift, schlägt als Stein weiter; Dame wird er nur, wenn er dort stehen bleibt.
rule-draughts-crowning-continue = Ein Stein, der beim Schlagen die letzte Reihe erreicht, wird sofort Dame und schlägt als solche weiter.

## Dame: Schlagen.

rule-draughts-lift = Geschlagenes abräumen
rule-draughts-lift-end = Geschlagene Steine verlassen das Brett nach dem ganzen Zug; keiner wird zweimal übersprungen.
rule-draughts-lift-immediate = Geschlagene Steine verlassen das Brett sofort, ihre Felder sind dann frei.
rule-draughts-precedence = Wahl beim Schlagen
rule-draughts-precedence-none = Kann man verschieden schlagen, ist die Wahl frei.
rule-draughts-precedence-quantity = Es müssen die meisten Steine geschlagen werden.
rule-draughts-precedence-king = Kann eine Dame schlagen, muss sie es vor einem Stein tun.
rule-draughts-precedence-quantity-kings = Es müssen die meisten Steine geschlagen werden, bei gleicher Zahl die meisten Damen.
rule-draughts-precedence-quantity-king-kings-order = Es müssen die meisten Steine geschlagen werden; bei gleicher Zahl schlägt zuerst die Dame, dann zählen die meisten Damen, dann Damen so früh wie möglich.
rule-draughts-man_may_take_king = Stein schlägt Dame
rule-draughts-man_may_take_king-yes = Ein Stein darf eine Dame schlagen.
rule-draughts-man_may_take_king-no = Ein Stein darf keine Dame schlagen.
rule-draughts-must_complete_chain = Weiterschlagen
rule-draughts-must_complete_chain-yes = Solange ein weiterer Sprung möglich ist, muss weitergeschlagen werden.
rule-draughts-must_complete_chain-no = Nach jedem Sprung darf man aufhören.
rule-draughts-huff = Pusten
rule-draughts-huff-off = Schlagen ist Pflicht; gepustet wird nicht (ein Stein, der nicht geschlagen hat, wird nicht weggenommen).
rule-draughts-huff-forward = Wer statt zu schlagen vorwärts zieht, dem darf der Gegner einen Stein wegnehmen, der hätte schlagen können.
rule-draughts-huff-piece = Wird das Schlagen ausgelassen, darf der Gegner einen Stein wegpusten, der hätte schlagen können.
rule-draughts-huff-any = Wird das Schlagen ausgelassen, darf der Gegner einen beliebigen Stein wegpusten.

## Dame: Gewinn, Remis (die unentschiedene Partie) und Anfang. Gezählt werden die Züge
## beider Seiten.

rule-draughts-losing = Ziel
rule-draughts-losing-yes = Wer zuerst alle Steine verliert, gewinnt.
rule-draughts-losing-no = Wer zuerst alle Steine verliert, hat verloren.
rule-draughts-blocked = Kein Zug mehr
rule-draughts-blocked-loses = Wer nicht mehr ziehen kann, hat verloren.
rule-draughts-blocked-wins = Wer nicht mehr ziehen kann, hat gewonnen.
rule-draughts-repetition = Remis durch Wiederholung
rule-draughts-repetition-auto = Kommt dieselbe Stellung { $count }-mal vor, ist die Partie remis.
rule-draughts-repetition-claim = Kommt dieselbe Stellung { $count }-mal vor, darf Remis reklamieren, wer am Zug ist.
rule-draughts-repetition-off = Remis durch Wiederholung gibt es nicht.
rule-draughts-no_progress = Remis ohne Fortschritt
rule-draughts-no_progress-auto = Nach { $count } Zügen von beiden Seiten zusammen ohne Schlagen und ohne Zug eines einfachen Steins ist die Partie remis.
rule-draughts-no_progress-claim = Nach { $count } Zügen von beiden Seiten zusammen ohne Schlagen und ohne Zug eines einfachen Steins darf Remis reklamieren, wer am Zug ist.
rule-draughts-no_progress-off = Auch wenn lange nichts geschlagen wird, geht die Partie weiter.
rule-draughts-first = Wer anfängt
rule-draughts-first-white = Weiß beginnt.
rule-draughts-first-black = Schwarz beginnt.

## Dame: das Brett und wie seine Felder heißen. Gesehen von dem, der beginnt.

rule-draughts-mirrored_board = Brett
rule-draughts-mirrored_board-yes = Jeder Spieler hat rechts ein dunkles Eckfeld.
rule-draughts-mirrored_board-no = Jeder Spieler hat links ein dunkles Eckfeld.
rule-draughts-numbering = Schreibweise
rule-draughts-numbering-A0 = Felder heißen nach Buchstabe und Ziffer, a1 liegt links von Weiß.
rule-draughts-numbering-N0 = Felder sind von unten links an nummeriert, gesehen von dem, der beginnt.
rule-draughts-numbering-N1 = Felder sind von unten rechts an nummeriert, gesehen von dem, der beginnt.
rule-draughts-numbering-N2 = Felder sind von oben links an nummeriert, gesehen von dem, der beginnt.
rule-draughts-numbering-N3 = Felder sind von oben rechts an nummeriert, gesehen von dem, der beginnt.

## Wolf und Schafe.

rule-wolf-first = Wer anfängt
rule-wolf-first-wolf = Der Wolf wird aufs Brett gestellt und zieht zuerst.
rule-wolf-first-sheep = Der Wolf wird aufs Brett gestellt, dann ziehen zuerst die Schafe.

## Treibjagd auf dem Mühlebrett. Gejagt wird das Wild.

rule-battue-hunters = Jäger
rule-battue-hunters-value = Es gibt { $value } Jäger.
rule-battue-quarry_hop = Hüpfen
rule-battue-quarry_hop-no = Wild und Jäger ziehen auf den Linien einen Punkt weiter.
rule-battue-quarry_hop-hop = Das Wild darf auch über einen Jäger neben sich hüpfen; der Jäger bleibt stehen.
rule-battue-quarry_hop-take = Das Wild darf auch über einen Jäger neben sich hüpfen und schlägt ihn.
rule-battue-limit = Ende der Jagd
rule-battue-limit-value = Nach { $value } Zügen der Jäger wird die Jagd abgebrochen.

## Solitär. Statt Steinen können es Stifte oder Kugeln sein.

rule-pegs-layout = Brett
rule-pegs-layout-english = Das Brett ist das englische Kreuz mit 33 Löchern.
rule-pegs-layout-european = Das Brett ist das europäische mit 37 Löchern.
rule-pegs-layout-triangle = Das Brett ist das Dreieck mit 15 Löchern.
rule-pegs-vacancy = Leeres Loch
rule-pegs-vacancy-value = Am Anfang steht in jedem Loch außer { $value } ein Stein.
rule-pegs-goal = Ziel
rule-pegs-goal-anywhere = Ein Stein soll übrig bleiben, wo auch immer.
rule-pegs-goal-value = Steine sollen nur hier übrig bleiben: { $value }.
