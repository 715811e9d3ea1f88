### Mail, auf einem Server, der welche verschickt: die Adresse eines Kontos, ein vergessenes Passwort, Erinnerungen
### an Züge.

## Auf der Seite des Kontos. $address ist eine Mailadresse.

mail-title = Mail
mail-lead = Nur wenn du magst: Mit einer Mailadresse kannst du ein vergessenes Passwort ersetzen und wirst an deine Züge erinnert. Niemand sonst sieht sie.
mail-address = Mailadresse
mail-other = Eine andere Mailadresse
mail-confirmed = Deine Adresse: { $address }
mail-wanted = Noch zu bestätigen: { $address }. Bitte öffne den Link, den wir dorthin geschickt haben; er gilt einen Tag.
# Auf Knöpfen.
mail-give = Link an diese Adresse schicken
mail-remove = Adresse entfernen
mail-reminders-save = Speichern
# Neben einem Kästchen.
mail-reminders = Erinnere mich per Mail, wenn die Zeit für einen Zug knapp wird, höchstens einmal am Tag
mail-done-sent = Eine Mail mit einem Link ist unterwegs zu dir.
mail-done-removed = Die Adresse ist entfernt.
mail-done-reminders = Deine Wahl ist gespeichert.

## Die Seiten, auf die Links in Mails führen. $name ist der Name eines Kontos.

mail-confirm-title = Mailadresse bestätigen
mail-confirm-question = Soll Mail für { $name } an die Adresse gehen, an die dieser Link geschickt wurde?
mail-confirm-button = Ja, das ist meine Adresse
mail-confirm-done = Die Adresse ist bestätigt.
mail-quiet-title = Erinnerungen per Mail
mail-quiet-question = Soll { $name } keine Erinnerungen per Mail mehr bekommen?
mail-quiet-button = Keine Erinnerungen mehr
mail-quiet-done = Es kommen keine Erinnerungen mehr. Auf der Seite deines Kontos kannst du sie wieder einschalten.

## Ein vergessenes Passwort.

mail-forgotten = Oder einen Link per Mail schicken lassen
mail-recover-title = Ein neues Passwort per Mail
mail-recover-lead = Wenn dein Konto eine bestätigte Mailadresse hat, schicken wir einen Link dorthin, mit dem du ein neues Passwort wählst.
mail-recover-send = Link schicken
mail-recover-sent = Wenn es ein Konto dieses Namens mit einer bestätigten Mailadresse gibt, ist eine Mail unterwegs. Das kann ein paar Minuten dauern.
mail-recover-choose = Wähle ein neues Passwort für { $name }. Alle anderen Geräte werden abgemeldet.

## Die Mails selbst: ein Gruß, ein Absatz, ein Link oder eine Liste von Partien. $name ist der Name eines Kontos,
## $count eine Zahl.

mail-hello = Hallo { $name },
mail-letter-confirm-subject = Bitte bestätige deine Mailadresse
mail-letter-confirm = öffne diesen Link, damit Mail zu deinen Partien an diese Adresse geht. Er gilt einen Tag.
mail-letter-recover-subject = Ein neues Passwort für dein Konto
mail-letter-recover = mit diesem Link wählst du ein neues Passwort. Er gilt einmal, innerhalb der nächsten Stunde.
mail-letter-not-you = Wenn du das nicht wolltest, brauchst du nichts zu tun.
mail-letter-remind-subject =
    { $count ->
        [one] In einer Partie bist du am Zug
       *[other] In { $count } Partien bist du am Zug
    }
mail-letter-remind = du bist am Zug, und die Zeit wird knapp:
# $rules ist der Name eines Spiels, $opponent die andere Seite, $left eine Zeit wie „5 Stunden“.
mail-letter-game = { $rules } gegen { $opponent }: noch { $left }
mail-left-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
mail-left-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
mail-left-soon = weniger als eine Stunde
# Ein Link folgt.
mail-letter-quiet = Keine Erinnerungen mehr:

## Was nicht geht.

error-mail-address = Das ist keine Mailadresse.
error-mail-name = Hier ist der Name deines Kontos gefragt, nicht die Mailadresse.
error-mail-often = Es wurden zu viele Mails verlangt. Bitte versuch es in einer Stunde wieder.
error-mail-link = Dieser Link gilt nicht mehr: Er ist verbraucht oder zu alt.
