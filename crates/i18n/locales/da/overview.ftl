### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: mølle og de andre spil fra den gamle spilæske
overview-lead = Spil efter det regelblad, du voksede op med, eller efter et hvilket som helst andet.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Spil
overview-house-version = { $game } (vores udgave)

## What one can do, one line for each command.

overview-commands = Kommandoer
overview-serve = åbn brættet i browseren
overview-play = spil et spil, to ved samme skærm
overview-rules = alle regler i et spil, og hvor de kommer fra, eller hvad der er anderledes i et andet
overview-show = tegn en stilling
overview-moves = vis de mulige træk
overview-check = spil et noteret parti igennem, og efterprøv det
overview-convert = skriv et noteret parti i en anden form
overview-perft = tæl, på hvor mange måder et spil kan gå
overview-solve = løs et spil: lav tabeller, der kender hver stilling
overview-probe = spørg tabellerne om en stilling
overview-verify = prøv tabellerne mod reglerne
overview-tables = vis, fjern eller fortæl om tabellerne
overview-engine = computeren som spiller for andre programmer (UGI)
overview-match = lad to spillere spille mange partier, og sig, hvem der er stærkest
overview-analyse = sig, hvad hvert træk i et parti var værd, og hvilket der havde været bedre
overview-bench = mål, hvor hurtigt der tælles

## The last line.

overview-more = »zwick help« fortæller mere; et spil efter egne regler er en fil, angivet som @FIL (»zwick help rules« viser en).

## What "zwick" says while it serves the board.

serve-at = Brættet er på { $address }
serve-elsewhere = Dine partier er allerede åbne, på { $address }
serve-stop = Ctrl-C afslutter; hvert parti fortsætter, hvor det var.
serve-stopped = På gensyn. Hvert parti fortsætter, hvor det var.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Ingen virkning her.)
rules-sources = Kilder: 000 til 004 er regelbladene med deres udgave (002-S er den svenske); M-, D- og § er afgørelser og afsnit, X bøger og websteder; docs/rules.md har listen.
rules-equal = De er ens.
rules-same-game = Mulige træk og resultater er de samme i begge.
