### Accounts on a server that others reach. A "seat" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Ditt konto
people-sign-in = Logga in
people-sign-up = Skapa konto
people-sign-out = Logga ut
people-sign-out-all = Logga ut överallt

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = inloggad
# Instead of the name of somebody who has deleted the account.
people-deleted = Raderad spelare
# $name is the name of the account.
people-play-as = Du spelar som { $name }.
people-why = då hör partiet till dig på alla enheter.
# A button beside the board: a game that was begun without an account.
people-keep-game = Lägg partiet i ditt konto

## The forms to get in.

people-sign-in-lead = Med ett konto har du dina partier på alla enheter. Utan konto spelar du via en länk som vanligt.
people-sign-up-lead = Ett namn och ett lösenord räcker; ingen frågar efter e-postadress.
people-name = Namn
people-name-lead = 2 till 20 bokstäver, siffror, bindestreck eller understreck. Alla du spelar med ser det.
people-password = Lösenord
people-password-lead = Minst 8 tecken.
people-no-account = Inget konto än?
people-have-account = Har du redan ett konto?
people-forgotten = Glömt lösenordet? Logga in med en reservkod
people-recover-title = Logga in med en reservkod
people-recover-lead = Var och en av koderna du har fått gäller en gång. Du väljer ett nytt lösenord, och alla andra enheter loggas ut.
people-code = Reservkod
people-new-password = Nytt lösenord
people-recover = Spara lösenordet och logga in

## The recovery codes.

people-codes = Reservkoder
people-codes-lead = Med en av de här koderna kommer du in igen om du glömmer lösenordet. Skriv upp dem eller skriv ut dem.
people-codes-once = De visas bara den här gången. Varje kod gäller en gång.
people-codes-print = Skriv ut
people-codes-kept = Jag har sparat dem
people-codes-left =
    { $count ->
        [0] Ingen kod är kvar. Skapa nya, annars kan ett glömt lösenord inte ersättas.
        [one] En kod är kvar. Nya koder ersätter den.
       *[other] { $count } koder är kvar. Nya koder ersätter dem.
    }
people-codes-anew = Skapa nya koder

## The page of the account. $date, $since and $seen are dates.

people-since = Här sedan { $date }
people-games = Mina partier
people-games-count = { $running } pågår, { $over } är slut
people-to-games = Till mina partier
people-sessions = Inloggad
people-session = sedan { $since }, senast sedd { $seen }
people-this-one = Den här webbläsaren.
people-unknown-browser = En webbläsare som inte säger sitt namn
people-change-password = Byt lösenord
people-change-lead = Alla andra enheter loggas ut.
people-old-password = Nuvarande lösenord
people-change-button = Byt lösenord
people-export = Allt om dig
people-export-lead = En fil med ditt konto, dina sessioner och alla dina partier, som rader med JSON.
people-export-button = Spara filen
people-delete = Radera kontot
people-delete-lead = Dina partier blir kvar, ditt namn försvinner: överallt heter du då ”Raderad spelare”, och ingen får ditt namn igen. Det går inte att ångra.
people-delete-messages = Ta också bort det du har skrivit till andra spelare
people-delete-button = Radera kontot för gott
people-done-password = Lösenordet är bytt. Alla andra enheter är utloggade.
people-done-recovered = Du är inloggad med det nya lösenordet. Alla andra enheter är utloggade.
people-done-deleted = Ditt konto är raderat.

## The games of the account.

people-to-move = Din tur
people-waiting = Väntar på den andra spelaren
people-over = Färdigspelade
people-no-games = Du har inga partier än.
# A button: games that were begun in this browser without being signed in.
people-claim = De här partierna är mina
people-claim-lead = I den här webbläsaren finns partier som inte är i ditt konto än.

## What is refused.

error-name-length = Ett namn har 2 till 20 tecken.
error-name-characters = Bara bokstäver ur ett alfabet, siffror, - och _, tack.
error-name-taken = Det här namnet, eller ett som liknar det, är upptaget.
error-password-common = Det här lösenordet gissas bland de första. Välj ett annat.
error-password-short = Minst 8 tecken, tack.
error-password-long = Högst 256 byte, tack.
error-wrong-password = Namn och lösenord hör inte ihop.
error-wrong-code = Namn och kod hör inte ihop, eller så är koden förbrukad.
error-password-not-yours = Det är inte ditt lösenord.
error-too-many-tries = För många försök för det här kontot. Vänta ett tag.
error-signed-out = Logga in först.
error-seat-owned = Den här platsen hör redan till ett konto.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Ratingtal
people-ratings-lead = Rankade partier mellan folk med konto, efter regler och tempo.
people-ratings-choice = Regler och tempo
people-ratings-none = Ingen har spelat något rankat parti än.
people-rank = Placering
people-rating = Rating
people-played = Regler
people-rated-games = Partier
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Vunna / remi / förlorade
people-unrated = Du har inte spelat något rankat parti än.
people-all-ratings = Alla ratingtal
people-provisional = Ett frågetecken betyder att ratingen bygger på få eller gamla partier.
people-speed-bullet = bullet
people-speed-blitz = blixt
people-speed-rapid = snabb
people-speed-correspondence = korrespondens
# A box in the form of a new game.
people-rated = Rankat
people-rated-lead = Partiet räknas för båda: reglerna som de är, samma betänketid, inget tas tillbaka, ingen hjälp. Den andra spelaren behöver också ett konto.
people-this-rated = Det här partiet är rankat.
people-rated-table = Rankat; du behöver ett konto för att sätta dig.

error-rated-account = Ett rankat parti kräver ett konto. Logga in först.
error-rated-self = Ett rankat parti kräver två spelare.
error-rated-alone = Ett rankat parti spelas med någon på annat håll.
error-rated-rules = Ett rankat parti spelas efter regler från listan, som de är.
error-rated-start = Ett rankat parti börjar som vanligt.
error-rated-odds = I ett rankat parti har båda samma betänketid.
error-rated-clock = Ett rankat parti kräver en klocka eller dagar per drag.
error-rated-dice = I ett rankat parti kastar brädet tärningarna.
error-rated-position = Ställningen är från ett rankat parti som du håller på med. Du kan titta på den när partiet är slut.
