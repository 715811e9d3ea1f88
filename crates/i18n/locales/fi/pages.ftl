### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as "sinä".
### Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Siirry sisältöön
page-navigation = Sivut
page-games = Omat pelit
page-rules = Säännöt
page-languages = Kieli
page-themes = Ulkoasu
page-theme-auto = Järjestelmä
page-theme-light = Vaalea
page-theme-dark = Tumma
page-theme-contrast = Suuri kontrasti
page-colophon = Vanha pelilaatikko: mylly, tammi, jahdit ja pasianssi, minkä tahansa sääntölehden mukaan.

## The home page. "Sääntölehti" is the sheet of rules that came in the box.

home-title = Vanha pelilaatikko
home-lead = Kaksin tai tietokonetta vastaan: valitse peli ja aloita. Säännöt ovat joka sääntölehdessä vähän erilaiset.
home-continue = Jatka peliä
home-mill = Mylly
home-draughts = Tammi
home-variants = Mylly toisella tavalla
home-more =
    { $count ->
        [one] Vielä yksi mylly
       *[other] Vielä { $count } myllyä
    }
home-play = Pelaa: { $game }
home-rules-of = Säännöt: { $game }
home-own = Omat säännöt
home-own-lead = Pelattiinko teillä kotona toisin? Kirjoita säännöt muistiin ja pelaa niillä.
home-own-link = Kirjoita omat säännöt

## The shelves: headings above groups of games.

shelf-mill-leaflets = Lapsuudesta tutuilla säännöillä
shelf-mill-variants = Mylly toisella tavalla
shelf-mill-boards = Mylly muilla laudoilla
shelf-draughts-leaflets = Lapsuudesta tutuilla säännöillä
shelf-draughts-books = Liittojen sääntökirjojen mukaan
shelf-draughts-losing = Syöttötammi
shelf-mill-leaflets-full = Mylly sääntölehtien mukaan
shelf-draughts-leaflets-full = Tammi sääntölehtien mukaan
shelf-draughts-books-full = Tammi sääntökirjojen mukaan
shelf-hunts = Jahdit
shelf-solitaire = Lautapasianssi

## House versions: games of which only the name is handed down. The mark is a short tag; each argument
## says in a few sentences why we play it as we do.

house-mark = Oma versiomme
house-eck = Sääntöjä ei ole säilynyt. Lehti kutsuu peliä englanniksi nimellä ”angle mill”, ja Eck on kulmapiste: siksi myös kulma ja sen kaksi naapuria samalla neliöllä on mylly.
house-eck_only = Kulmamyllymme tiukempi tulkinta: vain kulmat ovat myllyjä, suorat rivit eivät.
house-kreuz = Sääntöjä ei ole säilynyt. Vuoden 1980 käsikirja kutsuu lävistäjällä olevaa myllyä ristimyllyksi: siksi neljä kulmalävistäjää ovat myllyjä, mutta siirretään vain piirrettyjä viivoja pitkin.
house-kreuz_edges = Ristimyllymme vapaampi tulkinta: lävistäjät on piirretty, ja niitä pitkin siirretään.
house-huepf = Sääntöjä ei ole säilynyt. Hyppy on lyhyt kuin Halmassa, ja pelin pitää olla muuta kuin vieressä oleva ratsumylly: siksi nappula saa hypätä myös yhden naapurin yli viivan seuraavaan pisteeseen eikä poista mitään.
house-huepf_capture = Hyppymyllymme tammen hypyllä, sellaisena kuin se on vuoden 1980 suuressa myllyssä: ylitetty vastustajan nappula poistetaan.
house-huepf_fly = Hyppymylly niin kuin eräs saksalainen teksti sanaa käyttää: kun kaikki nappulat on asetettu, jokainen lentää mihin tahansa tyhjään pisteeseen.
house-battue = Lehti mainitsee ajojahdin eikä kerro sen säännöistä mitään. Sen naapuri laatikossa on Susi ja lampaat, yksi monta vastaan: siksi tämä on jahti myllylaudalla, ja sen luvut on valittu ratkaisemalla peli.
house-battue3 = Ajojahtimme kolmella metsästäjällä: he saavat saaliin kiinni noin puolessa kaikista alkuasemista, joten oikea tahti ratkaisee.
house-fox_hunt = Ajojahtimme, jossa saalis puree, niin kuin kettu syö hanhia vanhoissa jahtipeleissä; kuudella metsästäjällä peli on tasaväkinen.

## The new game.

new-title = Uusi peli
new-rules = Peli
new-own = Omat säännöt
new-change = Valitse
new-read-rules = Lue säännöt
new-players = Pelaajat
new-player = Nimesi
new-name-hint = Nimi
new-sheep = Lampaat
new-wolf = Susi
new-quarry = Saalis
new-fox = Kettu
new-hunters = Metsästäjät
new-opponent-person = Kaksin tämän näytön ääressä
new-opponent-computer = Tietokonetta vastaan
new-level = Taso
new-level-1 = Aloittelija
new-level-5 = Harjaantunut
new-level-10 = Täysi voima
new-level-perfect = Täydellinen
new-side = Puolesi
new-side-begins = { $side } (aloittaa)
new-side-lot = Arvotaan
new-colours-choose = Värit kuten yllä
new-colours-lot = Arvotaan värit
new-first = Kuka aloittaa
new-first-lot = Arpa ratkaisee
new-first-white = Valkoinen
new-first-black = Musta
new-clock = Kello
new-clock-none = Ei kelloa
new-clock-total = Koko peli
new-clock-move = Joka siirto
new-clock-days = Päiviä siirtoa kohti
new-minutes = Minuutteja kummallekin
new-increment = Lisäsekunteja siirtoa kohti
new-seconds = Sekunteja siirtoa kohti
new-days = Päiviä siirtoa kohti
new-draws = Tasapeli toistosta tai ilman edistystä
new-draws-rules = Sääntöjen mukaan
new-draws-auto = Heti
new-draws-claim = Vain jos pelaaja vaatii
new-draws-off = Ei koskaan
new-dice = Nopat
new-dice-thrown = Heitetään tässä
new-dice-entered = Heitetään pöydällä ja kirjataan
new-take-backs = Siirtoja saa kumota
new-hints = Vihjeitä saa pyytää
new-begin = Aloita

## The list of games.

games-title = Omat pelit
games-new = Uusi peli
games-none = Täällä ei ole vielä pelattu mitään.
games-begin = Valitse peli ja aloita.
games-older = Vanhemmat pelit
games-over = Päättynyt

## The rules.

rules-title = Säännöt
rules-lead = Joka pelin joka sääntö yhtenä lauseena. Kukin sivu mahtuu tulostettuna yhdelle arkille.
rules-play = Pelaa
rules-where = Mistä kukin sääntö on peräisin
rules-back = Takaisin peliin
rules-source = Lähde:
rules-base = ◆ eroaa pelistä:
rules-editions = Sääntölehdet, joissa peli on
rules-only-named = vain nimi
rules-same = Sama peli muilla nimillä
rules-text = Tekstinä muokattavaksi
rules-key = Mitä lähdemerkinnät tarkoittavat
rules-key-rulings = M-5, D-3 ja muut sellaiset: omia ratkaisujamme, missä lehdet vaikenevat tai ovat eri mieltä.
leaflet-000 = Legler small foot, Gold Edition, tuote 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = maailmanliiton sääntövihko (Welt-Mühlespiel-Dachverband)
leaflet-003 = suunnittelijan pelin ohjelehtinen, kokonaan pienin kirjaimin
leaflet-004 = Brettspielnetz.de, sääntölehti vuodelta 2024
rules-part-board = Lauta
rules-part-moves = Siirtäminen
rules-part-taking = Poistaminen ja syönti
rules-part-end = Voitto ja häviö
rules-part-draws = Tasapeli
rules-part-begin = Aloitus
rules-part-more = Ja vielä

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Omat säännöt
own-lead = Ota pohjaksi tuttu peli ja kerro, mikä on toisin. Saat pelin sääntölehden ja laudan, jolla pelata.
own-label = Säännöt, TOML- tai JSON-muodossa
own-check = Näytä sääntölehti
own-hint = Kirjoitettavat nimet ja arvot:
own-base = Pohjaksi
own-base-take = Ota tämä
own-as-text = Kirjoita mieluummin tekstinä
own-place = Rivi { $line }, sarake { $column }:
own-problem = Tuo ei onnistu:

## Errors. $detail sentences come from elsewhere.

page-error = Se ei onnistunut
page-not-found = Täällä ei ole mitään
page-home = Peleihin
