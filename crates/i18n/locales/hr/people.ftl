### Accounts on a server that others reach. A "seat" ("mjesto") is the right to play one side; a "session"
### ("prijava") is a browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Tvoj račun
people-sign-in = Prijavi se
people-sign-up = Otvori račun
people-sign-out = Odjavi se
people-sign-out-all = Odjavi se svugdje

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = prijavljen račun
# Instead of the name of somebody who has deleted the account.
people-deleted = Obrisan račun
# $name is the name of the account.
people-play-as = Igraš kao { $name }.
people-why = tada je partija tvoja na svakom uređaju.
# A button beside the board: a game that was begun without an account.
people-keep-game = Spremi partiju u moj račun

## The forms to get in.

people-sign-in-lead = S računom su ti partije pri ruci na svakom uređaju. Bez njega igraš preko poveznice, kao i dosad.
people-sign-up-lead = Dovoljni su ime i lozinka; adresa e-pošte se ne traži.
people-name = Ime
people-name-lead = 2 do 20 slova, znamenki, crtica ili podvlaka. Vide ga svi s kojima igraš.
people-password = Lozinka
people-password-lead = Najmanje 8 znakova.
people-no-account = Još nemaš račun?
people-have-account = Već imaš račun?
people-forgotten = Zaboravljena lozinka? Prijavi se kodom za oporavak
people-recover-title = Prijava kodom za oporavak
people-recover-lead = Svaki od kodova koji su ti prikazani vrijedi jednom. Biraš novu lozinku, a svi se drugi uređaji odjavljuju.
people-code = Kod za oporavak
people-new-password = Nova lozinka
people-recover = Postavi lozinku i prijavi se

## The recovery codes.

people-codes = Kodovi za oporavak
people-codes-lead = Jednim od ovih kodova vraćaš se u račun ako zaboraviš lozinku. Zapiši ih ili ispiši na papir.
people-codes-once = Prikazuju se samo ovaj put. Svaki vrijedi jednom.
people-codes-print = Ispiši
people-codes-kept = Na sigurnom su
people-codes-left =
    { $count ->
        [0] Nije ostao nijedan kod. Izradi nove, inače se zaboravljena lozinka ne može zamijeniti.
        [one] Ostao je { $count } kod. Novi ga kodovi zamjenjuju.
        [few] Ostala su { $count } koda. Novi ih kodovi zamjenjuju.
       *[other] Ostalo je { $count } kodova. Novi ih kodovi zamjenjuju.
    }
people-codes-anew = Izradi nove kodove

## The page of the account. $date, $since and $seen are dates.

people-since = Račun od { $date }
people-games = Moje partije
people-games-count = U tijeku: { $running }, završeno: { $over }
people-to-games = Na moje partije
people-sessions = Prijave
people-session = od { $since }, zadnji put { $seen }
people-this-one = Ovaj preglednik.
people-unknown-browser = Preglednik koji ne kaže svoje ime
people-change-password = Promjena lozinke
people-change-lead = Svi se drugi uređaji odjavljuju.
people-old-password = Sadašnja lozinka
people-change-button = Promijeni lozinku
people-export = Sve o tebi
people-export-lead = Jedna datoteka s tvojim računom, prijavama i svim tvojim partijama, kao redci u JSON-u.
people-export-button = Spremi datoteku
people-delete = Brisanje računa
people-delete-lead = Tvoje partije ostaju, tvoje ime nestaje: svugdje umjesto njega piše „Obrisan račun” i nitko ga više ne može dobiti. To se ne može poništiti.
people-delete-messages = Ukloni i svoje poruke drugim igračima
people-delete-button = Zauvijek obriši račun
people-done-password = Lozinka je promijenjena. Svi su drugi uređaji odjavljeni.
people-done-recovered = Prijava novom lozinkom je uspjela. Svi su drugi uređaji odjavljeni.
people-done-deleted = Tvoj račun je izbrisan.

## The games of the account.

people-to-move = Na potezu si
people-waiting = Čeka se drugi igrač
people-over = Završeno
people-no-games = Još nemaš partija.
# A button: games that were begun in this browser without being signed in.
people-claim = Ove su partije moje
people-claim-lead = U ovom pregledniku ima partija koje još nisu u tvom računu.

## What is refused.

error-name-length = Ime ima 2 do 20 znakova.
error-name-characters = Samo slova jednog pisma, znamenke, - i _, molim.
error-name-taken = Ovo ime, ili neko slično njemu, zauzeto je.
error-password-common = Ova se lozinka pogađa među prvima. Odaberi drugu, molim.
error-password-short = Najmanje 8 znakova, molim.
error-password-long = Najviše 256 bajtova, molim.
error-wrong-password = Ime i lozinka se ne slažu.
error-wrong-code = Ime i kod se ne slažu ili je kod već iskorišten.
error-password-not-yours = To nije tvoja lozinka.
error-too-many-tries = Previše pokušaja za ovaj račun. Pričekaj malo.
error-signed-out = Najprije se prijavi.
error-seat-owned = Ovo mjesto već pripada nekom računu.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Rejtinzi
people-ratings-lead = Rejtingirane partije između ljudi s računom, po pravilima i tempu.
people-ratings-choice = Pravila i tempo
people-ratings-none = Još nitko nije odigrao rejtingiranu partiju.
people-rank = Mjesto
people-rating = Rejting
people-played = Pravila
people-rated-games = Partije
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Pobjede / remiji / porazi
people-unrated = Još nemaš rejtingiranih partija.
people-all-ratings = Svi rejtinzi
people-provisional = Upitnik znači da se rejting temelji na malo partija ili na starim partijama.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapid
people-speed-correspondence = dopisna partija
# A box in the form of a new game.
people-rated = Rejtingirana
people-rated-lead = Računa se za oboje: pravila kakva jesu, isto vrijeme, ništa se ne poništava, bez pomoći. I drugom igraču treba račun.
people-this-rated = Ova je partija rejtingirana.
people-rated-table = Rejtingirana; da sjedneš za ploču, treba ti račun.

error-rated-account = Za rejtingiranu partiju treba račun. Najprije se prijavi.
error-rated-self = Za rejtingiranu partiju treba dvoje.
error-rated-alone = Rejtingirana se partija igra s nekim drugdje.
error-rated-rules = Rejtingirana se partija igra po pravilima s popisa, kakva jesu.
error-rated-start = Rejtingirana partija počinje kao i obično.
error-rated-odds = U rejtingiranoj partiji oboje imaju isto vrijeme.
error-rated-clock = Za rejtingiranu partiju treba sat, ili dani po potezu.
error-rated-dice = U rejtingiranoj partiji kocke baca ploča.
error-rated-position = Ovo je pozicija iz rejtingirane partije koju upravo igraš. Možeš je pogledati kad partija završi.
