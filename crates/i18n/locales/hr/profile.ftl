### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Sve u jednoj datoteci
profile-lead = Partije sa svim potezima, rezultati, solitaire, završene lekcije i riješeni zadaci i tvoje postavke: spremljeno u jednoj datoteci i opet učitano na drugom računalu ili nakon novog početka.
# A link on the list of games and on the page of the choices.
profile-link = Spremi ili učitaj sve

profile-save = Spremanje
profile-save-lead = U datoteci je svaka partija s ovog računala, završena ili ne.
profile-save-button = Spremi sve

profile-bring = Učitavanje
profile-bring-lead = Ništa se ovdje ne gubi: partije se dodaju, a one koje su već ovdje prepoznaju se. Postavke postaju one iz datoteke.
profile-file = Datoteka
profile-bring-button = Učitaj datoteku
profile-choose = Najprije odaberi datoteku.
profile-unanswered = Nije bilo odgovora. Pokušaj još jednom: partije koje su već ovdje prepoznaju se.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] { $fresh } nova partija
        [few] { $fresh } nove partije
       *[other] { $fresh } novih partija
    }, s nastavkom: { $longer }, već ovdje: { $known }.
profile-other = { $other ->
        [one] { $other } partija ovdje je krenula drukčije i tako ostaje.
        [few] { $other } partije ovdje su krenule drukčije i tako ostaje.
       *[other] { $other } partija ovdje je krenulo drukčije i tako ostaje.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Ova datoteka nije spremljena na ovoj stranici.
error-profile-newer = Ovu je datoteku spremio noviji program; koristi taj.
error-profile-line = Datoteka je oštećena.
# $line is a number.
profile-damaged-line = Datoteka je oštećena u retku { $line }. Ništa iz nje nije preuzeto.
error-profile-cut = Datoteka je oštećena ili nepotpuna. Ništa iz nje nije preuzeto.
