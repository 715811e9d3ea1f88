### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = E-mail
mail-lead = Tylko jeśli chcesz: dzięki adresowi e-mail można zmienić zapomniane hasło i dostawać przypomnienia o swoich ruchach. Nikt inny go nie widzi.
mail-address = Adres e-mail
mail-other = Inny adres e-mail
mail-confirmed = Twój adres: { $address }
mail-wanted = Do potwierdzenia: { $address }. Otwórz link, który tam wysłaliśmy; działa przez jeden dzień.
# On buttons.
mail-give = Wyślij link na ten adres
mail-remove = Usuń adres
mail-reminders-save = Zapisz
# Beside a box to tick.
mail-reminders = Przypominaj mi e-mailem, gdy kończy się czas na ruch, najwyżej raz dziennie
mail-done-sent = E-mail z linkiem jest w drodze do ciebie.
mail-done-removed = Adres usunięty.
mail-done-reminders = Twój wybór jest zapisany.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Potwierdź adres e-mail
mail-confirm-question = Czy poczta dla konta { $name } ma przychodzić na adres, na który wysłano ten link?
mail-confirm-button = Tak, to mój adres
mail-confirm-done = Adres jest potwierdzony.
mail-quiet-title = Przypomnienia e-mailem
mail-quiet-question = Czy na konto { $name } mają już nie przychodzić przypomnienia e-mailem?
mail-quiet-button = Bez przypomnień
mail-quiet-done = Przypomnień już nie będzie. Możesz je znów włączyć na stronie swojego konta.

## A forgotten password.

mail-forgotten = Albo poproś o link e-mailem
mail-recover-title = Nowe hasło e-mailem
mail-recover-lead = Jeśli twoje konto ma potwierdzony adres e-mail, wyślemy tam link, przez który wybierzesz nowe hasło.
mail-recover-send = Wyślij link
mail-recover-sent = Jeśli istnieje konto o tej nazwie z potwierdzonym adresem e-mail, wiadomość jest już w drodze. Może to potrwać kilka minut.
mail-recover-choose = Wybierz nowe hasło dla konta { $name }. Wszystkie inne urządzenia zostaną wylogowane.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Cześć { $name },
mail-letter-confirm-subject = Potwierdź swój adres e-mail
mail-letter-confirm = otwórz ten link, aby wiadomości o twoich partiach przychodziły na ten adres. Działa przez jeden dzień.
mail-letter-recover-subject = Nowe hasło do twojego konta
mail-letter-recover = przez ten link wybierzesz nowe hasło. Działa jeden raz, przez najbliższą godzinę.
mail-letter-not-you = Jeśli to nie była twoja prośba, nie musisz nic robić.
mail-letter-remind-subject =
    { $count ->
        [one] Twój ruch w jednej partii
        [few] Twój ruch w { $count } partiach
        [many] Twój ruch w { $count } partiach
       *[other] Twój ruch w { $count } partii
    }
mail-letter-remind = teraz twój ruch, a czas się kończy:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules }, po drugiej stronie { $opponent }: pozostały czas to { $left }
mail-left-days =
    { $count ->
        [one] jeden dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
mail-left-hours =
    { $count ->
        [one] jedna godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
mail-left-soon = mniej niż godzina
# A link follows.
mail-letter-quiet = Bez przypomnień:

## What is refused.

error-mail-address = To nie jest adres e-mail.
error-mail-name = Tu wpisz nazwę konta, a nie adres e-mail.
error-mail-often = Poproszono o zbyt wiele e-maili. Spróbuj ponownie za godzinę.
error-mail-link = Ten link już nie działa: został użyty albo jest za stary.
