### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-mail
mail-lead = Jen když chceš: s e-mailovou adresou si můžeš nahradit zapomenuté heslo a připomeneme ti tvoje tahy. Nikdo jiný ji neuvidí.
mail-address = E-mailová adresa
mail-other = Jiná e-mailová adresa
mail-confirmed = Tvoje adresa: { $address }
mail-wanted = Čeká na potvrzení: { $address }. Otevři prosím odkaz, který jsme tam poslali; platí jeden den.
# On buttons.
mail-give = Poslat na tuto adresu odkaz
mail-remove = Odstranit adresu
mail-reminders-save = Uložit
# Beside a box to tick.
mail-reminders = Připomenout e-mailem, když na tah zbývá málo času, nejvýš jednou denně
mail-done-sent = E-mail s odkazem je na cestě k tobě.
mail-done-removed = Adresa je odstraněná.
mail-done-reminders = Tvoje volba je uložená.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Potvrzení e-mailové adresy
mail-confirm-question = Má pošta pro účet { $name } chodit na adresu, na kterou přišel tento odkaz?
mail-confirm-button = Ano, je to moje adresa
mail-confirm-done = Adresa je potvrzená.
mail-quiet-title = Připomínky e-mailem
mail-quiet-question = Nemají už na účet { $name } chodit žádné připomínky e-mailem?
mail-quiet-button = Už žádné připomínky
mail-quiet-done = Žádné připomínky už chodit nebudou. Na stránce svého účtu je můžeš zase zapnout.

## A forgotten password.

mail-forgotten = Nebo si nech poslat odkaz e-mailem
mail-recover-title = Nové heslo e-mailem
mail-recover-lead = Pokud má tvůj účet potvrzenou e-mailovou adresu, pošleme na ni odkaz, přes který si zvolíš nové heslo.
mail-recover-send = Poslat odkaz
mail-recover-sent = Pokud existuje účet toho jména s potvrzenou e-mailovou adresou, e-mail je na cestě. Může to pár minut trvat.
mail-recover-choose = Zvol nové heslo pro účet { $name }. Všechna ostatní zařízení se odhlásí.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Ahoj { $name },
mail-letter-confirm-subject = Potvrď prosím svou e-mailovou adresu
mail-letter-confirm = otevři tento odkaz, aby pošta o tvých partiích chodila na tuto adresu. Platí jeden den.
mail-letter-recover-subject = Nové heslo k tvému účtu
mail-letter-recover = tímto odkazem si zvolíš nové heslo. Platí jednou, během příští hodiny.
mail-letter-not-you = Pokud to nebylo na tvé přání, nemusíš dělat nic.
mail-letter-remind-subject =
    { $count ->
        [one] Jsi na tahu v jedné partii
        [few] Jsi na tahu ve { $count } partiích
        [many] Jsi na tahu v { $count } partie
       *[other] Jsi na tahu v { $count } partiích
    }
mail-letter-remind = jsi na tahu a času ubývá:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules }, proti tobě hraje { $opponent }: zbývá { $left }
mail-left-days =
    { $count ->
        [one] jeden den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
mail-left-hours =
    { $count ->
        [one] jedna hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
mail-left-soon = méně než hodina
# A link follows.
mail-letter-quiet = Už žádné připomínky:

## What is refused.

error-mail-address = To není e-mailová adresa.
error-mail-name = Sem patří jméno tvého účtu, ne e-mailová adresa.
error-mail-often = Bylo vyžádáno příliš mnoho e-mailů. Zkus to prosím znovu za hodinu.
error-mail-link = Tento odkaz už neplatí: byl použit, nebo je příliš starý.
