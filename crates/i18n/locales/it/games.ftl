### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet ("foglietto").

## Families of games, as headings.

family-mill = Gioco del mulino
family-draughts = Dama
family-wolf = Lupo e pecore
family-battue = Battuta, la caccia sul tavoliere del mulino
family-pegs = Solitario

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Due giocatori posizionano a turno le pedine sui punti del tavoliere e poi le muovono lungo le linee. Tre pedine proprie in fila sono un mulino; chi ne chiude uno di solito prende una pedina all’avversario.
family-draughts-rules = Ogni parte ha dodici pedine sulle caselle scure. Una pedina avanza di una casella in diagonale, su una casella libera. Si mangia saltando un pezzo avversario vicino e arrivando nella casella libera subito dietro, e si continua finché si può; chi può mangiare deve farlo. Una pedina che raggiunge l’ultima riga diventa dama e si muove avanti e indietro.
family-wolf-rules = Quattro pecore stanno sulle caselle scure della prima riga, il lupo si mette su qualsiasi altra casella scura. Tutti muovono di una casella in diagonale, su una casella libera: le pecore solo in avanti, il lupo avanti e indietro. Non si mangia nulla. Le pecore vincono se il lupo non può più muovere; il lupo vince se passa dietro le pecore o se queste non possono più muovere.
family-battue-rules = Una pedina è la preda (nella caccia alla volpe, la volpe), le altre sono i cacciatori. A turno ogni parte muove una pedina di un passo lungo una linea, su un punto libero. I cacciatori vincono se la preda non può più muovere; la preda si salva se la caccia va interrotta, o se restano troppo pochi cacciatori per fermarla.
family-pegs-rules = Una pedina salta in linea retta una pedina vicina e finisce nel foro libero subito dietro; la pedina scavalcata si toglie. Si salta finché restano solo le pedine volute.

## Nine Men's Morris by the leaflet you grew up with. "Filetto" is another common name of it.

game-classic = Mulino (filetto)
game-classic-about = Il gioco su cui concordano quasi tutti i foglietti: nove pedine a testa, un mulino prende una pedina, le pedine nei mulini sono al sicuro finché ce ne sono altre libere, e con tre pedine si salta.
game-smallfoot = Mulino secondo il foglietto small foot
game-smallfoot-about = Durante il posizionamento si può prendere qualsiasi pedina avversaria; poi quelle nei mulini sono al sicuro, tranne le ultime tre. Prendere è un diritto, non un obbligo.
game-schmidt = Mulino secondo il foglietto Schmidt
game-schmidt-about = Prendere è un diritto, non un obbligo, e la patta c’è solo di comune accordo.
game-federation = Mulino secondo il pieghevole della federazione mondiale
game-federation-about = Una pedina in un mulino è sempre al sicuro: se non ce ne sono altre, non si prende nulla. Prendere è un diritto, e la patta c’è solo di comune accordo.
game-fed_fr = Marelles, il testo francese del pieghevole
game-fed_fr-about = Come nel pieghevole della federazione, ma con tre pedine si va quanto si vuole lungo una linea, invece di saltare ovunque.
game-fed_nl = Molenspel, il testo olandese del pieghevole
game-fed_nl-about = Come nel pieghevole della federazione, ma tre pedine contro tre sono patta.
game-fed_sv = Kvarn, il testo svedese del pieghevole
game-fed_sv-about = Come nel pieghevole della federazione, ma nessuno salta: tre pedine muovono come nove.
game-design_de = Mulino secondo il foglietto di design tedesco
game-design_de-about = Una pedina in un mulino è sempre al sicuro, prendere è un diritto, e chi comincia lo decidono i giocatori.
game-design_en = Mulino secondo il foglietto di design inglese
game-design_en-about = Una pedina in un mulino è sempre al sicuro, una pedina che si può prendere va tolta, e chi comincia lo decidono i giocatori.
game-brettspielnetz = Mulino come su Brettspielnetz
game-brettspielnetz-about = Il gioco classico, ma la patta per ripetizione o per mancanza di mulini va reclamata prima di muovere.
game-handbook1980 = Mulino secondo il manuale del 1980
game-handbook1980-about = Una pedina in un mulino è sempre al sicuro, due mulini chiusi insieme prendono due pedine, e prendere è un diritto.
game-no_fly = Mulino senza salto
game-no_fly-about = Il gioco classico, ma anche con tre pedine si va un passo alla volta, come tutti.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Mulino misto
game-mixed-about = A ogni turno si posiziona una pedina o se ne muove una, a piacere.
game-ceylon = Mulino ceylonese
game-ceylon-about = Un mulino dà un’altra mossa: durante il posizionamento al posto della presa, poi oltre alla presa.
game-lasker = Mulino di Lasker
game-lasker-about = Dieci pedine a testa, e a ogni turno se ne posiziona una o se ne muove una, a piacere.
game-springer = Mulino del cavallo
game-springer-about = Una volta posizionate, le pedine muovono come il cavallo degli scacchi, lungo le linee tracciate.
game-wuerfel = Mulino con i dadi
game-wuerfel-about = Niente mulini durante il posizionamento; poi si lanciano tre dadi prima di ogni mossa, e da quattordici in su una pedina può andare su qualsiasi punto libero.
game-alfonso = Mulino con i dadi di re Alfonso
game-alfonso-about = Tre dadi durante il posizionamento: 6-5-4, 6-3-3, 5-2-2 e 4-1-1 fanno entrare tre pedine come mulino già fatto.
game-eck = Mulino ad angolo
game-eck-about = Anche un angolo con i suoi due vicini sullo stesso quadrato vale come mulino.
game-eck_only = Mulino ad angolo, solo angoli
game-eck_only-about = Solo un angolo con i suoi due vicini sullo stesso quadrato vale come mulino; le linee rette no.
game-kreuz = Mulino a croce
game-kreuz-about = Anche tre pedine su una diagonale d’angolo valgono come mulino, benché lì nessuno muova.
game-kreuz_edges = Mulino a croce con diagonali tracciate
game-kreuz_edges-about = Le diagonali d’angolo sono tracciate: ci si muove sopra, e tre pedine in fila sono un mulino.
game-huepf = Mulino saltellante
game-huepf-about = Invece di un passo, una pedina può saltarne una vicina fino al punto successivo della linea; il salto non prende nulla.
game-huepf_capture = Mulino saltellante con prese
game-huepf_capture-about = Come il mulino saltellante, e la pedina avversaria scavalcata è presa.
game-huepf_fly = Mulino saltellante, saltano tutti
game-huepf_fly-about = Posizionate tutte le pedine, ognuno salta su qualsiasi punto libero: breve e feroce.

## Mill games on other boards or with other numbers of stones.

game-ten = Mulino a dieci pedine
game-ten-about = Il gioco classico con dieci pedine a testa, e meno patte.
game-twelve = Mulino a dodici pedine
game-twelve-about = Dodici pedine a testa su un tavoliere con diagonali d’angolo, per muovere e per i mulini.
game-morabaraba = Morabaraba
game-morabaraba-about = Il gioco sudafricano con dodici mucche a testa: una mucca che passa da un mulino direttamente in un altro non può tornare subito indietro.
game-one_time = Mulino una volta sola
game-one_time-about = Ogni linea rende a ciascuna parte una volta sola per partita, e si possono prendere le pedine nei mulini.
game-six = Mulino a sei pedine
game-six-about = Sei pedine a testa su due quadrati, senza salto.
game-seven = Mulino a sette pedine
game-seven-about = Sette pedine a testa su due quadrati, con una croce nel mezzo.
game-three = Mulino a tre pedine
game-three-about = Tre pedine a testa su nove punti: la prima fila vince.

## Draughts by the leaflet you grew up with. "Mangia la dama" is the game in which one wants to lose
## everything.

game-schmidt_de = Dama secondo il foglietto tedesco
game-schmidt_de-about = Comincia il Bianco, le pedine mangiano solo in avanti, e la dama volante si ferma subito dietro il pezzo mangiato.
game-schmidt_it = Dama secondo il foglietto italiano
game-schmidt_it-about = Lo stesso gioco del foglietto tedesco.
game-schmidt_es = Dama secondo il foglietto spagnolo
game-schmidt_es-about = Come nel foglietto tedesco, ma la dama volante si ferma su qualsiasi casella libera dietro il pezzo mangiato.
game-schmidt_fr = Dama secondo il foglietto francese
game-schmidt_fr-about = Comincia il Nero, le pedine mangiano anche all’indietro, e la dama volante si ferma dove vuole dietro il pezzo mangiato.
game-schmidt_gb = Dama secondo il foglietto britannico
game-schmidt_gb-about = Comincia il Nero, le pedine mangiano solo in avanti, e la dama va di una casella alla volta: la dama inglese.
game-schmidt_de_losing = Mangia la dama, foglietto tedesco
game-schmidt_de_losing-about = Vinciperdi: vince chi ha perso tutto o non può più muovere; per il resto, dama secondo il foglietto tedesco.
game-schmidt_it_losing = Mangia la dama, foglietto italiano
game-schmidt_it_losing-about = Vinciperdi: vince chi ha perso tutto o non può più muovere; per il resto, dama secondo il foglietto italiano.
game-schmidt_es_losing = Mangia la dama, foglietto spagnolo
game-schmidt_es_losing-about = Vinciperdi: vince chi ha perso tutto o non può più muovere; per il resto, dama secondo il foglietto spagnolo.
game-schmidt_fr_losing = Mangia la dama, foglietto francese
game-schmidt_fr_losing-about = Vinciperdi: vince chi ha perso tutto o non può più muovere; per il resto, dama secondo il foglietto francese.
game-schmidt_gb_losing = Mangia la dama, foglietto britannico
game-schmidt_gb_losing-about = Vinciperdi: vince chi ha perso tutto o non può più muovere; per il resto, dama secondo il foglietto britannico.

## Draughts by the rule books of the federations.

game-english = Dama inglese
game-english-about = Comincia il Nero, le pedine mangiano solo in avanti, e la dama va di una casella alla volta.
game-russian = Dama russa
game-russian-about = Le pedine mangiano anche all’indietro, e una pedina che raggiunge l’ultima riga mangiando prosegue come dama volante.
game-pool = Pool checkers
game-pool-about = Le pedine mangiano anche all’indietro, le dame volano, e una pedina che passa soltanto dall’ultima riga non diventa dama.
game-brazilian = Dama brasiliana
game-brazilian-about = Come la dama russa, ma bisogna mangiare il maggior numero di pezzi, e una pedina che passa soltanto dall’ultima riga non diventa dama.
game-italian = Dama italiana
game-italian-about = Le dame vanno di una casella alla volta, le pedine non mangiano le dame, e si deve scegliere la presa di quantità e qualità maggiore.
game-spanish = Dama spagnola
game-spanish-about = Le dame volano, le pedine mangiano solo in avanti, e si deve prendere il maggior numero di pezzi, poi di dame.
game-czech = Dama ceca
game-czech-about = Le dame volano, le pedine mangiano solo in avanti, e una dama deve mangiare prima di una pedina.
game-thai12 = Dama thailandese con dodici pedine
game-thai12-about = La dama volante si ferma subito dietro il pezzo mangiato, e ciò che è mangiato lascia subito la damiera.

## Hunts: one piece against many.

game-wolf = Lupo e pecore
game-wolf-about = Quattro pecore, che vanno solo in avanti, cercano di accerchiare un lupo che vuole passare dietro di loro.
game-battue = Battuta di caccia
game-battue-about = Quattro cacciatori inseguono una preda lungo le linee del mulino finché non può più muovere; tutti sono disposti a caso.
game-battue3 = Battuta con tre cacciatori
game-battue3-about = Solo tre cacciatori: una lotta di parità in cui la preda ha buone speranze.
game-fox_hunt = Caccia alla volpe
game-fox_hunt-about = Sei cacciatori, ma la volpe può saltare un cacciatore vicino e prenderlo.

## Peg solitaire.

game-pegs33 = Solitario
game-pegs33-about = La croce inglese di 33 fori con il centro vuoto: si salta finché resta una sola pedina.
game-pegs37 = Solitario europeo
game-pegs37-about = Il tavoliere francese di 37 fori: si salta finché resta una sola pedina.
game-pegs15 = Solitario triangolare
game-pegs15-about = Il triangolo di 15 fori con un angolo vuoto: si salta finché resta una sola pedina.
