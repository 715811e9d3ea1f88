### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Allt i en fil
profile-lead = Partier med alla drag, resultat, solitär, avklarade lektioner och uppgifter och det du har valt: sparat som en enda fil och inläst igen på en annan dator eller efter en nystart.
# A link on the list of games and on the page of the choices.
profile-link = Spara eller hämta in allt

profile-save = Spara
profile-save-lead = Filen innehåller alla partier på den här datorn, färdigspelade eller inte.
profile-save-button = Spara allt

profile-bring = Hämta in
profile-bring-lead = Inget som finns här går förlorat: partier läggs till, och ett som redan finns här känns igen. Dina val blir de som står i filen.
profile-file = Fil
profile-bring-button = Läs in filen
profile-choose = Välj en fil först.
profile-unanswered = Det kom inget svar. Försök en gång till: ett parti som redan finns här känns igen.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Ett parti är nytt här
       *[other] { $fresh } partier är nya här
    }, { $longer } har fortsatt, { $known } fanns redan här.
profile-other = { $other ->
        [one] Ett parti har fortsatt på ett annat sätt här och får vara som det är.
       *[other] { $other } partier har fortsatt på ett annat sätt här och får vara som de är.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Det här är inte en fil som den här sidan har sparat.
error-profile-newer = Filen är sparad av ett nyare program; använd det.
error-profile-line = Filen är skadad.
# $line is a number.
profile-damaged-line = Filen är skadad på rad { $line }. Inget i den har hämtats in.
error-profile-cut = Filen är skadad eller ofullständig. Inget i den har hämtats in.
