### Two people at one terminal, one against the computer, or one with a puzzle: what "zwick play"
### says, line by line. The players are addressed as "tu". "Patta" is a tied game.

## The beginning.

play-title = { $game } ({ $id })
play-house-version = Di questo gioco ci è giunto solo il nome; questa è la nostra versione.
play-seed = Seme { $seed }: con --seed { $seed } torna la stessa fortuna.
play-hint = Scrivi una mossa come { $turn }, o «aiuto» per tutto il resto.
play-own-rules = { $family }, con le tue regole
play-resumed-elsewhere = Questo file contiene più di quanto questo programma scriverebbe, perciò resta com’è; salva la partita con un altro nome.
play-lot = La sorte decide chi comincia: { $player }.

## What the marks on the drawn board mean: $white and $black are how the pieces of the two sides are
## drawn, ○ and ● or letters.

play-legend-mill = { $white } è il Bianco, { $black } è il Nero.
play-legend-draughts = { $white } e { $black } sono le pedine del Bianco e del Nero, { $whiteking } e { $blackking } le loro dame.
play-legend-wolf = { $white } è una pecora, { $black } è il lupo.
play-legend-battue = { $white } è la preda, { $black } è un cacciatore.
play-legend-battue-fox = { $white } è la volpe, { $black } è un cacciatore.
play-legend-pegs = { $white } è una pedina.
play-hands = In mano: { $white } { $whitehand }, { $black } { $blackhand }.

## Whose turn it is. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name, which is then in $player; $do is one of the things to do below.

play-turn =
    { $side ->
        [white] Tocca al Bianco
        [black] Tocca al Nero
        [wolf] Tocca al lupo
        [sheep] Tocca alle pecore
        [quarry] Tocca alla preda
        [fox] Tocca alla volpe
        [hunters] Tocca ai cacciatori
       *[other] { $player }, tocca a te
    }: { $do }.
play-turn-alone = { $do }.

## What is to be done now; stands after "Tocca al Bianco:".

play-do-place =
    { $hand ->
        [one] posiziona la tua ultima pedina
       *[other] posiziona una delle tue { $hand } pedine
    }
play-do-place-or-move =
    { $hand ->
        [one] posiziona la tua ultima pedina o muovine una
       *[other] posiziona una delle tue { $hand } pedine o muovine una
    }
play-do-move = muovi una pedina
play-do-jump = muovi una pedina, o salta su qualsiasi punto libero
play-do-slide = muovi una pedina quanto vuoi lungo una linea
play-do-relocate = un lancio alto: muovi una pedina, o metti una delle tue su qualsiasi punto libero
play-do-enter =
    { $hand ->
        [one] posiziona la tua ultima pedina
       *[other] posiziona una delle tue { $hand } pedine, o fanne entrare tre insieme su una linea vuota, per esempio { $turn }
    }
play-do-pass = non puoi muovere e devi passare
play-do-remove = togli una pedina avversaria
play-do-man = muovi un pezzo
play-do-capture = devi mangiare
play-do-wolf = metti il lupo sulla damiera
play-do-step = muovi di un passo
play-do-step-or-hop = muovi di un passo, o salta un cacciatore
play-do-step-or-take = muovi di un passo, o salta un cacciatore e prendilo
play-do-throw-relocate = lancia i dadi; da { $sum } in su puoi mettere una pedina su qualsiasi punto libero
play-do-throw-alfonso = lancia i dadi; 6-5-4, 6-3-3, 5-2-2 o 4-1-1 fanno entrare tre pedine insieme su una linea vuota
play-do-low-throw = un lancio basso: { $do }
play-do-no-entry = questo lancio non fa entrare nulla: { $do }
play-do-dice-later = { $do }; i dadi arrivano quando tutte le pedine sono posizionate
play-do-jump-peg =
    { $pegs ->
        [one] Resta una pedina
       *[other] Restano { $pegs } pedine
    }

## What happens. A double mill opens one mill and closes another with the same move. "Mulinello" is
## the word of the federation's folder.

play-mill-closed = Mulino!
play-calls = { $player }: { $call }
play-mill-closed-federation = Mulinello chiuso!
play-double-mill = Mulino! E se ne apre un altro: un mulino doppio.
play-double-mill-federation = Mulinello chiuso, e se ne apre un altro: un mulino doppio!
play-extra-turn = Questo dà un’altra mossa.
play-thrown = I dadi segnano { $throw }.
play-enter-pass = Scrivi: pass
play-enter-throw = Lancia tre dadi e scrivi che cosa segnano, per esempio 5 5 4.
play-undone =
    { $count ->
        [one] Una mossa annullata.
       *[other] { $count } mosse annullate.
    }
play-throw-withdrawn = Il lancio è annullato.
play-reopened = La partita è di nuovo aperta.
play-turn-dropped = { $turn } non è stata giocata.
play-redone = Ripristinata: { $turn }.
play-offered =
    { $side ->
        [white] Il Bianco propone la patta
        [black] Il Nero propone la patta
        [wolf] Il lupo propone la patta
        [sheep] Le pecore propongono la patta
        [quarry] La preda propone la patta
        [fox] La volpe propone la patta
        [hunters] I cacciatori propongono la patta
       *[other] { $player } propone la patta
    }: l’altra parte può accettare, rifiutare o semplicemente continuare a giocare.
play-declined = La patta è rifiutata.
play-offer-again = La stessa parte potrà riproporla dopo la sua prossima mossa.
play-claim-repetition = Il reclamo è giusto: la posizione si è presentata { $count } volte, dopo le mosse { $plies }.
play-claim-no-progress =
    { $last ->
        [start] Il reclamo è giusto: { $count } mosse senza progressi, contando entrambe le parti, da prima che cominci la registrazione.
       *[other] Il reclamo è giusto: { $count } mosse senza progressi, contando entrambe le parti, dalla mossa { $last }.
    }
play-saved = Salvata in { $file }.
play-possible = Possibili: { $turns }
play-moves =
    { $count ->
        [one] Una mossa possibile:
       *[other] { $count } mosse possibili:
    }
play-no-moves = Ora nessuna mossa è possibile.
play-over = Puoi ancora annullare, salvare o uscire.
play-over-declared = Puoi ancora salvare o uscire.
play-grade-centre = E l’ultima pedina è al centro.
play-pegs-left =
    { $pegs ->
        [one] Resta una pedina.
       *[other] Restano { $pegs } pedine.
    }

## The computer as the other player, called Zwick, and its hints. A level is how strong it plays, from 1
## to 10. $place is where to look, $turn a turn in words. play-computer is its name in records.

play-computer = Zwick, livello { $level }
play-against = Giochi contro il computer, al livello { $level }.
play-level = Il computer gioca al livello { $level }.
play-thinking = Zwick sta pensando…
hint-hopeless = Da qui il solitario non si può più risolvere; annulla qualcosa.

## Questions. The next line answers them, with a word of the commands below. $stones are the points
## of the stones that can be taken, $turn is the turn as typed so far.

play-ask-take = { $turn } chiude un mulino. Quale pedina prendi: { $stones }?
play-ask-take-or-not = { $turn } chiude un mulino. Quale pedina prendi: { $stones }? Scrivi «nessuna» per lasciarle.
play-ask-resign =
    { $side ->
        [white] Il Bianco abbandona
        [black] Il Nero abbandona
        [wolf] Il lupo abbandona
        [sheep] Le pecore abbandonano
        [quarry] La preda abbandona
        [fox] La volpe abbandona
        [hunters] I cacciatori abbandonano
       *[other] { $player } abbandona
    }: sì o no?
play-ask-resign-alone = Vuoi abbandonare: sì o no?
play-ask-quit = La partita non è né finita né salvata. Smettere lo stesso: sì, no o salva partita.txt?

## The end of the evening.

play-bye = Arrivederci.
play-bye-unfinished = Arrivederci. La partita non è finita.
play-bye-unsaved = La partita non è stata salvata; «salva partita.txt» o --save l’avrebbe conservata.

## Help. $words are the words the command understands in all languages.

play-help-title = Puoi scrivere:
play-help-mill = d2 per posizionare, d2-b2 per muovere, d2-b2xa4 per prendere con un mulino la pedina in a4
play-help-draughts = { $turn } per una mossa; più salti come in 9x18x27
play-help-wolf = d8+ per mettere il lupo sulla damiera, d8-c7 per un passo
play-help-battue = a1-a4 per un passo
play-help-battue-hop = a1-a4 per un passo, a1-a7 per un salto
play-help-battue-take = a1-a4 per un passo, a1-a7xa4 per un salto che prende
play-help-pegs = d2-d4 per un salto
play-help-throw = i dadi, per esempio: lancia 5 5 4
play-help-undo = annulla l’ultima mossa; annulla 3 ne annulla tre
play-help-redo = ripristina una mossa annullata
play-help-draw = propone la patta
play-help-accept = accetta la patta proposta
play-help-decline = rifiuta la patta proposta
play-help-claim = reclama la patta: reclama ripetizione, o reclama senza-mulino; aggiungi la mossa che vuoi fare, se la patta viene con quella
play-help-resign = abbandona la partita
play-help-resign-alone = rinuncia
play-help-hint = chiede che cosa giocare: una volta per il posto da guardare, due per la mossa intera
play-help-level = la forza del computer, da 1 a 10: livello 3
play-help-show = mostra il tavoliere
play-help-flip = guarda dall’altro lato
play-help-moves = elenca tutte le mosse possibili
play-help-rules = le regole di questo gioco
play-help-save = salva la partita: salva partita.txt
play-help-help = questo elenco
play-help-quit = smette; --save conserva la partita

## The words a player may type, separated by spaces; the first is the one shown. They must differ
## from each other and from any turn, and contain no blanks. Words of all languages work always.

command-throw = lancia dadi
command-undo = annulla indietro
command-redo = ripristina rifai
command-draw = patta proponi
command-accept = accetta sì si
command-decline = rifiuta no
command-claim = reclama
command-resign = abbandona
command-hint = suggerimento consiglio
command-level = livello
command-show = mostra tavoliere
command-flip = gira
command-moves = mosse elenco
command-rules = regole
command-save = salva
command-help = aiuto
command-quit = esci fine ciao
command-none = nessuna nessuno niente

## Words for what is claimed, after the command "reclama"; words with a blank are joined by a hyphen.

claim-repetition = ripetizione
claim-no-progress = senza-mulino senza-progressi senza-presa
