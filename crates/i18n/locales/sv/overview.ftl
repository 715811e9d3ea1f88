### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: kvarn och de andra spelen ur den gamla spellådan
overview-lead = Spela efter regelbladet du växte upp med, eller efter vilket annat som helst.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Spel
overview-house-version = { $game } (vår version)

## What one can do, one line for each command.

overview-commands = Kommandon
overview-serve = öppna brädet i webbläsaren
overview-play = spela ett spel, två vid samma skärm
overview-rules = alla regler i ett spel och varifrån de kommer, eller vad som skiljer det från ett annat
overview-show = rita en ställning
overview-moves = lista de möjliga dragen
overview-check = spela igenom ett protokoll och kontrollera det
overview-convert = skriva ett protokoll i annan form
overview-perft = räkna på hur många sätt ett spel kan gå
overview-solve = lösa ett spel: göra tabeller som känner varje ställning
overview-probe = fråga tabellerna om en ställning
overview-verify = pröva tabellerna mot reglerna
overview-tables = lista, ta bort eller berätta om tabellerna
overview-engine = datorn som spelare för andra program (UGI)
overview-match = låta två spelare spela många partier och säga vem som är starkast
overview-analyse = säga vad varje drag i ett parti var värt och vilket som hade varit bättre
overview-bench = mäta hur fort det räknas

## The last line.

overview-more = ”zwick help” berättar mer; ett eget spel är en fil med regler, angiven som @FIL (”zwick help rules” visar en).

## What "zwick" says while it serves the board.

serve-at = Brädet finns på { $address }
serve-elsewhere = Dina partier är redan öppna, på { $address }
serve-stop = Ctrl-C avslutar; varje parti fortsätter där det var.
serve-stopped = Hej då. Varje parti fortsätter där det var.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Ingen verkan här.)
rules-sources = Källor: 000 till 004 är regelbladen, med utgåva (002-S är den svenska); M-, D- och § är avgöranden och avsnitt, X böcker och webbplatser; docs/rules.md räknar upp dem.
rules-equal = De skiljer sig inte åt.
rules-same-game = Möjliga drag och resultat är desamma i båda.
