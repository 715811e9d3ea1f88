### The page on which games and positions are looked at. "Mossa" is what one player does at a time,
### also where they are counted; "patta" a tied game.

## The page and its parts.

analysis-nav = Analisi
analysis-title = Analisi
analysis-steps = Scorri la partita
analysis-first = All’inizio
analysis-back = Indietro
analysis-forward = Avanti
analysis-last = Alla fine
analysis-position = Posizione
analysis-turns = Mosse possibili qui
analysis-openings = Aperture da qui
analysis-thinking = Sto pensando…
analysis-lines = Registrazione
analysis-points = Dove è girata la partita
analysis-no-points = Nessuna mossa ha regalato qualcosa.
analysis-points-coming = Le mosse sono in esame…
analysis-curve = Andamento della partita: sopra la linea sta meglio il Bianco, sotto il Nero
analysis-curve-puzzle = Andamento del solitario: sopra la linea si può risolvere, sotto no
analysis-comment = Commento a questa mossa
analysis-comment-start = Commento all’inizio
analysis-branch-off = Togli questa variante
analysis-link = Link a questa posizione
analysis-open = Apri una partita o una posizione
analysis-rules = Gioco
analysis-change-rules = Dall’inizio
analysis-paste = Registrazione (testo, PDN o JSON) o posizione
analysis-paste-help = Una posizione si legge secondo le regole del gioco scelto qui sopra.
analysis-read = Apri
analysis-read-as-far = Apri le mosse precedenti
analysis-file = O un file, fino a 60 kB
analysis-which = Partita del file
analysis-set-up = Componi una posizione
analysis-set-up-done = Guarda questa posizione
analysis-set-up-cancel = Torna alla partita
analysis-set-up-help = Scegli che cosa mettere, poi fai clic sui posti del tavoliere. Un secondo clic lo toglie.
analysis-put = Metti
analysis-take-off = Togli
analysis-to-move = Di turno
analysis-hand = In mano
analysis-hand-white = Bianco
analysis-hand-black = Nero
analysis-all-placed = Tutte le pedine sono piazzate
analysis-clear = Tavoliere vuoto
analysis-usual = Posizione iniziale
analysis-possible = È una posizione di questo gioco.
analysis-export = Salva
analysis-export-record = Registrazione
analysis-export-picture = Immagine del tavoliere
analysis-throw = I dadi segnano
analysis-look = Guarda dove è girata la partita
analysis-of-game = Analizza questa partita
analysis-to-game = Torna al tavoliere

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] e un’altra, per rotazione o simmetria
       *[other] e altre { $count }, per rotazione o simmetria
    }
analysis-game-number = Partita { $number }
analysis-too-large = Questo file supera i 60 kB.
analysis-at-start = L’inizio

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0,35, for the side that plays the turn. A "salto" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] vince
        [one] vince in una mossa
       *[other] vince in { $moves } mosse
    }
analysis-worth-draw = fa patta
analysis-worth-loss =
    { $moves ->
        [0] perde
        [one] perde in una mossa
       *[other] perde in { $moves } mosse
    }
analysis-worth-open = stima { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] si può risolvere
        [one] risolve
       *[other] si può risolvere in { $plies } salti
    }
analysis-worth-unsolvable = non si può più risolvere
analysis-worth-unknown = non si sa

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = La mossa migliore: { $worth }; tutte le mosse sono note.
analysis-searched = La mossa migliore: { $worth } (calcolata per { $depth } mosse).

## What a turn has given away. $better is a turn in words ("da d2 a b2, prende a4"); $moves belongs to
## the turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Butta via la vittoria; la mossa vincente: { $better }.
       *[other] Butta via la vittoria; la vittoria in { $best }: { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Butta via la vittoria e ora perde; la mossa vincente: { $better }.
       *[other] Butta via la vittoria e ora perde; la vittoria in { $best }: { $better }.
    }
analysis-draw-to-loss = Butta via la patta; la mossa che la teneva: { $better }.
analysis-slower = Vince ancora, in { $moves }; la vittoria in { $best }: { $better }.
analysis-sooner = Perde in { $moves }; per resistere fino a { $best }: { $better }.
analysis-spoilt = Non si può più risolvere; si poteva ancora con { $better }.
analysis-dubious = Dubbia: { $own }. Meglio { $better }: { $worth }.
analysis-mistake = Un errore: { $own }. Meglio { $better }: { $worth }.
analysis-blunder = Un errore grave: { $own }. Meglio { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Pedina bianca
analysis-piece-stone-black = Pedina nera
analysis-piece-man-white = Pedina bianca
analysis-piece-man-black = Pedina nera
analysis-piece-king-white = Dama bianca
analysis-piece-king-black = Dama nera
analysis-piece-wolf = Lupo
analysis-piece-sheep = Pecora
analysis-piece-quarry = Preda
analysis-piece-fox = Volpe
analysis-piece-hunter = Cacciatore
analysis-piece-peg = Pedina

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Nessuna partita può arrivare a questa posizione.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } pedine sul tavoliere e in mano, ma ce ne sono solo { $bound }.
analysis-setup-too-few = { $side }: servono almeno { $bound } pedine sul tavoliere e in mano; ce ne sono { $count }.
analysis-setup-hands = Chi muove ({ $side }) deve avere in mano tante pedine quante l’altro, o una in più. Nel finale nessuno ne ha più: scegli «Tutte le pedine sono piazzate».
analysis-setup-has-mill = { $side }: deve muovere, ma ha già un mulino; la partita è finita.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Riga { $line }: { $why }
analysis-read-unknown = Non si può leggere.
analysis-read-record-too-long = Il testo è troppo lungo.
analysis-read-record-character = C’è un carattere che qui non significa nulla.
analysis-read-record-comment = Il commento che comincia qui non si chiude mai.
analysis-read-record-tag = Un’etichetta si scrive [Nome "valore"], ogni nome una volta sola, prima delle mosse.
analysis-read-record-variation = Le parentesi delle varianti non tornano.
analysis-read-record-annotation = Prima non c’è una mossa a cui possa riferirsi.
analysis-read-record-throw = Un lancio senza la sua mossa.
analysis-read-record-turn = Non è né una mossa né un risultato.
analysis-read-record-result = Il risultato sta alla fine, una volta sola.
analysis-read-record-empty = Nel testo non c’è nessuna registrazione.
analysis-read-bad-json = Non è il JSON di una registrazione.
analysis-read-unknown-version = Questa versione della registrazione qui non è nota.
analysis-read-no-rules = La registrazione non dice di che gioco si tratta; scegli prima il gioco.
analysis-read-other-rules = La registrazione nomina regole diverse da quelle che descrive.
analysis-read-bad-fen = L’inizio della registrazione non è una posizione di questo gioco.
analysis-read-bad-tag = Un’etichetta della registrazione non si può leggere.
analysis-read-ended = La partita finisce prima di questa mossa.
analysis-read-pdn-not-one = Si può aprire una sola partita alla volta.
analysis-read-pdn-game-type = Questo tipo di dama non è nella scatola.
analysis-read-no-such-game = Nel testo non ci sono così tante partite.
