### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = Sähköposti
mail-lead = Vain jos haluat: sähköpostiosoitteen avulla voit vaihtaa unohtuneen salasanan ja saat muistutuksia vuoroistasi. Kukaan muu ei näe sitä.
mail-address = Sähköpostiosoite
mail-other = Toinen sähköpostiosoite
mail-confirmed = Osoitteesi: { $address }
mail-wanted = Odottaa vahvistusta: { $address }. Avaa linkki, jonka lähetimme sinne; se on voimassa vuorokauden.
# On buttons.
mail-give = Lähetä linkki tähän osoitteeseen
mail-remove = Poista osoite
mail-reminders-save = Tallenna
# Beside a box to tick.
mail-reminders = Muistuta sähköpostilla, kun siirtoaika käy vähiin, enintään kerran päivässä
mail-done-sent = Sähköposti, jossa on linkki, on matkalla sinulle.
mail-done-removed = Osoite on poistettu.
mail-done-reminders = Valintasi on tallennettu.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Vahvista sähköpostiosoite
mail-confirm-question = Lähetetäänkö tilin { $name } posti siihen osoitteeseen, johon tämä linkki tuli?
mail-confirm-button = Kyllä, se on minun osoitteeni
mail-confirm-done = Osoite on vahvistettu.
mail-quiet-title = Muistutukset sähköpostilla
mail-quiet-question = Lopetetaanko sähköpostimuistutukset tilille { $name }?
mail-quiet-button = Ei enää muistutuksia
mail-quiet-done = Muistutuksia ei enää tule. Voit ottaa ne taas käyttöön tilisi sivulla.

## A forgotten password.

mail-forgotten = Tai pyydä linkki sähköpostiin
mail-recover-title = Uusi salasana sähköpostilla
mail-recover-lead = Jos tililläsi on vahvistettu sähköpostiosoite, lähetämme sinne linkin, jolla valitset uuden salasanan.
mail-recover-send = Lähetä linkki
mail-recover-sent = Jos tämänniminen tili on olemassa ja sillä on vahvistettu sähköpostiosoite, viesti on matkalla. Siihen voi mennä muutama minuutti.
mail-recover-choose = Valitse uusi salasana tilille { $name }. Kaikki muut laitteet kirjataan ulos.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hei { $name },
mail-letter-confirm-subject = Vahvista sähköpostiosoitteesi
mail-letter-confirm = Avaa tämä linkki, niin peleihisi liittyvä posti tulee tähän osoitteeseen. Linkki on voimassa vuorokauden.
mail-letter-recover-subject = Uusi salasana tilillesi
mail-letter-recover = Tällä linkillä valitset uuden salasanan. Se käy kerran, seuraavan tunnin aikana.
mail-letter-not-you = Jos et ole pyytänyt tätä, sinun ei tarvitse tehdä mitään.
mail-letter-remind-subject =
    { $count ->
        [one] Yhdessä pelissä on sinun vuorosi
       *[other] { $count } pelissä on sinun vuorosi
    }
mail-letter-remind = On sinun vuorosi, ja aika käy vähiin:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules }, vastassa { $opponent }: aikaa jäljellä { $left }
mail-left-days =
    { $count ->
        [one] yksi päivä
       *[other] { $count } päivää
    }
mail-left-hours =
    { $count ->
        [one] yksi tunti
       *[other] { $count } tuntia
    }
mail-left-soon = alle tunti
# A link follows.
mail-letter-quiet = Ei enää muistutuksia:

## What is refused.

error-mail-address = Tämä ei ole sähköpostiosoite.
error-mail-name = Tähän tulee tilisi nimi, ei sähköpostiosoite.
error-mail-often = Sähköposteja on pyydetty liian monta. Yritä uudelleen tunnin kuluttua.
error-mail-link = Tämä linkki ei enää toimi: se on käytetty tai liian vanha.
