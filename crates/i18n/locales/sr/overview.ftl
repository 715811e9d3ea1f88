### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: mica i druge igre iz stare kutije
overview-lead = Igraj po uputstvu iz svog detinjstva ili po bilo kom drugom.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Igre
overview-house-version = { $game } (naša verzija)

## What one can do, one line for each command.

overview-commands = Komande
overview-serve = otvori tablu u pregledaču
overview-play = igraj, udvoje za jednim terminalom
overview-rules = sva pravila neke igre i odakle su, ili po čemu se druga razlikuje
overview-show = nacrtaj poziciju
overview-moves = nabroj moguće poteze
overview-check = ponovo odigraj zapis i proveri ga
overview-convert = napiši zapis u drugom obliku
overview-perft = prebroj na koliko načina igra može da teče
overview-solve = reši igru: napravi tabele koje znaju svaku poziciju
overview-probe = pitaj tabele za poziciju
overview-verify = proveri tabele prema pravilima
overview-tables = nabroj tabele, ukloni ih ili izvesti o njima
overview-engine = računar kao igrač za druge programe (UGI)
overview-match = pusti dva igrača da odigraju mnogo partija i reci ko je jači
overview-analyse = reci koliko je vredeo svaki potez partije i koji bi bio bolji
overview-bench = izmeri kojom brzinom se broji

## The last line.

overview-more = Više kaže „zwick help”; sopstvena igra je fajl sa pravilima, zadat kao @FILE („zwick help rules” pokazuje jedan).

## What "zwick" says while it serves the board.

serve-at = Tabla je na { $address }
serve-elsewhere = Tvoje partije su već otvorene, na { $address }
serve-stop = Ctrl-C završava; svaka partija se nastavlja gde je stala.
serve-stopped = Doviđenja. Svaka partija se nastavlja gde je stala.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Ovde nema dejstva.)
rules-sources = Izvori: 000 do 004 su uputstva, sa izdanjem (002-S je švedsko); M-, D- i § su odluke i odeljci, X knjige i sajtovi; spisak je u docs/rules.md.
rules-equal = Ne razlikuju se.
rules-same-game = Dozvoljeni potezi i rezultati su u obe isti.
