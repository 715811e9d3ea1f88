### Accounts on a server that others reach. A "seat" ("vend") is the right to play one side; a "session"
### ("hyrje") is a browser in which somebody is signed in. Whoever plays without an account is a guest.

## Ways in and out, and marks beside names.

people-account = Llogaria jote
people-sign-in = Hyr
people-sign-up = Krijo llogari
people-sign-out = Dil
people-sign-out-all = Dil kudo

# The mark beside a name, read aloud: this player is signed in, so nobody else can use the name.
people-mark = ka hyrë me llogari
# Instead of the name of somebody who has deleted the account.
people-deleted = Llogari e fshirë
# $name is the name of the account.
people-play-as = Ti luan si { $name }.
people-why = atëherë loja është e jotja në çdo pajisje.
# A button beside the board: a game that was begun without an account.
people-keep-game = Ruaje lojën në llogarinë time

## The forms to get in.

people-sign-in-lead = Me llogari i ke lojërat e tua në çdo pajisje. Pa të luan me link si gjithmonë.
people-sign-up-lead = Mjaftojnë një emër dhe një fjalëkalim; adresa e postës nuk kërkohet.
people-name = Emri
people-name-lead = 2 deri në 20 shkronja, shifra, vija lidhëse ose nënvija. E shohin të gjithë ata me të cilët luan.
people-password = Fjalëkalimi
people-password-lead = Të paktën 8 shenja.
people-no-account = S’ke ende llogari?
people-have-account = Ke tashmë llogari?
people-forgotten = E harrove fjalëkalimin? Hyr me një kod rikuperimi
people-recover-title = Hyr me një kod rikuperimi
people-recover-lead = Secili nga kodet që të janë treguar vlen një herë. Zgjedh një fjalëkalim të ri, dhe çdo pajisje tjetër del nga llogaria.
people-code = Kodi i rikuperimit
people-new-password = Fjalëkalimi i ri
people-recover = Vendos fjalëkalimin dhe hyr

## The recovery codes.

people-codes = Kodet e rikuperimit
people-codes-lead = Me një nga këto kode hyn sërish, po e harrove fjalëkalimin. Shkruaji diku ose printoji.
people-codes-once = Tregohen vetëm këtë herë. Secili vlen një herë.
people-codes-print = Printo
people-codes-kept = I kam ruajtur
people-codes-left =
    { $count ->
        [0] S’ka mbetur asnjë kod. Krijo të reja, përndryshe fjalëkalimi i harruar s’zëvendësohet dot.
        [one] Ka mbetur një kod. Kodet e reja e zëvendësojnë.
       *[other] Kanë mbetur { $count } kode. Kodet e reja i zëvendësojnë.
    }
people-codes-anew = Krijo kode të reja

## The page of the account. $date, $since and $seen are dates.

people-since = Këtu që nga { $date }
people-games = Lojërat e mia
people-games-count = Në vazhdim: { $running }, të mbaruara: { $over }
people-to-games = Te lojërat e mia
people-sessions = Hyrjet
people-session = që nga { $since }, së fundi { $seen }
people-this-one = Ky shfletues.
people-unknown-browser = Një shfletues që s’e thotë emrin
people-change-password = Ndrysho fjalëkalimin
people-change-lead = Çdo pajisje tjetër del nga llogaria.
people-old-password = Fjalëkalimi i tanishëm
people-change-button = Ndrysho fjalëkalimin
people-export = Gjithçka për ty
people-export-lead = Një skedar me llogarinë, hyrjet dhe të gjitha lojërat e tua, si rreshta JSON.
people-export-button = Ruaj skedarin
people-delete = Fshi llogarinë
people-delete-lead = Lojërat e tua mbeten, emri yt ikën: kudo në vend të tij del “Llogari e fshirë”, dhe askush s’e merr më atë emër. Kjo s’zhbëhet dot.
people-delete-messages = Hiq edhe ato që u ke shkruar lojtarëve të tjerë
people-delete-button = Fshije llogarinë përgjithmonë
people-done-password = Fjalëkalimi u ndryshua. Çdo pajisje tjetër ka dalë nga llogaria.
people-done-recovered = Hyre me fjalëkalimin e ri. Çdo pajisje tjetër ka dalë nga llogaria.
people-done-deleted = Llogaria jote u fshi.

## The games of the account.

people-to-move = Radha jote
people-waiting = Po pritet lojtari tjetër
people-over = Mbaroi
people-no-games = S’ke ende lojëra.
# A button: games that were begun in this browser without being signed in.
people-claim = Këto lojëra janë të miat
people-claim-lead = Në këtë shfletues ka lojëra që s’janë ende në llogarinë tënde.

## What is refused.

error-name-length = Emri ka 2 deri në 20 shenja.
error-name-characters = Të lutem, vetëm shkronja të një alfabeti, shifra, - dhe _.
error-name-taken = Ky emër, ose një që i ngjan, është i zënë.
error-password-common = Ky fjalëkalim gjendet ndër të parët. Të lutem, zgjidh një tjetër.
error-password-short = Të lutem, të paktën 8 shenja.
error-password-long = Të lutem, e shumta 256 bajte.
error-wrong-password = Emri dhe fjalëkalimi nuk përputhen.
error-wrong-code = Emri dhe kodi nuk përputhen, ose kodi është përdorur.
error-password-not-yours = Ky s’është fjalëkalimi yt.
error-too-many-tries = Tepër prova për këtë llogari. Të lutem, prit pak.
error-signed-out = Të lutem, më parë hyr në llogari.
error-seat-owned = Ky vend i takon tashmë një llogarie.

## Ratings: how strong somebody plays, by rule set and speed.

people-ratings = Vlerësimet
people-ratings-lead = Lojëra me vlerësim mes njerëzve me llogari, sipas rregullave dhe shpejtësisë.
people-ratings-choice = Rregullat dhe shpejtësia
people-ratings-none = Askush s’ka luajtur ende lojë me vlerësim.
people-rank = Vendi
people-rating = Vlerësimi
people-played = Rregullat
people-rated-games = Lojëra
# The heading of a column with three numbers, as in 3 / 1 / 2.
people-score = Fitore / barazime / humbje
people-unrated = S’ke luajtur ende lojë me vlerësim.
people-all-ratings = Të gjitha vlerësimet
people-provisional = Pikëpyetja tregon se vlerësimi mbështetet në pak lojëra ose në lojëra të vjetra.
people-speed-bullet = bullet
people-speed-blitz = blitz
people-speed-rapid = rapid
people-speed-correspondence = me korrespondencë
# A box in the form of a new game.
people-rated = Me vlerësim
people-rated-lead = Vlen për të dy: rregullat siç janë, e njëjta kohë, asgjë s’zhbëhet, pa ndihmë. Edhe lojtarit tjetër i duhet llogari.
people-this-rated = Kjo lojë është me vlerësim.
people-rated-table = Me vlerësim; për të zënë vend të duhet llogari.

error-rated-account = Për lojë me vlerësim duhet llogari. Të lutem, më parë hyr në llogari.
error-rated-self = Për lojë me vlerësim duhen dy lojtarë.
error-rated-alone = Loja me vlerësim luhet me dikë gjetkë.
error-rated-rules = Loja me vlerësim luhet me rregulla nga lista, siç janë.
error-rated-start = Loja me vlerësim fillon si zakonisht.
error-rated-odds = Në lojën me vlerësim të dy kanë të njëjtën kohë.
error-rated-clock = Për lojë me vlerësim duhet orë, ose ditë për lëvizje.
error-rated-dice = Në lojën me vlerësim zaret i hedh fusha.
error-rated-position = Ky pozicion është nga një lojë me vlerësim që po luan. Mund ta shohësh kur të mbarojë loja.
