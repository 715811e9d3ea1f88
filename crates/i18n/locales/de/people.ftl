### Konten auf einem Server, den andere erreichen. Ein „Platz“ ist das Recht, eine Seite zu spielen; eine
### „Sitzung“ ist ein Browser, in dem jemand angemeldet ist. Wer ohne Konto spielt, ist Gast.

## Wege hinein und hinaus, und Zeichen neben Namen.

people-account = Dein Konto
people-sign-in = Anmelden
people-sign-up = Konto anlegen
people-sign-out = Abmelden
people-sign-out-all = Überall abmelden

# Das Zeichen neben einem Namen, vorgelesen: Diese Person ist angemeldet, niemand sonst kann den Namen benutzen.
people-mark = angemeldet
# Anstelle des Namens, wenn jemand das Konto gelöscht hat.
people-deleted = Gelöschtes Konto
# $name ist der Name des Kontos.
people-play-as = Du spielst als { $name }.
people-why = dann gehört dir die Partie auf jedem Gerät.
# Ein Knopf neben dem Brett: eine Partie, die ohne Konto begonnen wurde.
people-keep-game = Partie in mein Konto aufnehmen

## Die Formulare.

people-sign-in-lead = Mit einem Konto hast du deine Partien auf jedem Gerät. Ohne Konto spielst du wie bisher über einen Link.
people-sign-up-lead = Ein Name und ein Passwort genügen; nach einer Mailadresse fragt niemand.
people-name = Name
people-name-lead = 2 bis 20 Buchstaben, Ziffern, Binde- oder Unterstriche. Alle, mit denen du spielst, sehen ihn.
people-password = Passwort
people-password-lead = Mindestens 8 Zeichen.
people-no-account = Noch kein Konto?
people-have-account = Schon ein Konto?
people-forgotten = Passwort vergessen? Mit einem Notfallcode anmelden
people-recover-title = Mit einem Notfallcode anmelden
people-recover-lead = Jeder der Codes, die du bekommen hast, gilt einmal. Du wählst ein neues Passwort, und alle anderen Geräte werden abgemeldet.
people-code = Notfallcode
people-new-password = Neues Passwort
people-recover = Passwort setzen und anmelden

## Die Notfallcodes.

people-codes = Notfallcodes
people-codes-lead = Mit einem dieser Codes kommst du wieder hinein, wenn du das Passwort vergisst. Schreib sie auf oder druck sie aus.
people-codes-once = Sie werden nur dieses eine Mal gezeigt. Jeder gilt einmal.
people-codes-print = Drucken
people-codes-kept = Ich habe sie aufgehoben
people-codes-left =
    { $count ->
        [0] Kein Code ist übrig. Erzeuge neue, sonst lässt sich ein vergessenes Passwort nicht ersetzen.
        [one] Ein Code ist übrig. Neue Codes ersetzen ihn.
       *[other] { $count } Codes sind übrig. Neue Codes ersetzen sie.
    }
people-codes-anew = Neue Codes erzeugen

## Die Seite des Kontos. $date, $since und $seen sind Zeitangaben.

people-since = Dabei seit { $date }
people-games = Meine Partien
people-games-count = { $running } laufend, { $over } beendet
people-to-games = Zu meinen Partien
people-sessions = Angemeldet
people-session = seit { $since }, zuletzt { $seen }
people-this-one = Dieser Browser.
people-unknown-browser = Ein Browser, der seinen Namen nicht nennt
people-change-password = Passwort ändern
people-change-lead = Alle anderen Geräte werden abgemeldet.
people-old-password = Jetziges Passwort
people-change-button = Passwort ändern
people-export = Alles über dich
people-export-lead = Eine Datei mit deinem Konto, deinen Sitzungen und allen deinen Partien, als Zeilen in JSON.
people-export-button = Datei speichern
people-delete = Konto löschen
people-delete-lead = Deine Partien bleiben, dein Name geht: Überall heißt du dann „Gelöschtes Konto“, und niemand bekommt deinen Namen wieder. Das lässt sich nicht rückgängig machen.
people-delete-messages = Auch entfernen, was du anderen Spielern geschrieben hast
people-delete-button = Konto endgültig löschen
people-done-password = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
people-done-recovered = Du bist mit dem neuen Passwort angemeldet. Alle anderen Geräte sind abgemeldet.
people-done-deleted = Dein Konto ist gelöscht.

## Die Partien des Kontos.

people-to-move = Du bist am Zug
people-waiting = Die andere Seite ist am Zug
people-over = Beendet
people-no-games = Du hast noch keine Partien.
# Ein Knopf: Partien, die in diesem Browser ohne Anmeldung begonnen wurden.
people-claim = Diese Partien sind meine
people-claim-lead = In diesem Browser gibt es Partien, die noch nicht in deinem Konto sind.

## Was nicht geht.

error-name-length = Ein Name hat 2 bis 20 Zeichen.
error-name-characters = Bitte nur Buchstaben eines Alphabets, Ziffern, - und _.
error-name-taken = Dieser Name, oder einer, der ihm gleicht, ist vergeben.
error-password-common = Dieses Passwort wird mit als Erstes geraten. Bitte wähle ein anderes.
error-password-short = Bitte mindestens 8 Zeichen.
error-password-long = Bitte höchstens 256 Bytes.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-wrong-code = Name und Code passen nicht zusammen, oder der Code ist verbraucht.
error-password-not-yours = Das ist nicht dein Passwort.
error-too-many-tries = Zu viele Versuche für dieses Konto. Bitte warte eine Weile.
error-signed-out = Bitte melde dich zuerst an.
error-seat-owned = Dieser Platz gehört schon zu einem Konto.

## Wertungen: wie stark jemand spielt, nach Regeln und Tempo.

people-ratings = Wertungen
people-ratings-lead = Gewertete Partien zwischen Leuten mit Konto, nach Regeln und Tempo.
people-ratings-choice = Regeln und Tempo
people-ratings-none = Noch niemand hat eine gewertete Partie gespielt.
people-rank = Rang
people-rating = Wertung
people-played = Regeln
people-rated-games = Partien
# Die Überschrift einer Spalte mit drei Zahlen, wie in 3 / 1 / 2.
people-score = Gewonnen / remis / verloren
people-unrated = Du hast noch keine gewertete Partie gespielt.
people-all-ratings = Alle Wertungen
people-provisional = Ein Fragezeichen heißt: Die Wertung beruht auf wenigen oder alten Partien.
people-speed-bullet = Bullet
people-speed-blitz = Blitz
people-speed-rapid = Schnellpartie
people-speed-correspondence = Fernpartie
# Ein Kästchen im Formular einer neuen Partie.
people-rated = Gewertet
people-rated-lead = Sie zählt für beide: Regeln wie sie sind, gleiche Bedenkzeit, nichts wird zurückgenommen, keine Hilfe. Auch die andere Seite braucht ein Konto.
people-this-rated = Diese Partie wird gewertet.
people-rated-table = Gewertet; zum Platznehmen brauchst du ein Konto.

error-rated-account = Eine gewertete Partie braucht ein Konto. Bitte melde dich zuerst an.
error-rated-self = Zu einer gewerteten Partie gehören zwei.
error-rated-alone = Eine gewertete Partie spielt man mit jemandem anderswo.
error-rated-rules = Eine gewertete Partie geht nach aufgeführten Regeln, wie sie sind.
error-rated-start = Eine gewertete Partie beginnt wie üblich.
error-rated-odds = In einer gewerteten Partie haben beide dieselbe Bedenkzeit.
error-rated-clock = Eine gewertete Partie braucht eine Uhr oder Tage für jeden Zug.
error-rated-dice = In einer gewerteten Partie wirft das Brett die Würfel.
error-rated-position = Diese Stellung gehört zu einer gewerteten Partie, die du gerade spielst. Wenn sie zu Ende ist, kannst du sie ansehen.
