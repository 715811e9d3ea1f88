### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-pošta
mail-lead = Samo ako želiš: uz adresu e-pošte možeš da zameniš zaboravljenu lozinku i da dobijaš podsetnike na svoje poteze. Niko drugi je ne vidi.
mail-address = Adresa e-pošte
mail-other = Druga adresa e-pošte
mail-confirmed = Tvoja adresa: { $address }
mail-wanted = Treba potvrditi: { $address }. Otvori vezu koju smo tamo poslali; važi jedan dan.
# On buttons.
mail-give = Pošalji vezu na ovu adresu
mail-remove = Ukloni adresu
mail-reminders-save = Sačuvaj
# Beside a box to tick.
mail-reminders = Podseti me e-poštom kad ostane malo vremena za potez, najviše jednom dnevno
mail-done-sent = Poruka sa vezom je na putu do tebe.
mail-done-removed = Adresa je uklonjena.
mail-done-reminders = Tvoj izbor je sačuvan.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Potvrda adrese e-pošte
mail-confirm-question = Da li pošta za nalog { $name } treba da stiže na adresu na koju je stigla ova veza?
mail-confirm-button = Da, to je moja adresa
mail-confirm-done = Adresa je potvrđena.
mail-quiet-title = Podsetnici e-poštom
mail-quiet-question = Da nalog { $name } više ne dobija podsetnike e-poštom?
mail-quiet-button = Bez podsetnika
mail-quiet-done = Podsetnika više neće biti. Možeš ponovo da ih uključiš na stranici svog naloga.

## A forgotten password.

mail-forgotten = Ili zatraži vezu e-poštom
mail-recover-title = Nova lozinka e-poštom
mail-recover-lead = Ako tvoj nalog ima potvrđenu adresu e-pošte, tamo šaljemo vezu kojom biraš novu lozinku.
mail-recover-send = Pošalji vezu
mail-recover-sent = Ako postoji nalog sa tim imenom i potvrđenom adresom e-pošte, poruka je na putu. To može da potraje nekoliko minuta.
mail-recover-choose = Izaberi novu lozinku za nalog { $name }. Svi drugi uređaji se odjavljuju.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Zdravo, { $name }!
mail-letter-confirm-subject = Potvrdi svoju adresu e-pošte
mail-letter-confirm = Otvori ovu vezu da bi pošta o tvojim partijama stizala na ovu adresu. Važi jedan dan.
mail-letter-recover-subject = Nova lozinka za tvoj nalog
mail-letter-recover = Ovom vezom biraš novu lozinku. Važi jednom, u narednih sat vremena.
mail-letter-not-you = Ako to nije bio tvoj zahtev, ne moraš ništa da radiš.
mail-letter-remind-subject =
    { $count ->
        [one] Na potezu si u { $count } partiji
        [few] Na potezu si u { $count } partije
       *[other] Na potezu si u { $count } partija
    }
mail-letter-remind = Na potezu si, a vremena je malo:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules }, suprotna strana: { $opponent }. Preostalo vreme: { $left }
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
mail-letter-quiet = Bez podsetnika:

## What is refused.

error-mail-address = To nije adresa e-pošte.
error-mail-name = Ovde se traži ime tvog naloga, a ne adresa e-pošte.
error-mail-often = Zatraženo je previše poruka. Pokušaj ponovo za sat vremena.
error-mail-link = Ova veza više ne važi: iskorišćena je ili je prestara.
