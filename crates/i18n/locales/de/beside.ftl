### Mit einem Handy oder Tablet im selben Heimnetz spielen. Der Rechner, auf dem das Programm läuft, hat
### einen „Schalter“, der das Heimnetz hereinlässt; das Handy bekommt dann eine Adresse und einen
### QR-Code, den „Code“, und spielt eine Seite. Anfangs ist er aus.

## Die Seite mit dem Schalter.

beside-title = Auf dem Handy nebenan
beside-lead = Lass die Handys und Tablets aus deinem Heimnetz herein und spielt an zwei Bildschirmen: eine hier, einer auf dem Sofa.
beside-switch = Heimnetz hereinlassen
beside-scan = Halte die Kamera des Handys hierauf
beside-others = Falls das nicht klappt, versuch eine dieser Adressen:
beside-open = Wer im selben Netz ist, kann diese Adresse öffnen. Gespielt wird dort auf eigenen Plätzen; deine Partien, Tabellen und Einstellungen bleiben bei dir. Das endet, sobald du ausschaltest oder das Programm schließt.
beside-closed = Im Augenblick erreicht nur dieser Rechner die Seite.
beside-home = Spiel aussuchen
# Der Text, der für das Bild des QR-Codes steht.
beside-code = QR-Code mit der Adresse für das Handy

## Auf der Startseite.

beside-mention = Spielt mit einem Handy im selben Netz, jeder am eigenen Bildschirm.
beside-link = Handy hereinlassen

## Das Formular einer neuen Partie.

new-opponent-beside = Zu zweit: hier und auf dem Handy

## Am Brett.

beside-part-lead = Eine Seite spielt hier weiter, die andere auf dem Handy. Das Handy bekommt einen Code zum Scannen; zurückgenommen wird erst wieder etwas, wenn ihr beide hier spielt.
beside-stays = Wer bleibt an diesem Bildschirm?
beside-part = Code zeigen
beside-scan-seat = Scanne diesen Code mit dem Handy; es muss im selben Netz sein.
beside-open-door = Handy hereinlassen
beside-close-door = Kein Handy mehr hereinlassen
beside-gather = Wieder beide hier spielen

## Was nicht geht.

error-beside-no-network = Dieser Rechner ist gerade in keinem Heimnetz. Verbinde ihn mit demselben Netz wie das Handy und versuch es noch einmal.
error-beside-address = Das Heimnetz kann nicht hereingelassen werden: Das System erlaubt es nicht.
error-beside-link = Ein Code wird nur für eine Adresse gezeichnet, die zu diesem Rechner führt.
error-parted = Die Plätze dieser Partie sind schon vergeben.
error-part-alone = Nur zwei Menschen können an zwei Bildschirmen spielen.
error-not-parted = Ihr spielt schon beide an einem Brett.
