### Accounts on a server that others reach. A "posto" is the right to play one side; a "sessione" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Il tuo account
people-sign-in = Accedi
people-sign-up = Crea un account
people-sign-out = Esci
people-sign-out-all = Esci ovunque

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = con accesso
# Instead of the name of somebody who has deleted the account.
people-deleted = Account eliminato
# $name is the name of the account.
people-play-as = Giochi come { $name }.
people-why = così la partita è tua su ogni dispositivo.
# A button beside the board: a game that was begun without an account.
people-keep-game = Tieni questa partita nel tuo account

## The forms to get in.

people-sign-in-lead = Con un account hai le tue partite su ogni dispositivo. Senza, giochi tramite un link come sempre.
people-sign-up-lead = Bastano un nome e una password; nessuno chiede un indirizzo e-mail.
people-name = Nome
people-name-lead = Da 2 a 20 lettere, cifre, trattini o trattini bassi. Lo vedono tutti quelli con cui giochi.
people-password = Password
people-password-lead = Almeno 8 caratteri.
people-no-account = Non hai ancora un account?
people-have-account = Hai già un account?
people-forgotten = Password dimenticata? Accedi con un codice di recupero
people-recover-title = Accedi con un codice di recupero
people-recover-lead = Ognuno dei codici che hai ricevuto vale una volta sola. Scegli una nuova password, e tutti gli altri dispositivi vengono scollegati.
people-code = Codice di recupero
people-new-password = Nuova password
people-recover = Imposta la password e accedi

## The recovery codes.

people-codes = Codici di recupero
people-codes-lead = Con uno di questi codici rientri se dimentichi la password. Annotali o stampali.
people-codes-once = Si vedono solo questa volta. Ognuno vale una volta sola.
people-codes-print = Stampa
people-codes-kept = Li ho conservati
people-codes-left =
    { $count ->
        [0] Non resta nessun codice. Creane di nuovi, altrimenti una password dimenticata non si può sostituire.
        [one] Resta un codice. I nuovi codici lo sostituiscono.
       *[other] Restano { $count } codici. I nuovi codici li sostituiscono.
    }
people-codes-anew = Crea nuovi codici

## The page of the account. $date, $since and $seen are dates.

people-since = Qui dal { $date }
people-games = Le mie partite
people-games-count = In corso: { $running }, finite: { $over }
people-to-games = Alle mie partite
people-sessions = Sessioni aperte
people-session = dal { $since }, ultima visita il { $seen }
people-this-one = Questo browser.
people-unknown-browser = Un browser che non dice il suo nome
people-change-password = Cambia la password
people-change-lead = Tutti gli altri dispositivi vengono scollegati.
people-old-password = Password attuale
people-change-button = Cambia la password
people-export = Tutto su di te
people-export-lead = Un file con il tuo account, le tue sessioni e tutte le tue partite, in righe di JSON.
people-export-button = Salva il file
people-delete = Elimina l’account
people-delete-lead = Le tue partite restano, il tuo nome se ne va: dappertutto comparirai come «Account eliminato», e nessuno potrà più avere il tuo nome. Non si può tornare indietro.
people-delete-messages = Rimuovi anche ciò che hai scritto agli altri giocatori
people-delete-button = Elimina l’account per sempre
people-done-password = La password è cambiata. Tutti gli altri dispositivi sono scollegati.
people-done-recovered = Hai fatto l’accesso con la nuova password. Tutti gli altri dispositivi sono scollegati.
people-done-deleted = Il tuo account è stato eliminato.

## The games of the account.

people-to-move = Tocca a te
people-waiting = In attesa dell’altra parte
people-over = Finita
people-no-games = Non hai ancora partite.
# A button: games that were begun in this browser without being signed in.
people-claim = Queste partite sono mie
people-claim-lead = In questo browser ci sono partite che non sono ancora nel tuo account.

## What is refused.

error-name-length = Un nome ha da 2 a 20 caratteri.
error-name-characters = Solo lettere di un unico alfabeto, cifre, - e _, per favore.
error-name-taken = Questo nome, o uno che gli somiglia, è già preso.
error-password-common = Questa password è fra le prime che si indovinano. Scegline un’altra, per favore.
error-password-short = Almeno 8 caratteri, per favore.
error-password-long = Al massimo 256 byte, per favore.
error-wrong-password = Nome e password non corrispondono.
error-wrong-code = Nome e codice non corrispondono, o il codice è già stato usato.
error-password-not-yours = Questa non è la tua password.
error-too-many-tries = Troppi tentativi per questo account. Aspetta un po’, per favore.
error-signed-out = Prima accedi, per favore.
error-seat-owned = Questo posto appartiene già a un account.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Punteggi
people-ratings-lead = Partite classificate tra persone con un account, per regole e cadenza.
people-ratings-choice = Regole e cadenza
people-ratings-none = Nessuno ha ancora giocato una partita classificata.
people-rank = Posizione
people-rating = Punteggio
people-played = Regole
people-rated-games = Partite
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Vinte / patte / perse
people-unrated = Non hai ancora giocato partite classificate.
people-all-ratings = Tutti i punteggi
people-provisional = Un punto interrogativo indica un punteggio basato su poche partite, o su partite vecchie.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapid
people-speed-correspondence = corrispondenza
# A box in the form of a new game.
people-rated = Classificata
people-rated-lead = Vale per entrambe le parti: regole così come sono, stesso tempo, nessuna mossa annullata, nessun aiuto. Anche all’altra parte serve un account.
people-this-rated = Questa partita è classificata.
people-rated-table = Classificata; per prendere posto ti serve un account.

error-rated-account = Per una partita classificata serve un account. Prima accedi, per favore.
error-rated-self = Una partita classificata si gioca in due.
error-rated-alone = Una partita classificata si gioca con qualcuno altrove.
error-rated-rules = Una partita classificata si gioca con regole dell’elenco, così come sono.
error-rated-start = Una partita classificata comincia come al solito.
error-rated-odds = In una partita classificata le due parti hanno lo stesso tempo.
error-rated-clock = Per una partita classificata serve un orologio, oppure giorni per mossa.
error-rated-dice = In una partita classificata i dadi li lancia il tavoliere.
error-rated-position = Questa posizione è di una partita classificata che stai giocando. Potrai guardarla quando la partita sarà finita.
