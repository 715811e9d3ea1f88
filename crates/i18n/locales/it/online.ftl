### Playing with somebody elsewhere. A "posto" is here the right to play one side; a "link" is an
### address that is sent to somebody.

## The form of a new game.

new-opponent-link = Con qualcuno altrove, tramite un link

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Il tuo posto
online-send = Manda questo link all’altra parte. La partita comincia quando qualcuno prende posto.
online-send-once = Il link vale per una persona sola. Chi lo apre per primo prende posto; gli altri guardano.
online-link = Link per l’altra parte
online-call-off = Annulla la partita
online-invited =
    { $side ->
        [wolf] Hai un invito a questa partita. Fai il lupo.
        [sheep] Hai un invito a questa partita. Hai le pecore.
        [quarry] Hai un invito a questa partita. Fai la preda.
        [fox] Hai un invito a questa partita. Fai la volpe.
        [hunters] Hai un invito a questa partita. Hai i cacciatori.
        [white] Hai un invito a questa partita. Hai il Bianco.
       *[other] Hai un invito a questa partita. Hai il Nero.
    }
online-sit = Prendi posto
online-watching = Stai guardando. I posti sono occupati.
online-you-play =
    { $side ->
        [wolf] Fai il lupo.
        [sheep] Hai le pecore.
        [quarry] Fai la preda.
        [fox] Fai la volpe.
        [hunters] Hai i cacciatori.
        [white] Hai il Bianco.
       *[other] Hai il Nero.
    }
online-elsewhere = Continua su un altro dispositivo
online-elsewhere-lead = Questo link è il tuo posto: aprilo dove vuoi continuare e non darlo a nessuno.
online-seat-link = Link al tuo posto
online-copy = Copia
online-copied = Copiato
online-to-move = Di turno: { $player }.
online-waiting = In attesa dell’altra parte.
online-waiting-both = In attesa che l’altra parte prenda posto.
online-next-begun = L’altra parte ha iniziato una nuova partita e ti aspetta lì.
online-next-go = Alla prossima partita
online-lost = La connessione è caduta. La tua mossa è al sicuro e partirà appena torna.
online-your-games = Le tue partite
online-no-games = Qui compariranno le partite che giochi con questo browser.

## What is refused.

error-seat-missing = Qui giocano solo le due parti; tu stai guardando.
error-seat-foreign = Qui giocano solo le due parti; tu stai guardando.
error-seat-other = Questo tocca all’altra parte.
error-seat-elsewhere = Questa partita si gioca sul computer su cui è cominciata.
error-seat-empty = L’altra parte non ha ancora preso posto.
error-seat-taken = Il posto è occupato; puoi guardare.
error-seat-needed = Per una partita in rete serve un posto.
error-link-needed = In due a uno schermo si gioca sul proprio computer; qui invita qualcuno con un link.
