### Accounts on a server that others reach. A "seat" is the right to play one side; a "session" is a
### browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Kontoen din
people-sign-in = Logg inn
people-sign-up = Opprett konto
people-sign-out = Logg ut
people-sign-out-all = Logg ut overalt

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = innlogget
# Instead of the name of somebody who has deleted the account.
people-deleted = Slettet spiller
# $name is the name of the account.
people-play-as = Du spiller som { $name }.
people-why = da tilhører partiet deg på alle enheter.
# A button beside the board: a game that was begun without an account.
people-keep-game = Ta partiet inn i kontoen din

## The forms to get in.

people-sign-in-lead = Med en konto har du partiene dine på alle enheter. Uten konto spiller du via en lenke som før.
people-sign-up-lead = Et navn og et passord er nok; ingen spør om e-postadresse.
people-name = Navn
people-name-lead = 2 til 20 bokstaver, sifre, bindestreker eller understreker. Alle du spiller med, ser det.
people-password = Passord
people-password-lead = Minst 8 tegn.
people-no-account = Ingen konto ennå?
people-have-account = Har du allerede en konto?
people-forgotten = Glemt passordet? Logg inn med en nødkode
people-recover-title = Logg inn med en nødkode
people-recover-lead = Hver av kodene du har fått, gjelder én gang. Du velger et nytt passord, og alle andre enheter blir logget ut.
people-code = Nødkode
people-new-password = Nytt passord
people-recover = Lagre passordet og logg inn

## The recovery codes.

people-codes = Nødkoder
people-codes-lead = Med en av disse kodene kommer du inn igjen hvis du glemmer passordet. Skriv dem ned eller skriv dem ut.
people-codes-once = De vises bare denne ene gangen. Hver kode gjelder én gang.
people-codes-print = Skriv ut
people-codes-kept = Jeg har tatt vare på dem
people-codes-left =
    { $count ->
        [0] Ingen koder er igjen. Lag nye, ellers kan et glemt passord ikke erstattes.
        [one] Én kode er igjen. Nye koder erstatter den.
       *[other] { $count } koder er igjen. Nye koder erstatter dem.
    }
people-codes-anew = Lag nye koder

## The page of the account. $date, $since and $seen are dates.

people-since = Her siden { $date }
people-games = Partiene mine
people-games-count = { $running } pågår, { $over } er slutt
people-to-games = Til partiene mine
people-sessions = Innlogget
people-session = siden { $since }, sist sett { $seen }
people-this-one = Denne nettleseren.
people-unknown-browser = En nettleser som ikke oppgir navnet sitt
people-change-password = Bytt passord
people-change-lead = Alle andre enheter blir logget ut.
people-old-password = Nåværende passord
people-change-button = Bytt passord
people-export = Alt om deg
people-export-lead = Én fil med kontoen din, øktene dine og alle partiene dine, som linjer med JSON.
people-export-button = Lagre filen
people-delete = Slett kontoen
people-delete-lead = Partiene dine blir, navnet ditt forsvinner: overalt heter du da «Slettet spiller», og ingen får navnet ditt igjen. Dette kan ikke angres.
people-delete-messages = Fjern også det du har skrevet til andre spillere
people-delete-button = Slett kontoen for godt
people-done-password = Passordet er byttet. Alle andre enheter er logget ut.
people-done-recovered = Du er logget inn med det nye passordet. Alle andre enheter er logget ut.
people-done-deleted = Kontoen din er slettet.

## The games of the account.

people-to-move = Din tur
people-waiting = Venter på den andre spilleren
people-over = Ferdigspilte
people-no-games = Du har ingen partier ennå.
# A button: games that were begun in this browser without being signed in.
people-claim = Disse partiene er mine
people-claim-lead = I denne nettleseren er det partier som ikke er i kontoen din ennå.

## What is refused.

error-name-length = Et navn har 2 til 20 tegn.
error-name-characters = Bare bokstaver fra ett alfabet, sifre, - og _.
error-name-taken = Dette navnet, eller et som ligner, er opptatt.
error-password-common = Dette passordet blir gjettet blant de første. Velg et annet.
error-password-short = Minst 8 tegn, takk.
error-password-long = Høyst 256 byte, takk.
error-wrong-password = Navn og passord hører ikke sammen.
error-wrong-code = Navn og kode hører ikke sammen, eller koden er brukt.
error-password-not-yours = Det er ikke passordet ditt.
error-too-many-tries = For mange forsøk på denne kontoen. Vent en stund.
error-signed-out = Logg inn først.
error-seat-owned = Denne plassen hører allerede til en konto.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Ratinger
people-ratings-lead = Ratede partier mellom folk med konto, etter regler og tempo.
people-ratings-choice = Regler og tempo
people-ratings-none = Ingen har spilt et ratet parti ennå.
people-rank = Plassering
people-rating = Rating
people-played = Regler
people-rated-games = Partier
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Vunnet / uavgjort / tapt
people-unrated = Du har ikke spilt et ratet parti ennå.
people-all-ratings = Alle ratinger
people-provisional = Et spørsmålstegn betyr at ratingen bygger på få eller gamle partier.
people-speed-bullet = bullet
people-speed-blitz = lyn
people-speed-rapid = hurtig
people-speed-correspondence = korrespondanse
# A box in the form of a new game.
people-rated = Ratet
people-rated-lead = Partiet teller for begge: reglene som de er, samme betenkningstid, ingenting kan angres, ingen hjelp. Den andre spilleren må også ha en konto.
people-this-rated = Dette partiet er ratet.
people-rated-table = Ratet; du må ha en konto for å sette deg.

error-rated-account = Et ratet parti krever en konto. Logg inn først.
error-rated-self = Det må to til et ratet parti.
error-rated-alone = Et ratet parti spilles med noen et annet sted.
error-rated-rules = Et ratet parti spilles etter regler fra listen, som de er.
error-rated-start = Et ratet parti begynner som vanlig.
error-rated-odds = I et ratet parti har begge samme betenkningstid.
error-rated-clock = Et ratet parti krever en klokke eller dager per trekk.
error-rated-dice = I et ratet parti kaster brettet terningene.
error-rated-position = Denne stillingen er fra et ratet parti du holder på med. Du kan se på den når partiet er slutt.
