### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, vuoto
place-stone-white = { $place }, pedina bianca
place-stone-black = { $place }, pedina nera
place-mill-white = { $place }, pedina bianca, in un mulino
place-mill-black = { $place }, pedina nera, in un mulino
place-man-white = { $place }, pedina bianca
place-man-black = { $place }, pedina nera
place-king-white = { $place }, dama bianca
place-king-black = { $place }, dama nera
place-wolf = { $place }, il lupo
place-sheep = { $place }, pecora
place-quarry = { $place }, la preda
place-fox = { $place }, la volpe
place-hunter = { $place }, cacciatore
place-peg = { $place }, pedina

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = da { $from } a { $to }
turn-over = da { $from } per { $over } a { $to }
turn-enter = tre pedine in { $places }
turn-remove = prende { $places }
turn-takes = { $turn }, prende { $places }
turn-huff = soffia { $place }, poi { $turn }
turn-pass = passa

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Il lupo
        [sheep] Le pecore
        [quarry] La preda
        [fox] La volpe
        [hunters] I cacciatori
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] La sorte ha deciso: { $player } fa il lupo.
        [sheep] La sorte ha deciso: { $player } ha le pecore.
        [quarry] La sorte ha deciso: { $player } fa la preda.
        [fox] La sorte ha deciso: { $player } fa la volpe.
        [hunters] La sorte ha deciso: { $player } ha i cacciatori.
        [black] La sorte ha deciso: { $player } ha il Nero.
       *[other] La sorte ha deciso: { $player } ha il Bianco.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = La posizione si è presentata { $count } volte, dopo le mosse { $plies }.
proof-no-win = Tutte le continuazioni sono state provate, { $count } posizioni; in nessuna vince l’altra parte.
proof-no-progress =
    { $last ->
        [start] { $count } mosse senza progressi, contando entrambe le parti, da prima che cominci la registrazione.
       *[other] { $count } mosse senza progressi, contando entrambe le parti, dalla mossa { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Una sola pedina, al centro: meglio non si può.
grade-solved = Resta una pedina: è la soluzione.
grade-one = Resta una pedina, solo non al posto giusto: quasi risolto.
grade-two = Restano due pedine: quasi risolto.
grade-three = Restano tre pedine: vicino a una soluzione.
grade-four = Restano quattro pedine: non lontano da una soluzione.
grade-five-or-six = Restano poche pedine: un tentativo onorevole.
grade-seven-or-more = Restano molte pedine: riprova.

## What the page cannot do. Whole sentences that help on.

error-stale = Intanto la partita è andata avanti; il tavoliere mostra ora come sta.
error-unknown-game = Questa partita qui non c’è.
error-unknown-rules = Queste regole qui non ci sono.
error-not-found = A questo indirizzo non c’è nulla.
error-method-not-allowed = A questo indirizzo non si può fare.
error-foreign-origin = La richiesta veniva da un’altra pagina, quindi non è stato fatto nulla.
error-foreign-host = La richiesta era per un altro host, quindi non è stato fatto nulla.
error-too-large = È più di quanto si possa ricevere in una volta.
error-bad-json = La richiesta non si può leggere come JSON.
error-bad-request = La richiesta è incomprensibile.
error-bad-text = Il testo contiene un carattere che non si può salvare.
error-unsupported-media-type = Una richiesta di questo tipo qui non si legge.
error-not-acceptable = Non c’è una risposta di quel tipo.
error-internal = Qualcosa è andato storto; non è cambiato nulla. Riprova.
error-newer-version = Questa partita è stata scritta da una versione più recente del programma e qui non si può leggere. Riprova fra un po’.
error-storage = Non è stato possibile annotare la partita, quindi non è stato fatto nulla. Riprova.
error-busy = Sta succedendo troppo tutto insieme; riprova tra un momento.
error-bad-command-id = Il comando ha bisogno di un identificativo proprio, di al massimo 64 caratteri semplici.
error-command-reused = Questo identificativo appartiene già a un altro comando.
error-game-full = Questa partita ha raggiunto la lunghezza massima: ora può solo essere conclusa.
error-asides-full = In questa partita è già stato offerto e cambiato troppo; prima bisogna continuare a giocare.
error-no-change = È già così.
error-too-many-spectators = In questo momento ci sono così tanti spettatori che non c’è più posto; riprova fra un minuto.
error-name-invisible = In un nome si deve vedere qualcosa.
error-bad-name = Un nome ha al massimo 40 caratteri su una riga.
error-bad-clock = L’orologio non si può regolare così: minuti da 1 a 1440, aggiunta fino a 3600 secondi, secondi da 1 a 86400, giorni da 1 a 365.
error-bad-level = Un livello del computer è un numero da 1 a 10.
error-no-opponent = Il solitario si gioca da soli.
error-computer-to-move = Tocca al computer.
error-computer-side = Per la sua parte parla solo il computer.
error-hints-off = Questa partita si gioca senza suggerimenti.
error-no-hint = Qui il computer non ha suggerimenti.
error-bad-position = Non è una posizione di questo gioco.
error-position-over = In quella posizione la partita è già finita.
error-rules-missing = Di’ con quali regole vuoi giocare.
error-rules-too-long = Queste regole sono troppo lunghe.
error-rules-syntax = Queste regole sono illeggibili.
error-rules-game = Queste regole non dicono a quale gioco si gioca.
error-rules-field = Una di queste regole è sconosciuta, o ha un valore che non va bene.
error-rules-impossible = Queste regole non stanno insieme.
error-dice-thrown = In questa partita i dadi li lancia il tavoliere.
error-bad-throw = Un lancio sono tre dadi da 1 a 6.
error-no-clock = In questa partita il tempo non scade.
error-flag-up = Su quell’orologio c’è ancora tempo.
error-not-over = La partita è ancora in corso.
error-pdn-not-draughts = In PDN si scrive solo la dama.
error-pdn-huff = Un soffio non si può scrivere in PDN.
error-pdn = Questa partita non si può scrivere in PDN.
error-unknown-form = Questa forma non esiste; ci sono text, json e pdn.
