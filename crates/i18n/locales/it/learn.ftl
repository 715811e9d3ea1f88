### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. The reader is addressed as "tu".

## The list, and what stands beside the board.

learn-title = Impara
learn-lead = Brevi lezioni sul tavoliere vero. Comincia dalla prima partita.
learn-then = E dopo:
learn-to-puzzles = risolvi problemi
learn-done = Fatta
learn-next = Avanti
learn-back = Indietro
learn-step = Passo { $at } di { $steps }
learn-not-yet = Non ancora. Rileggi la frase e prova in un altro modo.
learn-well-done = Ben fatto!
learn-well-done-next = Ben fatto! Continua con «{ $next }».
learn-other-stone = Il mulino è chiuso. Ora prendi la pedina in { $place }: la lezione continua con quella.
learn-end = Fine della lezione
learn-finished = La lezione è tutta qui.
learn-next-lesson = Avanti: { $title }
learn-play = Gioca da te
learn-all = Tutte le lezioni

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = Questo problema non esiste.
error-unknown-lesson = Questa lezione non esiste.
error-unknown-step = La lezione non ha questo passo.
error-unknown-choice = Non ci sono problemi del genere.
error-too-many-turns = Nessun problema ha così tante mosse.
error-no-such-turn = Questa mossa qui non si può giocare.

## The first game, turn by turn; you play White.

lesson-first-game = La prima partita
lesson-first-game-about = Posizionare, muovere, prendere, vincere: passo per passo.
lesson-first-game-hello = Ogni parte ha nove pedine in mano, e tu hai il Bianco. Tre in fila sono un mulino, e chi ne chiude uno prende una pedina.
lesson-first-game-first = Metti la tua prima pedina sull’incrocio d6: da lì partono quattro strade.
lesson-first-game-second = Metti la prossima in f6: per un mulino manca solo b6.
lesson-first-game-blocked = Il Nero se n’è accorto e ha occupato b6. Così si impedisce un mulino: prendendo il punto che gli manca.
lesson-first-game-third = Posiziona in f4. Insieme a f6 minaccia f2.
lesson-first-game-fourth = Impedito di nuovo. Posiziona in e4, lì accanto: ora minacci g4.
lesson-first-game-fifth = Posiziona in d5. Attraverso d6 minaccia d7, e le tue pedine si raccolgono nel mezzo.
lesson-first-game-double = Ora e5! Minaccia due mulini insieme, in c5 e in e3, e il Nero può impedirne solo uno.
lesson-first-game-close = Chiudi il mulino con e3 e prendi la pedina in g4, perché intralcia le tue pedine e4 e f4.
lesson-first-game-later = Qualche mossa dopo: tutte le pedine sono posizionate, e d’ora in poi muovono lungo le linee fino al punto vicino.
lesson-first-game-open = Il tuo mulino in alto è chiuso. Aprilo: muovi da d7 a d6.
lesson-first-game-shut = E di nuovo in d7. Il mulino si richiude, e prendi una pedina a tua scelta.
lesson-first-game-last = Qualche mossa dopo al Nero restano solo tre pedine, e può saltare su qualsiasi punto libero. Ma tocca a te: chiudi il mulino ancora una volta, da d6 a d7, e saranno due.
lesson-first-game-end = Con due pedine non si può più fare un mulino: hai vinto!

## The mill.

lesson-mill = Il mulino
lesson-mill-about = Tre in fila, e quanto valgono.
lesson-mill-what = Tre pedine tue su una linea tracciata sono un mulino. Qui manca solo f6.
lesson-mill-close = Posiziona in f6 e prendi una delle due pedine nere, quella che vuoi.
lesson-mill-safe = Le pedine in un mulino sono al sicuro. Chiudi il tuo mulino: puoi prendere solo quella che sta da sola.
lesson-mill-open = Un mulino si può aprire e richiudere. Muovi da d7 a d6; nessuno può entrare nel varco.
lesson-mill-again = Ora torna in d7, e prendi un’altra pedina. Così un mulino prende una mossa sì e una no.
lesson-mill-early = Ma attenzione: un mulino fatto troppo presto spesso danneggia chi ce l’ha, perché le sue pedine restano ammucchiate e non possono muoversi.

## The double mill.

lesson-running-mill = Il mulino doppio
lesson-running-mill-about = Cinque pedine che prendono a ogni mossa.
lesson-running-mill-five = Cinque pedine, due mulini e una pedina che appartiene a entrambi: quella in d6. È un mulino doppio.
lesson-running-mill-to = Muovi da d6 a d7: il mulino in basso si apre, quello in alto si chiude. Prendi una pedina.
lesson-running-mill-fro = E ritorno: muovi da d7 a d6 e prendi la prossima.
lesson-running-mill-why = Un mulino prende una mossa sì e una no, un mulino doppio a ogni mossa. Di solito vince; solo chi salta già può ancora mettersi nel varco.
lesson-running-mill-build = Per finire, costruiscine uno: muovi da d5 a d6, che chiude un mulino, e d7 è pronto. Prendi una pedina.

## Stopping and shutting in.

lesson-blocking = Bloccare
lesson-blocking-about = Impedire i mulini e rinchiudere le pedine.
lesson-blocking-stop = Il Nero minaccia un mulino. Posiziona in modo che con la prossima mossa non possa chiuderne nessuno.
lesson-blocking-between = Quando si posiziona, un pensiero su due va all’altra parte: dove le manca una sola pedina?
lesson-blocking-no-way-out = Chi non può più muovere ha perso. Una sola mossa rinchiude tutte le pedine nere.
lesson-blocking-seven-four = Così si vince anche sette contro quattro: accerchiandole, finché le quattro non riescono a formare un mulino.

## Flying.

lesson-flying = Saltare
lesson-flying-about = Con tre pedine si arriva ovunque.
lesson-flying-three = Al Bianco restano tre pedine, e può saltare: su qualsiasi punto libero.
lesson-flying-fly = Salta da f2 a g7, chiudi il mulino e prendi una pedina.
lesson-flying-caution = Perciò, prima di lasciare l’avversario con tre pedine, tieni pronto un mulino aperto. Quattro contro tre di solito è patta.

## The crossings.

lesson-crossings = Gli incroci
lesson-crossings-about = Quattro punti in cui tutto si incontra.
lesson-crossings-four = d6, f4, d2 e b4 hanno quattro vicini; tutti gli altri punti ne hanno due o tre.
lesson-crossings-take-one = Metti la tua prima pedina su uno dei quattro incroci.
lesson-crossings-two = Il Nero ha occupato d2. Assicurati un secondo incrocio.
lesson-crossings-truth = Alcuni foglietti promettono al Bianco un mulino con la quarta o la quinta pedina. Contro la difesa migliore non è così: da un angolo serve la sesta, da un punto medio la settima.

## Draughts: capturing and crowning.

lesson-captures = Mangiare e diventare dama
lesson-captures-about = Presa obbligatoria, prese multiple e la dama.
lesson-captures-must = Le pedine avanzano in diagonale. Se una nera sbarra la strada e la casella dietro è libera, bisogna mangiare.
lesson-captures-jump = Mangia la pedina nera: salta da 22 a 15.
lesson-captures-chain = Se si può saltare ancora, si continua. Mangiale entrambe: 22, 15, 6.
lesson-captures-crown = Sull’ultima riga una pedina diventa dama. Vacci da 6.
lesson-captures-back = Una dama muove e mangia anche all’indietro. Mangia entrambe le pedine partendo da 2.

## Wolf and Sheep.

lesson-wolf = Il lupo sfonda
lesson-wolf-about = Gli basta un varco; senza varco è perduto.
lesson-wolf-gap = Il lupo vuole passare dietro le pecore. Tra c3 e g3 c’è un varco.
lesson-wolf-into = Sei il lupo. Entra nel varco: da f4 a e3.
lesson-wolf-on = Una pecora sbarra la strada. Scansala in f2.
lesson-wolf-through = Nessuna pecora può più fermarti. Corri all’ultima riga!
lesson-wolf-line = Ora hai le pecore. Vanno solo in avanti, quindi la fila deve restare chiusa.
lesson-wolf-shut = Una sola mossa tiene la fila: da f4 a g5.
lesson-wolf-behind = E ora fai avanzare quella dietro: da e3 a f4.
lesson-wolf-truth = Senza errori le pecore prendono sempre il lupo; servono fino a 44 mosse, contando entrambe le parti.

## Solitaire.

lesson-solitaire = La prima soluzione
lesson-solitaire-about = Una croce di sei pedine, cinque salti.
lesson-solitaire-cross = Una pedina salta la sua vicina e finisce in un foro libero, e la vicina si toglie. Ne deve restare una, al centro.
lesson-solitaire-aside = Il trucco è mettere prima da parte una pedina: d5 salta in f5.
lesson-solitaire-up = Fai salire quella in basso: da d3 a d5.
lesson-solitaire-over = Dritto di traverso: da c5 a e5.
lesson-solitaire-home = La pedina messa da parte ritorna: da f5 a d5.
lesson-solitaire-last = Ancora un salto, al centro!
lesson-solitaire-truth = Si comincia così. Il tavoliere intero, con 32 pedine, si risolve in 18 mosse, se i salti di una pedina contano insieme.
