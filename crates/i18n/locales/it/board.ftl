### The page of a game: labels around the board. "Patta" is the tied game, "mossa" what one player
### does at a time. The player is addressed as "tu".

## Whose turn it is, and what waits for an answer.

board-now = Che cosa c’è da fare
board-go = { $player }: scegli dove andare. Un anello segna ogni posto possibile.
board-take = { $player }: prendi una pedina, una con l’anello tratteggiato.
board-sure = Conferma questa mossa o annullala: { $turn }.
board-confirm = Conferma
board-cancel = Annulla
board-take-nothing = Non prendere nulla
board-throw = Lancia i dadi
board-enter-throw = Ecco che cosa segnano
board-die = Dado { $number }
board-offered =
    { $side ->
        [white] Il Bianco propone la patta.
        [black] Il Nero propone la patta.
        [wolf] Il lupo propone la patta.
        [sheep] Le pecore propongono la patta.
        [quarry] La preda propone la patta.
        [fox] La volpe propone la patta.
        [hunters] I cacciatori propongono la patta.
       *[other] { $player } propone la patta.
    }
board-accept = Accetta la patta
board-decline = Rifiuta
board-result = Risultato
board-rematch = Un’altra partita

## Buttons and menu.

board-undo = Annulla mossa
board-redo = Ripristina
board-offer = Proponi patta
board-hint = Suggerimento
board-hint-whole = Mostra la mossa
board-hint-coming = Il suggerimento sta arrivando.
board-moves = Mosse
board-earlier = Mossa precedente
board-later = Mossa successiva
board-typed = Scrivi una mossa
board-play = Gioca
board-more = Altro
board-rules = Come si gioca
board-abort = Elimina questa partita
board-flip = Gira il tavoliere
board-confirm-toggle = Conferma ogni mossa
board-text-toggle = Mostra il tavoliere come tabella
board-claim = Reclama la patta
board-resign = Abbandona
board-record = Registrazione
board-record-text = Testo

## The claim of a draw: what is claimed, and on which position.

board-claim-lead = Se il reclamo è giusto, la partita è subito patta e se ne mostra la prova.
board-claim-kind = Motivo
board-claim-repetition = Sempre la stessa posizione
board-claim-no-progress = Troppo a lungo senza progressi
board-claim-intended = In quale posizione
board-claim-board = Quella sul tavoliere
board-claim-after = Quella dopo: { $turn }
board-claim-send = Reclama

## The table beside the board, and messages when something is in the way.

board-text-view = Il tavoliere a parole
board-text-caption = Che cosa c’è su ogni posto, riga per riga
board-text-lines = Posti sulla stessa linea
board-keys-title = Tasti e scrittura
board-keys = Sul tavoliere le frecce portano da un posto all’altro, che una linea li unisca o no; Inizio e Fine portano agli estremi di una fila. Invio o la barra spaziatrice sceglie un posto, Esc annulla una mossa cominciata. Le mosse si scrivono come nell’elenco: d6 per posare, d6-d7 per muovere, d6-d7xa4 per prendere anche.
board-lost = La connessione è caduta; nuovo tentativo in corso.
board-no-script = Il tavoliere ha bisogno di JavaScript; tutto il resto funziona anche senza.

## In the middle of a turn: what the script says. No plural forms here: the script fills in $count.

board-undo-half = Ricomincia la mossa
board-chosen = scelta
board-can-take = si può prendere
board-can-go = può andare qui
board-can-move = può muovere
board-open = Possibile: { $place }.
board-put-here = { $place }, la tua pedina, appena messa qui
board-gone = { $place }, ora vuoto
board-in-hand = { $count } in mano
board-lost-stones = perse: { $count }
board-time-left = { $player }: ancora { $count } secondi.

## Why a tap does nothing.

board-wrong-light = Si gioca solo sulle caselle scure.
board-wrong-theirs = { $place } è dell’avversario.
board-wrong-stuck = Da { $place } ora non si può muovere. Un anello segna che cosa può farlo.
board-wrong-empty = { $place } è vuoto. Scegli prima una delle tue.
board-wrong-occupied = { $place } è occupato. Scegli un posto vuoto.
board-wrong-put = Ora non si può mettere nulla su { $place }.
board-wrong-go = Non può andare in { $place }. Un anello segna ogni posto possibile.
board-wrong-take = Non quella: scegline una con l’anello tratteggiato.
board-wrong-throw = Prima lancia i dadi.
board-wrong-computer = Tocca al computer.

## Giving up.

board-resign-sure = Abbandonare questa partita?
board-resigns =
    { $side ->
        [white] Il Bianco abbandona e la partita è finita.
        [black] Il Nero abbandona e la partita è finita.
        [wolf] Il lupo abbandona e la partita è finita.
        [sheep] Le pecore abbandonano e la partita è finita.
        [quarry] La preda abbandona e la partita è finita.
        [fox] La volpe abbandona e la partita è finita.
        [hunters] I cacciatori abbandonano e la partita è finita.
       *[other] { $player } abbandona e la partita è finita.
    }
board-resign-not = Continua a giocare
