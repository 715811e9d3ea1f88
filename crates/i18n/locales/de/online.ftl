### Mit jemandem spielen, der anderswo ist. Ein „Platz“ ist das Recht, eine Seite zu spielen; ein
### „Link“ ist eine Adresse, die man verschickt.

## Das Formular einer neuen Partie.

new-opponent-link = Mit jemandem anderswo, über einen Link

## Neben dem Brett. $side ist eine Seite, $player eine Spielerin oder ein Spieler.

online-seat = Dein Platz
online-send = Schick diesen Link der anderen Seite. Die Partie beginnt, sobald dort jemand Platz nimmt.
online-send-once = Der Link gilt für eine Person. Wer zuerst Platz nimmt, spielt; alle anderen schauen zu.
online-link = Link für die andere Seite
online-call-off = Partie absagen
online-invited =
    { $side ->
        [wolf] Du bist zu dieser Partie eingeladen. Du spielst den Wolf.
        [sheep] Du bist zu dieser Partie eingeladen. Du spielst die Schafe.
        [quarry] Du bist zu dieser Partie eingeladen. Du spielst das Wild.
        [fox] Du bist zu dieser Partie eingeladen. Du spielst den Fuchs.
        [hunters] Du bist zu dieser Partie eingeladen. Du spielst die Jäger.
        [white] Du bist zu dieser Partie eingeladen. Du spielst Weiß.
       *[other] Du bist zu dieser Partie eingeladen. Du spielst Schwarz.
    }
online-sit = Platz nehmen
online-watching = Du schaust zu. Die Plätze sind vergeben.
online-you-play =
    { $side ->
        [wolf] Du spielst den Wolf.
        [sheep] Du spielst die Schafe.
        [quarry] Du spielst das Wild.
        [fox] Du spielst den Fuchs.
        [hunters] Du spielst die Jäger.
        [white] Du spielst Weiß.
       *[other] Du spielst Schwarz.
    }
online-elsewhere = Auf einem anderen Gerät weiterspielen
online-elsewhere-lead = Dieser Link ist dein Platz: Öffne ihn, wo du weiterspielen willst, und gib ihn niemandem.
online-seat-link = Link zu deinem Platz
online-copy = Kopieren
online-copied = Kopiert
online-to-move = { $player } am Zug.
online-waiting = Warten, bis die andere Seite Platz nimmt.
online-waiting-both = Warten, bis die andere Seite Platz nimmt.
online-next-begun = Die andere Seite hat eine neue Partie begonnen und wartet dort auf dich.
online-next-go = Zur nächsten Partie
online-lost = Die Verbindung ist weg. Dein Zug ist aufgehoben und geht hinaus, sobald sie wieder da ist.
online-your-games = Deine Partien
online-no-games = Hier stehen die Partien, die du mit diesem Browser spielst.

## Was nicht geht.

error-seat-missing = Hier spielen nur die beiden Seiten; du schaust zu.
error-seat-foreign = Hier spielen nur die beiden Seiten; du schaust zu.
error-seat-other = Das ist Sache der anderen Seite.
error-seat-elsewhere = Diese Partie wird an dem Rechner gespielt, an dem sie begonnen wurde.
error-seat-empty = Die andere Seite hat noch nicht Platz genommen.
error-seat-taken = Der Platz ist vergeben; du kannst zuschauen.
error-seat-needed = Eine Partie über das Netz braucht einen Platz.
error-link-needed = Zu zweit an einem Bildschirm spielt man am eigenen Rechner; lade hier jemanden über einen Link ein.
