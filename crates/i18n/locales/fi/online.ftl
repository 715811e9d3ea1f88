### Playing with somebody elsewhere. A "paikka" at the board is the right to play one side; a "linkki" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Jonkun muualla olevan kanssa, linkillä

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Pelipaikkasi
online-send = Lähetä tämä linkki toiselle pelaajalle. Peli alkaa, kun hän istuutuu pöytään.
online-send-once = Linkki on yhdelle. Joka avaa sen ensin, istuutuu; muut katselevat.
online-link = Linkki toiselle pelaajalle
online-call-off = Peruuta peli
online-invited =
    { $side ->
        [wolf] Sinut on kutsuttu tähän peliin. Olet susi.
        [sheep] Sinut on kutsuttu tähän peliin. Pelaat lampailla.
        [quarry] Sinut on kutsuttu tähän peliin. Olet saalis.
        [fox] Sinut on kutsuttu tähän peliin. Olet kettu.
        [hunters] Sinut on kutsuttu tähän peliin. Pelaat metsästäjillä.
        [white] Sinut on kutsuttu tähän peliin. Pelaat valkoisilla.
       *[other] Sinut on kutsuttu tähän peliin. Pelaat mustilla.
    }
online-sit = Istuudu
online-watching = Olet katsojana. Pelipaikat on varattu.
online-you-play =
    { $side ->
        [wolf] Olet susi.
        [sheep] Pelaat lampailla.
        [quarry] Olet saalis.
        [fox] Olet kettu.
        [hunters] Pelaat metsästäjillä.
        [white] Pelaat valkoisilla.
       *[other] Pelaat mustilla.
    }
online-elsewhere = Jatka toisella laitteella
online-elsewhere-lead = Tämä linkki on pelipaikkasi: avaa se siellä, missä haluat jatkaa, äläkä anna sitä kenellekään.
online-seat-link = Linkki pelipaikkaasi
online-copy = Kopioi
online-copied = Kopioitu
online-to-move = Vuorossa { $player }.
online-waiting = Odotetaan toista pelaajaa.
online-waiting-both = Odotetaan, että toinen pelaaja istuutuu.
online-next-begun = Toinen osapuoli on aloittanut uuden pelin ja odottaa sinua siellä.
online-next-go = Seuraavaan peliin
online-lost = Yhteys katkesi. Siirtosi on tallessa ja lähtee heti, kun yhteys palaa.
online-your-games = Omat pelisi
online-no-games = Tässä näkyvät pelit, joita pelaat tällä selaimella.

## What is refused.

error-seat-missing = Vain pelaajat pelaavat tässä; sinä olet katsojana.
error-seat-foreign = Vain pelaajat pelaavat tässä; sinä olet katsojana.
error-seat-other = Se on toisen puolen asia.
error-seat-elsewhere = Tätä peliä pelataan sillä koneella, jolla se aloitettiin.
error-seat-empty = Toinen pelaaja ei ole vielä istuutunut.
error-seat-taken = Pelipaikka on varattu; voit katsella.
error-seat-needed = Verkon yli pelattava peli tarvitsee pelipaikan.
error-link-needed = Kaksin yhden näytön ääressä pelataan omalla koneella; kutsu täällä joku linkillä.
