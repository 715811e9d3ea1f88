### Die Spiele der Sammlung. Hinter „game-“ steht die feste Kennung der Regeln, die nie übersetzt
### wird. „-about“ sagt in ein, zwei Sätzen, was anders ist, so wie man es einem Gast erklärt, der
### mit einem anderen Regelblatt aufgewachsen ist.

## Familien von Spielen, als Überschriften.

family-mill = Mühle
family-draughts = Dame
family-wolf = Wolf und Schafe
family-battue = Treibjagd auf dem Mühlebrett
family-pegs = Solitär

## Was alle Spiele einer Familie gemeinsam haben: wie gezogen wird und wer gewinnt, für jemanden, der
## noch keines gespielt hat. Danach folgen die Regeln Feld für Feld.

family-mill-rules = Zwei Spieler setzen abwechselnd ihre Steine auf die Punkte des Bretts und ziehen sie dann auf den Linien. Drei eigene Steine in einer Reihe sind eine Mühle; wer eine schließt, schlägt meist einen gegnerischen Stein.
family-draughts-rules = Jede Seite hat zwölf Steine auf den dunklen Feldern. Ein Stein zieht ein Feld schräg vorwärts auf ein freies Feld. Geschlagen wird, indem man einen gegnerischen Stein nebenan auf das freie Feld dahinter überspringt, und weiter, solange es geht; wer schlagen kann, muss. Ein Stein, der die letzte Reihe erreicht, wird Dame und zieht vorwärts und rückwärts.
family-wolf-rules = Vier Schafe stehen auf den dunklen Feldern der ersten Reihe, der Wolf wird auf irgendein anderes dunkles Feld gestellt. Alle ziehen ein Feld schräg auf ein freies Feld: die Schafe nur vorwärts, der Wolf vorwärts und rückwärts. Geschlagen wird nicht. Die Schafe gewinnen, wenn der Wolf nicht mehr ziehen kann; der Wolf gewinnt, wenn er an den Schafen vorbei ist oder sie nicht mehr ziehen können.
family-battue-rules = Ein Stein ist das Wild (in der Fuchsjagd der Fuchs), die anderen sind Jäger. Beide Seiten ziehen abwechselnd mit einem Stein auf einer Linie einen Punkt weiter. Die Jäger gewinnen, wenn das Wild nicht mehr ziehen kann; es entkommt, wenn die Jagd abgebrochen wird oder zu wenige Jäger übrig sind, um es zu stellen.
family-pegs-rules = Ein Stein springt gerade über einen Stein neben sich in das freie Loch dahinter; der übersprungene wird herausgenommen. Gesprungen wird, bis nur noch die Steine des Ziels übrig sind.

## Mühle nach dem Blatt, mit dem man aufgewachsen ist.

game-classic = Mühle
game-classic-about = Das Spiel, auf das sich die meisten Regelblätter einigen: je neun Steine, eine Mühle schlägt einen Stein, Steine in Mühlen sind sicher, solange andere frei stehen, und mit drei Steinen wird gesprungen.
game-smallfoot = Mühle nach small foot
game-smallfoot-about = Beim Setzen darf jeder gegnerische Stein geschlagen werden; später sind Steine in Mühlen sicher, nur die letzten drei nicht. Schlagen darf man, muss man aber nicht.
game-schmidt = Mühle nach Schmidt Spiele
game-schmidt-about = Schlagen darf man, muss man aber nicht, und Remis gibt es nur, wenn beide einig sind.
game-federation = Mühle nach dem Faltblatt des Weltverbands
game-federation-about = Ein Stein in einer Mühle ist immer sicher: Gibt es keinen anderen, wird nichts geschlagen. Schlagen darf man, muss man aber nicht, und Remis gibt es nur, wenn beide einig sind.
game-fed_fr = Marelles, der französische Text des Faltblatts
game-fed_fr-about = Wie im Faltblatt des Weltverbands, doch mit drei Steinen zieht man beliebig weit auf einer Linie, statt überallhin zu springen.
game-fed_nl = Molenspel, der niederländische Text des Faltblatts
game-fed_nl-about = Wie im Faltblatt des Weltverbands, doch drei Steine gegen drei sind Remis.
game-fed_sv = Kvarn, der schwedische Text des Faltblatts
game-fed_sv-about = Wie im Faltblatt des Weltverbands, doch niemand springt: Drei Steine ziehen wie neun.
game-design_de = Mühle nach dem Designer-Regelblatt
game-design_de-about = Ein Stein in einer Mühle ist immer sicher, Schlagen darf man, muss man aber nicht, und wer anfängt, machen die Spieler aus.
game-design_en = Mühle nach dem Designer-Regelblatt, englischer Text
game-design_en-about = Ein Stein in einer Mühle ist immer sicher, ein freier Stein muss geschlagen werden, und wer anfängt, machen die Spieler aus.
game-brettspielnetz = Mühle wie auf Brettspielnetz
game-brettspielnetz-about = Mühle wie gewohnt, doch Remis durch Wiederholung oder mangels Mühle muss man reklamieren, bevor man zieht.
game-handbook1980 = Mühle nach dem Handbuch von 1980
game-handbook1980-about = Ein Stein in einer Mühle ist immer sicher, zwei Mühlen auf einmal schlagen zwei Steine, und schlagen darf man, muss man aber nicht.
game-no_fly = Mühle ohne Springen
game-no_fly-about = Mühle wie gewohnt, doch auch mit drei Steinen wird nur Schritt für Schritt gezogen.

## Spielarten, die in den Regelblättern beschrieben oder wenigstens genannt sind.

game-mixed = Gemischte Mühle
game-mixed-about = In jedem Zug setzt man einen Stein oder zieht einen, ganz wie man will.
game-ceylon = Ceylonische Mühle
game-ceylon-about = Eine Mühle bringt einen weiteren Zug: beim Setzen statt des Schlagens, später obendrein.
game-lasker = Lasker’sche Mühle
game-lasker-about = Je zehn Steine, und in jedem Zug setzt man einen oder zieht einen, ganz wie man will.
game-springer = Springermühle
game-springer-about = Nach dem Setzen ziehen die Steine wie der Springer im Schach, auf den gezeichneten Linien.
game-wuerfel = Würfelmühle
game-wuerfel-about = Beim Setzen sind Mühlen verboten; danach würfelt man vor jedem Zug mit drei Würfeln, und ab vierzehn darf ein Stein auf jeden freien Punkt.
game-alfonso = Würfelmühle von König Alfons
game-alfonso-about = Drei Würfel beim Setzen: 6-5-4, 6-3-3, 5-2-2 und 4-1-1 bringen drei Steine auf einmal als fertige Mühle ins Spiel.
game-eck = Eckmühle
game-eck-about = Auch eine Ecke mit ihren beiden Nachbarn auf demselben Quadrat zählt als Mühle.
game-eck_only = Eckmühle, nur Ecken
game-eck_only-about = Nur eine Ecke mit ihren beiden Nachbarn auf demselben Quadrat zählt als Mühle, gerade Linien zählen nicht.
game-kreuz = Kreuzmühle
game-kreuz-about = Auch drei Steine auf einer Eckdiagonale sind eine Mühle, obwohl dort niemand zieht.
game-kreuz_edges = Kreuzmühle mit gezeichneten Diagonalen
game-kreuz_edges-about = Die Eckdiagonalen sind gezeichnet: Man zieht auf ihnen, und drei in einer Reihe sind eine Mühle.
game-huepf = Hüpfmühle
game-huepf-about = Statt zu ziehen, darf ein Stein über einen Nachbarn auf den nächsten Punkt der Linie hüpfen; das Hüpfen schlägt nichts.
game-huepf_capture = Hüpfmühle mit Schlagen
game-huepf_capture-about = Wie die Hüpfmühle, doch ein übersprungener gegnerischer Stein ist geschlagen.
game-huepf_fly = Hüpfmühle, alle springen
game-huepf_fly-about = Wenn alle Steine gesetzt sind, springt jeder auf jeden freien Punkt: kurz und heftig.

## Mühlespiele auf anderen Brettern oder mit anderer Zahl von Steinen.

game-ten = Mühle mit zehn Steinen
game-ten-about = Mühle wie gewohnt mit je zehn Steinen und seltener Remis.
game-twelve = Mühle mit zwölf Steinen
game-twelve-about = Je zwölf Steine auf einem Brett mit Eckdiagonalen, zum Ziehen und für Mühlen.
game-morabaraba = Morabaraba
game-morabaraba-about = Das südafrikanische Spiel mit je zwölf Kühen: Eine Kuh, die aus einer Mühle geradewegs in eine andere zieht, darf nicht gleich wieder zurück.
game-one_time = Einmalmühle
game-one_time-about = Jede Linie zählt für jede Seite nur einmal in der Partie, und auch Steine in Mühlen dürfen geschlagen werden.
game-six = Sechsermühle
game-six-about = Je sechs Steine auf zwei Quadraten, ohne Springen.
game-seven = Siebenermühle
game-seven-about = Je sieben Steine auf zwei Quadraten mit einem Kreuz durch die Mitte.
game-three = Dreiermühle
game-three-about = Je drei Steine auf neun Punkten: Die erste Reihe gewinnt.

## Dame nach dem Blatt, mit dem man aufgewachsen ist. In der Schlagdame will man alles verlieren.

game-schmidt_de = Dame nach dem deutschen Blatt
game-schmidt_de-about = Weiß beginnt, Steine schlagen nur vorwärts, und die Dame zieht beliebig weit, landet aber direkt hinter dem geschlagenen Stein.
game-schmidt_it = Dame nach dem italienischen Blatt
game-schmidt_it-about = Dasselbe Spiel wie nach dem deutschen Blatt.
game-schmidt_es = Dame nach dem spanischen Blatt
game-schmidt_es-about = Wie nach dem deutschen Blatt, doch die Dame landet auf einem beliebigen freien Feld hinter dem geschlagenen Stein.
game-schmidt_fr = Dame nach dem französischen Blatt
game-schmidt_fr-about = Schwarz beginnt, Steine schlagen auch rückwärts, und die Dame landet hinter dem geschlagenen Stein, wo sie will.
game-schmidt_gb = Dame nach dem britischen Blatt
game-schmidt_gb-about = Schwarz beginnt, Steine schlagen nur vorwärts, und die Dame zieht nur ein Feld weit: englische Dame.
game-schmidt_de_losing = Schlagdame nach dem deutschen Blatt
game-schmidt_de_losing-about = Wer alles verloren hat oder nicht mehr ziehen kann, gewinnt; sonst Dame nach dem deutschen Blatt.
game-schmidt_it_losing = Schlagdame nach dem italienischen Blatt
game-schmidt_it_losing-about = Wer alles verloren hat oder nicht mehr ziehen kann, gewinnt; sonst Dame nach dem italienischen Blatt.
game-schmidt_es_losing = Schlagdame nach dem spanischen Blatt
game-schmidt_es_losing-about = Wer alles verloren hat oder nicht mehr ziehen kann, gewinnt; sonst Dame nach dem spanischen Blatt.
game-schmidt_fr_losing = Schlagdame nach dem französischen Blatt
game-schmidt_fr_losing-about = Wer alles verloren hat oder nicht mehr ziehen kann, gewinnt; sonst Dame nach dem französischen Blatt.
game-schmidt_gb_losing = Schlagdame nach dem britischen Blatt
game-schmidt_gb_losing-about = Wer alles verloren hat oder nicht mehr ziehen kann, gewinnt; sonst Dame nach dem britischen Blatt.

## Dame nach den Regelbüchern der Verbände.

game-english = Englische Dame
game-english-about = Schwarz beginnt, Steine schlagen nur vorwärts, und die Dame zieht nur ein Feld weit.
game-russian = Russische Dame
game-russian-about = Steine schlagen auch rückwärts, und ein Stein, der beim Schlagen die letzte Reihe erreicht, schlägt als Dame weiter.
game-pool = Pool Checkers
game-pool-about = Steine schlagen auch rückwärts, Damen ziehen beliebig weit, und ein Stein, der die letzte Reihe nur streift, wird nicht Dame.
game-brazilian = Brasilianische Dame
game-brazilian-about = Wie russische Dame, doch die meisten Steine müssen geschlagen werden, und ein Stein, der die letzte Reihe nur streift, wird nicht Dame.
game-italian = Italienische Dame
game-italian-about = Die Dame zieht nur ein Feld weit, Steine können keine Dame schlagen, und von mehreren Schlagmöglichkeiten muss die ergiebigste gewählt werden.
game-spanish = Spanische Dame
game-spanish-about = Damen ziehen beliebig weit, Steine schlagen nur vorwärts, und es müssen die meisten Steine, dann die meisten Damen geschlagen werden.
game-czech = Tschechische Dame
game-czech-about = Damen ziehen beliebig weit, Steine schlagen nur vorwärts, und eine Dame muss vor einem Stein schlagen.
game-thai12 = Thailändische Dame mit zwölf Steinen
game-thai12-about = Die Dame zieht beliebig weit, landet aber direkt hinter dem geschlagenen Stein, und Geschlagenes verlässt das Brett sofort.

## Jagdspiele: einer gegen viele.

game-wolf = Wolf und Schafe
game-wolf-about = Vier Schafe, die nur vorwärts gehen, wollen einen Wolf einsperren, der hinter sie gelangen will.
game-battue = Treibjagd
game-battue-about = Vier Jäger treiben ein Stück Wild auf den Linien des Mühlebretts, bis es nicht mehr ziehen kann; alle werden zufällig aufgestellt.
game-battue3 = Treibjagd mit drei Jägern
game-battue3-about = Nur drei Jäger: ein Kampf um den richtigen Takt, in dem das Wild gute Aussichten hat.
game-fox_hunt = Fuchsjagd
game-fox_hunt-about = Sechs Jäger, doch der Fuchs darf über einen Jäger neben sich hüpfen und ihn schlagen.

## Solitär.

game-pegs33 = Solitär
game-pegs33-about = Das englische Kreuz mit 33 Löchern, die Mitte ist leer: Springen, bis ein Stein übrig ist.
game-pegs37 = Europäisches Solitär
game-pegs37-about = Das französische Brett mit 37 Löchern: Springen, bis ein Stein übrig ist.
game-pegs15 = Dreieckssolitär
game-pegs15-about = Das Dreieck mit 15 Löchern, eine Ecke ist leer: Springen, bis ein Stein übrig ist.
