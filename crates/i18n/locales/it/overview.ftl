### What "zwick games" says: a short welcome and what there is.
### Names of commands and ids of games are never translated.

## The welcome.

overview-title = Zwickmühle: il mulino e gli altri giochi della vecchia scatola
overview-lead = Gioca con le regole della tua infanzia, o con quelle di chiunque altro.

## The games, family by family; each line is an id and a name. "Our version" means that only the name
## is handed down.

overview-games = Giochi
overview-house-version = { $game } (versione nostra)

## What one can do, one line for each command.

overview-commands = Comandi
overview-serve = apre il tavoliere nel browser
overview-play = gioca una partita, in due allo stesso terminale
overview-rules = tutte le regole di un gioco e da dove vengono, o che cosa cambia in un altro
overview-show = disegna una posizione
overview-moves = elenca le mosse possibili
overview-check = rigioca una partita registrata e la verifica
overview-convert = riscrive una partita registrata in un’altra forma
overview-perft = conta in quanti modi può svolgersi una partita
overview-solve = risolve un gioco: crea tabelle che conoscono ogni posizione
overview-probe = interroga le tabelle su una posizione
overview-verify = confronta le tabelle con le regole
overview-tables = elenca o elimina le tabelle, o ne dà conto
overview-engine = il computer come giocatore per altri programmi (UGI)
overview-match = fa giocare molte partite a due giocatori e dice chi è più forte
overview-analyse = dice quanto valeva ogni mossa di una partita e quale sarebbe stata migliore
overview-bench = misura la velocità del conteggio

## The last line.

overview-more = «zwick help» dice di più; un gioco tuo è un file di regole, indicato come @FILE («zwick help rules» ne mostra uno).

## What "zwick" says while it serves the board.

serve-at = Il tavoliere è all’indirizzo { $address }
serve-elsewhere = Le tue partite sono già aperte, all’indirizzo { $address }
serve-stop = Ctrl-C chiude tutto; ogni partita riprenderà da dov’era.
serve-stopped = Arrivederci. Ogni partita riprenderà da dov’era.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-no-effect = (Qui senza effetto.)
rules-sources = Fonti: da 000 a 004 sono i foglietti, con la loro edizione (002-S è quella svedese); M-, D- e § sono decisioni e sezioni, X libri e siti; docs/rules.md li elenca.
rules-equal = Non ci sono differenze.
rules-same-game = Mosse permesse e risultati sono gli stessi in entrambi.
