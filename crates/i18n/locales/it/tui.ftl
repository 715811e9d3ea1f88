### The board on the screen of a terminal: what stands around it, and what its keys do. "Mossa" is
### what one player does at a time.

## The frame. Keys stand before what they do, short enough for 58 columns.

tui-keys = Invio scegli  u annulla  i idea  : testo  ? aiuto  q esci
tui-too-small = La finestra è troppo piccola per il tavoliere: ha { $width } colonne e { $height } righe, ne servono { $needwidth } e { $needheight }.
tui-thinking-hint = Cerco una buona mossa…

## What is to be done in the middle of a turn, and in its place.

tui-go = Scegli dove andare; Esc lascia la pedina.
tui-go-or-not = Scegli dove proseguire, o fermati qui con n.
tui-take = Scegli una pedina da prendere, una fra < >.
tui-take-or-not = Scegli una pedina da prendere, una fra < >, o premi n per non prenderne.
tui-throw = Premi t per lanciare i dadi.
tui-pass = Premi Invio per passare.
tui-over = Premi u per annullare, q per uscire.
tui-over-stays = Premi q per uscire.

## Why a place cannot be chosen; $place is its name.

tui-wrong-stuck = Da { $place } ora non si può muovere.
tui-wrong-go = Con { $place } ora non si può.

## Questions; tui-yes and tui-no are the keys that answer: one small letter each, with which the word
## begins. They are shown behind the question as in [y/n].

tui-ask-quit = La partita non è né finita né salvata. Smettere lo stesso?
tui-ask-quit-saved = La partita non è finita, ma è salvata. Smettere?
tui-ask-draw = L’altra parte è d’accordo?
tui-yes = s
tui-no = n

## Help: a list of keys, each with a few words. tui-key-* are keys that have names.

tui-help-title = Tasti
tui-key-arrows = frecce
tui-key-pages = Pag↑ Pag↓
tui-help-move = andare da un posto all’altro
tui-help-next = andare al prossimo posto che si può scegliere
tui-help-choose = scegliere: una pedina, dove va, che cosa prende; anche con un clic
tui-help-type = scrivere una mossa come d2 o a1-a4xd5; dopo : un comando come salva partita.txt
tui-help-undo = annullare una mossa; ripristinarla
tui-help-hint = un suggerimento; di nuovo: la mossa intera
tui-help-level = rendere il computer più forte o più debole
tui-help-rules = le regole di questo gioco
tui-help-scroll = scorrere le mosse
tui-help-quit = uscire
tui-help-back = Qualsiasi tasto riporta al tavoliere.
tui-rules-back = Le frecce fanno scorrere; ogni altro tasto torna alla tavola.
