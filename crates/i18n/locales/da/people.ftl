### Accounts on a server that others reach. A "plads" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Din konto
people-sign-in = Log ind
people-sign-up = Opret en konto
people-sign-out = Log ud
people-sign-out-all = Log ud overalt

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = logget ind
# Instead of the name of somebody who has deleted the account.
people-deleted = Slettet konto
# $name is the name of the account.
people-play-as = Du spiller som { $name }.
people-why = så er partiet dit på alle enheder.
# A button beside the board: a game that was begun without an account.
people-keep-game = Gem partiet på din konto

## The forms to get in.

people-sign-in-lead = Med en konto har du dine partier ved hånden på alle enheder. Uden konto spiller du via et link som altid.
people-sign-up-lead = Et navn og en adgangskode er nok; der bliver ikke spurgt om en mailadresse.
people-name = Navn
people-name-lead = 2 til 20 bogstaver, cifre, bindestreger eller understreger. Alle, du spiller med, kan se det.
people-password = Adgangskode
people-password-lead = Mindst 8 tegn.
people-no-account = Ingen konto endnu?
people-have-account = Har du allerede en konto?
people-forgotten = Glemt adgangskoden? Log ind med en nødkode
people-recover-title = Log ind med en nødkode
people-recover-lead = Hver af de koder, du har fået, virker én gang. Du vælger en ny adgangskode, og alle andre enheder bliver logget ud.
people-code = Nødkode
people-new-password = Ny adgangskode
people-recover = Skift adgangskode, og log ind

## The recovery codes.

people-codes = Nødkoder
people-codes-lead = Med en af disse koder kommer du ind igen, hvis du glemmer adgangskoden. Skriv dem ned, eller print dem.
people-codes-once = De bliver kun vist denne ene gang. Hver kode virker én gang.
people-codes-print = Print
people-codes-kept = Jeg har gemt dem
people-codes-left =
    { $count ->
        [0] Der er ingen koder tilbage. Lav nye, ellers kan en glemt adgangskode ikke erstattes.
        [one] Der er én kode tilbage. Nye koder erstatter den.
       *[other] Der er { $count } koder tilbage. Nye koder erstatter dem.
    }
people-codes-anew = Lav nye koder

## The page of the account. $date, $since and $seen are dates.

people-since = Med siden { $date }
people-games = Mine partier
people-games-count = { $running } i gang, { $over } slut
people-to-games = Til mine partier
people-sessions = Logget ind
people-session = siden { $since }, sidst set { $seen }
people-this-one = Denne browser.
people-unknown-browser = En browser, der ikke siger sit navn
people-change-password = Skift adgangskode
people-change-lead = Alle andre enheder bliver logget ud.
people-old-password = Nuværende adgangskode
people-change-button = Skift adgangskode
people-export = Alt om dig
people-export-lead = Én fil med din konto, dine sessioner og alle dine partier, som linjer med JSON.
people-export-button = Gem filen
people-delete = Slet kontoen
people-delete-lead = Dine partier bliver, dit navn forsvinder: du kommer til at hedde »Slettet konto« overalt, og ingen får dit navn igen. Det kan ikke fortrydes.
people-delete-messages = Fjern også det, du har skrevet til andre spillere
people-delete-button = Slet kontoen for altid
people-done-password = Adgangskoden er skiftet. Alle andre enheder er logget ud.
people-done-recovered = Du er logget ind med den nye adgangskode. Alle andre enheder er logget ud.
people-done-deleted = Din konto er slettet.

## The games of the account.

people-to-move = Din tur
people-waiting = Venter på den anden spiller
people-over = Slut
people-no-games = Du har ingen partier endnu.
# A button: games that were begun in this browser without being signed in.
people-claim = Disse partier er mine
people-claim-lead = Der er partier i denne browser, som ikke er på din konto endnu.

## What is refused.

error-name-length = Et navn har 2 til 20 tegn.
error-name-characters = Brug kun bogstaver fra ét alfabet, cifre, - og _.
error-name-taken = Navnet, eller et, der ligner det, er optaget.
error-password-common = Den adgangskode bliver gættet blandt de første. Vælg en anden.
error-password-short = Brug mindst 8 tegn.
error-password-long = Brug højst 256 byte.
error-wrong-password = Navn og adgangskode hører ikke sammen.
error-wrong-code = Navn og kode hører ikke sammen, eller koden er brugt.
error-password-not-yours = Det er ikke din adgangskode.
error-too-many-tries = For mange forsøg på denne konto. Vent lidt.
error-signed-out = Log ind først.
error-seat-owned = Pladsen hører allerede til en konto.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Ratingtal
people-ratings-lead = Ratede partier mellem folk med konto, efter regler og tempo.
people-ratings-choice = Regler og tempo
people-ratings-none = Ingen har spillet et ratet parti endnu.
people-rank = Placering
people-rating = Rating
people-played = Regler
people-rated-games = Partier
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Vundet / uafgjort / tabt
people-unrated = Du har ikke spillet et ratet parti endnu.
people-all-ratings = Alle ratingtal
people-provisional = Et spørgsmålstegn betyder, at ratingen bygger på få eller gamle partier.
people-speed-bullet = bullet
people-speed-blitz = lyn
people-speed-rapid = hurtig
people-speed-correspondence = korrespondance
# A box in the form of a new game.
people-rated = Ratet
people-rated-lead = Partiet tæller for begge: reglerne, som de er, samme betænkningstid, intet kan fortrydes, ingen hjælp. Den anden spiller skal også have en konto.
people-this-rated = Dette parti er ratet.
people-rated-table = Ratet; du skal have en konto for at sætte dig.

error-rated-account = Et ratet parti kræver en konto. Log ind først.
error-rated-self = Der skal to til et ratet parti.
error-rated-alone = Et ratet parti spilles med nogen et andet sted.
error-rated-rules = Et ratet parti spilles efter regler fra listen, som de er.
error-rated-start = Et ratet parti begynder som sædvanligt.
error-rated-odds = I et ratet parti har begge samme betænkningstid.
error-rated-clock = Et ratet parti kræver et ur eller dage pr. træk.
error-rated-dice = I et ratet parti kaster brættet terningerne.
error-rated-position = Stillingen er fra et ratet parti, du er i gang med. Du kan se på den, når partiet er slut.
