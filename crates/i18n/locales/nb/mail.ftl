### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-post
mail-lead = Bare hvis du vil: med en e-postadresse kan du erstatte et glemt passord og bli minnet om trekkene dine. Ingen andre ser den.
mail-address = E-postadresse
mail-other = En annen e-postadresse
mail-confirmed = Adressen din: { $address }
mail-wanted = Må bekreftes: { $address }. Åpne lenken vi har sendt dit; den gjelder i et døgn.
# On buttons.
mail-give = Send en lenke til denne adressen
mail-remove = Fjern adressen
mail-reminders-save = Lagre
# Beside a box to tick.
mail-reminders = Minn meg på det per e-post når tiden for et trekk begynner å renne ut, høyst én gang om dagen
mail-done-sent = En e-post med en lenke er på vei til deg.
mail-done-removed = Adressen er fjernet.
mail-done-reminders = Valget ditt er lagret.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Bekreft e-postadressen
mail-confirm-question = Skal e-post til { $name } gå til adressen som fikk denne lenken?
mail-confirm-button = Ja, det er min adresse
mail-confirm-done = Adressen er bekreftet.
mail-quiet-title = Påminnelser per e-post
mail-quiet-question = Skal { $name } ikke få flere påminnelser per e-post?
mail-quiet-button = Ingen flere påminnelser
mail-quiet-done = Det kommer ingen flere påminnelser. Du kan slå dem på igjen på siden for kontoen din.

## A forgotten password.

mail-forgotten = Eller få tilsendt en lenke per e-post
mail-recover-title = Nytt passord per e-post
mail-recover-lead = Hvis kontoen din har en bekreftet e-postadresse, sender vi en lenke dit som du velger et nytt passord med.
mail-recover-send = Send lenken
mail-recover-sent = Hvis det finnes en konto med dette navnet og en bekreftet e-postadresse, er en e-post på vei. Det kan ta et par minutter.
mail-recover-choose = Velg et nytt passord for { $name }. Alle andre enheter blir logget ut.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hei, { $name }!
mail-letter-confirm-subject = Bekreft e-postadressen din
mail-letter-confirm = Åpne denne lenken, så går e-post om partiene dine til denne adressen. Den gjelder i et døgn.
mail-letter-recover-subject = Et nytt passord for kontoen din
mail-letter-recover = Med denne lenken velger du et nytt passord. Den gjelder én gang, den neste timen.
mail-letter-not-you = Hvis du ikke har bedt om dette, trenger du ikke å gjøre noe.
mail-letter-remind-subject =
    { $count ->
        [one] Det er din tur i et parti
       *[other] Det er din tur i { $count } partier
    }
mail-letter-remind = Det er din tur, og tiden begynner å renne ut:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } mot { $opponent }: { $left } igjen
mail-left-days =
    { $count ->
        [one] én dag
       *[other] { $count } dager
    }
mail-left-hours =
    { $count ->
        [one] én time
       *[other] { $count } timer
    }
mail-left-soon = under en time
# A link follows.
mail-letter-quiet = Ingen flere påminnelser:

## What is refused.

error-mail-address = Dette er ingen e-postadresse.
error-mail-name = Her skal navnet på kontoen din stå, ikke e-postadressen.
error-mail-often = Det er bedt om for mange e-poster. Prøv igjen om en time.
error-mail-link = Denne lenken gjelder ikke lenger: den er brukt eller for gammel.
