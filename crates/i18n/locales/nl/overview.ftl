### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: het molenspel en de andere spellen uit de oude spellendoos
overview-lead = Speel volgens het regelblad waarmee je bent opgegroeid, of volgens een ander.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Spellen
overview-house-version = { $game } (onze versie)

## What one can do, one line for each command.

overview-commands = Opdrachten
overview-serve = het bord in de browser openen
overview-play = een spel spelen, met zijn tweeën aan één scherm
overview-rules = alle regels van een spel en waar ze vandaan komen, of wat er in een ander spel anders is
overview-show = een stelling tekenen
overview-moves = de mogelijke zetten opsommen
overview-check = een genoteerde partij naspelen en controleren
overview-convert = een genoteerde partij in een andere vorm schrijven
overview-perft = tellen op hoeveel manieren een spel kan verlopen
overview-solve = een spel oplossen: tabellen maken die elke stelling kennen
overview-probe = de tabellen naar een stelling vragen
overview-verify = de tabellen aan de regels toetsen
overview-tables = de tabellen opsommen, verwijderen of erover berichten
overview-engine = de computer als speler voor andere programma’s (UGI)
overview-match = twee spelers veel partijen laten spelen en zeggen wie sterker is
overview-analyse = zeggen wat elke zet van een partij waard was en welke beter was geweest
overview-bench = meten hoe snel er geteld wordt

## The last line.

overview-more = Meer vertelt ‘zwick help’; een eigen spel is een bestand met regels, op te geven als @BESTAND (‘zwick help rules’ laat er een zien).

## What "zwick" says while it serves the board.

serve-at = Het bord staat op { $address }
serve-elsewhere = Je partijen staan al open, op { $address }
serve-stop = Ctrl-C stopt het; elke partij gaat later verder waar ze was.
serve-stopped = Tot ziens. Elke partij gaat later verder waar ze was.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Heeft hier geen gevolgen.)
rules-sources = Bronnen: 000 tot 004 zijn de regelbladen, met hun uitgave (002-S is de Zweedse); M-, D- en § zijn beslissingen en paragrafen, X boeken en websites; docs/rules.md somt ze op.
rules-equal = Ze verschillen niet.
rules-same-game = Mogelijke zetten en uitslagen zijn in beide gelijk.
