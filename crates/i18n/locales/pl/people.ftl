### Accounts on a server that others reach. A "seat" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Twoje konto
people-sign-in = Zaloguj się
people-sign-up = Załóż konto
people-sign-out = Wyloguj się
people-sign-out-all = Wyloguj się wszędzie

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = zalogowane konto
# Instead of the name of somebody who has deleted the account.
people-deleted = Usunięte konto
# $name is the name of the account.
people-play-as = Grasz jako { $name }.
people-why = wtedy ta partia jest twoja na każdym urządzeniu.
# A button beside the board: a game that was begun without an account.
people-keep-game = Dodaj partię do konta

## The forms to get in.

people-sign-in-lead = Z kontem masz swoje partie na każdym urządzeniu. Bez konta grasz przez link, jak dotąd.
people-sign-up-lead = Wystarczą nazwa i hasło; o adres e-mail nikt nie pyta.
people-name = Nazwa
people-name-lead = Od 2 do 20 liter, cyfr, łączników lub podkreśleń. Widzą ją wszyscy, z którymi grasz.
people-password = Hasło
people-password-lead = Co najmniej 8 znaków.
people-no-account = Nie masz jeszcze konta?
people-have-account = Masz już konto?
people-forgotten = Nie pamiętasz hasła? Zaloguj się kodem zapasowym
people-recover-title = Logowanie kodem zapasowym
people-recover-lead = Każdy z otrzymanych kodów działa jeden raz. Wybierasz nowe hasło, a wszystkie inne urządzenia zostają wylogowane.
people-code = Kod zapasowy
people-new-password = Nowe hasło
people-recover = Ustaw hasło i zaloguj się

## The recovery codes.

people-codes = Kody zapasowe
people-codes-lead = Jeden z tych kodów wpuści cię z powrotem, jeśli zapomnisz hasła. Zapisz je albo wydrukuj.
people-codes-once = Widać je tylko ten jeden raz. Każdy działa jeden raz.
people-codes-print = Drukuj
people-codes-kept = Mam je zapisane
people-codes-left =
    { $count ->
        [0] Nie został żaden kod. Utwórz nowe, inaczej zapomnianego hasła nie da się zmienić.
        [one] Został jeden kod. Nowe kody go zastąpią.
        [few] Zostały { $count } kody. Nowe kody je zastąpią.
        [many] Zostało { $count } kodów. Nowe kody je zastąpią.
       *[other] Zostało { $count } kodu. Nowe kody je zastąpią.
    }
people-codes-anew = Utwórz nowe kody

## The page of the account. $date, $since and $seen are dates.

people-since = Konto od { $date }
people-games = Moje partie
people-games-count = W toku: { $running }, skończone: { $over }
people-to-games = Do moich partii
people-sessions = Zalogowane urządzenia
people-session = od { $since }, ostatnio { $seen }
people-this-one = Ta przeglądarka.
people-unknown-browser = Przeglądarka, która nie podaje swojej nazwy
people-change-password = Zmiana hasła
people-change-lead = Wszystkie inne urządzenia zostaną wylogowane.
people-old-password = Obecne hasło
people-change-button = Zmień hasło
people-export = Wszystko o tobie
people-export-lead = Jeden plik z twoim kontem, twoimi sesjami i wszystkimi twoimi partiami, jako wiersze JSON.
people-export-button = Zapisz plik
people-delete = Usunięcie konta
people-delete-lead = Twoje partie zostają, twoja nazwa znika: wszędzie będzie „Usunięte konto” i nikt już nie dostanie twojej nazwy. Tego nie da się cofnąć.
people-delete-messages = Usuń także swoje wiadomości do innych graczy
people-delete-button = Usuń konto na zawsze
people-done-password = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
people-done-recovered = Zalogowano z nowym hasłem. Wszystkie inne urządzenia są wylogowane.
people-done-deleted = Twoje konto zostało usunięte.

## The games of the account.

people-to-move = Twój ruch
people-waiting = Czekamy na drugą osobę
people-over = Skończone
people-no-games = Nie masz jeszcze żadnych partii.
# A button: games that were begun in this browser without being signed in.
people-claim = Te partie są moje
people-claim-lead = W tej przeglądarce są partie, których nie ma jeszcze na twoim koncie.

## What is refused.

error-name-length = Nazwa ma od 2 do 20 znaków.
error-name-characters = Tylko litery jednego alfabetu, cyfry, - i _.
error-name-taken = Ta nazwa albo podobna do niej jest już zajęta.
error-password-common = To hasło zgaduje się jako jedno z pierwszych. Wybierz inne.
error-password-short = Co najmniej 8 znaków.
error-password-long = Najwyżej 256 bajtów.
error-wrong-password = Nazwa i hasło do siebie nie pasują.
error-wrong-code = Nazwa i kod do siebie nie pasują albo kod został już użyty.
error-password-not-yours = To nie jest twoje hasło.
error-too-many-tries = Za dużo prób dla tego konta. Poczekaj jakiś czas.
error-signed-out = Najpierw się zaloguj.
error-seat-owned = To miejsce należy już do jakiegoś konta.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Rankingi
people-ratings-lead = Partie rankingowe między osobami z kontem, według zasad i tempa.
people-ratings-choice = Zasady i tempo
people-ratings-none = Nikt jeszcze nie zagrał partii rankingowej.
people-rank = Miejsce
people-rating = Ranking
people-played = Zasady
people-rated-games = Partie
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Wygrane / remisy / przegrane
people-unrated = Nie masz jeszcze żadnej partii rankingowej.
people-all-ratings = Wszystkie rankingi
people-provisional = Znak zapytania oznacza, że ranking opiera się na niewielu partiach albo na dawnych.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapid
people-speed-correspondence = gra korespondencyjna
# A box in the form of a new game.
people-rated = Rankingowa
people-rated-lead = Liczy się dla obu stron: zasady bez zmian, ten sam czas, żadnego cofania, żadnych podpowiedzi. Druga osoba też musi mieć konto.
people-this-rated = To partia rankingowa.
people-rated-table = Rankingowa; żeby zająć miejsce, trzeba mieć konto.

error-rated-account = Do partii rankingowej trzeba mieć konto. Najpierw się zaloguj.
error-rated-self = Do partii rankingowej potrzeba dwóch osób.
error-rated-alone = Partię rankingową gra się z kimś gdzie indziej.
error-rated-rules = Partię rankingową gra się według zasad z listy, bez zmian.
error-rated-start = Partia rankingowa zaczyna się jak zwykle.
error-rated-odds = W partii rankingowej obie strony mają ten sam czas.
error-rated-clock = W partii rankingowej musi być zegar albo dni na ruch.
error-rated-dice = W partii rankingowej kośćmi rzuca plansza.
error-rated-position = To pozycja z partii rankingowej, którą właśnie grasz. Obejrzysz ją, gdy partia się skończy.
