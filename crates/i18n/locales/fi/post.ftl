### Games that are played over days, and turns that are made in advance: plans, being away, reminders.
### "Turn" is what one player does at a time.

## A plan: what a player leaves behind for turns to come. Only its player sees it. $turn, $theirs and $own
## are turns as records write them, such as "a1-a4xd6".

# The heading of a fold beside the board.
plan-title = Suunnittele ennalta
plan-lead = Kerro, mitä aiot vastata. Jos toinen pelaaja siirtää niin kuin odotat, siirtosi pelataan heti, vaikka olisit poissa. Kukaan muu ei näe sitä.
# On buttons.
plan-make = Tee suunnitelma
plan-change = Muuta suunnitelmaa
plan-drop = Hylkää suunnitelma
plan-keep = Tallenna suunnitelma
plan-cancel = Peru
plan-one-back = Siirto taaksepäin
plan-other = Toinen vastasiirto
# A choice for the own turn that was planned last; the other answers are reasons for a draw.
plan-claim = Vaadi tasapeliä tällä siirrolla
plan-claim-no = Ei
# While a plan is made on the board: asked before a turn of the other side and before one's own.
plan-theirs = Suunnitelma: mikä voisi olla vastustajan siirto ({ $player })?
plan-own = Suunnitelma: mitä vastaat?
plan-over = Suunnitelma: peli päättyisi tähän.
# A line of a plan: their turn, and the own answer to it.
plan-line = Jos { $theirs }, niin { $own }
plan-line-any = Tulipa mitä tahansa: { $own }
# The own turn is declared and a draw (a tied game) is claimed with it.
plan-line-claim = Jos { $theirs }, niin vaadi tasapeliä siirrolla { $own }
plan-line-open = Jos { $theirs }: ei vielä vastausta
# On a button that takes a branch out of the plan.
plan-cut = Ota pois: { $theirs }
plan-kept = Suunnitelma on tallessa.
plan-gone-on = Peli on edennyt. Keskeneräinen suunnitelmasi on suljettu.
# What has become of a plan.
plan-played = Pelattu, kuten suunnittelit: { $turn }
plan-impossible = { $turn } ei ollut enää mahdollinen, eikä sitä pelattu.
plan-unforeseen = Suunnitelmassasi ei ollut vastausta siihen siirtoon; se on hylätty.
plan-back = Siirtoja kumottiin; suunnitelmasi on hylätty.

## A turn in advance: made while the other player thinks, and played as soon as it is possible.

advance-set = Ennakkoon: { $turn }. Se pelataan heti, kun toinen pelaaja on siirtänyt, jos se on silloin mahdollinen.
advance-drop = Älä pelaa sitä
advance-go = Ennakkoon: minne?
advance-take = Ennakkoon: poista nappula.

## What is refused. $why is a whole sentence.

plan-turn-refused = { $turn }: { $why }
error-plan-nobody = Suunnitelmia voi tehdä peleissä, joissa kaksi pelaa eri paikoissa ilman noppia.
error-plan-own-turn = Nyt on sinun vuorosi: pelaa vain.
error-plan-too-long = Suunnitelma on liian pitkä.
error-plan-two-answers = Siirtoon on vain yksi vastaus.
error-plan-twice = Tämä siirto on jo suunnitelmassa.
error-plan-claim = Tasapeliä voi vaatia vain omalla siirrolla.
error-plan-any = Kaiken varalle voi antaa vain yhden siirron, eikä sen jälkeen mitään.

## Being away, in games with days for each turn: the clock of whoever is away stands still. $player is a
## player by name or side, $date a date with a time of day.

# In the form of a new game; the choices are numbers of days in all, for each player.
new-vacation = Päivät, jotka kumpikin saa olla poissa
new-vacation-0 = Ei yhtään
new-vacation-14 = Yhteensä 14 päivää
new-vacation-28 = Yhteensä 28 päivää
vacation-title = Poissaolo
vacation-lead = Kun olet poissa, kellosi seisoo. Suunnitelmasi toteutetaan silti.
vacation-days = Kuinka moneksi päiväksi
# On buttons.
vacation-leave = Olen poissa tästä lähtien
vacation-back = Olen palannut
vacation-you-away = Olet poissa { $date } asti. Kellosi seisoo.
vacation-away = { $player }: poissa { $date } asti. Tämä kello seisoo.
vacation-left = { $player }: poissa jonkin aikaa.
vacation-returned = { $player }: taas paikalla.
error-bad-vacation = Poissaolopäiviä on peleissä, joissa toinen on muualla ja joka siirtoon on päiviä; enintään 60.
error-leave-none = Tähän peliin ei ole sovittu poissaolopäiviä.
error-leave-days = Niin monta poissaolopäivää ei ole jäljellä.
error-leave-away = Olet poissa. Ilmoita ensin, että olet palannut.
error-leave-here = Et ole poissa.
error-leave-late = Kellossasi on liian vähän aikaa, et voi enää lähteä.

## Reminders: the games that are played from this browser.

# $count is a number.
remind-turns = Pelejä, joissa on sinun vuorosi: { $count }
remind-turn = Sinun vuorosi
remind-short = Sinun vuorosi, aikaa alle vuorokausi
