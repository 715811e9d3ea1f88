### What is said about a board and its turns: labels for screen readers, announcements, and what the page
### says when something is not possible. Places (d6, 14) are never translated and take no endings.

## A place and what stands on it.

place-empty = { $place }, tyhjä
place-stone-white = { $place }, valkoinen nappula
place-stone-black = { $place }, musta nappula
place-mill-white = { $place }, valkoinen nappula, myllyssä
place-mill-black = { $place }, musta nappula, myllyssä
place-man-white = { $place }, valkoinen nappula
place-man-black = { $place }, musta nappula
place-king-white = { $place }, valkoinen tammi
place-king-black = { $place }, musta tammi
place-wolf = { $place }, susi
place-sheep = { $place }, lammas
place-quarry = { $place }, saalis
place-fox = { $place }, kettu
place-hunter = { $place }, metsästäjä
place-peg = { $place }, nappula

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from }–{ $to }
turn-over = { $from }–{ $over }–{ $to }
turn-enter = kolme nappulaa: { $places }
turn-remove = vie { $places }
turn-takes = { $turn }, vie { $places }
turn-huff = puhalletaan { $place }, sitten { $turn }
turn-pass = vuoro väliin

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as in
## play-turn.

played =
    { $side ->
        [wolf] Susi
        [sheep] Lampaat
        [quarry] Saalis
        [fox] Kettu
        [hunters] Metsästäjät
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Arpa on ratkaissut: { $player } on susi.
        [sheep] Arpa on ratkaissut: { $player } pelaa lampailla.
        [quarry] Arpa on ratkaissut: { $player } on saalis.
        [fox] Arpa on ratkaissut: { $player } on kettu.
        [hunters] Arpa on ratkaissut: { $player } pelaa metsästäjillä.
        [black] Arpa on ratkaissut: { $player } pelaa mustilla.
       *[other] Arpa on ratkaissut: { $player } pelaa valkoisilla.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Asema on esiintynyt { $count } kertaa, puolisiirtojen { $plies } jälkeen.
proof-no-win = Kaikki jatkot on kokeiltu, asemia { $count }; toinen puoli ei voita yhdessäkään.
proof-no-progress =
    { $last ->
        [start] { $count } puolisiirtoa ilman edistystä, jo ennen siirtoluettelon alkua.
       *[other] { $count } puolisiirtoa ilman edistystä puolisiirron { $last } jälkeen.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Yksi nappula, keskellä: parempaa ei ole.
grade-solved = Yksi nappula jäi: se on ratkaisu.
grade-one = Yksi nappula jäi, tosin väärään paikkaan: melkein ratkaistu.
grade-two = Kaksi nappulaa jäi: melkein ratkaistu.
grade-three = Kolme nappulaa jäi: lähellä ratkaisua.
grade-four = Neljä nappulaa jäi: ei kaukana ratkaisusta.
grade-five-or-six = Muutama nappula jäi: kelpo yritys.
grade-seven-or-more = Monta nappulaa jäi: yritä uudestaan.

## What the page cannot do. Whole sentences that help on.

error-stale = Peli on sillä välin edennyt; lauta näyttää nyt, miten se on.
error-unknown-game = Sellaista peliä ei ole täällä.
error-unknown-rules = Sellaisia sääntöjä ei ole täällä.
error-not-found = Tässä osoitteessa ei ole mitään.
error-method-not-allowed = Sitä ei voi tehdä tässä osoitteessa.
error-foreign-origin = Pyyntö tuli toiselta sivulta, joten mitään ei tehty.
error-foreign-host = Pyyntö oli tarkoitettu toiselle koneelle, joten mitään ei tehty.
error-too-large = Tuo on enemmän kuin kerralla voi ottaa vastaan.
error-bad-json = Pyyntöä ei voi lukea JSON-muodossa.
error-bad-request = Pyyntöä ei voi ymmärtää.
error-bad-text = Tekstissä on merkki, jota ei voi tallentaa.
error-unsupported-media-type = Tuollaisia pyyntöjä ei lueta täällä.
error-not-acceptable = Sellaista vastausta ei ole.
error-internal = Jokin meni täällä vikaan; mitään ei muutettu. Yritä uudelleen.
error-newer-version = Tämän pelin on kirjoittanut ohjelman uudempi versio, eikä sitä voi lukea täällä. Yritä hetken kuluttua uudelleen.
error-storage = Peliä ei voitu kirjoittaa muistiin, joten mitään ei tehty. Yritä uudelleen.
error-busy = Nyt tapahtuu liikaa yhdellä kertaa; yritä hetken päästä uudelleen.
error-bad-command-id = Komento tarvitsee oman tunnuksen, enintään 64 tavallista merkkiä.
error-command-reused = Tämä tunnus kuuluu jo toiselle komennolle.
error-game-full = Tämä peli on niin pitkä kuin peli saa olla: sen voi enää vain lopettaa.
error-asides-full = Tässä pelissä on jo tarjottu ja muutettu liikaa; jatka ensin pelaamista.
error-no-change = Niin on jo.
error-too-many-spectators = Katsojia on juuri nyt niin paljon, ettei enempää mahdu; yritä uudelleen minuutin kuluttua.
error-name-invisible = Nimessä on oltava jotain näkyvää.
error-bad-name = Nimessä on enintään 40 merkkiä yhdellä rivillä.
error-bad-clock = Kelloa ei voi asettaa noin: 1–1440 minuuttia, lisäys enintään 3600 sekuntia, 1–86400 sekuntia, 1–365 päivää.
error-bad-level = Tietokoneen taso on luku 1–10.
error-no-opponent = Pasianssia pelataan yksin.
error-computer-to-move = Nyt on tietokoneen vuoro.
error-computer-side = Vain tietokone puhuu oman puolensa nimissä.
error-hints-off = Tätä peliä pelataan ilman vihjeitä.
error-no-hint = Tietokoneella ei ole tähän vihjettä.
error-bad-position = Tuo ei ole tämän pelin asema.
error-position-over = Siinä asemassa peli on jo päättynyt.
error-rules-missing = Kerro, millä säännöillä haluat pelata.
error-rules-too-long = Nämä säännöt ovat liian pitkät.
error-rules-syntax = Näitä sääntöjä ei voi lukea.
error-rules-game = Nämä säännöt eivät kerro, mitä peliä pelataan.
error-rules-field = Jokin näistä säännöistä on tuntematon, tai sen arvo ei sovi.
error-rules-impossible = Nämä säännöt eivät sovi yhteen.
error-dice-thrown = Tässä pelissä lauta heittää nopat.
error-bad-throw = Heitossa on kolme noppaa, kukin 1–6.
error-no-clock = Tässä pelissä aika ei lopu.
error-flag-up = Siinä kellossa on vielä aikaa.
error-not-over = Peli on vielä kesken.
error-pdn-not-draughts = Vain tammea kirjoitetaan PDN-muodossa.
error-pdn-huff = Puhallusta ei voi kirjoittaa PDN-muodossa.
error-pdn = Tätä peliä ei voi kirjoittaa PDN-muodossa.
error-unknown-form = Sellaista muotoa ei ole; on text, json ja pdn.
