### The page on which boards, stones and sound are chosen. "Pedine" are the pieces of every game.

## What the page begins with.

looks-title = Tavoliere, pedine e suono
# Under the title.
looks-lead = Quello che scegli qui vale per tutti i giochi in questo browser. Chiaro, scuro e contrasto elevato sono in fondo alla pagina.
# A link back to the game one comes from.
looks-back = Torna alla partita

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Tavoliere
looks-board-wood = Legno
looks-board-wood-about = un’asse piallata con le linee incise
looks-board-slate = Ardesia
looks-board-slate-about = graffiato su un gradino di pietra
looks-board-print = Stampa
looks-board-print-about = un solo inchiostro su carta, come i vecchi foglietti
looks-board-cloth = Stoffa
looks-board-cloth-about = cucito sul loden, da arrotolare

## The sets of stones.

looks-stones = Pedine
looks-stones-ivory = Avorio ed ebano
looks-stones-ivory-about = un anello e un punto
looks-stones-discs = Dischi semplici
looks-stones-discs-about = piatti, con anello e punto ben marcati
looks-stones-turned = Legno tornito
looks-stones-turned-about = acero con tre scanalature, noce con una perla
looks-stones-marked = Sole e luna
looks-stones-marked-about = dipinti sopra, il sole su quelle chiare

## Sound, which is off at first.

looks-sound = Suono
looks-sound-lead = Lievi suoni di legno quando una pedina viene posizionata, scorre o viene presa, quando un mulino si chiude e quando una partita finisce.
looks-sound-on = Acceso
looks-sound-off = Spento
# Buttons to listen to each of them.
looks-sound-set = Posiziona
looks-sound-slide = Muovi
looks-sound-take = Prendi
looks-sound-mill = Mulino
looks-sound-over = Fine partita
