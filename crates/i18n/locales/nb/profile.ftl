### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Alt i én fil
profile-lead = Partier med alle trekk, resultater, solitaire, fullførte leksjoner og oppgaver og det du har valgt: lagret som én fil og lest inn igjen på en annen datamaskin eller etter en ny start.
# A link on the list of games and on the page of the choices.
profile-link = Lagre eller hent inn alt

profile-save = Lagre
profile-save-lead = Filen inneholder alle partiene på denne datamaskinen, ferdigspilt eller ikke.
profile-save-button = Lagre alt

profile-bring = Hent inn
profile-bring-lead = Ingenting som er her, går tapt: partier kommer til, og et som allerede er her, blir gjenkjent. Valgene dine blir de som står i filen.
profile-file = Fil
profile-bring-button = Les inn filen
profile-choose = Velg en fil først.
profile-unanswered = Det kom ikke noe svar. Prøv en gang til: et parti som allerede er her, blir gjenkjent.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Ett parti er nytt her
       *[other] { $fresh } partier er nye her
    }, { $longer } har fortsatt, { $known } var her allerede.
profile-other = { $other ->
        [one] Ett parti har fortsatt på en annen måte her og blir som det er.
       *[other] { $other } partier har fortsatt på en annen måte her og blir som de er.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Dette er ikke en fil som denne siden har lagret.
error-profile-newer = Filen er lagret av et nyere program; bruk det.
error-profile-line = Filen er skadet.
# $line is a number.
profile-damaged-line = Filen er skadet i linje { $line }. Ingenting i den er hentet inn.
error-profile-cut = Filen er skadet eller ikke fullstendig. Ingenting i den er hentet inn.
