### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Tasapeli" is a tied game. A
### "kaksoismylly" opens one mill by closing another. The reader is "sinä".

## The list.

puzzles-title = Tehtävät
puzzles-lead = Yksi lauta, yksi oikea siirto. Joka tehtävä on laskettu loppuun asti.
puzzles-daily = Päivän tehtävä
puzzles-daily-solve = Ratkaise
puzzles-daily-again = Katso uudestaan
puzzles-streak =
    { $days ->
        [0] Ratkaise se tänään, niin päivien sarja alkaa.
        [one] Ratkaistu yhtenä päivänä.
       *[other] Ratkaistu { $days } päivänä peräkkäin.
    }
puzzles-count = Ratkaistu { $solved }/{ $count } tehtävää.
puzzles-family = Peli
puzzles-family-any = Kaikki pelit
puzzles-family-mill = Mylly
puzzles-family-draughts = Tammi
puzzles-family-wolf = Susi ja lampaat
puzzles-family-battue = Ajojahti
puzzles-family-pegs = Lautapasianssi
puzzles-kind = Laji
puzzles-kind-any = Kaikki lajit
puzzles-grade = Vaikeus
puzzles-grade-any = Helposta vaikeaan
puzzles-choose = Näytä
puzzles-more =
    { $count ->
        [one] Vielä yksi tehtävä
       *[other] Vielä { $count } tehtävää
    }
puzzles-none = Sellaista tehtävää ei ole.
puzzles-all = Kaikki tehtävät
puzzles-solved = ratkaistu

## The kinds, as headings.

puzzle-kind-win = Ainoa voittosiirto
puzzle-kind-hold = Pidä tasapeli
puzzle-kind-running-mill = Kaksoismylly
puzzle-kind-ending = Loppupeli
puzzle-kind-shot = Uhraa ja syö
puzzle-kind-escape = Pääse pakoon
puzzle-kind-close = Saarra
puzzle-kind-keep = Pidä ratkaistavissa
puzzle-kind-finish = Hypi loppuun
puzzle-kind-few-moves = Muutamalla siirrolla

## How hard it is.

puzzle-grade-easy = helppo
puzzle-grade-middling = keskitaso
puzzle-grade-hard = vaikea

## What is to be done. $player is the side to move ("Valkoinen", "lampaat"), $side says which.

puzzle-task-win =
    { $side ->
        [wolf] Susi siirtää ja voittaa. Vain yksi siirto voittaa.
        [sheep] Lampaat siirtävät ja voittavat. Vain yksi siirto voittaa.
        [quarry] Saalis siirtää ja voittaa. Vain yksi siirto voittaa.
        [fox] Kettu siirtää ja voittaa. Vain yksi siirto voittaa.
        [hunters] Metsästäjät siirtävät ja voittavat. Vain yksi siirto voittaa.
       *[other] { $player } siirtää ja voittaa. Vain yksi siirto voittaa.
    }
puzzle-task-hold =
    { $side ->
        [wolf] Susi siirtää ja pitää tasapelin. Joka muu siirto häviää.
        [sheep] Lampaat siirtävät ja pitävät tasapelin. Joka muu siirto häviää.
        [quarry] Saalis siirtää ja pitää tasapelin. Joka muu siirto häviää.
        [fox] Kettu siirtää ja pitää tasapelin. Joka muu siirto häviää.
        [hunters] Metsästäjät siirtävät ja pitävät tasapelin. Joka muu siirto häviää.
       *[other] { $player } siirtää ja pitää tasapelin. Joka muu siirto häviää.
    }
puzzle-task-running-mill =
    { $side ->
       *[other] { $player } siirtää, voittaa ja saa kaksoismyllyn. Mikä siirto valmistelee sen?
    }
puzzle-task-ending =
    { $side ->
       *[other] Loppupeli: { $player } siirtää ja voittaa. Vain yksi siirto voittaa.
    }
puzzle-task-shot =
    { $side ->
       *[other] { $player } uhraa jotain ja voittaa. Mistä se alkaa?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Suden vuoro. Mistä se murtautuu läpi?
        [fox] Ketun vuoro. Miten se pääsee pakoon?
       *[other] Saaliin vuoro. Miten se pääsee pakoon?
    }
puzzle-task-close =
    { $side ->
        [sheep] Lampaiden vuoro. Saarra susi jättämättä aukkoa.
       *[other] Metsästäjien vuoro. Katkaise saaliin tie.
    }
puzzle-task-keep = Vain yhden hypyn jälkeen lauta on vielä ratkaistavissa. Minkä?
puzzle-task-finish = Hypi, kunnes jäljellä on yksi nappula.
puzzle-task-few-moves =
    Hypi { $moves } siirrolla niin, että jäljellä on yksi nappula. Kun sama nappula jatkaa, se on yhtä siirtoa.

## What is said about a turn. $turn is a turn in words ("paikasta d7 paikkaan d6, poistetaan a1").

puzzle-go-on = Oikein! Entä nyt?
puzzle-wrong = Tämä ei ole vielä se: { $turn }.
puzzle-then-ends =
    { $side ->
        [wolf] Silloin susi pelaa: { $turn }, ja peli on ohi.
        [sheep] Silloin lampaat pelaavat: { $turn }, ja peli on ohi.
        [quarry] Silloin saalis pelaa: { $turn }, ja peli on ohi.
        [fox] Silloin kettu pelaa: { $turn }, ja peli on ohi.
        [hunters] Silloin metsästäjät pelaavat: { $turn }, ja peli on ohi.
        [white] Silloin valkoinen pelaa: { $turn }, ja peli on ohi.
        [black] Silloin musta pelaa: { $turn }, ja peli on ohi.
       *[other] Silloin { $player } pelaa: { $turn }, ja peli on ohi.
    }
puzzle-then-takes =
    { $side ->
        [wolf] Silloin susi pelaa ja poistaa: { $turn }.
        [sheep] Silloin lampaat pelaavat ja poistavat: { $turn }.
        [quarry] Silloin saalis pelaa ja poistaa: { $turn }.
        [fox] Silloin kettu pelaa ja poistaa: { $turn }.
        [hunters] Silloin metsästäjät pelaavat ja poistavat: { $turn }.
        [white] Silloin valkoinen pelaa ja poistaa: { $turn }.
        [black] Silloin musta pelaa ja poistaa: { $turn }.
       *[other] Silloin { $player } pelaa ja poistaa: { $turn }.
    }
puzzle-lost-win = Sen jälkeen voittoa ei voi enää pakottaa. Yritä uudestaan.
puzzle-lost-hold = Sen jälkeen peli on hävitty. Yritä uudestaan.
puzzle-lost-running-mill = Sen jälkeen voittoa ei voi enää pakottaa. Yritä uudestaan.
puzzle-lost-ending = Sen jälkeen voittoa ei voi enää pakottaa. Yritä uudestaan.
puzzle-lost-shot = Sen jälkeen voittoa ei voi enää pakottaa. Yritä uudestaan.
puzzle-lost-escape = Näin tien voi vielä sulkea. Yritä uudestaan.
puzzle-lost-close = Näin jää aukko. Yritä uudestaan.
puzzle-lost-keep = Sen jälkeen nappuloita jää aina enemmän kuin yksi. Yritä uudestaan.
puzzle-lost-finish = Sen jälkeen nappuloita jää aina enemmän kuin yksi. Yritä uudestaan.
puzzle-lost-few-moves = Sen jälkeen siirrot eivät enää riitä. Yritä uudestaan.
puzzle-solved-win = Ratkaistu! Tätä voittoa kukaan ei enää vie.
puzzle-solved-hold = Ratkaistu! Tasapeli on varma.
puzzle-solved-running-mill = Ratkaistu! Nyt tulee kaksoismylly, ja se voittaa.
puzzle-solved-ending = Ratkaistu! Loppupeli on voitettu.
puzzle-solved-shot = Ratkaistu! Uhraus kannatti.
puzzle-solved-escape = Ratkaistu! Nyt mikään ei enää pysäytä sitä.
puzzle-solved-close = Ratkaistu! Nyt ei ole enää pakotietä.
puzzle-solved-keep = Ratkaistu! Tästä jatketaan viimeiseen nappulaan asti.
puzzle-solved-finish = Ratkaistu! Jäljellä on yksi nappula.
puzzle-solved-few-moves = Ratkaistu, eikä vähemmällä voi!
puzzle-solution-is = Ratkaisu: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Tehtävän alusta voitto tulee yhdellä siirrolla, pelasi vastustaja mitä tahansa.
       *[other] Tehtävän alusta voitto tulee enintään { $turns } siirrolla, pelasi vastustaja mitä tahansa.
    }

## Beside the board.

puzzle-done = Ratkaistu
puzzle-streak = Päivän tehtävä, päiviä peräkkäin: { $days }
puzzle-next = Seuraava tehtävä
puzzle-skip = Toinen tehtävä
puzzle-again = Aloita alusta
puzzle-show-solution = Näytä ratkaisu
puzzle-all = Kaikki tehtävät
puzzle-choices =
    { $count ->
        [one] Yksi siirto on mahdollinen.
       *[other] { $count } siirtoa on mahdollista.
    }
puzzle-level =
    { $level ->
        [10] Tietokoneen tasoista vain ylin löytää sen varmasti.
       *[other] Tietokone löytää sen varmasti tasosta { $level } alkaen.
    }
