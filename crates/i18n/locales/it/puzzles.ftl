### Puzzles in the browser: the list, one puzzle, what is said about a turn. "Patta" is a tied game. A
### "mulino doppio" opens one mill by closing another.

## The list.

puzzles-title = Problemi
puzzles-lead = Un tavoliere, una sola mossa giusta. Ogni problema è calcolato fino in fondo.
puzzles-daily = Problema del giorno
puzzles-daily-solve = Risolvi
puzzles-daily-again = Riguardalo
puzzles-streak =
    { $days ->
        [0] Risolvilo oggi e comincia una serie.
        [one] Una serie di un giorno.
       *[other] Una serie di { $days } giorni.
    }
puzzles-count = Problemi risolti: { $solved } di { $count }.
puzzles-family = Gioco
puzzles-family-any = Tutti i giochi
puzzles-family-mill = Mulino
puzzles-family-draughts = Dama
puzzles-family-wolf = Lupo e pecore
puzzles-family-battue = Battuta di caccia
puzzles-family-pegs = Solitario
puzzles-kind = Tipo
puzzles-kind-any = Tutti i tipi
puzzles-grade = Difficoltà
puzzles-grade-any = Da facile a difficile
puzzles-choose = Mostra
puzzles-more =
    { $count ->
        [one] Un altro problema
       *[other] Altri { $count } problemi
    }
puzzles-none = Non ci sono problemi del genere.
puzzles-all = Tutti i problemi
puzzles-solved = risolto

## The kinds, as headings.

puzzle-kind-win = L’unica mossa vincente
puzzle-kind-hold = Tenere la patta
puzzle-kind-running-mill = Il mulino doppio
puzzle-kind-ending = Finale
puzzle-kind-shot = Dare per mangiare
puzzle-kind-escape = Fuggire
puzzle-kind-close = Accerchiare
puzzle-kind-keep = Restare in gioco
puzzle-kind-finish = Saltare fino in fondo
puzzle-kind-few-moves = In poche mosse

## How hard it is.

puzzle-grade-easy = facile
puzzle-grade-middling = medio
puzzle-grade-hard = difficile

## What is to be done. $player is the side to move ("Bianco", "le pecore"), $side says which.

puzzle-task-win =
    { $side ->
        [white] Il Bianco muove e vince. Ci riesce una sola mossa.
        [black] Il Nero muove e vince. Ci riesce una sola mossa.
       *[other] Di turno: { $player }. Vince una sola mossa.
    }
puzzle-task-hold =
    { $side ->
        [white] Il Bianco muove e tiene la patta. Ogni altra mossa perde.
        [black] Il Nero muove e tiene la patta. Ogni altra mossa perde.
       *[other] Di turno: { $player }. Una sola mossa tiene la patta, ogni altra perde.
    }
puzzle-task-running-mill =
    { $side ->
        [white] Il Bianco muove, vince e ottiene un mulino doppio. Quale mossa lo prepara?
        [black] Il Nero muove, vince e ottiene un mulino doppio. Quale mossa lo prepara?
       *[other] Di turno: { $player }. Quale mossa vince e prepara un mulino doppio?
    }
puzzle-task-ending =
    { $side ->
        [white] Finale: il Bianco muove e vince. Ci riesce una sola mossa.
        [black] Finale: il Nero muove e vince. Ci riesce una sola mossa.
       *[other] Finale. Di turno: { $player }. Vince una sola mossa.
    }
puzzle-task-shot =
    { $side ->
        [white] Il Bianco cede qualcosa e vince. Come comincia?
        [black] Il Nero cede qualcosa e vince. Come comincia?
       *[other] Di turno: { $player }. Bisogna cedere qualcosa per vincere. Come si comincia?
    }
puzzle-task-escape =
    { $side ->
        [wolf] Tocca al lupo. Da dove passa?
        [fox] Tocca alla volpe. Come fugge?
       *[other] Tocca alla preda. Come fugge?
    }
puzzle-task-close =
    { $side ->
        [sheep] Tocca alle pecore. Rinchiudi il lupo senza lasciare varchi.
       *[other] Tocca ai cacciatori. Taglia la strada alla preda.
    }
puzzle-task-keep = Dopo un solo salto il solitario si può ancora risolvere. Quale?
puzzle-task-finish = Salta finché resta una sola pedina.
puzzle-task-few-moves =
    Salta finché resta una sola pedina, in { $moves } mosse. Finché continua la stessa pedina, è una mossa sola.

## What is said about a turn. $turn is a turn in words ("da d7 a d6, prende a1").

puzzle-go-on = Giusto! E adesso?
puzzle-wrong = Non è ancora quella giusta: { $turn }.
puzzle-then-ends =
    { $side ->
        [white] Allora il Bianco gioca { $turn }, e la partita è finita.
        [black] Allora il Nero gioca { $turn }, e la partita è finita.
        [sheep] Allora le pecore giocano { $turn }, e la partita è finita.
        [hunters] Allora i cacciatori giocano { $turn }, e la partita è finita.
       *[other] Allora { $player } gioca { $turn }, e la partita è finita.
    }
puzzle-then-takes =
    { $side ->
        [white] Allora il Bianco fa una presa: { $turn }.
        [black] Allora il Nero fa una presa: { $turn }.
        [sheep] Allora le pecore fanno una presa: { $turn }.
        [hunters] Allora i cacciatori fanno una presa: { $turn }.
       *[other] Allora { $player } fa una presa: { $turn }.
    }
puzzle-lost-win = Dopo questa la vittoria non si può più forzare. Riprova.
puzzle-lost-hold = Dopo questa la partita è persa. Riprova.
puzzle-lost-running-mill = Dopo questa la vittoria non si può più forzare. Riprova.
puzzle-lost-ending = Dopo questa la vittoria non si può più forzare. Riprova.
puzzle-lost-shot = Dopo questa la vittoria non si può più forzare. Riprova.
puzzle-lost-escape = Così la strada si può ancora sbarrare. Riprova.
puzzle-lost-close = Così resta un varco. Riprova.
puzzle-lost-keep = Dopo questo resta sempre più di una pedina. Riprova.
puzzle-lost-finish = Dopo questo resta sempre più di una pedina. Riprova.
puzzle-lost-few-moves = Dopo questo le mosse non bastano più. Riprova.
puzzle-solved-win = Risolto! Questa vittoria non te la toglie più nessuno.
puzzle-solved-hold = Risolto! La patta è al sicuro.
puzzle-solved-running-mill = Risolto! Ora arriva il mulino doppio, e vince.
puzzle-solved-ending = Risolto! Il finale è vinto.
puzzle-solved-shot = Risolto! Valeva la pena cedere qualcosa.
puzzle-solved-escape = Risolto! Ormai nessuno può impedire la fuga.
puzzle-solved-close = Risolto! Non c’è più via d’uscita.
puzzle-solved-keep = Risolto! Da qui si arriva all’ultima pedina.
puzzle-solved-finish = Risolto! Resta una sola pedina.
puzzle-solved-few-moves = Risolto, e in meno non si può!
puzzle-solution-is = La soluzione: { $turns }
puzzle-wins-in =
    { $turns ->
        [one] Dall’inizio del problema si vince in una mossa, qualunque cosa giochi l’avversario.
       *[other] Dall’inizio del problema si vince in { $turns } mosse al massimo, qualunque cosa giochi l’avversario.
    }

## Beside the board.

puzzle-done = Risolto
puzzle-streak = Problema del giorno, giorni di fila: { $days }
puzzle-next = Prossimo problema
puzzle-skip = Un altro problema
puzzle-again = Ricomincia
puzzle-show-solution = Mostra la soluzione
puzzle-all = Tutti i problemi
puzzle-choices =
    { $count ->
        [one] È possibile una sola mossa.
       *[other] Sono possibili { $count } mosse.
    }
puzzle-level =
    { $level ->
        [10] Tra i livelli del computer, solo il più alto la trova di sicuro.
       *[other] Il computer la trova di sicuro dal livello { $level } in su.
    }
