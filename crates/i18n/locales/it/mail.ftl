### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-mail
mail-lead = Solo se vuoi: con un indirizzo e-mail puoi sostituire una password dimenticata e ricevere un promemoria quando tocca a te. Nessun altro lo vede.
mail-address = Indirizzo e-mail
mail-other = Un altro indirizzo e-mail
mail-confirmed = Il tuo indirizzo: { $address }
mail-wanted = Da confermare: { $address }. Apri il link che abbiamo mandato lì; vale un giorno.
# On buttons.
mail-give = Manda un link a questo indirizzo
mail-remove = Togli l’indirizzo
mail-reminders-save = Salva
# Beside a box to tick.
mail-reminders = Avvisami per e-mail quando resta poco tempo per una mossa, al massimo una volta al giorno
mail-done-sent = Un’e-mail con un link è in arrivo.
mail-done-removed = L’indirizzo è stato tolto.
mail-done-reminders = La tua scelta è salvata.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Conferma l’indirizzo e-mail
mail-confirm-question = La posta per { $name } deve arrivare all’indirizzo a cui è stato mandato questo link?
mail-confirm-button = Sì, è il mio indirizzo
mail-confirm-done = L’indirizzo è confermato.
mail-quiet-title = Promemoria per e-mail
mail-quiet-question = Non mandare più promemoria per e-mail a { $name }?
mail-quiet-button = Niente più promemoria
mail-quiet-done = Non arriveranno più promemoria. Puoi riattivarli nella pagina del tuo account.

## A forgotten password.

mail-forgotten = Oppure fatti mandare un link per e-mail
mail-recover-title = Una nuova password per e-mail
mail-recover-lead = Se il tuo account ha un indirizzo e-mail confermato, mandiamo lì un link con cui scegli una nuova password.
mail-recover-send = Manda il link
mail-recover-sent = Se esiste un account con questo nome e un indirizzo e-mail confermato, un’e-mail è in arrivo. Può volerci qualche minuto.
mail-recover-choose = Scegli una nuova password per { $name }. Tutti gli altri dispositivi vengono scollegati.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Ciao { $name },
mail-letter-confirm-subject = Conferma il tuo indirizzo e-mail
mail-letter-confirm = apri questo link per ricevere a questo indirizzo la posta sulle tue partite. Vale un giorno.
mail-letter-recover-subject = Una nuova password per il tuo account
mail-letter-recover = con questo link scegli una nuova password. Vale una volta sola, entro la prossima ora.
mail-letter-not-you = Se non l’hai chiesto tu, non devi fare nulla.
mail-letter-remind-subject =
    { $count ->
        [one] Tocca a te in una partita
       *[other] Tocca a te in { $count } partite
    }
mail-letter-remind = tocca a te, e resta poco tempo:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } contro { $opponent }: ancora { $left }
mail-left-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
mail-left-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
mail-left-soon = meno di un’ora
# A link follows.
mail-letter-quiet = Niente più promemoria:

## What is refused.

error-mail-address = Questo non è un indirizzo e-mail.
error-mail-name = Qui serve il nome del tuo account, non l’indirizzo e-mail.
error-mail-often = Sono state chieste troppe e-mail. Riprova tra un’ora, per favore.
error-mail-link = Questo link non vale più: è già stato usato o è troppo vecchio.
