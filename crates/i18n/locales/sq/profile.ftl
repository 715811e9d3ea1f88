### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Gjithçka në një skedar
profile-lead = Lojërat me të gjitha lëvizjet, rezultatet, solitari, mësimet dhe detyrat e bëra, dhe cilësimet e tua: të ruajtura në një skedar dhe të lexuara sërish në një kompjuter tjetër ose pas një fillimi të ri.
# A link on the list of games and on the page of the choices.
profile-link = Ruaj ose sill gjithçka

profile-save = Ruaj
profile-save-lead = Skedari përmban çdo lojë të këtij kompjuteri, të mbaruar ose jo.
profile-save-button = Ruaj gjithçka

profile-bring = Sill
profile-bring-lead = Nga ç’është këtu s’humbet asgjë: lojërat shtohen, dhe ato që janë tashmë këtu njihen. Cilësimet bëhen ato të skedarit.
profile-file = Skedari
profile-bring-button = Lexo skedarin
profile-choose = Më parë zgjidh një skedar.
profile-unanswered = Nuk erdhi përgjigje. Provo edhe një herë: lojërat që janë tashmë këtu njihen.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Një lojë e re
       *[other] { $fresh } lojëra të reja
    }, të vazhduara: { $longer }, ishin tashmë këtu: { $known }.
profile-other = { $other ->
        [one] Një lojë ka vazhduar ndryshe këtu dhe mbetet siç është.
       *[other] { $other } lojëra kanë vazhduar ndryshe këtu dhe mbeten siç janë.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Ky skedar nuk është ruajtur nga kjo faqe.
error-profile-newer = Këtë skedar e ka ruajtur një program më i ri; përdor atë.
error-profile-line = Skedari është i dëmtuar.
# $line is a number.
profile-damaged-line = Skedari është i dëmtuar në rreshtin { $line }. Prej tij s’u mor asgjë.
error-profile-cut = Skedari është i dëmtuar ose jo i plotë. Prej tij s’u mor asgjë.
