### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: mlin i druge igre iz stare kutije
overview-lead = Igraj po uputi iz svog djetinjstva ili po bilo kojoj drugoj.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Igre
overview-house-version = { $game } (naša verzija)

## What one can do, one line for each command.

overview-commands = Naredbe
overview-serve = otvori ploču u pregledniku
overview-play = igraj, udvoje za jednim terminalom
overview-rules = sva pravila neke igre i odakle su, ili po čemu se druga razlikuje
overview-show = nacrtaj poziciju
overview-moves = nabroji moguće poteze
overview-check = ponovno odigraj zapis i provjeri ga
overview-convert = napiši zapis u drugom obliku
overview-perft = prebroji na koliko načina igra može teći
overview-solve = riješi igru: izradi tablice koje znaju svaku poziciju
overview-probe = pitaj tablice o poziciji
overview-verify = provjeri tablice prema pravilima
overview-tables = nabroji tablice, ukloni ih ili izvijesti o njima
overview-engine = računalo kao igrač za druge programe (UGI)
overview-match = pusti dva igrača da odigraju mnogo partija i reci tko je jači
overview-analyse = reci koliko je vrijedio svaki potez partije i koji bi bio bolji
overview-bench = izmjeri kojom se brzinom broji

## The last line.

overview-more = Više kaže „zwick help”; vlastita igra je datoteka s pravilima, zadana kao @FILE („zwick help rules” pokazuje jednu).

## What "zwick" says while it serves the board.

serve-at = Ploča je na { $address }
serve-elsewhere = Tvoje su partije već otvorene, na { $address }
serve-stop = Ctrl-C završava; svaka se partija nastavlja gdje je stala.
serve-stopped = Doviđenja. Svaka se partija nastavlja gdje je stala.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Ovdje nema učinka.)
rules-sources = Izvori: 000 do 004 su upute, s izdanjem (002-S je švedsko); M-, D- i § su odluke i odjeljci, X knjige i stranice; popis je u docs/rules.md.
rules-equal = Ne razlikuju se.
rules-same-game = Dopušteni potezi i rezultati u obje su isti.
