### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Alt i én fil
profile-lead = Partier med alle træk, resultater, solitaire, klarede lektioner og opgaver, og hvad du har valgt: gemt som én fil og læst ind igen på en anden computer eller efter en ny start.
# A link on the list of games and on the page of the choices.
profile-link = Gem eller hent alt

profile-save = Gem
profile-save-lead = Filen rummer alle partier på denne computer, spillet færdigt eller ej.
profile-save-button = Gem alt

profile-bring = Hent
profile-bring-lead = Intet af det, der er her, går tabt: partier kommer til, og et, der allerede er her, bliver genkendt. Dine valg bliver dem, der står i filen.
profile-file = Fil
profile-bring-button = Læs filen ind
profile-choose = Vælg først en fil.
profile-unanswered = Der kom intet svar. Prøv en gang til: et parti, der allerede er her, bliver genkendt.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Ét parti er nyt her
       *[other] { $fresh } partier er nye her
    }, { $longer } er gået videre, { $known } var her allerede.
profile-other = { $other ->
        [one] Ét parti er gået anderledes videre her og bliver, som det er.
       *[other] { $other } partier er gået anderledes videre her og bliver, som de er.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Det er ikke en fil, som denne side har gemt.
error-profile-newer = Filen er gemt af et nyere program; brug det.
error-profile-line = Filen er beskadiget.
# $line is a number.
profile-damaged-line = Filen er beskadiget i linje { $line }. Intet i den er hentet.
error-profile-cut = Filen er beskadiget eller ikke hel. Intet i den er hentet.
