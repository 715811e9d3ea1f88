### Lernen im Browser: die Liste der Lektionen, was neben dem Brett steht, und die Sätze jeder
### Lektion, einer für jeden Schritt. Wer liest, wird geduzt; ein Satz sagt, was zu sehen oder zu tun ist.

## Die Liste und was neben dem Brett steht.

learn-title = Lernen
learn-lead = Kurze Lektionen am richtigen Brett. Fang mit der ersten Partie an.
learn-then = Und danach:
learn-to-puzzles = Aufgaben lösen
learn-done = Geschafft
learn-next = Weiter
learn-back = Zurück
learn-step = Schritt { $at } von { $steps }
learn-not-yet = Noch nicht. Lies den Satz noch einmal und versuch es anders.
learn-well-done = Gut so!
# $next ist der Name des Knopfs, „Weiter“.
learn-well-done-next = Gut so! Mit „{ $next }“ geht es weiter.
# Die Mühle ist richtig geschlossen, aber es wurde ein anderer Stein genommen als der auf $place.
learn-other-stone = Die Mühle ist zu. Nimm jetzt den Stein auf { $place }: Mit dem geht die Lektion weiter.
learn-end = Ende der Lektion
learn-finished = Das war die ganze Lektion.
learn-next-lesson = Weiter: { $title }
learn-play = Selber spielen
learn-all = Alle Lektionen

## Fehler: was der Server zu Aufgaben und Lektionen nicht versteht.

error-unknown-puzzle = Diese Aufgabe gibt es nicht.
error-unknown-lesson = Diese Lektion gibt es nicht.
error-unknown-step = Diesen Schritt hat die Lektion nicht.
error-unknown-choice = Solche Aufgaben gibt es nicht.
error-too-many-turns = So viele Züge hat keine Aufgabe.
error-no-such-turn = Dieser Zug geht hier nicht.

## Die erste Partie, Zug für Zug; du spielst Weiß.

lesson-first-game = Die erste Partie
lesson-first-game-about = Setzen, ziehen, schlagen, gewinnen: Schritt für Schritt.
lesson-first-game-hello = Jeder hat neun Steine in der Hand, und du spielst Weiß. Wer drei in einer Reihe hat, hat eine Mühle und nimmt einen Stein weg.
lesson-first-game-first = Setz deinen ersten Stein auf die Kreuzung d6: Von dort gehen vier Wege aus.
lesson-first-game-second = Setz den nächsten auf f6, dann fehlt zur Mühle nur noch b6.
lesson-first-game-blocked = Schwarz hat es gesehen und b6 besetzt. So wehrt man eine Mühle ab: den Punkt nehmen, der ihr noch fehlt.
lesson-first-game-third = Setz auf f4. Mit f6 droht nun f2.
lesson-first-game-fourth = Wieder abgewehrt. Setz auf e4, daneben: Jetzt droht g4.
lesson-first-game-fifth = Setz auf d5. Über d6 droht d7, und in der Mitte sammeln sich deine Steine.
lesson-first-game-double = Jetzt e5! Danach drohen zwei Mühlen zugleich, c5 und e3, und Schwarz kann nur eine verhindern.
lesson-first-game-close = Schließ die Mühle mit e3 und nimm den Stein auf g4, denn der steht deinen Steinen e4 und f4 im Weg.
lesson-first-game-later = Ein paar Züge später: Alle Steine sind gesetzt, von nun an wird auf den Linien zum Nachbarpunkt gezogen.
lesson-first-game-open = Deine Mühle oben ist geschlossen. Öffne sie: Zieh d7 nach d6.
lesson-first-game-shut = Und zurück nach d7. Die Mühle schließt wieder, und du nimmst einen Stein deiner Wahl.
lesson-first-game-last = Einige Züge später hat Schwarz nur noch drei Steine und darf auf jeden freien Punkt springen. Aber du bist dran: Schließ die Mühle noch einmal, von d6 nach d7, dann sind es zwei.
lesson-first-game-end = Mit zwei Steinen ist keine Mühle mehr möglich: Du hast gewonnen!

## Die Mühle.

lesson-mill = Die Mühle
lesson-mill-about = Drei in einer Reihe, und was sie wert sind.
lesson-mill-what = Drei eigene Steine auf einer gezeichneten Linie sind eine Mühle. Hier fehlt dir nur f6.
lesson-mill-close = Setz auf f6 und nimm einen der beiden schwarzen Steine, welchen du willst.
lesson-mill-safe = Steine in einer Mühle sind geschützt. Schließ deine Mühle: Nehmen darfst du nur den, der allein steht.
lesson-mill-open = Eine Mühle lässt sich öffnen und wieder schließen. Zieh d7 nach d6; niemand kann in die Lücke.
lesson-mill-again = Jetzt zurück nach d7, und du nimmst wieder einen Stein. So schlägt eine Mühle in jedem zweiten Zug.
lesson-mill-early = Aber Vorsicht: Eine allzu frühe Mühle schadet oft dem, der sie hat, weil seine Steine dann beisammenstehen und sich nicht rühren können.

## Die Zwickmühle.

lesson-running-mill = Die Zwickmühle
lesson-running-mill-about = Fünf Steine, die mit jedem Zug schlagen.
lesson-running-mill-five = Fünf Steine, zwei Mühlen, ein Stein gehört zu beiden: der auf d6. Das ist die Zwickmühle.
lesson-running-mill-to = Zieh d6 nach d7: Die untere Mühle geht auf, die obere zu. Nimm einen Stein.
lesson-running-mill-fro = Und zurück: Zieh d7 nach d6 und nimm den nächsten.
lesson-running-mill-why = Eine Mühle schlägt in jedem zweiten Zug, die Zwickmühle in jedem. Meist gewinnt sie; nur wer schon springt, kann sich noch in die Lücke setzen.
lesson-running-mill-build = Zum Schluss baust du selbst eine: Zieh d5 nach d6, das schließt eine Mühle, und d7 wartet schon. Nimm einen Stein.

## Abwehren und einsperren.

lesson-blocking = Versperren
lesson-blocking-about = Mühlen verhindern und Steine einsperren.
lesson-blocking-stop = Schwarz droht eine Mühle. Setz so, dass Schwarz im nächsten Zug keine schließen kann.
lesson-blocking-between = Beim Setzen gehört jeder zweite Gedanke dem anderen: Wo fehlt ihm nur noch ein Stein?
lesson-blocking-no-way-out = Wer nicht mehr ziehen kann, hat verloren. Ein Zug sperrt alle schwarzen Steine ein.
lesson-blocking-seven-four = So gewinnt man auch mit sieben gegen vier: einkreisen, solange die vier keine Mühle bilden.

## Springen.

lesson-flying = Springen
lesson-flying-about = Mit drei Steinen geht es überallhin.
lesson-flying-three = Weiß hat noch drei Steine und darf springen: auf jeden freien Punkt.
lesson-flying-fly = Spring von f2 nach g7, schließ die Mühle und nimm einen Stein.
lesson-flying-caution = Deshalb nimm dem anderen den viertletzten Stein erst, wenn du schon eine offene Mühle bereit hast. Vier gegen drei wird meist remis.

## Die Kreuzungen.

lesson-crossings = Die Kreuzungen
lesson-crossings-about = Vier Punkte, an denen sich alles trifft.
lesson-crossings-four = d6, f4, d2 und b4 haben vier Nachbarn, alle anderen Punkte zwei oder drei.
lesson-crossings-take-one = Setz deinen ersten Stein auf eine der vier Kreuzungen.
lesson-crossings-two = Schwarz hat sich d2 genommen. Sichere dir eine zweite Kreuzung.
lesson-crossings-truth = Manche Anleitung verspricht Weiß eine Mühle mit dem vierten oder fünften Stein. Gegen die beste Abwehr stimmt das nicht: Von einer Ecke aus geht es mit dem sechsten, von einer Mitte aus mit dem siebten.

## Dame: schlagen und Dame werden.

lesson-captures = Schlagen und Dame werden
lesson-captures-about = Schlagzwang, Ketten und die Dame.
lesson-captures-must = Steine ziehen schräg vorwärts. Steht ein schwarzer im Weg und dahinter ist frei, muss geschlagen werden.
lesson-captures-jump = Schlag den schwarzen Stein: Spring von 22 auf 15.
lesson-captures-chain = Geht es nach dem Sprung weiter, wird weitergeschlagen. Nimm beide: 22, 15, 6.
lesson-captures-crown = Auf der letzten Reihe wird der Stein zur Dame. Zieh von 6 dorthin.
lesson-captures-back = Eine Dame zieht und schlägt auch rückwärts. Schlag von 2 aus beide Steine.

## Wolf und Schafe.

lesson-wolf = Der Durchbruch des Wolfs
lesson-wolf-about = Eine Lücke genügt ihm; ohne Lücke hat er verloren.
lesson-wolf-gap = Der Wolf will an den Schafen vorbei. Zwischen c3 und g3 klafft eine Lücke.
lesson-wolf-into = Du bist der Wolf. Geh in die Lücke: f4 nach e3.
lesson-wolf-on = Ein Schaf stellt sich in den Weg. Weich aus nach f2.
lesson-wolf-through = Hinter dir ist kein Schaf mehr. Lauf auf die letzte Reihe!
lesson-wolf-line = Nun bist du die Schafe. Sie gehen nur vorwärts, also muss die Reihe geschlossen bleiben.
lesson-wolf-shut = Nur ein Zug hält die Reihe: f4 nach g5.
lesson-wolf-behind = Und jetzt von hinten nachrücken: e3 nach f4.
lesson-wolf-truth = Wer keinen Fehler macht, fängt mit den Schafen den Wolf immer; es dauert bis zu 44 Züge beider Seiten.

## Solitär.

lesson-solitaire = Die erste Lösung
lesson-solitaire-about = Ein Kreuz aus sechs Stiften, fünf Sprünge.
lesson-solitaire-cross = Ein Stift springt über seinen Nachbarn ins freie Loch, der Nachbar kommt weg. Übrig bleiben soll einer in der Mitte.
lesson-solitaire-aside = Der Trick ist, erst einen Stift beiseitezustellen: d5 springt nach f5.
lesson-solitaire-up = Von unten nachrücken: d3 nach d5.
lesson-solitaire-over = Quer hinüber: c5 nach e5.
lesson-solitaire-home = Der beiseitegestellte kommt zurück: f5 nach d5.
lesson-solitaire-last = Noch ein Sprung in die Mitte!
lesson-solitaire-truth = So fängt es klein an. Das ganze Brett mit 32 Stiften ist in 18 Zügen zu lösen, wenn man die Sprünge eines Stifts zusammenzählt.
