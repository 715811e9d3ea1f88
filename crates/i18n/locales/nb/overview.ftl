### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: mølle og de andre spillene fra den gamle spillesken
overview-lead = Spill etter regelarket du vokste opp med, eller etter hvilket som helst annet.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Spill
overview-house-version = { $game } (vår versjon)

## What one can do, one line for each command.

overview-commands = Kommandoer
overview-serve = åpne brettet i nettleseren
overview-play = spille et spill, to ved samme skjerm
overview-rules = alle reglene i et spill og hvor de kommer fra, eller hva som er annerledes i et annet
overview-show = tegne en stilling
overview-moves = liste opp de mulige trekkene
overview-check = spille gjennom et notert parti og kontrollere det
overview-convert = skrive et notert parti i en annen form
overview-perft = telle hvor mange måter et spill kan gå på
overview-solve = løse et spill: lage tabeller som kjenner hver stilling
overview-probe = spørre tabellene om en stilling
overview-verify = prøve tabellene mot reglene
overview-tables = liste opp, fjerne eller fortelle om tabellene
overview-engine = datamaskinen som spiller for andre programmer (UGI)
overview-match = la to spillere spille mange partier og si hvem som er sterkest
overview-analyse = si hva hvert trekk i et parti var verdt, og hvilket som ville vært bedre
overview-bench = måle hvor fort det telles

## The last line.

overview-more = «zwick help» forteller mer; et eget spill er en fil med regler, oppgitt som @FIL («zwick help rules» viser en).

## What "zwick" says while it serves the board.

serve-at = Brettet er på { $address }
serve-elsewhere = Partiene dine er allerede åpne, på { $address }
serve-stop = Ctrl-C avslutter; hvert parti fortsetter der det var.
serve-stopped = Ha det. Hvert parti fortsetter der det var.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Ingen virkning her.)
rules-sources = Kilder: 000 til 004 er regelarkene, med utgave (002-S er den svenske); M-, D- og § er avgjørelser og avsnitt, X bøker og nettsteder; docs/rules.md lister dem opp.
rules-equal = De er like.
rules-same-game = Mulige trekk og resultater er de samme i begge.
