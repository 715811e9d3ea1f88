### Die Seiten im Browser: Start, neue Partie, Listen, Regeln, Fehler. Wer liest, wird geduzt. Kurz
### und ruhig wie auf einem guten Regelblatt; Knöpfe sagen, was geschieht.

## Was jede Seite hat.

page-name = Zwickmühle
page-skip = Zum Inhalt
page-navigation = Seiten
page-games = Meine Partien
page-rules = Regeln
page-languages = Sprache
page-themes = Darstellung
page-theme-auto = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-contrast = Hoher Kontrast
page-colophon = Die alte Spielesammlung: Mühle, Dame, Jagden und Solitär, nach jedem Regelblatt.

## Die Startseite. Das „Blatt“ ist die Anleitung, die in der Schachtel lag.

home-title = Die alte Spielesammlung
home-lead = Zu zweit oder gegen den Computer: Such dir ein Spiel aus und fang an. Jedes Regelblatt erzählt es ein bisschen anders.
home-continue = Weiterspielen
home-mill = Mühle
home-draughts = Dame
home-variants = Mühle, einmal anders
home-more =
    { $count ->
        [one] Noch eine Mühle
       *[other] Noch { $count } Mühlen
    }
home-play = { $game } spielen
home-rules-of = Regeln: { $game }
home-own = Eigene Regeln
home-own-lead = Habt ihr zu Hause anders gespielt? Schreib es auf und spiel danach.
home-own-link = Eigene Regeln schreiben

## Die Fächer: Überschriften über Gruppen von Spielen.

shelf-mill-leaflets = Nach dem Blatt, mit dem du aufgewachsen bist
shelf-mill-variants = Mühle, einmal anders
shelf-mill-boards = Mühle auf anderen Brettern
shelf-draughts-leaflets = Nach dem Blatt, mit dem du aufgewachsen bist
shelf-draughts-books = Nach den Regelwerken der Verbände
shelf-draughts-losing = Schlagdame
shelf-mill-leaflets-full = Mühle nach Regelblättern
shelf-draughts-leaflets-full = Dame nach Regelblättern
shelf-draughts-books-full = Dame nach den Verbänden
shelf-hunts = Jagden
shelf-solitaire = Solitär

## Eigene Fassungen: Spiele, von denen nur der Name überliefert ist. Die Marke ist kurz; jede
## Begründung sagt in ein paar Sätzen, warum wir so spielen.

house-mark = Unsere Fassung
house-eck = Regeln sind nicht überliefert. Englisch heißt sie im Blatt „angle mill“, und Eck nennt man die Eckpunkte: Also zählt auch eine Ecke mit ihren beiden Nachbarn auf demselben Quadrat als Mühle.
house-eck_only = Die strengere Lesart unserer Eckmühle: Nur die Ecken sind Mühlen, gerade Linien nicht.
house-kreuz = Regeln sind nicht überliefert. Das Handbuch von 1980 nennt eine Mühle auf der Diagonalen Kreuzmühle: Also zählen die vier Eckdiagonalen als Mühlen, gezogen wird aber nur auf den gezeichneten Linien.
house-kreuz_edges = Die freiere Lesart unserer Kreuzmühle: Die Diagonalen sind gezeichnet, und man zieht auf ihnen.
house-huepf = Regeln sind nicht überliefert. Gehüpft wird kurz wie bei Halma, und es muss etwas anderes sein als die Springermühle daneben: Also darf ein Stein auch über einen Nachbarn auf den nächsten Punkt der Linie hüpfen und schlägt dabei nichts.
house-huepf_capture = Unsere Hüpfmühle mit dem Sprung aus dem Damespiel, wie ihn die Große Mühle von 1980 kennt: Ein übersprungener gegnerischer Stein ist geschlagen.
house-huepf_fly = Hüpfmühle, wie ein deutscher Text das Wort gebraucht: Sind alle Steine gesetzt, springt jeder auf jeden freien Punkt.
house-battue = Das Blatt nennt eine Treibjagd und sagt nichts über ihre Regeln. Ihr Nachbar in der Schachtel ist Wolf und Schafe, einer gegen viele: Also ist sie eine Jagd auf dem Mühlebrett, deren Zahlen wir durch Ausrechnen gewählt haben.
house-battue3 = Unsere Treibjagd mit drei Jägern: Sie fangen das Wild nur aus etwa der Hälfte aller Aufstellungen, es kommt auf den Wartezug an.
house-fox_hunt = Unsere Treibjagd mit einem Wild, das beißt, wie der Fuchs in den alten Spielen die Gänse holt; sechs Jäger machen sie ausgeglichen.

## Die neue Partie.

new-title = Neue Partie
new-rules = Spiel
new-own = Eigene Regeln
new-change = Auswählen
new-read-rules = Regeln lesen
new-players = Wer spielt
new-player = Dein Name
new-name-hint = Name
new-sheep = Die Schafe
new-wolf = Der Wolf
new-quarry = Das Wild
new-fox = Der Fuchs
new-hunters = Die Jäger
new-opponent-person = Zu zweit an diesem Bildschirm
new-opponent-computer = Gegen den Computer
new-level = Spielstärke
new-level-1 = Anfänger
new-level-5 = Geübt
new-level-10 = Volle Stärke
new-level-perfect = Perfekt
new-side = Du spielst
new-side-begins = { $side } (beginnt)
new-side-lot = Das Los entscheidet
new-colours-choose = Wie eingetragen
new-colours-lot = Die Seiten auslosen
new-first = Wer anfängt
new-first-lot = Das Los entscheidet
new-first-white = Weiß
new-first-black = Schwarz
new-clock = Uhr
new-clock-none = Ohne
new-clock-total = Für die Partie
new-clock-move = Für jeden Zug
new-clock-days = Tage je Zug
new-minutes = Minuten für jeden
new-increment = Sekunden dazu je Zug
new-seconds = Sekunden je Zug
new-days = Tage je Zug
new-draws = Remis durch Wiederholung oder ohne Fortschritt
new-draws-rules = Wie die Regeln sagen
new-draws-auto = Sofort
new-draws-claim = Nur, wenn es jemand reklamiert
new-draws-off = Nie
new-dice = Würfel
new-dice-thrown = Hier würfeln
new-dice-entered = Auf dem Tisch würfeln und eintragen
new-take-backs = Züge dürfen zurückgenommen werden
new-hints = Tipps sind erlaubt
new-begin = Anfangen

## Die Liste der Partien.

games-title = Meine Partien
games-new = Neue Partie
games-none = Hier ist noch nichts gespielt worden.
games-begin = Such dir ein Spiel aus und fang an.
games-older = Ältere Partien
games-over = Zu Ende

## Die Regeln.

rules-title = Regeln
rules-lead = Jede Regel jedes Spiels in einem Satz. Jede Seite passt gedruckt auf ein Blatt.
rules-play = Spielen
rules-where = Woher jede Regel stammt
rules-back = Zurück zur Partie
rules-source = Quelle:
rules-base = ◆ anders als bei
rules-editions = Regelblätter, in denen es steht
rules-only-named = nur der Name
rules-same = Dasselbe Spiel unter anderen Namen
rules-text = Als Text zum Ändern
rules-key = Wofür die Quellen stehen
rules-key-rulings = M-5, D-3 und dergleichen: unsere Entscheidungen, wo die Blätter schweigen oder sich widersprechen.
leaflet-000 = Legler small foot, Gold Edition, Artikel 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = Faltblatt des Welt-Mühlespiel-Dachverbands
leaflet-003 = Anleitung eines Designerspiels, alles klein geschrieben
leaflet-004 = Brettspielnetz.de, Regelblatt von 2024
rules-part-board = Das Brett
rules-part-moves = Ziehen
rules-part-taking = Schlagen
rules-part-end = Gewinnen und verlieren
rules-part-draws = Remis
rules-part-begin = Anfangen
rules-part-more = Und außerdem

## Eigene Regeln. Der Text ist TOML oder JSON; diese Wörter bleiben.

own-title = Eigene Regeln
own-lead = Geh von einem Spiel aus, das du kennst, und sag, was anders ist. Du bekommst sein Regelblatt und ein Brett dazu.
own-label = Die Regeln, als TOML oder JSON
own-check = Regelblatt zeigen
own-hint = Namen und Werte zum Schreiben:
own-base = Ausgehen von
own-base-take = Dieses nehmen
own-as-text = Lieber als Text schreiben
own-place = Zeile { $line }, Spalte { $column }:
own-problem = Das geht so nicht:

## Fehler. Die Sätze dazu kommen von anderswo.

page-error = Das hat nicht geklappt
page-not-found = Hier ist nichts
page-home = Zu den Spielen
