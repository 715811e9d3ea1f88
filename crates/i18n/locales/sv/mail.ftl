### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-post
mail-lead = Bara om du vill: med en e-postadress kan du ersätta ett glömt lösenord och bli påmind om dina drag. Ingen annan ser den.
mail-address = E-postadress
mail-other = En annan e-postadress
mail-confirmed = Din adress: { $address }
mail-wanted = Ska bekräftas: { $address }. Öppna länken som vi har skickat dit; den gäller ett dygn.
# On buttons.
mail-give = Skicka en länk till den här adressen
mail-remove = Ta bort adressen
mail-reminders-save = Spara
# Beside a box to tick.
mail-reminders = Påminn mig per e-post när tiden för ett drag börjar ta slut, högst en gång om dagen
mail-done-sent = Ett mejl med en länk är på väg till dig.
mail-done-removed = Adressen är borttagen.
mail-done-reminders = Ditt val är sparat.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Bekräfta e-postadressen
mail-confirm-question = Ska e-post till { $name } gå till adressen som fick den här länken?
mail-confirm-button = Ja, det är min adress
mail-confirm-done = Adressen är bekräftad.
mail-quiet-title = Påminnelser per e-post
mail-quiet-question = Ska { $name } inte få fler påminnelser per e-post?
mail-quiet-button = Inga fler påminnelser
mail-quiet-done = Det kommer inga fler påminnelser. Du kan slå på dem igen på sidan för ditt konto.

## A forgotten password.

mail-forgotten = Eller få en länk per e-post
mail-recover-title = Nytt lösenord per e-post
mail-recover-lead = Om ditt konto har en bekräftad e-postadress skickar vi en länk dit som du väljer ett nytt lösenord med.
mail-recover-send = Skicka länken
mail-recover-sent = Om det finns ett konto med det namnet och en bekräftad e-postadress är ett mejl på väg. Det kan ta några minuter.
mail-recover-choose = Välj ett nytt lösenord för { $name }. Alla andra enheter loggas ut.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hej { $name }!
mail-letter-confirm-subject = Bekräfta din e-postadress
mail-letter-confirm = Öppna den här länken så går e-post om dina partier till den här adressen. Den gäller ett dygn.
mail-letter-recover-subject = Ett nytt lösenord för ditt konto
mail-letter-recover = Med den här länken väljer du ett nytt lösenord. Den gäller en gång, inom den närmaste timmen.
mail-letter-not-you = Om du inte har bett om detta behöver du inte göra något.
mail-letter-remind-subject =
    { $count ->
        [one] Det är din tur i ett parti
       *[other] Det är din tur i { $count } partier
    }
mail-letter-remind = Det är din tur, och tiden börjar ta slut:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } mot { $opponent }: { $left } kvar
mail-left-days =
    { $count ->
        [one] en dag
       *[other] { $count } dagar
    }
mail-left-hours =
    { $count ->
        [one] en timme
       *[other] { $count } timmar
    }
mail-left-soon = under en timme
# A link follows.
mail-letter-quiet = Inga fler påminnelser:

## What is refused.

error-mail-address = Det här är ingen e-postadress.
error-mail-name = Här ska namnet på ditt konto stå, inte e-postadressen.
error-mail-often = För många mejl har begärts. Försök igen om en timme.
error-mail-link = Den här länken gäller inte längre: den är använd eller för gammal.
