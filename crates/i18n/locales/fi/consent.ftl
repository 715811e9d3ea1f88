### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Siirto" is what one player does at a time, "tasapeli" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Pyydä kumoamista
consent-asks =
    { $side ->
        [wolf] Susi pyytää, että viime siirto kumotaan.
        [sheep] Lampaat pyytävät, että viime siirto kumotaan.
        [quarry] Saalis pyytää, että viime siirto kumotaan.
        [fox] Kettu pyytää, että viime siirto kumotaan.
        [hunters] Metsästäjät pyytävät, että viime siirto kumotaan.
       *[other] { $player } pyytää, että viime siirto kumotaan.
    }
consent-allow = Salli
consent-deny = Ei
consent-allowed = Siirto on kumottu.
consent-denied =
    { $side ->
        [wolf] Susi ei suostu kumoamiseen.
        [sheep] Lampaat eivät suostu kumoamiseen.
        [quarry] Saalis ei suostu kumoamiseen.
        [fox] Kettu ei suostu kumoamiseen.
        [hunters] Metsästäjät eivät suostu kumoamiseen.
       *[other] { $player } ei suostu kumoamiseen.
    }
consent-offer-later = Sama puoli voi tarjota uudestaan kolmen oman siirron jälkeen.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Peruuta peli
consent-abandon = Toinen pelaaja on lähtenyt: vaadi voittoa
# Whether the other player has the game open at the moment.
consent-here = Toinen pelaaja on paikalla.
consent-away = Toinen pelaaja on poissa.
consent-watch = Päästä muut katsomaan
consent-watch-lead = Jolla on tämä linkki, näkee pelin mutta ei voi pelata.
consent-watch-link = Linkki katsojille

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player } vaatii tasapeliä laudalla olevasta asemasta.
claim-with-turn = { $player } vaatii tasapeliä siirrolla { $turn }, joka ilmoitetaan mutta jätetään pelaamatta.

## What is refused.

error-ask-nobody = Täällä ei ole ketään, jolta kysyä.
error-ask-pending = Joku pyytää jo; vastaus ensin.
error-ask-none = Kukaan ei pyydä kumoamaan mitään.
error-again-too-soon = Pyysit sitä muutama siirto sitten. Pelaa ensin jonkin aikaa eteenpäin.
error-undo-unasked = Toiselta pelaajalta on kysyttävä, ennen kuin mitään kumotaan.
error-away-clock = Tässä ratkaisee kello.
error-away-not-yet = Toinen pelaaja ei ole ollut poissa tarpeeksi kauan.
error-bad-proof = Vaatimus ei sovi perusteluunsa.
error-too-many-requests = Se oli liian paljon lyhyessä ajassa. Odota hetki.
