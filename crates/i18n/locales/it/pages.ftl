### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "tu". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Vai al contenuto
page-navigation = Pagine
page-games = Le mie partite
page-rules = Regole
page-languages = Lingua
page-themes = Aspetto
page-theme-auto = Sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-contrast = Contrasto elevato
page-colophon = La vecchia scatola dei giochi: mulino, dama, cacce e solitario, secondo ogni foglietto.

## The home page. "Foglietto" is the sheet of rules that came in the box.

home-title = La vecchia scatola dei giochi
home-lead = In due o contro il computer: scegli un gioco e comincia. Ogni foglietto lo racconta un po’ a modo suo.
home-continue = Riprendi a giocare
home-mill = Mulino
home-draughts = Dama
home-variants = Altri modi di giocare a mulino
home-more =
    { $count ->
        [one] Un altro mulino
       *[other] Altri { $count } mulini
    }
home-play = Gioca: { $game }
home-rules-of = Regole: { $game }
home-own = Le tue regole
home-own-lead = In casa tua si giocava diversamente? Scrivilo e gioca così.
home-own-link = Scrivi le tue regole

## The shelves: headings above groups of games.

shelf-mill-leaflets = Secondo il foglietto della tua infanzia
shelf-mill-variants = Altri modi di giocare a mulino
shelf-mill-boards = Mulino su altri tavolieri
shelf-draughts-leaflets = Secondo il foglietto della tua infanzia
shelf-draughts-books = Secondo i regolamenti
shelf-draughts-losing = Mangia la dama
shelf-mill-leaflets-full = Mulino, foglietto per foglietto
shelf-draughts-leaflets-full = Dama, foglietto per foglietto
shelf-draughts-books-full = Dama secondo i regolamenti
shelf-hunts = Cacce
shelf-solitaire = Solitario

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Versione nostra
house-eck = Le regole non ci sono giunte. In inglese il foglietto lo chiama «angle mill», e in tedesco Eck è un angolo: quindi anche un angolo con i suoi due vicini sullo stesso quadrato vale come mulino.
house-eck_only = La lettura più severa del nostro mulino ad angolo: solo gli angoli sono mulini, le linee rette no.
house-kreuz = Le regole non ci sono giunte. Il manuale del 1980 chiama mulino a croce un mulino su una diagonale: quindi le quattro diagonali d’angolo valgono come mulini, ma si muove solo lungo le linee tracciate.
house-kreuz_edges = La lettura più libera del nostro mulino a croce: le diagonali sono tracciate, e ci si muove sopra.
house-huepf = Le regole non ci sono giunte. Saltellare è il salto breve dell’halma, e deve essere diverso dal mulino del cavallo che gli sta accanto: quindi una pedina può anche saltarne una vicina fino al punto successivo della linea, senza prendere nulla.
house-huepf_capture = Il nostro mulino saltellante con il salto della dama, come nel grande mulino del 1980: la pedina avversaria scavalcata è presa.
house-huepf_fly = Il mulino saltellante come lo intende un testo tedesco: posizionate tutte le pedine, ognuno salta su qualsiasi punto libero.
house-battue = Il foglietto nomina una battuta di caccia e non dice nulla delle regole. Il suo vicino nella scatola è Lupo e pecore, uno contro molti: quindi è una caccia sul tavoliere del mulino, con numeri scelti risolvendola.
house-battue3 = La nostra battuta con tre cacciatori: catturano la preda solo da circa metà delle disposizioni, quindi decide la parità.
house-fox_hunt = La nostra battuta con una preda che morde, come la volpe prende le oche nelle vecchie cacce; sei cacciatori la rendono equilibrata.

## The new game.

new-title = Nuova partita
new-rules = Gioco
new-own = Le tue regole
new-change = Scegli
new-read-rules = Leggi le regole
new-players = Giocatori
new-player = Il tuo nome
new-name-hint = Nome
new-sheep = Le pecore
new-wolf = Il lupo
new-quarry = La preda
new-fox = La volpe
new-hunters = I cacciatori
new-opponent-person = In due a questo schermo
new-opponent-computer = Contro il computer
new-level = Livello
new-level-1 = Principiante
new-level-5 = Esperto
new-level-10 = Forza piena
new-level-perfect = Perfetto
new-side = La tua parte
new-side-begins = { $side } (prima mossa)
new-side-lot = A sorte
new-colours-choose = Come indicato
new-colours-lot = Sorteggia le parti
new-first = Chi comincia
new-first-lot = Decide la sorte
new-first-white = Il Bianco
new-first-black = Il Nero
new-clock = Orologio
new-clock-none = Nessuno
new-clock-total = Per la partita
new-clock-move = Per ogni mossa
new-clock-days = Giorni per mossa
new-minutes = Minuti a testa
new-increment = Secondi in più a mossa
new-seconds = Secondi per mossa
new-days = Giorni per mossa
new-draws = Patta per ripetizione o mancanza di progressi
new-draws-rules = Come dicono le regole
new-draws-auto = Subito
new-draws-claim = Solo se qualcuno la reclama
new-draws-off = Mai
new-dice = Dadi
new-dice-thrown = Lanciati qui
new-dice-entered = Lanciati sul tavolo e inseriti
new-take-backs = Si possono annullare mosse
new-hints = Si possono chiedere suggerimenti
new-begin = Comincia

## The list of games.

games-title = Le mie partite
games-new = Nuova partita
games-none = Qui non si è ancora giocato nulla.
games-begin = Scegli un gioco e comincia.
games-older = Partite meno recenti
games-over = Finite

## The rules.

rules-title = Regole
rules-lead = Ogni regola di ogni gioco in una frase. Ogni pagina si stampa su un foglio.
rules-play = Gioca
rules-where = Da dove viene ogni regola
rules-back = Torna alla partita
rules-source = Fonte:
rules-base = ◆ diverso da
rules-editions = Foglietti che lo riportano
rules-only-named = solo il nome
rules-same = Lo stesso gioco con altri nomi
rules-text = Come testo da modificare
rules-key = Che cosa indicano le fonti
rules-key-rulings = M-5, D-3 e simili: nostre decisioni, dove i foglietti tacciono o si contraddicono.
leaflet-000 = Legler small foot, Gold Edition, articolo 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = il pieghevole della federazione mondiale (Welt-Mühlespiel-Dachverband)
leaflet-003 = il foglio di un gioco di design, tutto in minuscolo
leaflet-004 = Brettspielnetz.de, foglio di regole del 2024
rules-part-board = Il tavoliere
rules-part-moves = Muovere
rules-part-taking = Prendere
rules-part-end = Vincere e perdere
rules-part-draws = Patte
rules-part-begin = L’inizio
rules-part-more = E inoltre

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Le tue regole
own-lead = Parti da un gioco che conosci e di’ che cosa cambia. Avrai il suo foglietto, e un tavoliere per giocarci.
own-label = Le regole, in TOML o JSON
own-check = Mostra il foglietto
own-hint = Nomi e valori da scrivere:
own-base = Partire da
own-base-take = Prendi questo
own-as-text = Scriverlo invece come testo
own-place = Riga { $line }, colonna { $column }:
own-problem = Così non va:

## Errors. $detail sentences come from elsewhere.

page-error = Non ha funzionato
page-not-found = Qui non c’è nulla
page-home = Vai ai giochi
