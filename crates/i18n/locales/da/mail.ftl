### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = Mail
mail-lead = Kun hvis du vil: med en mailadresse kan du erstatte en glemt adgangskode og blive mindet om dine træk. Ingen andre ser den.
mail-address = Mailadresse
mail-other = En anden mailadresse
mail-confirmed = Din adresse: { $address }
mail-wanted = Mangler at blive bekræftet: { $address }. Åbn det link, vi har sendt dertil; det virker i et døgn.
# On buttons.
mail-give = Send et link til denne adresse
mail-remove = Fjern adressen
mail-reminders-save = Gem
# Beside a box to tick.
mail-reminders = Mind mig om det på mail, når tiden til et træk er ved at løbe ud, højst én gang om dagen
mail-done-sent = En mail med et link er på vej til dig.
mail-done-removed = Adressen er fjernet.
mail-done-reminders = Dit valg er gemt.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Bekræft mailadressen
mail-confirm-question = Skal mails til { $name } sendes til den adresse, dette link kom til?
mail-confirm-button = Ja, det er min adresse
mail-confirm-done = Adressen er bekræftet.
mail-quiet-title = Påmindelser på mail
mail-quiet-question = Skal { $name } ikke have flere påmindelser på mail?
mail-quiet-button = Ikke flere påmindelser
mail-quiet-done = Der kommer ikke flere påmindelser. Du kan slå dem til igen på siden med din konto.

## A forgotten password.

mail-forgotten = Eller få sendt et link på mail
mail-recover-title = Ny adgangskode på mail
mail-recover-lead = Hvis din konto har en bekræftet mailadresse, sender vi et link dertil, som du vælger en ny adgangskode med.
mail-recover-send = Send linket
mail-recover-sent = Hvis der findes en konto med dette navn og en bekræftet mailadresse, er en mail på vej. Det kan tage et par minutter.
mail-recover-choose = Vælg en ny adgangskode til { $name }. Alle andre enheder bliver logget ud.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hej { $name }
mail-letter-confirm-subject = Bekræft din mailadresse
mail-letter-confirm = Åbn dette link, så mails om dine partier bliver sendt til denne adresse. Det virker i et døgn.
mail-letter-recover-subject = En ny adgangskode til din konto
mail-letter-recover = Med dette link vælger du en ny adgangskode. Det virker én gang inden for den næste time.
mail-letter-not-you = Hvis du ikke har bedt om det, behøver du ikke gøre noget.
mail-letter-remind-subject =
    { $count ->
        [one] Det er din tur i et parti
       *[other] Det er din tur i { $count } partier
    }
mail-letter-remind = Det er din tur, og tiden er ved at løbe ud:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } mod { $opponent }: { $left } tilbage
mail-left-days =
    { $count ->
        [one] én dag
       *[other] { $count } dage
    }
mail-left-hours =
    { $count ->
        [one] én time
       *[other] { $count } timer
    }
mail-left-soon = under en time
# A link follows.
mail-letter-quiet = Ikke flere påmindelser:

## What is refused.

error-mail-address = Det er ikke en mailadresse.
error-mail-name = Her skal navnet på din konto stå, ikke mailadressen.
error-mail-often = Der er bedt om for mange mails. Prøv igen om en time.
error-mail-link = Dette link virker ikke længere: det er brugt eller for gammelt.
