### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Wszystko w jednym pliku
profile-lead = Partie ze wszystkimi ruchami, wyniki, samotnik, ukończone lekcje i zadania oraz twoje ustawienia: zapisane w jednym pliku i wczytane na innym komputerze albo po zaczęciu od nowa.
# A link on the list of games and on the page of the choices.
profile-link = Zapisz lub wczytaj wszystko

profile-save = Zapisywanie
profile-save-lead = Plik zawiera każdą partię z tego komputera, skończoną czy nie.
profile-save-button = Zapisz wszystko

profile-bring = Wczytywanie
profile-bring-lead = Nic z tego, co tu jest, nie przepada: partie są dodawane, a te, które już tu są, zostają rozpoznane. Ustawienia będą takie jak w pliku.
profile-file = Plik
profile-bring-button = Wczytaj plik
profile-choose = Najpierw wybierz plik.
profile-unanswered = Nie było odpowiedzi. Spróbuj jeszcze raz: partie, które już tu są, zostają rozpoznane.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Jedna nowa partia
        [few] { $fresh } nowe partie
        [many] { $fresh } nowych partii
       *[other] { $fresh } nowej partii
    }, z dalszym ciągiem: { $longer }, już tu obecne: { $known }.
profile-other = { $other ->
        [one] Jedna partia potoczyła się tu inaczej i tak zostaje.
        [few] { $other } partie potoczyły się tu inaczej i tak zostaje.
        [many] { $other } partii potoczyło się tu inaczej i tak zostaje.
       *[other] { $other } partii potoczyło się tu inaczej i tak zostaje.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = To nie jest plik zapisany na tej stronie.
error-profile-newer = Ten plik zapisał nowszy program; użyj tamtego.
error-profile-line = Plik jest uszkodzony.
# $line is a number.
profile-damaged-line = Plik jest uszkodzony w wierszu { $line }. Niczego z niego nie wczytano.
error-profile-cut = Plik jest uszkodzony albo niepełny. Niczego z niego nie wczytano.
