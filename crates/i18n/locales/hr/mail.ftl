### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-pošta
mail-lead = Samo ako želiš: uz adresu e-pošte možeš zamijeniti zaboravljenu lozinku i dobivati podsjetnike na svoje poteze. Nitko je drugi ne vidi.
mail-address = Adresa e-pošte
mail-other = Druga adresa e-pošte
mail-confirmed = Tvoja adresa: { $address }
mail-wanted = Treba potvrditi: { $address }. Otvori poveznicu koju smo onamo poslali; vrijedi jedan dan.
# On buttons.
mail-give = Pošalji poveznicu na ovu adresu
mail-remove = Ukloni adresu
mail-reminders-save = Spremi
# Beside a box to tick.
mail-reminders = Podsjeti me e-poštom kad ostane malo vremena za potez, najviše jednom dnevno
mail-done-sent = Poruka s poveznicom na putu je do tebe.
mail-done-removed = Adresa je uklonjena.
mail-done-reminders = Tvoj je izbor spremljen.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Potvrda adrese e-pošte
mail-confirm-question = Neka pošta za račun { $name } stiže na adresu na koju je stigla ova poveznica?
mail-confirm-button = Da, to je moja adresa
mail-confirm-done = Adresa je potvrđena.
mail-quiet-title = Podsjetnici e-poštom
mail-quiet-question = Neka račun { $name } više ne dobiva podsjetnike e-poštom?
mail-quiet-button = Bez podsjetnika
mail-quiet-done = Podsjetnika više neće biti. Možeš ih opet uključiti na stranici svojeg računa.

## A forgotten password.

mail-forgotten = Ili zatraži poveznicu e-poštom
mail-recover-title = Nova lozinka e-poštom
mail-recover-lead = Ako tvoj račun ima potvrđenu adresu e-pošte, onamo šaljemo poveznicu s kojom biraš novu lozinku.
mail-recover-send = Pošalji poveznicu
mail-recover-sent = Ako postoji račun s tim imenom i potvrđenom adresom e-pošte, poruka je na putu. To može potrajati nekoliko minuta.
mail-recover-choose = Odaberi novu lozinku za račun { $name }. Svi se drugi uređaji odjavljuju.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Bok, { $name }!
mail-letter-confirm-subject = Potvrdi svoju adresu e-pošte
mail-letter-confirm = Otvori ovu poveznicu da pošta o tvojim partijama stiže na ovu adresu. Vrijedi jedan dan.
mail-letter-recover-subject = Nova lozinka za tvoj račun
mail-letter-recover = Ovom poveznicom biraš novu lozinku. Vrijedi jednom, u sljedećih sat vremena.
mail-letter-not-you = Ako to nije bio tvoj zahtjev, ne moraš učiniti ništa.
mail-letter-remind-subject =
    { $count ->
        [one] Na potezu si u { $count } partiji
        [few] Na potezu si u { $count } partije
       *[other] Na potezu si u { $count } partija
    }
mail-letter-remind = Na potezu si, a vremena je malo:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules }, suprotna strana: { $opponent }. Preostalo vrijeme: { $left }
mail-left-days =
    { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
mail-left-hours =
    { $count ->
        [one] { $count } sat
        [few] { $count } sata
       *[other] { $count } sati
    }
mail-left-soon = manje od sata
# A link follows.
mail-letter-quiet = Bez podsjetnika:

## What is refused.

error-mail-address = To nije adresa e-pošte.
error-mail-name = Ovdje se traži ime tvog računa, a ne adresa e-pošte.
error-mail-often = Zatraženo je previše poruka. Pokušaj ponovno za sat vremena.
error-mail-link = Ova poveznica više ne vrijedi: iskorištena je ili prestara.
