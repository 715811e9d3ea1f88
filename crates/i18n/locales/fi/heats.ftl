### Kilpailut verkossa: enintään kahdeksan pelaajaa, kukin kotonaan, kaikilla sama lautapasianssitehtävä.

## Tehtävien sivulla ja kilpailun sivulla.

heat-title = Kilpailu verkossa
heat-about = Kahdesta kahdeksaan pelaajaa, kukin kotonaan, kaikilla sama tehtävä. Lähetä heille linkki; kaikki aloittavat samalla hetkellä ja näkevät, montako nappulaa muilla on jäljellä. Vähiten nappuloita voittaa, sitten lyhyin aika alusta laskien. Mitään ei voi kumota.
heat-name = Nimesi
heat-minutes = Päättyy viimeistään
heat-make = Luo kilpailu
heat-of = Kilpailu: { $problem }
heat-invite = Lähetä tämä linkki niille, joiden pitää kilpailla. Mukaan mahtuu kahdeksan; muut saavat katsella.
heat-link = Linkki tähän kilpailuun
heat-join = Osallistu
heat-ready = Olen valmis
heat-not-ready = En ole vielä valmis
heat-begin = Aloita nyt
heat-leave = Poistu
heat-stop = Lopeta tähän
heat-rematch = Uusi kilpailu
heat-next = Seuraavaan kilpailuun
heat-racers = Osallistujat
heat-place = Sija
heat-standing = Tilanne
heat-board = Lautasi
heat-watching = Katselet kilpailua.
heat-lost = Yhteys on poikki. Se palaa itsestään; sillä välin tekemäsi hyppy säilyy.

## Mitä odotetaan ja missä mennään. $host on nimi, $time aika kuten 3:07.

heat-alone = Odotetaan kilpakumppania.
heat-waiting = Kilpailu alkaa, kun kaikki ovat valmiina tai kun { $host } niin sanoo.
heat-running = Nyt! Vähiten nappuloita voittaa, sitten lyhyin aika.
heat-is-ready = valmis
heat-is-not-ready = ei vielä valmis
heat-left = { $time } jäljellä

## Epäämiset.

error-race-full = Kahdeksan on jo mukana. Voit katsella.
error-race-begun = Kilpailu on jo alkanut.
error-race-few = Kilpailuun tarvitaan vähintään kaksi.
error-race-host = Vain kilpailun luoja voi aloittaa sen; tai ilmoita olevasi valmis.
error-race-minutes = Kilpailu päättyy 1–120 minuutin kuluttua.
error-race-waits = Kilpailu ei ole vielä alkanut.
error-race-goes-on = Kilpailu on kesken.
