### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men ("pedine") and kings ("dame").

rule-draughts-man_back_capture = Presa all’indietro delle pedine
rule-draughts-man_back_capture-yes = Le pedine mangiano anche all’indietro.
rule-draughts-man_back_capture-no = Le pedine mangiano solo in avanti.
rule-draughts-king = Dame
rule-draughts-king-short = Una dama va di una casella alla volta, avanti e indietro.
rule-draughts-king-flying = Una dama va quanto vuole su caselle libere.
rule-draughts-king_landing = Arrivo
rule-draughts-king_landing-behind = Una dama si ferma subito dietro il pezzo che mangia.
rule-draughts-king_landing-any = Una dama volante si ferma su qualsiasi casella libera dietro il pezzo che mangia.
rule-draughts-crowning = A dama durante la presa
rule-draughts-crowning-stop = Una pedina che raggiunge l’ultima riga mangiando diventa dama, e la mossa è finita.
rule-draughts-crowning-pass = Una pedina che passa dall’ultima riga mangiando prosegue come pedina; diventa dama solo se vi si ferma.
rule-draughts-crowning-continue = Una pedina che raggiunge l’ultima riga mangiando diventa subito dama e prosegue come tale.

## Draughts: capturing.

rule-draughts-lift = Togliere i pezzi mangiati
rule-draughts-lift-end = I pezzi mangiati lasciano la damiera a presa finita; nessuno si salta due volte.
rule-draughts-lift-immediate = I pezzi mangiati lasciano subito la damiera: le loro caselle sono libere per il resto della presa.
rule-draughts-precedence = Scelta della presa
rule-draughts-precedence-none = Fra più prese la scelta è libera.
rule-draughts-precedence-quantity = Si deve scegliere la presa che mangia più pezzi.
rule-draughts-precedence-king = Se una dama può mangiare, deve farlo prima di una pedina.
rule-draughts-precedence-quantity-kings = Si deve scegliere la presa che mangia più pezzi e, a parità, quella che mangia più dame.
rule-draughts-precedence-quantity-king-kings-order = Si devono mangiare più pezzi possibile; a parità mangia prima una dama, poi si mangiano più dame, poi le dame il prima possibile.
rule-draughts-man_may_take_king = Pedina contro dama
rule-draughts-man_may_take_king-yes = Una pedina può mangiare una dama.
rule-draughts-man_may_take_king-no = Una pedina non può mangiare una dama.
rule-draughts-must_complete_chain = Presa a catena
rule-draughts-must_complete_chain-yes = Una presa deve continuare finché c’è un altro salto.
rule-draughts-must_complete_chain-no = Una presa si può interrompere dopo qualsiasi salto.
rule-draughts-huff = Soffiare
rule-draughts-huff-off = Mangiare è obbligatorio; non si soffia (non si toglie un pezzo che non ha mangiato).
rule-draughts-huff-forward = Se si muove in avanti invece di mangiare, l’avversario può soffiare un pezzo che avrebbe potuto mangiare.
rule-draughts-huff-piece = Se non si mangia, l’avversario può soffiare un pezzo che avrebbe potuto farlo.
rule-draughts-huff-any = Se non si mangia, l’avversario può soffiare qualsiasi pezzo.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Scopo
rule-draughts-losing-yes = Chi perde per primo tutti i pezzi vince.
rule-draughts-losing-no = Chi perde per primo tutti i pezzi ha perso.
rule-draughts-blocked = Nessuna mossa possibile
rule-draughts-blocked-loses = Chi non può più muovere ha perso.
rule-draughts-blocked-wins = Chi non può più muovere ha vinto.
rule-draughts-repetition = Patta per ripetizione
rule-draughts-repetition-auto = La partita è patta appena la stessa posizione si è presentata { $count } volte.
rule-draughts-repetition-claim = Quando la stessa posizione si è presentata { $count } volte, chi è di turno può reclamare la patta.
rule-draughts-repetition-off = Non c’è patta per ripetizione.
rule-draughts-no_progress = Patta senza progressi
rule-draughts-no_progress-auto = La partita è patta dopo { $count } mosse, contando entrambe le parti, senza prese né mosse di pedina.
rule-draughts-no_progress-claim = Dopo { $count } mosse, contando entrambe le parti, senza prese né mosse di pedina, chi è di turno può reclamare la patta.
rule-draughts-no_progress-off = Non c’è patta per mancanza di prese.
rule-draughts-first = Chi comincia
rule-draughts-first-white = Comincia il Bianco.
rule-draughts-first-black = Comincia il Nero.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Damiera
rule-draughts-mirrored_board-yes = Ogni giocatore ha una casella scura nell’angolo a destra.
rule-draughts-mirrored_board-no = Ogni giocatore ha una casella scura nell’angolo a sinistra.
rule-draughts-numbering = Notazione
rule-draughts-numbering-A0 = Le caselle si scrivono con lettera e cifra, a1 alla sinistra del Bianco.
rule-draughts-numbering-N0 = Le caselle sono numerate dal basso a sinistra, viste da chi comincia.
rule-draughts-numbering-N1 = Le caselle sono numerate dal basso a destra, viste da chi comincia.
rule-draughts-numbering-N2 = Le caselle sono numerate dall’alto a sinistra, viste da chi comincia.
rule-draughts-numbering-N3 = Le caselle sono numerate dall’alto a destra, viste da chi comincia.

## Wolf and Sheep.

rule-wolf-first = Chi comincia
rule-wolf-first-wolf = Si mette il lupo sulla damiera, e muove per primo.
rule-wolf-first-sheep = Si mette il lupo sulla damiera, poi muovono per prime le pecore.

## Battue, the hunt on the mill board. "Preda" is the hunted animal.

rule-battue-hunters = Cacciatori
rule-battue-hunters-value = Ci sono { $value } cacciatori.
rule-battue-quarry_hop = Salti
rule-battue-quarry_hop-no = Preda e cacciatori muovono di un passo lungo le linee.
rule-battue-quarry_hop-hop = La preda può anche saltare un cacciatore vicino; il cacciatore resta.
rule-battue-quarry_hop-take = La preda può anche saltare un cacciatore vicino, e lo prende.
rule-battue-limit = Fine della caccia
rule-battue-limit-value = Dopo { $value } mosse dei cacciatori la caccia si interrompe.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Tavoliere
rule-pegs-layout-english = Il tavoliere è la croce inglese di 33 fori.
rule-pegs-layout-european = Il tavoliere è quello europeo di 37 fori.
rule-pegs-layout-triangle = Il tavoliere è il triangolo di 15 fori.
rule-pegs-vacancy = Foro vuoto
rule-pegs-vacancy-value = All’inizio c’è una pedina in ogni foro, tranne in { $value }.
rule-pegs-goal = Scopo
rule-pegs-goal-anywhere = Deve restare una sola pedina, ovunque sia.
rule-pegs-goal-value = Devono restare pedine solo qui: { $value }.
