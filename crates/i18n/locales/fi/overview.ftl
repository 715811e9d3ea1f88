### What "zwick games" says: a short welcome and what there is. Names of commands and ids of games are
### never translated.

## The welcome.

overview-title = Zwickmühle: mylly ja muut vanhan pelilaatikon pelit
overview-lead = Pelaa lapsuudesta tutuilla säännöillä tai minkä tahansa muun sääntölehden mukaan.

## The games, family by family; each line is an id and a name. "Our version": only the name is handed down.

overview-games = Pelit
overview-house-version = { $game } (oma versiomme)

## What one can do, one line for each command.

overview-commands = Komennot
overview-serve = avaa laudan selaimeen
overview-play = pelaa peliä, kaksi saman päätteen ääressä
overview-rules = pelin kaikki säännöt ja niiden alkuperä, tai mikä toisessa on toisin
overview-show = piirtää aseman
overview-moves = luettelee mahdolliset siirrot
overview-check = pelaa pöytäkirjan läpi ja tarkistaa sen
overview-convert = kirjoittaa pöytäkirjan toisessa muodossa
overview-perft = laskee, kuinka monella tavalla peli voi kulkea
overview-solve = ratkaisee pelin: tekee taulukot, jotka tuntevat joka aseman
overview-probe = kysyy taulukoilta asemasta
overview-verify = vertaa taulukoita sääntöihin
overview-tables = luettelee tai poistaa taulukoita tai kertoo niistä
overview-engine = tietokone pelaajaksi muille ohjelmille (UGI)
overview-match = antaa kahden pelaajan pelata monta peliä ja kertoo, kumpi on vahvempi
overview-analyse = kertoo, mitä pelin joka siirto oli arvoltaan ja mikä olisi ollut parempi
overview-bench = mittaa, kuinka nopeasti lasketaan

## The last line.

overview-more = ”zwick help” kertoo lisää; oma peli on sääntötiedosto, joka annetaan muodossa @TIEDOSTO (”zwick help rules” näyttää sellaisen).

## What "zwick" says while it serves the board.

serve-at = Lauta on osoitteessa { $address }
serve-elsewhere = Pelisi ovat jo auki osoitteessa { $address }
serve-stop = Ctrl-C lopettaa; jokainen peli jatkuu siitä, mihin se jäi.
serve-stopped = Näkemiin. Jokainen peli jatkuu siitä, mihin se jäi.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Ei vaikuta tässä.)
rules-sources = Lähteet: 000–004 ovat sääntölehdet painoksineen (002-S on ruotsinkielinen); M-, D- ja § ovat ratkaisuja ja kohtia, X kirjoja ja sivustoja; ne luetellaan tiedostossa docs/rules.md.
rules-equal = Ne eivät eroa toisistaan.
rules-same-game = Sallitut siirrot ja tulokset ovat kummassakin samat.
