### Detyrat e ditës, të njëjta për të gjithë: një solitar dhe një detyrë në fushë.

## Faqja e tabelave dhe faqja e një detyre. $name është emri i një detyre solitari.

daily-title = Detyrat e ditës
daily-lead = Një solitar dhe një detyrë në fushë, të njëjta për të gjithë, dhe të reja çdo ditë në mesnatë sipas kohës universale. Të parët janë ata me më pak kunja, pastaj me më pak lëvizje, pastaj me kohën më të shkurtër.
daily-solitaire = Solitari i ditës
daily-solitaire-task = { $name }: lër sa më pak kunja, me sa më pak lëvizje.
daily-try = Provoje
daily-today = Sot
daily-yesterday = Dje
daily-nobody = Ende askush.
daily-begin-lead = Koha jote ecën sapo të fillosh. Mund të kthehesh mbrapsht dhe të provosh sa herë të duash; vlen më e mira.
daily-begin = Fillo
daily-kept = Është në tabelën e ditës.
daily-not-better = E ke bërë më mirë më parë, dhe ajo mbetet në tabelë.
daily-table = Te tabela e ditës

## Refuzime.

error-unknown-task = S’ka detyrë të tillë.
error-daily-over = Ajo ditë ka kaluar.
error-daily-not-begun = Fillo detyrën së pari.
error-daily-untold = Kjo është detyra e ditës: këshilla dhe zgjidhja vijnë nesër, ose sapo ta kesh zgjidhur për tabelën e sotme.
