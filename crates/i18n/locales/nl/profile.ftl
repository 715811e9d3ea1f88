### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Alles in één bestand
profile-lead = Partijen met al hun zetten, uitslagen, solitaire, gedane lessen en opgeloste opgaven, en wat je gekozen hebt: opgeslagen in één bestand, en weer ingelezen op een andere computer of na een nieuw begin.
# A link on the list of games and on the page of the choices.
profile-link = Alles opslaan of meebrengen

profile-save = Opslaan
profile-save-lead = In het bestand staat elke partij van deze computer, uitgespeeld of niet.
profile-save-button = Alles opslaan

profile-bring = Meebrengen
profile-bring-lead = Niets wat hier staat, gaat verloren: partijen komen erbij, en een partij die er al is, wordt herkend. Wat je gekozen hebt, wordt wat in het bestand staat.
profile-file = Bestand
profile-bring-button = Bestand inlezen
profile-choose = Kies eerst een bestand.
profile-unanswered = Er kwam geen antwoord. Probeer het nog eens: een partij die er al is, wordt herkend.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Eén partij is nieuw hier
       *[other] { $fresh } partijen zijn nieuw hier
    }, { $longer ->
        [one] { $longer } is verdergegaan
       *[other] { $longer } zijn verdergegaan
    }, { $known ->
        [one] { $known } was er al
       *[other] { $known } waren er al
    }.
profile-other = { $other ->
        [one] Eén partij is hier anders verdergegaan en blijft zoals ze is.
       *[other] { $other } partijen zijn hier anders verdergegaan en blijven zoals ze zijn.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Dit bestand is niet door deze pagina opgeslagen.
error-profile-newer = Dit bestand is door een nieuwer programma opgeslagen; gebruik dat.
error-profile-line = Het bestand is beschadigd.
# $line is a number.
profile-damaged-line = Het bestand is beschadigd in regel { $line }. Er is niets van overgenomen.
error-profile-cut = Het bestand is beschadigd of niet volledig. Er is niets van overgenomen.
