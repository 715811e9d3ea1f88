### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Sve u jednom fajlu
profile-lead = Partije sa svim potezima, rezultati, soliter, završene lekcije i rešeni zadaci i tvoja podešavanja: sačuvano u jednom fajlu i opet učitano na drugom računaru ili posle novog početka.
# A link on the list of games and on the page of the choices.
profile-link = Sačuvaj ili učitaj sve

profile-save = Čuvanje
profile-save-lead = U fajlu je svaka partija sa ovog računara, završena ili ne.
profile-save-button = Sačuvaj sve

profile-bring = Učitavanje
profile-bring-lead = Ništa se ovde ne gubi: partije se dodaju, a one koje su već ovde prepoznaju se. Podešavanja postaju ona iz fajla.
profile-file = Fajl
profile-bring-button = Učitaj fajl
profile-choose = Prvo izaberi fajl.
profile-unanswered = Nije bilo odgovora. Pokušaj još jednom: partije koje su već ovde prepoznaju se.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] { $fresh } nova partija
        [few] { $fresh } nove partije
       *[other] { $fresh } novih partija
    }, sa nastavkom: { $longer }, već ovde: { $known }.
profile-other = { $other ->
        [one] { $other } partija je ovde krenula drugačije i tako ostaje.
        [few] { $other } partije su ovde krenule drugačije i tako ostaje.
       *[other] { $other } partija je ovde krenulo drugačije i tako ostaje.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Ovaj fajl nije sačuvan na ovoj stranici.
error-profile-newer = Ovaj fajl je sačuvao noviji program; koristi taj.
error-profile-line = Fajl je oštećen.
# $line is a number.
profile-damaged-line = Fajl je oštećen u redu { $line }. Ništa iz njega nije preuzeto.
error-profile-cut = Fajl je oštećen ili nepotpun. Ništa iz njega nije preuzeto.
