### The page "Gioco perfetto": exact tables of a game, in which every position is worked out, so that
### the computer never errs. A "tabella" is a file of values. "Patta" is a tied game.

## The page itself.

tables-link = Gioco perfetto
tables-title = Gioco perfetto
tables-lead = Quando tutte le posizioni di un gioco sono calcolate, al livello 10 il computer non sbaglia mai, e ogni suggerimento è esatto. Si può calcolare qui, in sottofondo: il gioco resta veloce, e un riavvio non fa perdere nulla.
tables-works = In corso di calcolo
tables-complete = Completo
tables-possible = Si può calcolare
tables-impossible = Non si può calcolare
tables-needless = Le cacce si calcolano nel momento in cui si giocano, e il solitario si sa a memoria: lì il computer è già perfetto.
tables-shared = Le regole che sono lo stesso gioco con due nomi condividono le tabelle; stanno su una sola riga.
tables-none = Non ci sono ancora tabelle complete. Per il mulino a tre pedine basta un momento, per il mulino classico ci vuole mezz’ora o più.
tables-own = Le tue regole
tables-folder = Le tabelle si trovano in
tables-free = Spazio libero su questo disco: { $size }.
tables-endings = Dama: finali fino a quattro pezzi
tables-perfect = Il computer gioca alla perfezione, i suggerimenti sono esatti.
tables-endings-perfect = Esatto in ogni finale fino a quattro pezzi.
tables-partly = Calcolato in parte; quello che c’è resta e si usa.
# $names are further names of the same game, in a row.
tables-also = Lo stesso gioco: { $names }

## Buttons. $game is the name of a rule set, read aloud by screen readers.

tables-compute = Calcola
tables-compute-on = Continua il calcolo
tables-play = Gioca
tables-explore = Esplora le aperture
tables-pause = Pausa
tables-resume = Riprendi
tables-stop = Ferma
tables-again = Riprova
tables-remove = Elimina
tables-remove-question = Eliminare le tabelle di questo gioco: { $game } ({ $size })? Andrebbero ricalcolate.
tables-remove-yes = Sì, elimina
# The name of a button for screen readers, as in "Pausa: Mulino a sette pedine".
tables-button-of = { $button }: { $game }

## How far it is. $percent is a number, $positions a text such as "32 milioni di posizioni".

tables-bar = Avanzamento: { $game }
tables-part = { $percent } % di { $positions }
tables-size = { $written } di circa { $all } su disco
tables-doing-running = Sta per cominciare.
tables-doing-paused = In pausa. Ciò che è fatto resta.
tables-doing-waiting = Aspetta che finisca quello prima.
tables-doing-failed = Non ha funzionato.
# $space names a sub-space by the stones of both sides, as in "5-4".
tables-doing-fetching = Pedine { $space }: lettura di ciò che è noto
tables-doing-seeding = Pedine { $space }: prese e posizionamenti
tables-doing-level =
    { $plies ->
        [one] Pedine { $space }: deciso in una mossa
       *[other] Pedine { $space }: deciso in { $plies } mosse
    }
tables-doing-writing = Pedine { $space }: scrittura

## Why it has failed.

tables-failed-disk = Sul disco c’è troppo poco spazio. Libera spazio e riprova.
tables-failed-file = Un file non si può leggere o scrivere. Controlla la cartella delle tabelle e riprova.
tables-failed-other = Il calcolo si è interrotto.

## How the game ends if nobody errs. $plies counts the moves of both sides.

tables-value-win = Con il gioco migliore vince chi comincia.
tables-value-win-in = Con il gioco migliore vince chi comincia, in { $plies } mosse, contando entrambe le parti.
tables-value-draw = Con il gioco migliore è patta.
tables-value-draw-in = Con il gioco migliore è patta.
tables-value-loss = Con il gioco migliore perde chi comincia.
tables-value-loss-in = Con il gioco migliore perde chi comincia, in { $plies } mosse, contando entrambe le parti.

## Figures. The decimal sign, counts in few digits, times.

tables-decimal = ,
tables-about-complete = { $positions }, { $size }
tables-about-possible = { $positions }, circa { $size } su disco
tables-positions = { $number } posizioni
tables-positions-thousand = { $number } mila posizioni
tables-positions-million = { $number } milioni di posizioni
tables-positions-billion = { $number } miliardi di posizioni
tables-pace = { $number } posizioni al secondo
tables-pace-thousand = { $number } mila posizioni al secondo
tables-pace-million = { $number } milioni di posizioni al secondo
tables-pace-billion = { $number } miliardi di posizioni al secondo
tables-left-seconds =
    { $seconds ->
        [one] ancora circa un secondo
       *[other] ancora circa { $seconds } secondi
    }
tables-left-minutes =
    { $minutes ->
        [one] ancora circa un minuto
       *[other] ancora circa { $minutes } minuti
    }
tables-left-hours =
    { $hours ->
        [one] ancora circa un’ora
       *[other] ancora circa { $hours } ore
    }

## Why there can be no tables.

tables-obstacle-dice = I dadi lo lasciano al caso.
tables-obstacle-remill = Le mosse permesse dipendono dai mulini chiusi prima, non solo dalle pedine.
tables-obstacle-hop-chain = I salti che prendono più pedine di fila non si calcolano.
tables-obstacle-full-board = Ciò che segue a un tavoliere pieno, quando ogni parte toglie una pedina, non si calcola.
tables-obstacle-turn-for-nothing = Un mulino che non prende nulla può dare un’altra mossa; questo non si calcola.
tables-obstacle-turn-while-mixed = I mulini danno un’altra mossa mentre si posiziona e si muove a piacere; questo non si calcola.
tables-obstacle-turn-at-three = I mulini danno un’altra mossa, e tre contro tre è patta; le due cose insieme non si calcolano.
tables-obstacle-huff = Se si soffia, una posizione dipende dalla mossa precedente.

## In the form for a new game, beside the highest level.

tables-new-compute = Non ancora perfetto: calcolalo

## Refusals.

error-tables-impossible = Di queste regole non si possono calcolare tabelle.
error-tables-needless = Questo gioco non ha bisogno di tabelle: si conosce anche senza.
error-tables-done = Queste tabelle sono già complete.
error-tables-disk = Servono circa { $needed } su disco, e solo { $free } sono liberi.
error-tables-memory = Servono { $needed } di memoria, e solo { $free } sono liberi. Chiudi altri programmi e riprova.
error-tables-unknown = Queste tabelle non esistono, e nessuno le ha richieste.
error-tables-in-work = Queste tabelle sono in corso di calcolo. Prima ferma il calcolo.
error-tables-file = Le tabelle non si possono leggere o eliminare. Controlla la loro cartella.
error-only-here = Si può fare solo sul computer stesso.
