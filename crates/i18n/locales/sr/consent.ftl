### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Potez" is what one player does at a time, "remi" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Zamoli za poništavanje
consent-asks =
    { $side ->
        [wolf] Vuk moli da se poništi poslednji potez.
        [sheep] Ovce mole da se poništi poslednji potez.
        [quarry] Lovina moli da se poništi poslednji potez.
        [fox] Lisica moli da se poništi poslednji potez.
        [hunters] Lovci mole da se poništi poslednji potez.
       *[other] { $player } moli da se poništi poslednji potez.
    }
consent-allow = Dozvoli
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
consent-offer-later = Ista strana može opet da ponudi remi posle još tri svoja poteza.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Otkaži partiju
consent-abandon = Drugog igrača više nema: uzmi pobedu
# Whether the other player has the game open at the moment.
consent-here = Drugi igrač je tu.
consent-away = Drugi igrač nije tu.
consent-watch = Pusti druge da gledaju
consent-watch-lead = Ko ima ovaj link, vidi partiju, ali ne može da igra.
consent-watch-link = Link za gledanje

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: reklamacija remija u poziciji na tabli.
claim-with-turn = { $player }: reklamacija remija potezom { $turn }, koji je najavljen, a nije odigran.

## What is refused.

error-ask-nobody = Ovde nema koga da se pita.
error-ask-pending = Jedna molba već čeka; prvo odgovor.
error-ask-none = Niko ne moli za poništavanje.
error-again-too-soon = Takva molba bila je pre samo nekoliko poteza. Prvo igraj malo dalje.
error-undo-unasked = Pre nego što se nešto poništi, mora da se pita drugi igrač.
error-away-clock = Ovde odlučuje sat.
error-away-not-yet = Drugi igrač još nije odsutan dovoljno dugo.
error-bad-proof = Reklamacija se ne slaže sa svojim dokazom.
error-too-many-requests = To je bilo previše za kratko vreme. Sačekaj malo.
