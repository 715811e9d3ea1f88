### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = Mail
mail-lead = Alleen als je wilt: met een mailadres kun je een vergeten wachtwoord vervangen en word je aan je zetten herinnerd. Niemand anders ziet het.
mail-address = Mailadres
mail-other = Een ander mailadres
mail-confirmed = Jouw adres: { $address }
mail-wanted = Nog te bevestigen: { $address }. Open de link die we daarheen hebben gestuurd; hij werkt een dag.
# On buttons.
mail-give = Stuur een link naar dit adres
mail-remove = Verwijder het adres
mail-reminders-save = Opslaan
# Beside a box to tick.
mail-reminders = Herinner me per mail als de tijd voor een zet krap wordt, hooguit één keer per dag
mail-done-sent = Er is een mail met een link naar je onderweg.
mail-done-removed = Het adres is verwijderd.
mail-done-reminders = Je keuze is opgeslagen.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Mailadres bevestigen
mail-confirm-question = Moet mail voor { $name } naar het adres waar deze link heen is gestuurd?
mail-confirm-button = Ja, dat is mijn adres
mail-confirm-done = Het adres is bevestigd.
mail-quiet-title = Herinneringen per mail
mail-quiet-question = Moet { $name } geen herinneringen per mail meer krijgen?
mail-quiet-button = Geen herinneringen meer
mail-quiet-done = Er komen geen herinneringen meer. Op de pagina van je account kun je ze weer aanzetten.

## A forgotten password.

mail-forgotten = Of laat een link mailen
mail-recover-title = Een nieuw wachtwoord per mail
mail-recover-lead = Als je account een bevestigd mailadres heeft, sturen we daar een link heen waarmee je een nieuw wachtwoord kiest.
mail-recover-send = Stuur de link
mail-recover-sent = Als er een account met deze naam en een bevestigd mailadres is, is er een mail onderweg. Dat kan een paar minuten duren.
mail-recover-choose = Kies een nieuw wachtwoord voor { $name }. Alle andere apparaten worden uitgelogd.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hallo { $name },
mail-letter-confirm-subject = Bevestig je mailadres
mail-letter-confirm = Open deze link om mail over je partijen op dit adres te krijgen. Hij werkt een dag.
mail-letter-recover-subject = Een nieuw wachtwoord voor je account
mail-letter-recover = Met deze link kies je een nieuw wachtwoord. Hij werkt één keer, binnen het komende uur.
mail-letter-not-you = Als je dit niet hebt gevraagd, hoef je niets te doen.
mail-letter-remind-subject =
    { $count ->
        [one] Je bent aan zet in één partij
       *[other] Je bent aan zet in { $count } partijen
    }
mail-letter-remind = Je bent aan zet, en de tijd wordt krap:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } tegen { $opponent }: nog { $left }
mail-left-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
mail-left-hours =
    { $count ->
        [one] één uur
       *[other] { $count } uur
    }
mail-left-soon = minder dan een uur
# A link follows.
mail-letter-quiet = Geen herinneringen meer:

## What is refused.

error-mail-address = Dit is geen mailadres.
error-mail-name = Hier wordt de naam van je account gevraagd, niet het mailadres.
error-mail-often = Er is te vaak om een mail gevraagd. Probeer het over een uur nog eens.
error-mail-link = Deze link werkt niet meer: hij is al gebruikt of te oud.
