### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Kaikki yhtenä tiedostona
profile-lead = Pelit kaikkine siirtoineen, tulokset, pasianssit, tehdyt oppitunnit ja tehtävät sekä omat valintasi: tallennettuna yhdeksi tiedostoksi ja luettuna taas toisella koneella tai uuden alun jälkeen.
# A link on the list of games and on the page of the choices.
profile-link = Tallenna tai tuo kaikki

profile-save = Tallenna
profile-save-lead = Tiedostossa on tämän koneen jokainen peli, päättynyt tai kesken oleva.
profile-save-button = Tallenna kaikki

profile-bring = Tuo
profile-bring-lead = Mitään täällä olevaa ei katoa: pelejä tulee lisää, ja jo täällä oleva tunnistetaan. Valintasi vaihtuvat tiedoston mukaisiksi.
profile-file = Tiedosto
profile-bring-button = Lue tiedosto
profile-choose = Valitse ensin tiedosto.
profile-unanswered = Vastausta ei tullut. Yritä uudelleen: jo täällä oleva peli tunnistetaan.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Yksi peli on täällä uusi
       *[other] { $fresh } peliä on täällä uusia
    }, { $longer } on jatkunut, { $known } oli täällä jo.
profile-other = { $other ->
        [one] Yksi peli on jatkunut täällä toisin ja jää ennalleen.
       *[other] { $other } peliä on jatkunut täällä toisin, ja ne jäävät ennalleen.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Tätä tiedostoa ei ole tallennettu tällä sivulla.
error-profile-newer = Tämän tiedoston on tallentanut uudempi ohjelma; käytä sitä.
error-profile-line = Tiedosto on vioittunut.
# $line is a number.
profile-damaged-line = Tiedosto on vioittunut rivillä { $line }. Siitä ei otettu mitään.
error-profile-cut = Tiedosto on vioittunut tai vajaa. Siitä ei otettu mitään.
