### Worum sich zwei bitten, die nicht am selben Ort sitzen: Züge zurückzunehmen, Remis; und was über
### den anderen gezeigt wird.

## Neben dem Brett. $side ist eine Seite mit ihrem Namen, $player jemand mit Namen oder Farbe.

# Auf einem Knopf; die andere Seite wird gefragt.
consent-ask = Um Zurücknahme bitten
consent-asks =
    { $side ->
        [wolf] Der Wolf bittet, den letzten Zug zurückzunehmen.
        [sheep] Die Schafe bitten, den letzten Zug zurückzunehmen.
        [quarry] Das Wild bittet, den letzten Zug zurückzunehmen.
        [fox] Der Fuchs bittet, den letzten Zug zurückzunehmen.
        [hunters] Die Jäger bitten, den letzten Zug zurückzunehmen.
       *[other] { $player } bittet, den letzten Zug zurückzunehmen.
    }
consent-allow = Erlauben
consent-deny = Nein
consent-allowed = Der Zug ist zurückgenommen.
consent-denied =
    { $side ->
        [wolf] Der Wolf will nichts zurücknehmen lassen.
        [sheep] Die Schafe wollen nichts zurücknehmen lassen.
        [quarry] Das Wild will nichts zurücknehmen lassen.
        [fox] Der Fuchs will nichts zurücknehmen lassen.
        [hunters] Die Jäger wollen nichts zurücknehmen lassen.
       *[other] { $player } will nichts zurücknehmen lassen.
    }
consent-offer-later = Nach drei weiteren eigenen Zügen kann es wieder angeboten werden.
# Auf Knöpfen: die Partie ohne Ergebnis beenden, bevor beide gezogen haben; sie gewinnen, weil niemand
# zurückkam.
consent-abort = Partie absagen
consent-abandon = Die andere Seite ist fort: Partie beanspruchen
# Ob die andere Seite die Partie gerade geöffnet hat.
consent-here = Die andere Seite ist da.
consent-away = Die andere Seite ist nicht da.
consent-watch = Andere zusehen lassen
consent-watch-lead = Wer diesen Link hat, sieht die Partie und kann nicht mitspielen.
consent-watch-link = Link zum Zusehen

## Beanspruchtes Remis; darunter steht, worauf es sich stützt. $turn ist ein Zug wie in der Aufzeichnung.

claim-on-board = { $player } beansprucht Remis mit der Stellung auf dem Brett.
claim-with-turn = { $player } beansprucht Remis mit dem Zug { $turn }, der angesagt und nicht gezogen wird.

## Was abgelehnt wird.

error-ask-nobody = Hier ist niemand, den man fragen könnte.
error-ask-pending = Es wird schon gefragt; erst die Antwort.
error-ask-none = Niemand bittet um Zurücknahme.
error-again-too-soon = Darum hast du vor wenigen Zügen schon gebeten. Spiel erst eine Weile weiter.
error-undo-unasked = Bevor etwas zurückgenommen wird, muss die andere Seite gefragt werden.
error-away-clock = Hier entscheidet die Uhr.
error-away-not-yet = Die andere Seite ist noch nicht lange genug fort.
error-bad-proof = Der Anspruch passt nicht zu seinem Beweis.
error-too-many-requests = Das war zu viel in kurzer Zeit. Bitte einen Augenblick warten.
