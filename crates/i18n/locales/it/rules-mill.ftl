### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: posizionare, muovere, saltare (with three stones), prendere, mulino, pedina,
### punto, mano (the stones not yet placed).

## The board and the lines on it.

rule-mill-board = Tavoliere
rule-mill-board-nine = Il tavoliere ha 24 punti su tre quadrati, uno dentro l’altro.
rule-mill-board-seven = Il tavoliere ha 17 punti: due quadrati e una croce nel mezzo.
rule-mill-board-six = Il tavoliere ha 16 punti su due quadrati.
rule-mill-board-three = Il tavoliere ha nove punti in tre file da tre.
rule-mill-stones = Pedine
rule-mill-stones-value = Ogni parte ha { $value } pedine.
rule-mill-lines = Linee
rule-mill-lines-straight = Tre pedine in fila, in orizzontale o in verticale, su una linea tracciata sono un mulino.
rule-mill-lines-diagonal = Sono tracciate anche le diagonali d’angolo, per muovere e per i mulini.
rule-mill-lines-diagonal-mills = Anche tre pedine su una diagonale d’angolo sono un mulino, ma lì non si muove.
rule-mill-lines-diagonal-moves = Si muove anche lungo le diagonali d’angolo, ma tre pedine su una di esse non sono un mulino.
rule-mill-lines-corners = Anche un angolo con i suoi due vicini sullo stesso quadrato è un mulino.
rule-mill-lines-corners-only = Solo un angolo con i suoi due vicini sullo stesso quadrato è un mulino.

## Placing, moving and jumping.

rule-mill-placing = Posizionare
rule-mill-placing-separate = Prima si posizionano tutte le pedine, poi si muove.
rule-mill-placing-mixed = A ogni turno si posiziona o si muove una pedina, a piacere.
rule-mill-motion = Muovere
rule-mill-motion-step = Una pedina muove di un passo lungo una linea tracciata.
rule-mill-motion-knight = Una pedina muove come il cavallo degli scacchi, lungo le linee tracciate.
rule-mill-motion-hop = Una pedina muove di un passo, o ne salta una vicina fino al punto successivo della linea.
rule-mill-motion-hop-capture = Una pedina muove di un passo, o ne salta una vicina; la pedina avversaria scavalcata è presa.
rule-mill-motion-hop-capture-chain = Una pedina muove di un passo, o ne salta una vicina; le pedine avversarie scavalcate sono prese, anche più d’una in una mossa se può continuare.
rule-mill-motion-chess = Una pedina muove come il cavallo, come la torre lungo le linee, o come l’alfiere lungo le diagonali d’angolo.
rule-mill-fly = Saltare
rule-mill-fly-off = Nessuno salta.
rule-mill-fly-line = Chi è rimasto con poche pedine va quanto vuole lungo una linea, su punti liberi.
rule-mill-fly-free = Chi è rimasto con poche pedine può saltare su qualsiasi punto libero.
rule-mill-fly_at = Si salta da
rule-mill-fly_at-value = Si salta quando si resta con { $value } pedine e nessuna in mano.

## Mills and taking.

rule-mill-protect_placing = Pedine al sicuro durante il posizionamento
rule-mill-protect_placing-strict = Finché si posiziona, una pedina in un mulino non si prende mai; se non ce ne sono altre, non si prende nulla.
rule-mill-protect_placing-except-last-three = Finché si posiziona, una pedina in un mulino non si prende mai, a meno che l’avversario ne abbia solo tre in tutto.
rule-mill-protect_placing-unless-all-in-mills = Finché si posiziona, una pedina in un mulino si prende solo se non ce ne sono altre.
rule-mill-protect_placing-none = Finché si posiziona, si può prendere qualsiasi pedina avversaria.
rule-mill-protect_moving = Pedine al sicuro dopo
rule-mill-protect_moving-strict = Dopo il posizionamento, una pedina in un mulino non si prende mai; se non ce ne sono altre, non si prende nulla.
rule-mill-protect_moving-except-last-three = Dopo il posizionamento, una pedina in un mulino non si prende mai, tranne a un avversario rimasto con tre.
rule-mill-protect_moving-unless-all-in-mills = Dopo il posizionamento, una pedina in un mulino si prende solo se non ce ne sono altre.
rule-mill-protect_moving-none = Dopo il posizionamento, si può prendere qualsiasi pedina avversaria.
rule-mill-captures = Due mulini insieme
rule-mill-captures-one = Per quanti mulini chiuda, una mossa prende una sola pedina.
rule-mill-captures-per-mill = Una mossa prende una pedina per ogni mulino che chiude.
rule-mill-capture_duty = Obbligo di prendere
rule-mill-capture_duty-must = Una pedina che si può prendere va presa.
rule-mill-capture_duty-may = Prendere è un diritto: si può rinunciare alla presa.
rule-mill-on_mill_placing = Mulino durante il posizionamento
rule-mill-on_mill_placing-capture = Un mulino chiuso durante il posizionamento prende una pedina.
rule-mill-on_mill_placing-extra-turn = Un mulino chiuso durante il posizionamento non prende nulla, ma dà un’altra mossa.
rule-mill-on_mill_placing-nothing = Un mulino chiuso durante il posizionamento non rende nulla.
rule-mill-on_mill_placing-forbidden = Durante il posizionamento non si chiudono mulini, a meno che ogni punto libero ne formi uno.
rule-mill-on_mill_moving = Mulino dopo
rule-mill-on_mill_moving-capture = Un mulino chiuso dopo il posizionamento prende una pedina.
rule-mill-on_mill_moving-capture-and-extra-turn = Un mulino chiuso dopo il posizionamento prende una pedina e dà un’altra mossa.
rule-mill-on_mill_moving-nothing = Un mulino chiuso dopo il posizionamento non rende nulla.
rule-mill-remill = Richiudere
rule-mill-remill-free = Un mulino si può aprire e richiudere in qualsiasi momento.
rule-mill-remill-no-immediate-return = Una pedina passata da un mulino direttamente in un altro non può tornare subito indietro.
rule-mill-remill-wait-1 = Un mulino aperto non si può richiudere alla mossa successiva.
rule-mill-remill-wait-2 = Un mulino aperto non si può richiudere nelle due mosse successive.
rule-mill-remill-wait-3 = Un mulino aperto non si può richiudere nelle tre mosse successive.
rule-mill-remill-one-time = Ogni linea rende a ciascuna parte una volta sola per partita.

## Winning and losing.

rule-mill-win = Vittoria
rule-mill-win-reduce = Vince chi lascia all’avversario troppo poche pedine, o nessuna mossa.
rule-mill-win-first-mill = Vince chi chiude il primo mulino, o non lascia mosse all’avversario.
rule-mill-win-block-only = Si vince solo non lasciando mosse all’avversario.
rule-mill-min_stones = Troppo poche pedine
rule-mill-min_stones-value = Meno di { $value } pedine sono troppo poche.
rule-mill-blocked = Nessuna mossa possibile
rule-mill-blocked-loss = Chi non può più muovere ha perso.
rule-mill-blocked-pass = Chi non può muovere passa; se non può nessuno dei due, la partita è patta.
rule-mill-blocked-draw = Se un giocatore non può più muovere, la partita è patta.
rule-mill-board_full = Tavoliere pieno
rule-mill-board_full-draw = Se dopo il posizionamento tutti i punti sono occupati, la partita è patta.
rule-mill-board_full-mover-loses = Se dopo il posizionamento tutti i punti sono occupati, ha perso chi è di turno.
rule-mill-board_full-each-removes-one = Se dopo il posizionamento tutti i punti sono occupati, ogni parte toglie una pedina avversaria.
rule-mill-three_v_three = Tre contro tre
rule-mill-three_v_three-play-on = Con tre pedine contro tre si continua a giocare.
rule-mill-three_v_three-draw = Tre pedine contro tre sono patta.

## Dice.

rule-mill-dice = Dadi
rule-mill-dice-none = Si gioca senza dadi.
rule-mill-dice-relocate = Prima di ogni mossa si lanciano tre dadi; un lancio alto porta una pedina su qualsiasi punto libero.
rule-mill-dice-alfonso = Durante il posizionamento si lanciano tre dadi; 6-5-4, 6-3-3, 5-2-2 e 4-1-1 fanno entrare tre pedine insieme su una linea vuota.
rule-mill-dice_sum = Lancio alto
rule-mill-dice_sum-value = Un lancio è alto da { $value } in su.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Patta per ripetizione
rule-mill-repetition-auto = La partita è patta appena la stessa posizione si è presentata { $count } volte.
rule-mill-repetition-claim = Quando la stessa posizione si è presentata { $count } volte, chi è di turno può reclamare la patta.
rule-mill-repetition-off = Non c’è patta per ripetizione.
rule-mill-no_mill = Patta senza mulini
rule-mill-no_mill-auto = La partita è patta dopo { $count } mosse, contando entrambe le parti, senza mulini e senza pedine posizionate.
rule-mill-no_mill-claim = Dopo { $count } mosse, contando entrambe le parti, senza mulini e senza pedine posizionate, chi è di turno può reclamare la patta.
rule-mill-no_mill-off = Non c’è patta per mancanza di mulini.
rule-mill-no_mill_at_three = Patta senza mulini, con tre pedine
rule-mill-no_mill_at_three-auto = Quando una parte ha solo tre pedine, la partita è patta dopo { $count } mosse, contando entrambe le parti, senza mulini.
rule-mill-no_mill_at_three-claim = Quando una parte ha solo tre pedine, si può reclamare la patta dopo { $count } mosse, contando entrambe le parti, senza mulini.
rule-mill-no_mill_at_three-off = Lo stesso vale quando una parte ha solo tre pedine.

## Who begins.

rule-mill-first = Chi comincia
rule-mill-first-white = Comincia il Bianco.
rule-mill-first-black = Comincia il Nero.
rule-mill-first-lot = Chi comincia lo decidono i giocatori, o la sorte.
rule-mill-colours = Colori
rule-mill-colours-lot = I colori si tirano a sorte.
rule-mill-colours-choose = I giocatori scelgono i loro colori.
rule-mill-rematch = Partita successiva
rule-mill-rematch-alternate = Nella partita successiva comincia l’altro giocatore.
rule-mill-rematch-winner-starts = Nella partita successiva comincia chi ha vinto.
rule-mill-rematch-loser-starts = Nella partita successiva comincia chi ha perso.
rule-mill-rematch-same = Nella partita successiva comincia lo stesso giocatore.
