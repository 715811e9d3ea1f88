### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = La partita è finita.
objection-ended = La partita è finita.
objection-other-game = È una mossa di un altro gioco.
objection-occupied = Quel posto è già occupato.
objection-no-piece = Lì non hai nessuna pedina.
objection-not-yours = Tocca all’avversario.
objection-not-adjacent = È più di un passo.
objection-place-first = Prima devi posizionare una pedina.
objection-backwards = Sarebbe un passo indietro.
objection-no-capture = Così non si prende nulla.
objection-bad-notation = Non è né una mossa né un comando.
objection-ambiguous = Potrebbero essere più mosse; scrivila per intero.
objection-throw-missing = Prima bisogna lanciare i dadi.
objection-throw-first = Prima bisogna lanciare i dadi.
objection-unknown = Le regole non lo permettono.

## Why a turn of mill is refused. "In mano" are the stones not yet placed.

objection-mill-occupied = Quel punto è occupato.
objection-mill-place-first = Hai ancora pedine in mano e devi posizionarne una.
objection-remove-first = Il tavoliere era pieno: togli prima una pedina avversaria, per esempio xa4.
objection-no-removal = Non puoi prendere una pedina senza giocarne una tua.
objection-no-pass = Puoi muovere, quindi non puoi passare.
objection-hand-empty = Non hai più pedine in mano.
objection-mill-forbidden = Durante il posizionamento non si chiudono mulini.
objection-no-entry = Tre pedine non possono entrare lì adesso.
objection-not-your-stone = Su quel punto non hai nessuna pedina.
objection-out-of-reach = Una pedina non può andare così lontano.
objection-remill = Quel mulino non si può richiudere così presto.
objection-not-enemy = Lì non c’è nessuna pedina avversaria da prendere.
objection-too-many = Sono più pedine di quante la mossa permetta di prendere.
objection-protected = Quella pedina è in un mulino, al sicuro.
objection-must-take = Il tuo mulino prende una pedina: aggiungi quale.
objection-no-mill = Non chiude nessun mulino, quindi non si prende nulla.
objection-mill-takes-nothing = Questo mulino non prende nulla.
objection-extra-turn = Questa mossa non ne dà un’altra, quindi niente + alla fine.

## Why a turn of draughts is refused. "Pedina" and "dama" are the pieces; "soffiare" is taking a piece
## off because it did not capture.

objection-draughts-occupied = Quella casella è occupata.
objection-draughts-backwards = Le pedine non tornano indietro.
objection-draughts-no-capture = Questa presa non esiste.
objection-huff-off = In questa partita non si soffia.
objection-not-huffable = Quel pezzo ora non si può soffiare.
objection-empty-square = Quella casella è vuota.
objection-not-your-piece = Quel pezzo è dell’avversario.
objection-no-move = Il pezzo non si muove affatto.
objection-not-diagonal = Si muove solo in diagonale.
objection-too-far = È troppo lontano per questo pezzo.
objection-in-the-way = Un altro pezzo sbarra la strada.
objection-must-capture = Puoi mangiare, quindi devi.
objection-must-continue = La presa deve continuare.
objection-must-take-most = Devi mangiare più pezzi possibile.
objection-king-must-take = La tua dama deve mangiare prima di una pedina.
objection-must-take-kings = Devi mangiare più dame possibile.
objection-kings-first = Devi mangiare le dame il prima possibile.
objection-captures-backwards = Le pedine non mangiano all’indietro.
objection-man-takes-king = Una pedina non può mangiare una dama.
objection-crowned-ends-turn = La mossa finisce quando una pedina va a dama.
objection-land-behind = La dama deve fermarsi subito dietro il pezzo che mangia.
objection-wrong-crowning = Così la pedina non diventa dama.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Prima bisogna mettere il lupo sulla damiera.
objection-wolf-backwards = Le pecore vanno solo in avanti.
objection-already-placed = Il lupo è già sulla damiera.
objection-no-extra-turn = Dopo muovono le pecore, quindi niente + alla fine.
objection-no-hop = In questa caccia non si salta così.
objection-wrong-capture = Quel salto prende il cacciatore scavalcato, e nessun altro.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = In quel foro c’è già una pedina.
objection-pegs-no-piece = In quel foro non c’è nessuna pedina.
objection-off-board = Questo tavoliere non ha quel foro.
objection-not-a-jump = Un salto scavalca un foro in linea retta.
objection-nothing-to-jump = Non c’è nessuna pedina da scavalcare.

## What else cannot be done in a game.

error-ended = La partita è finita.
error-throw-missing = Prima bisogna lanciare i dadi.
error-throw-not-awaited = Ora non si lanciano dadi.
error-throw-bad = Un lancio sono tre dadi da 1 a 6, per esempio 5 5 4.
error-take-back-not-allowed = In questa partita non si annullano mosse.
error-take-back-too-many = Non c’è nulla da annullare.
error-take-back-only =
    { $count ->
        [one] È stata giocata una sola mossa.
       *[other] Sono state giocate solo { $count } mosse.
    }
error-must-take = In questo gioco un mulino deve prendere una pedina.
error-no-such-place =
    { $family ->
        [draughts] Non c’è nessuna casella { $place } su cui giocare.
        [wolf] Su questa damiera non c’è nessuna casella scura { $place }.
        [pegs] Su questo tavoliere non c’è nessun foro { $place }.
       *[other] Su questo tavoliere non c’è nessun punto { $place }.
    }
error-did-you-mean = { $typed }: non è né una mossa né un comando; volevi dire «{ $word }»?
error-take-back-declared = I giocatori hanno chiuso questa partita; non si annulla più nulla.
error-redo-nothing = Non c’è nessuna mossa da ripristinare.
error-abort-too-late = Hanno già mosso entrambi: la partita non si può più annullare.
error-offer-in-puzzle = Non c’è nessuno con cui accordarsi: giochi in solitaria.
error-offer-pending = La patta è già proposta e aspetta una risposta.
error-offer-repeated = Hai già proposto la patta; fai una mossa prima di proporla di nuovo.
error-offer-none = Nessuno ha proposto la patta.
error-bad-number = «{ $text }» non è un numero di mosse.
error-no-computer = Qui il computer non gioca; con zwick play --level 3 sì.
error-no-other-side = Non c’è un altro lato da cui guardare.

## Draw claims that are refused. "Patta" is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Queste regole non conoscono questa patta.
error-claim-automatic = Con queste regole la patta arriva da sé; non c’è nulla da reclamare.
error-claim-turn-not-complete = Il tuo turno non è finito: hai guadagnato un’altra mossa.
error-claim-ends-otherwise = Quella mossa chiude la partita in un altro modo.
error-claim-not-to-move = Può reclamare solo chi è di turno.
error-claim-too-few-repetition =
    { $count ->
        [one] La posizione si è presentata una volta; ne servono { $needed }.
       *[other] La posizione si è presentata { $count } volte; ne servono { $needed }.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] C’è stata una sola mossa senza progressi, contando entrambe le parti; ne servono { $needed }.
       *[other] Ci sono state { $count } mosse senza progressi, contando entrambe le parti; ne servono { $needed }.
    }

## Files.

error-save-name = Di’ dove salvare, per esempio: salva partita.txt
error-save-exists = Il file { $file } esiste già; scegli un altro nome.
error-save-failed = Non è stato possibile salvare la partita in { $file }: { $why }
