### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "ti". Short and quiet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Te përmbajtja
page-navigation = Faqet
page-games = Lojërat e mia
page-rules = Rregullat
page-languages = Gjuha
page-themes = Pamja
page-theme-auto = Sistemi
page-theme-light = E çelët
page-theme-dark = E errët
page-theme-contrast = Kontrast i lartë
page-colophon = Kutia e vjetër e lojërave: cic-mic, dama, gjueti dhe solitar, sipas cilësdo fletë.

## The home page. "Fleta" is the sheet of rules that came in the box.

home-title = Kutia e vjetër e lojërave
home-lead = Kundër njëri-tjetrit ose kundër kompjuterit: zgjidh një lojë dhe fillo. Çdo fletë e tregon pak ndryshe.
home-continue = Vazhdo lojën
home-mill = Cic-mic
home-draughts = Dama
home-variants = Cic-mic në mënyra të tjera
home-more =
    { $count ->
        [one] Edhe një cic-mic
       *[other] Edhe { $count } lloje cic-mici
    }
home-play = Luaj: { $game }
home-rules-of = Rregullat: { $game }
home-own = Rregullat e tua
home-own-lead = Te ju në shtëpi luhej ndryshe? Shkruaje dhe luaj ashtu.
home-own-link = Shkruaj rregullat e tua

## The shelves: headings above groups of games.

shelf-mill-leaflets = Sipas fletës me të cilën u rrite
shelf-mill-variants = Cic-mic ndryshe
shelf-mill-boards = Cic-mic në fusha të tjera
shelf-draughts-leaflets = Sipas fletës me të cilën u rrite
shelf-draughts-books = Sipas rregulloreve
shelf-draughts-losing = Dama e kundërt
shelf-mill-leaflets-full = Cic-mic sipas fletëve
shelf-draughts-leaflets-full = Dama sipas fletëve
shelf-draughts-books-full = Dama sipas rregulloreve
shelf-hunts = Gjueti
shelf-solitaire = Solitar

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Versioni ynë
house-eck = Rregullat s’janë ruajtur. Në fletë anglisht quhet “angle mill”, dhe Eck është pika e këndit: prandaj edhe një kënd me dy fqinjët e tij në të njëjtin katror vlen si rend.
house-eck_only = Leximi më i rreptë i Cic-micit tonë me kënde: vetëm këndet janë rende, vijat e drejta jo.
house-kreuz = Rregullat s’janë ruajtur. Doracaku i vitit 1980 e quan rend kryq rendin në diagonale: prandaj katër diagonalet e këndeve vlejnë si rende, kurse lëvizet ende vetëm nëpër vijat e vizatuara.
house-kreuz_edges = Leximi më i lirë i Cic-micit tonë me kryq: diagonalet janë të vizatuara dhe nëpër to lëvizet.
house-huepf = Rregullat s’janë ruajtur. Kapërcehet shkurt si në halma, dhe duhet të jetë diçka tjetër nga Cic-mici i kalit pranë tij: prandaj kokrra mund edhe të kapërcejë një fqinjë deri te pika tjetër e vijës, dhe s’merr asgjë.
house-huepf_capture = Cic-mici ynë me kapërcim, me kërcimin e damës, siç e ka Cic-mici i madh i vitit 1980: kokrra e kapërcyer e kundërshtarit merret.
house-huepf_fly = Cic-mic me kapërcim siç e përdor fjalën një tekst gjerman: pasi vendosen të gjitha kokrrat, secili kërcen në çdo pikë bosh.
house-battue = Fleta përmend një ndjekje dhe s’thotë asgjë për rregullat. Pranë saj në kuti është Ujku dhe delet, një kundër disave: prandaj kjo është gjueti në fushën e cic-micit, me numra që i zgjodhëm duke e llogaritur lojën.
house-battue3 = Ndjekja jonë me tre gjuetarë: e zënë gjahun nga rreth gjysma e të gjitha fillimeve, prandaj vendos ritmi.
house-fox_hunt = Ndjekja jonë me një gjah që kafshon, siç i merr dhelpra patat në lojërat e vjetra; gjashtë gjuetarë e bëjnë të barabartë.

## The new game.

new-title = Lojë e re
new-rules = Loja
new-own = Rregullat e tua
new-change = Zgjidh
new-read-rules = Lexo rregullat
new-players = Lojtarët
new-player = Emri yt
new-name-hint = Emri
new-sheep = Delet
new-wolf = Ujku
new-quarry = Gjahu
new-fox = Dhelpra
new-hunters = Gjuetarët
new-opponent-person = Dy veta në këtë ekran
new-opponent-computer = Kundër kompjuterit
new-level = Niveli
new-level-1 = Fillestar
new-level-5 = Me përvojë
new-level-10 = Fuqi e plotë
new-level-perfect = I përsosur
new-side = Ti luan si
new-side-begins = { $side } (fillon)
new-side-lot = Vendos shorti
new-colours-choose = Siç janë shënuar
new-colours-lot = Hidh short për anët
new-first = Kush fillon
new-first-lot = Vendos shorti
new-first-white = I bardhi
new-first-black = I ziu
new-clock = Ora
new-clock-none = Pa orë
new-clock-total = Për tërë lojën
new-clock-move = Për çdo lëvizje
new-clock-days = Ditë për lëvizje
new-minutes = Minuta për secilin
new-increment = Sekonda shtesë për lëvizje
new-seconds = Sekonda për lëvizje
new-days = Ditë për lëvizje
new-draws = Barazim nga përsëritja ose pa përparim
new-draws-rules = Siç thonë rregullat
new-draws-auto = Menjëherë
new-draws-claim = Vetëm nëse e pretendon dikush
new-draws-off = Kurrë
new-dice = Zaret
new-dice-thrown = Hidhen këtu
new-dice-entered = Hidhen në tavolinë dhe shënohen
new-take-backs = Lëvizjet mund të zhbëhen
new-hints = Këshillat lejohen
new-begin = Fillo

## The list of games.

games-title = Lojërat e mia
games-new = Lojë e re
games-none = Këtu s’është luajtur ende asgjë.
games-begin = Zgjidh një lojë dhe fillo.
games-older = Lojëra më të vjetra
games-over = Mbaroi

## The rules.

rules-title = Rregullat
rules-lead = Çdo rregull i çdo loje në një fjali. Çdo faqe shtypet në një fletë.
rules-play = Luaje
rules-where = Nga vjen çdo rregull
rules-back = Kthehu te loja
rules-source = Burimi:
rules-base = ◆ ndryshon nga:
rules-editions = Fletët që e kanë
rules-only-named = vetëm emri
rules-same = E njëjta lojë me emra të tjerë
rules-text = Si tekst për ndryshim
rules-key = Çfarë shënojnë burimet
rules-key-rulings = M-5, D-3 e të ngjashme: vendimet tona aty ku fletët heshtin ose ndryshojnë.
leaflet-000 = Legler small foot, Gold Edition, artikulli 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = fletëpalosja e federatës botërore (Welt-Mühlespiel-Dachverband)
leaflet-003 = fletushka e një loje dizajni, e gjitha me shkronja të vogla
leaflet-004 = Brettspielnetz.de, fletë rregullash e vitit 2024
rules-part-board = Fusha
rules-part-moves = Lëvizja
rules-part-taking = Marrja
rules-part-end = Fitore dhe humbje
rules-part-draws = Barazimi
rules-part-begin = Fillimi
rules-part-more = Dhe gjithashtu

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Rregullat e tua
own-lead = Nisu nga një lojë që e njeh dhe thuaj çfarë është ndryshe. Merr fletën e saj dhe një fushë ku luhet.
own-label = Rregullat, si TOML ose JSON
own-check = Trego fletën
own-hint = Emrat dhe vlerat për t’u shkruar:
own-base = Nisu nga
own-base-take = Merre këtë
own-as-text = Më mirë shkruaje si tekst
own-place = Rreshti { $line }, kolona { $column }:
own-problem = Kështu nuk bën:

## Errors. $detail sentences come from elsewhere.

page-error = Kjo nuk shkoi
page-not-found = Këtu s’ka asgjë
page-home = Te lojërat
