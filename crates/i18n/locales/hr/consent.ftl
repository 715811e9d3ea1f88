### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Potez" is what one player does at a time, "remi" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Zamoli za poništavanje
consent-asks =
    { $side ->
        [wolf] Vuk moli da se poništi zadnji potez.
        [sheep] Ovce mole da se poništi zadnji potez.
        [quarry] Lovina moli da se poništi zadnji potez.
        [fox] Lisica moli da se poništi zadnji potez.
        [hunters] Lovci mole da se poništi zadnji potez.
       *[other] { $player } moli da se poništi zadnji potez.
    }
consent-allow = Dopusti
consent-deny = Ne
consent-allowed = Potez je poništen.
consent-denied =
    { $side ->
        [wolf] Vuk ne pristaje na poništavanje.
        [sheep] Ovce ne pristaju na poništavanje.
        [quarry] Lovina ne pristaje na poništavanje.
        [fox] Lisica ne pristaje na poništavanje.
        [hunters] Lovci ne pristaju na poništavanje.
       *[other] { $player } ne pristaje na poništavanje.
    }
consent-offer-later = Ista strana može opet ponuditi remi nakon još tri svoja poteza.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Otkaži partiju
consent-abandon = Drugog igrača više nema: uzmi pobjedu
# Whether the other player has the game open at the moment.
consent-here = Drugi igrač je tu.
consent-away = Drugi igrač nije tu.
consent-watch = Pusti druge da gledaju
consent-watch-lead = Tko ima ovu poveznicu, vidi partiju, ali ne može igrati.
consent-watch-link = Poveznica za gledanje

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: reklamacija remija u poziciji na ploči.
claim-with-turn = { $player }: reklamacija remija potezom { $turn }, koji je najavljen, a nije odigran.

## What is refused.

error-ask-nobody = Ovdje se nema koga pitati.
error-ask-pending = Jedna molba već čeka; najprije odgovor.
error-ask-none = Nitko ne moli za poništavanje.
error-again-too-soon = Takva je molba bila prije samo nekoliko poteza. Najprije igraj malo dalje.
error-undo-unasked = Prije nego što se nešto poništi, mora se pitati drugog igrača.
error-away-clock = Ovdje odlučuje sat.
error-away-not-yet = Drugi igrač još nije odsutan dovoljno dugo.
error-bad-proof = Reklamacija se ne slaže sa svojim dokazom.
error-too-many-requests = To je bilo previše u kratkom vremenu. Pričekaj malo.
