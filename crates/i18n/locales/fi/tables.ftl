### The page "Täydellinen peli": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "taulukko" is a file of values. "Tasapeli" is a tied game.

## The page itself.

tables-link = Täydellinen peli
tables-title = Täydellinen peli
tables-lead = Kun pelin joka asema on laskettu, tietokone ei enää tasolla 10 erehdy, ja joka vihje on tarkka. Sen voi laskea täällä, taustalla: pelaaminen pysyy sujuvana, eikä uudelleenkäynnistys hävitä mitään.
tables-works = Laskettavana
tables-complete = Valmiit
tables-possible = Voidaan laskea
tables-impossible = Ei voida laskea
tables-needless = Jahdit lasketaan heti, kun niitä pelataan, ja lautapasianssi osataan ulkoa: niissä tietokone on täydellinen jo valmiiksi.
tables-shared = Säännöillä, jotka ovat sama peli kahdella nimellä, on yhteiset taulukot; ne ovat samalla rivillä.
tables-none = Valmiita taulukoita ei vielä ole. Kolmen nappulan mylly vie hetken, yhdeksän nappulan mylly puoli tuntia tai enemmän.
tables-own = Omat säännöt
tables-folder = Taulukot ovat kansiossa
tables-free = Tällä levyllä on vapaana { $size }.
tables-endings = Tammi: loppupelit, enintään neljä nappulaa
tables-perfect = Tietokone pelaa täydellisesti, vihjeet ovat tarkkoja.
tables-endings-perfect = Tarkka joka loppupelissä, jossa on enintään neljä nappulaa.
tables-partly = Osaksi laskettu; valmis osa säilyy ja on käytössä.
# $names are further names of the same game, in a row.
tables-also = Sama peli: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Laske
tables-compute-on = Jatka laskemista
tables-play = Pelaa
tables-explore = Tutki avauksia
tables-pause = Tauko
tables-resume = Jatka
tables-stop = Lopeta
tables-again = Yritä uudelleen
tables-remove = Poista
tables-remove-question = Poistetaanko taulukot: { $game } ({ $size })? Ne pitäisi laskea uudestaan.
tables-remove-yes = Kyllä, poista
# The name of a button for screen readers, as in "Tauko: Seitsemän nappulan mylly".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 miljoonaa asemaa".

tables-bar = Edistyminen: { $game }
tables-part = { $percent } %, yhteensä { $positions }
tables-size = Levyllä { $written }, lopulta noin { $all }
tables-doing-running = Alkaa aivan kohta.
tables-doing-paused = Tauolla. Valmis osa säilyy.
tables-doing-waiting = Odottaa, että edellinen valmistuu.
tables-doing-failed = Se ei onnistunut.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Nappulat { $space }: luetaan, mitä tiedetään
tables-doing-seeding = Nappulat { $space }: poistot ja asettamiset
tables-doing-level =
    { $plies ->
        [one] Nappulat { $space }: ratkeaa yhdessä siirrossa
       *[other] Nappulat { $space }: ratkeaa { $plies } siirrossa
    }
tables-doing-writing = Nappulat { $space }: kirjoitetaan

## Why it has failed.

tables-failed-disk = Levyllä on liian vähän tilaa. Tee tilaa ja yritä uudelleen.
tables-failed-file = Tiedostoa ei voi lukea tai kirjoittaa. Tarkista taulukoiden kansio ja yritä uudelleen.
tables-failed-other = Laskenta keskeytyi.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Parhaalla pelillä aloittaja voittaa.
tables-value-win-in = Parhaalla pelillä aloittaja voittaa; molempien puolten siirtoja on yhteensä { $plies }.
tables-value-draw = Parhaalla pelillä tulee tasapeli.
tables-value-draw-in = Parhaalla pelillä tulee tasapeli.
tables-value-loss = Parhaalla pelillä aloittaja häviää.
tables-value-loss-in = Parhaalla pelillä aloittaja häviää; molempien puolten siirtoja on yhteensä { $plies }.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, levyllä noin { $size }
tables-positions = { $number } asemaa
tables-positions-thousand = { $number } tuhatta asemaa
tables-positions-million = { $number } miljoonaa asemaa
tables-positions-billion = { $number } miljardia asemaa
tables-pace = { $number } asemaa sekunnissa
tables-pace-thousand = { $number } tuhatta asemaa sekunnissa
tables-pace-million = { $number } miljoonaa asemaa sekunnissa
tables-pace-billion = { $number } miljardia asemaa sekunnissa
tables-left-seconds =
    { $seconds ->
        [one] vielä noin sekunti
       *[other] vielä noin { $seconds } sekuntia
    }
tables-left-minutes =
    { $minutes ->
        [one] vielä noin minuutti
       *[other] vielä noin { $minutes } minuuttia
    }
tables-left-hours =
    { $hours ->
        [one] vielä noin tunti
       *[other] vielä noin { $hours } tuntia
    }

## Why there can be no tables.

tables-obstacle-dice = Nopat jättävät sen sattuman varaan.
tables-obstacle-remill = Se, mitä saa pelata, riippuu aiemmin suljetuista myllyistä eikä vain nappuloista.
tables-obstacle-hop-chain = Hyppyjä, jotka poistavat useita nappuloita peräkkäin, ei lasketa.
tables-obstacle-full-board = Sitä, mitä seuraa täydestä laudasta, kun kumpikin poistaa nappulan, ei lasketa.
tables-obstacle-turn-for-nothing = Myllystä, joka ei poista mitään, voi saada uuden vuoron; sitä ei lasketa.
tables-obstacle-turn-while-mixed = Myllyistä saa uuden vuoron, kun asetetaan ja siirretään sekaisin; sitä ei lasketa.
tables-obstacle-turn-at-three = Myllyistä saa uuden vuoron, ja kolme kolmea vastaan on tasapeli; näitä yhdessä ei lasketa.
tables-obstacle-huff = Kun puhalletaan, asema riippuu edellisestä siirrosta.

## In the form for a new game, beside the highest level.

tables-new-compute = Tietokone voi vielä erehtyä. Laske peli loppuun

## Refusals.

error-tables-impossible = Näistä säännöistä ei voi laskea taulukoita.
error-tables-needless = Tämä peli ei tarvitse taulukoita: se tunnetaan ilmankin.
error-tables-done = Nämä taulukot ovat jo valmiit.
error-tables-disk = Levytilaa tarvitaan noin { $needed }, ja vapaana on vain { $free }.
error-tables-memory = Muistia tarvitaan { $needed }, ja vapaana on vain { $free }. Sulje muita ohjelmia ja yritä uudelleen.
error-tables-unknown = Sellaisia taulukoita ei ole, eikä kukaan ole tilannut niitä.
error-tables-in-work = Näitä taulukoita lasketaan juuri. Lopeta se ensin.
error-tables-file = Taulukoita ei voi lukea tai poistaa. Tarkista niiden kansio.
error-only-here = Sen voi tehdä vain itse koneella.
