### Accounts on a server that others reach. A "seat" ("mesto") is the right to play one side; a "session"
### ("prijava") is a browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Tvoj nalog
people-sign-in = Prijavi se
people-sign-up = Otvori nalog
people-sign-out = Odjavi se
people-sign-out-all = Odjavi se svuda

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = prijavljen nalog
# Instead of the name of somebody who has deleted the account.
people-deleted = Obrisan nalog
# $name is the name of the account.
people-play-as = Igraš kao { $name }.
people-why = tada je partija tvoja na svakom uređaju.
# A button beside the board: a game that was begun without an account.
people-keep-game = Sačuvaj partiju u mom nalogu

## The forms to get in.

people-sign-in-lead = Sa nalogom su ti partije pri ruci na svakom uređaju. Bez njega igraš preko linka, kao i dosad.
people-sign-up-lead = Dovoljni su ime i lozinka; adresa e-pošte se ne traži.
people-name = Ime
people-name-lead = 2 do 20 slova, cifara, crtica ili donjih crta. Vide ga svi sa kojima igraš.
people-password = Lozinka
people-password-lead = Najmanje 8 znakova.
people-no-account = Još nemaš nalog?
people-have-account = Već imaš nalog?
people-forgotten = Zaboravljena lozinka? Prijavi se kodom za oporavak
people-recover-title = Prijava kodom za oporavak
people-recover-lead = Svaki od kodova koji su ti prikazani važi jednom. Biraš novu lozinku, a svi drugi uređaji se odjavljuju.
people-code = Kod za oporavak
people-new-password = Nova lozinka
people-recover = Postavi lozinku i prijavi se

## The recovery codes.

people-codes = Kodovi za oporavak
people-codes-lead = Jednim od ovih kodova vraćaš se u nalog ako zaboraviš lozinku. Zapiši ih ili odštampaj.
people-codes-once = Prikazuju se samo ovaj put. Svaki važi jednom.
people-codes-print = Odštampaj
people-codes-kept = Na sigurnom su
people-codes-left =
    { $count ->
        [0] Nije ostao nijedan kod. Napravi nove, inače zaboravljena lozinka ne može da se zameni.
        [one] Ostao je { $count } kod. Novi kodovi ga zamenjuju.
        [few] Ostala su { $count } koda. Novi kodovi ih zamenjuju.
       *[other] Ostalo je { $count } kodova. Novi kodovi ih zamenjuju.
    }
people-codes-anew = Napravi nove kodove

## The page of the account. $date, $since and $seen are dates.

people-since = Nalog od { $date }
people-games = Moje partije
people-games-count = U toku: { $running }, završeno: { $over }
people-to-games = Na moje partije
people-sessions = Prijave
people-session = od { $since }, poslednji put { $seen }
people-this-one = Ovaj pregledač.
people-unknown-browser = Pregledač koji ne kaže svoje ime
people-change-password = Promena lozinke
people-change-lead = Svi drugi uređaji se odjavljuju.
people-old-password = Sadašnja lozinka
people-change-button = Promeni lozinku
people-export = Sve o tebi
people-export-lead = Jedan fajl sa tvojim nalogom, prijavama i svim tvojim partijama, kao redovi u JSON-u.
people-export-button = Sačuvaj fajl
people-delete = Brisanje naloga
people-delete-lead = Tvoje partije ostaju, tvoje ime nestaje: svuda umesto njega piše „Obrisan nalog” i niko ga više ne može dobiti. To ne može da se poništi.
people-delete-messages = Ukloni i svoje poruke drugim igračima
people-delete-button = Obriši nalog zauvek
people-done-password = Lozinka je promenjena. Svi drugi uređaji su odjavljeni.
people-done-recovered = Prijava novom lozinkom je uspela. Svi drugi uređaji su odjavljeni.
people-done-deleted = Tvoj nalog je obrisan.

## The games of the account.

people-to-move = Na potezu si
people-waiting = Čeka se drugi igrač
people-over = Završeno
people-no-games = Još nemaš partija.
# A button: games that were begun in this browser without being signed in.
people-claim = Ove partije su moje
people-claim-lead = U ovom pregledaču ima partija koje još nisu u tvom nalogu.

## What is refused.

error-name-length = Ime ima 2 do 20 znakova.
error-name-characters = Samo slova jednog pisma, cifre, - i _, molim.
error-name-taken = Ovo ime, ili neko slično njemu, zauzeto je.
error-password-common = Ova lozinka se pogađa među prvima. Izaberi drugu, molim.
error-password-short = Najmanje 8 znakova, molim.
error-password-long = Najviše 256 bajtova, molim.
error-wrong-password = Ime i lozinka se ne slažu.
error-wrong-code = Ime i kod se ne slažu ili je kod već iskorišćen.
error-password-not-yours = To nije tvoja lozinka.
error-too-many-tries = Previše pokušaja za ovaj nalog. Sačekaj malo.
error-signed-out = Prvo se prijavi.
error-seat-owned = Ovo mesto već pripada nekom nalogu.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Rejtinzi
people-ratings-lead = Rejtingovane partije između ljudi sa nalogom, po pravilima i tempu.
people-ratings-choice = Pravila i tempo
people-ratings-none = Još niko nije odigrao rejtingovanu partiju.
people-rank = Mesto
people-rating = Rejting
people-played = Pravila
people-rated-games = Partije
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Pobede / remiji / porazi
people-unrated = Još nemaš rejtingovanih partija.
people-all-ratings = Svi rejtinzi
people-provisional = Upitnik znači da se rejting zasniva na malo partija ili na starim partijama.
people-speed-bullet = bulet
people-speed-blitz = blic
people-speed-rapid = rapid
people-speed-correspondence = dopisna partija
# A box in the form of a new game.
people-rated = Rejtingovana
people-rated-lead = Računa se za oboje: pravila kakva jesu, isto vreme, ništa se ne poništava, bez pomoći. I drugom igraču treba nalog.
people-this-rated = Ova partija je rejtingovana.
people-rated-table = Rejtingovana; da sedneš za tablu, treba ti nalog.

error-rated-account = Za rejtingovanu partiju treba nalog. Prvo se prijavi.
error-rated-self = Za rejtingovanu partiju treba dvoje.
error-rated-alone = Rejtingovana partija se igra sa nekim na drugom mestu.
error-rated-rules = Rejtingovana partija se igra po pravilima sa spiska, kakva jesu.
error-rated-start = Rejtingovana partija počinje kao i obično.
error-rated-odds = U rejtingovanoj partiji oboje imaju isto vreme.
error-rated-clock = Za rejtingovanu partiju treba sat, ili dani po potezu.
error-rated-dice = U rejtingovanoj partiji kockice baca tabla.
error-rated-position = Ovo je pozicija iz rejtingovane partije koju upravo igraš. Možeš da je pogledaš kad se partija završi.
