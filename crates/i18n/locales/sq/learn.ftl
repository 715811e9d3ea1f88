### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Mëso
learn-lead = Mësime të shkurtra në fushën e vërtetë. Fillo me lojën e parë.
learn-then = Dhe pas kësaj:
learn-to-puzzles = zgjidh detyra
learn-done = U krye
learn-next = Vazhdo
learn-back = Prapa
learn-step = Hapi { $at } nga { $steps }
learn-not-yet = Ende jo. Lexoje fjalinë edhe një herë dhe provo ndryshe.
learn-well-done = Të lumtë!
learn-well-done-next = Të lumtë! Shko më tej me “{ $next }”.
learn-other-stone = Rendi u mbyll. Tani merr kokrrën në { $place }: mësimi vazhdon me të.
learn-end = Fundi i mësimit
learn-finished = Ky ishte tërë mësimi.
learn-next-lesson = Më tej: { $title }
learn-play = Luaje vetë
learn-all = Të gjitha mësimet

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = S’ka detyrë të tillë.
error-unknown-lesson = S’ka mësim të tillë.
error-unknown-step = Mësimi s’ka hap të tillë.
error-unknown-choice = S’ka detyra të tilla.
error-too-many-turns = Asnjë detyrë s’ka aq shumë lëvizje.
error-no-such-turn = Ajo lëvizje nuk luhet dot këtu.

## The first game, turn by turn; you play White.

lesson-first-game = Loja e parë
lesson-first-game-about = Vendos, lëviz, merr, fito: hap pas hapi.
lesson-first-game-hello = Çdo palë ka nëntë kokrra në dorë, dhe ti luan me të bardhat. Tri në një vijë janë rend; kush e mbyll, merr një kokërr.
lesson-first-game-first = Vendose kokrrën e parë në kryqëzimin d6: prej andej nisen katër rrugë.
lesson-first-game-second = Tjetrën vendose në f6, atëherë për rend mungon vetëm b6.
lesson-first-game-blocked = I ziu e pa dhe e zuri b6. Kështu pengohet një rend: duke zënë pikën që i mungon.
lesson-first-game-third = Vendos në f4. Bashkë me f6 kërcënon f2.
lesson-first-game-fourth = U pengua sërish. Vendos pranë, në e4: tani kërcënon g4.
lesson-first-game-fifth = Vendos në d5. Përmes d6 kërcënon d7, dhe kokrrat e tua mblidhen në mes.
lesson-first-game-double = Tani e5! Kërcënon dy rende njëherësh, në c5 dhe në e3, dhe i ziu pengon dot vetëm njërin.
lesson-first-game-close = Mbylle rendin me e3 dhe merr kokrrën në g4, se ajo u zë rrugën kokrrave të tua e4 dhe f4.
lesson-first-game-later = Disa lëvizje më vonë: të gjitha kokrrat janë vendosur, dhe tani e tutje lëvizin nëpër vija te pika fqinje.
lesson-first-game-open = Rendi yt lart është i mbyllur. Hape: lëviz d7 në d6.
lesson-first-game-shut = Dhe prapa në d7. Rendi mbyllet sërish, dhe ti merr një kokërr, cilën të duash.
lesson-first-game-last = Disa lëvizje më vonë të ziut i kanë mbetur vetëm tri kokrra dhe mund të kërcejë në çdo pikë bosh. Por radhën e ke ti: mbylle rendin edhe një herë, nga d6 në d7, dhe i mbeten dy.
lesson-first-game-end = Me dy kokrra s’bëhet më rend: fitove!

## The mill.

lesson-mill = Rendi
lesson-mill-about = Tri në një vijë, dhe sa vlejnë.
lesson-mill-what = Tri kokrra të tuat në një vijë të vizatuar janë rend. Këtu mungon vetëm f6.
lesson-mill-close = Vendos në f6 dhe merr njërën nga dy kokrrat e zeza, cilën të duash.
lesson-mill-safe = Kokrrat në rend janë të sigurta. Mbylle rendin tënd: mund të marrësh vetëm atë që rri e vetme.
lesson-mill-open = Rendi mund të hapet dhe të mbyllet sërish. Lëviz d7 në d6; askush s’hyn dot në boshllëk.
lesson-mill-again = Tani prapa në d7, dhe merr edhe një kokërr. Kështu rendi merr në çdo të dytën lëvizje.
lesson-mill-early = Por kujdes: rendi i bërë tepër herët shpesh e dëmton atë që e ka, sepse kokrrat i rrinë ngjeshur dhe s’lëvizin dot.

## The running mill.

lesson-running-mill = Rendi i dyfishtë
lesson-running-mill-about = Pesë kokrra që marrin me çdo lëvizje.
lesson-running-mill-five = Pesë kokrra, dy rende, dhe një kokërr që u përket të dyve: ajo në d6. Ky është rendi i dyfishtë.
lesson-running-mill-to = Lëviz d6 në d7: rendi i poshtëm hapet, i sipërmi mbyllet. Merr një kokërr.
lesson-running-mill-fro = Dhe prapa: lëviz d7 në d6 dhe merr tjetrën.
lesson-running-mill-why = Rendi merr në çdo të dytën lëvizje, rendi i dyfishtë në çdo lëvizje. Zakonisht fiton; vetëm kush kërcen tashmë mund të futet ende në boshllëk.
lesson-running-mill-build = Në fund ndërto një vetë: lëviz d5 në d6, kjo mbyll një rend, dhe d7 po pret. Merr një kokërr.

## Stopping and shutting in.

lesson-blocking = Bllokimi
lesson-blocking-about = Pengo rendet dhe mbylli kokrrat.
lesson-blocking-stop = I ziu kërcënon me rend. Vendos ashtu që të mos e mbyllë dot me lëvizjen tjetër.
lesson-blocking-between = Gjatë vendosjes çdo mendim i dytë i takon kundërshtarit: ku i mungon vetëm një kokërr?
lesson-blocking-no-way-out = Kush s’lëviz dot, ka humbur. Një lëvizje i mbyll të gjitha kokrrat e zeza.
lesson-blocking-seven-four = Kështu edhe shtatë mundin katër: rrethoji, sa kohë që të katra s’formojnë dot rend.

## Flying.

lesson-flying = Kërcimi
lesson-flying-about = Me tri kokrra arrin kudo.
lesson-flying-three = Të bardhit i kanë mbetur tri kokrra dhe mund të kërcejë: në çdo pikë bosh.
lesson-flying-fly = Kërce nga f2 në g7, mbylle rendin dhe merr një kokërr.
lesson-flying-caution = Prandaj mos e merr kokrrën e katërt nga fundi pa pasur gati një rend të hapur. Katër kundër tri mbaron më së shpeshti barazim.

## The crossings.

lesson-crossings = Kryqëzimet
lesson-crossings-about = Katër pika ku takohet gjithçka.
lesson-crossings-four = d6, f4, d2 dhe b4 kanë katër fqinje; të gjitha pikat e tjera kanë dy ose tri.
lesson-crossings-take-one = Vendose kokrrën e parë në njërin nga katër kryqëzimet.
lesson-crossings-two = I ziu e zuri d2. Siguro një kryqëzim të dytë.
lesson-crossings-truth = Disa fletë i premtojnë të bardhit rend me kokrrën e katërt ose të pestë. Kundër mbrojtjes më të mirë nuk është ashtu: nga një kënd duhet e gjashta, nga mesi i një brinje e shtata.

## Draughts: capturing and crowning.

lesson-captures = Marrja dhe dama
lesson-captures-about = Duhet të marrësh, e të marrësh sërish; pastaj dama.
lesson-captures-must = Gurët lëvizin diagonalisht përpara. Nëse rrugën e zë një i zi dhe kutia pas tij është bosh, duhet të marrësh.
lesson-captures-jump = Merre gurin e zi: kërce nga 22 në 15.
lesson-captures-chain = Nëse kërcimi mund të vazhdojë, vazhdon. Merri të dy: 22, 15, 6.
lesson-captures-crown = Në rreshtin e fundit guri bëhet damë. Lëviz atje nga 6.
lesson-captures-back = Dama lëviz dhe merr edhe prapa. Merri të dy gurët nga 2.

## Wolf and Sheep.

lesson-wolf = Ujku çan rrugën
lesson-wolf-about = I mjafton një e çarë; pa të është i humbur.
lesson-wolf-gap = Ujku do t’i kalojë delet. Mes c3 dhe g3 ka një të çarë.
lesson-wolf-into = Ti je ujku. Hyr në të çarë: f4 në e3.
lesson-wolf-on = Një dele ta zë rrugën. Shmangu në f2.
lesson-wolf-through = Pas teje s’ka më asnjë dele. Vrapo në rreshtin e fundit!
lesson-wolf-line = Tani luan me delet. Ato ecin vetëm përpara, prandaj rreshti duhet të mbetet i mbyllur.
lesson-wolf-shut = Vetëm një lëvizje e mban rreshtin: f4 në g5.
lesson-wolf-behind = Dhe tani afrohu nga prapa: e3 në f4.
lesson-wolf-truth = Pa gabime delet e zënë gjithmonë ujkun; zgjat deri në 44 lëvizje të të dyja palëve.

## Solitaire.

lesson-solitaire = Zgjidhja e parë
lesson-solitaire-about = Një kryq me gjashtë kunja, pesë kërcime.
lesson-solitaire-cross = Kunji kërcen mbi fqinjin në një vrimë bosh, dhe fqinji hiqet. Duhet të mbetet një, në mes.
lesson-solitaire-aside = Truku është të vësh më parë një kunj mënjanë: d5 kërcen në f5.
lesson-solitaire-up = Ngjitu nga poshtë: d3 në d5.
lesson-solitaire-over = Drejt e tërthor: c5 në e5.
lesson-solitaire-home = Ai i vënë mënjanë kthehet: f5 në d5.
lesson-solitaire-last = Edhe një kërcim, në mes!
lesson-solitaire-truth = Kështu fillon. Tërë fusha me 32 kunja mund të zgjidhet me 18 lëvizje, nëse kërcimet e një kunji numërohen bashkë.
