### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs. "Fleta" is the leaflet in the box.

## Families of games, as headings.

family-mill = Cic-mic
family-draughts = Dama
family-wolf = Ujku dhe delet
family-battue = Ndjekja në fushën e cic-micit
family-pegs = Solitar

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Dy lojtarë vendosin me radhë kokrrat në pikat e fushës dhe pastaj i lëvizin nëpër vija. Tri kokrra të njërës palë në një vijë janë rend; kush e mbyll, zakonisht merr një kokërr të kundërshtarit.
family-draughts-rules = Çdo palë ka dymbëdhjetë gurë në kutitë e errëta. Guri lëviz një kuti diagonalisht përpara në kuti bosh. Merret duke kapërcyer figurën fqinje të kundërshtarit drejt kutisë bosh pas saj, dhe vazhdohet sa të mundet; kush mund të marrë, duhet. Guri që arrin rreshtin e fundit bëhet damë dhe ajo lëviz përpara e prapa.
family-wolf-rules = Katër dele rrinë në kutitë e errëta të rreshtit të parë, ujku vendoset në cilëndo kuti tjetër të errët. Të gjithë lëvizin një kuti diagonalisht në kuti bosh: delet vetëm përpara, ujku përpara e prapa. Nuk merret asgjë. Delet fitojnë nëse ujku s’lëviz dot; ujku fiton nëse i kalon delet ose ato s’lëvizin dot.
family-battue-rules = Një figurë është gjahu (te Gjuetia e dhelprës, dhelpra), të tjerat janë gjuetarë. Palët lëvizin me radhë nga një figurë, një hap nëpër vijë në pikë bosh. Gjuetarët fitojnë nëse gjahu s’lëviz dot; ai shpëton nëse gjuetia duhet ndërprerë ose nëse mbeten tepër pak gjuetarë për ta mbajtur.
family-pegs-rules = Kunji kërcen drejt mbi një kunj fqinj në vrimën bosh pas tij; kunji i kapërcyer hiqet. Kërcehet derisa të mbeten vetëm kunjat që janë qëllimi.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Cic-mic
game-classic-about = Loja për të cilën pajtohen shumica e fletëve: nga nëntë kokrra, rendi merr një kokërr, kokrrat në rend janë të sigurta sa kohë ka të tjera, dhe me tri kokrra kërcehet.
game-smallfoot = Cic-mic sipas fletës small foot
game-smallfoot-about = Gjatë vendosjes mund të merret çdo kokërr e kundërshtarit; më pas ato në rend janë të sigurta, përveç tri të fundit. Marrja është e drejtë, jo detyrim.
game-schmidt = Cic-mic sipas fletës Schmidt
game-schmidt-about = Marrja është e drejtë, jo detyrim, dhe barazim ka vetëm me marrëveshje.
game-federation = Cic-mic sipas fletëpalosjes së federatës botërore
game-federation-about = Kokrra në rend është gjithmonë e sigurt: nëse s’ka tjetër, nuk merret asgjë. Marrja është e drejtë, dhe barazim ka vetëm me marrëveshje.
game-fed_fr = Marelles, teksti frëngjisht i fletëpalosjes
game-fed_fr-about = Si në fletëpalosjen e federatës, por me tri kokrra shkohet sa larg të duash nëpër një vijë, në vend që të kërcehet kudo.
game-fed_nl = Molenspel, teksti holandisht i fletëpalosjes
game-fed_nl-about = Si në fletëpalosjen e federatës, por tri kokrra kundër tri janë barazim.
game-fed_sv = Kvarn, teksti suedisht i fletëpalosjes
game-fed_sv-about = Si në fletëpalosjen e federatës, por askush nuk kërcen: tri kokrra lëvizin si nëntë.
game-design_de = Cic-mic sipas fletës gjermane të dizajnerit
game-design_de-about = Kokrra në rend është gjithmonë e sigurt, marrja është e drejtë, dhe lojtarët merren vesh kush fillon.
game-design_en = Cic-mic sipas fletës angleze të dizajnerit
game-design_en-about = Kokrra në rend është gjithmonë e sigurt, kokrra që mund të merret duhet marrë, dhe lojtarët merren vesh kush fillon.
game-brettspielnetz = Cic-mic si në Brettspielnetz
game-brettspielnetz-about = Loja klasike, por barazimi nga përsëritja ose nga mungesa e rendit duhet pretenduar para lëvizjes.
game-handbook1980 = Cic-mic sipas doracakut të vitit 1980
game-handbook1980-about = Kokrra në rend është gjithmonë e sigurt, dy rende njëherësh marrin dy kokrra, dhe marrja është e drejtë.
game-no_fly = Cic-mic pa kërcim
game-no_fly-about = Loja klasike, por edhe me tri kokrra lëvizet hap pas hapi, si zakonisht.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Cic-mic i përzier
game-mixed-about = Në çdo lëvizje vendos një kokërr ose lëviz një, si të duash.
game-ceylon = Cic-mic i Cejlonit
game-ceylon-about = Rendi sjell edhe një lëvizje: gjatë vendosjes në vend të marrjes, më pas bashkë me të.
game-lasker = Cic-mic i Laskerit
game-lasker-about = Nga dhjetë kokrra, dhe në çdo lëvizje vendos një ose lëviz një, si të duash.
game-springer = Cic-mic i kalit
game-springer-about = Pasi vendosen, kokrrat lëvizin si kali në shah, nëpër vijat e vizatuara.
game-wuerfel = Cic-mic me zare
game-wuerfel-about = Gjatë vendosjes nuk lejohen rende; pastaj para çdo lëvizjeje hidhen tri zare, dhe nga katërmbëdhjetë e lart kokrra mund të shkojë në çdo pikë bosh.
game-alfonso = Cic-mic me zare i mbretit Alfons
game-alfonso-about = Tri zare gjatë vendosjes: 6-5-4, 6-3-3, 5-2-2 dhe 4-1-1 fusin tri kokrra njëherësh si rend i gatshëm.
game-eck = Cic-mic me kënde
game-eck-about = Edhe një kënd me dy fqinjët e tij në të njëjtin katror vlen si rend.
game-eck_only = Cic-mic me kënde, vetëm kënde
game-eck_only-about = Vetëm një kënd me dy fqinjët e tij në të njëjtin katror vlen si rend; vijat e drejta nuk vlejnë.
game-kreuz = Cic-mic me kryq
game-kreuz-about = Edhe tri kokrra në një diagonale këndi vlejnë si rend, ndonëse nëpër të nuk lëvizet.
game-kreuz_edges = Cic-mic me kryq, diagonalet e vizatuara
game-kreuz_edges-about = Diagonalet e këndeve janë të vizatuara: nëpër to lëvizet, dhe tri në një vijë janë rend.
game-huepf = Cic-mic me kapërcim
game-huepf-about = Në vend të një hapi kokrra mund të kapërcejë një fqinjë deri te pika tjetër e vijës; kapërcimi nuk merr asgjë.
game-huepf_capture = Cic-mic me kapërcim e marrje
game-huepf_capture-about = Si cic-mici me kapërcim, por kokrra e kapërcyer e kundërshtarit merret.
game-huepf_fly = Cic-mic ku të gjithë kërcejnë
game-huepf_fly-about = Pasi vendosen të gjitha kokrrat, secili kërcen në çdo pikë bosh: shkurt e rreptë.

## Mill games on other boards or with other numbers of stones.

game-ten = Cic-mic me dhjetë kokrra
game-ten-about = Loja klasike me nga dhjetë kokrra dhe më pak barazime.
game-twelve = Cic-mic me dymbëdhjetë kokrra
game-twelve-about = Nga dymbëdhjetë kokrra në fushë me diagonale këndesh, për lëvizje dhe për rende.
game-morabaraba = Morabaraba
game-morabaraba-about = Loja e Afrikës së Jugut me nga dymbëdhjetë lopë: lopa që shkon nga një rend drejt e në një tjetër nuk guxon të kthehet menjëherë.
game-one_time = Cic-mic i njëhershëm
game-one_time-about = Çdo vijë i vlen secilës palë një herë në lojë, dhe kokrrat në rend mund të merren.
game-six = Cic-mic me gjashtë kokrra
game-six-about = Nga gjashtë kokrra në dy katrorë, pa kërcim.
game-seven = Cic-mic me shtatë kokrra
game-seven-about = Nga shtatë kokrra në dy katrorë me një kryq përmes mesit.
game-three = Cic-mic me tri kokrra
game-three-about = Nga tri kokrra në nëntë pika: rendi i parë fiton.

## Draughts by the leaflet you grew up with. "Dama e kundërt" is the game in which one wants to lose
## everything.

game-schmidt_de = Dama sipas fletës gjermane
game-schmidt_de-about = Fillon i bardhi, gurët marrin vetëm përpara, dhe dama fluturuese ndalet menjëherë pas figurës së marrë.
game-schmidt_it = Dama sipas fletës italiane
game-schmidt_it-about = E njëjta lojë si sipas fletës gjermane.
game-schmidt_es = Dama sipas fletës spanjolle
game-schmidt_es-about = Si sipas fletës gjermane, por dama fluturuese ndalet në cilëndo kuti bosh pas figurës së marrë.
game-schmidt_fr = Dama sipas fletës franceze
game-schmidt_fr-about = Fillon i ziu, gurët marrin edhe prapa, dhe dama fluturuese ndalet ku të dojë pas figurës së marrë.
game-schmidt_gb = Dama sipas fletës britanike
game-schmidt_gb-about = Fillon i ziu, gurët marrin vetëm përpara, dhe dama shkon nga një kuti: dama angleze.
game-schmidt_de_losing = Dama e kundërt sipas fletës gjermane
game-schmidt_de_losing-about = Kush i humb të gjitha ose s’lëviz dot, fiton; përndryshe dama sipas fletës gjermane.
game-schmidt_it_losing = Dama e kundërt sipas fletës italiane
game-schmidt_it_losing-about = Kush i humb të gjitha ose s’lëviz dot, fiton; përndryshe dama sipas fletës italiane.
game-schmidt_es_losing = Dama e kundërt sipas fletës spanjolle
game-schmidt_es_losing-about = Kush i humb të gjitha ose s’lëviz dot, fiton; përndryshe dama sipas fletës spanjolle.
game-schmidt_fr_losing = Dama e kundërt sipas fletës franceze
game-schmidt_fr_losing-about = Kush i humb të gjitha ose s’lëviz dot, fiton; përndryshe dama sipas fletës franceze.
game-schmidt_gb_losing = Dama e kundërt sipas fletës britanike
game-schmidt_gb_losing-about = Kush i humb të gjitha ose s’lëviz dot, fiton; përndryshe dama sipas fletës britanike.

## Draughts by the rule books of the federations.

game-english = Dama angleze
game-english-about = Fillon i ziu, gurët marrin vetëm përpara, dhe dama shkon nga një kuti.
game-russian = Dama ruse
game-russian-about = Gurët marrin edhe prapa, dhe guri që arrin rreshtin e fundit duke marrë vazhdon si damë fluturuese.
game-pool = Pool checkers
game-pool-about = Gurët marrin edhe prapa, damat fluturojnë, dhe guri që vetëm kalon nëpër rreshtin e fundit nuk bëhet damë.
game-brazilian = Dama braziliane
game-brazilian-about = Si dama ruse, por duhet marrë sa më shumë figura, dhe guri që vetëm kalon nëpër rreshtin e fundit nuk bëhet damë.
game-italian = Dama italiane
game-italian-about = Damat shkojnë nga një kuti, gurët s’marrin dot dama, dhe duhet zgjedhur marrja që sjell më shumë e më mirë.
game-spanish = Dama spanjolle
game-spanish-about = Damat fluturojnë, gurët marrin vetëm përpara, dhe duhet marrë sa më shumë figura, pastaj sa më shumë dama.
game-czech = Dama çeke
game-czech-about = Damat fluturojnë, gurët marrin vetëm përpara, dhe dama duhet të marrë para gurit.
game-thai12 = Dama tajlandeze me dymbëdhjetë gurë
game-thai12-about = Dama fluturuese ndalet menjëherë pas figurës së marrë, dhe çfarë merret del menjëherë nga fusha.

## Hunts: one piece against many.

game-wolf = Ujku dhe delet
game-wolf-about = Katër dele që ecin vetëm përpara duan ta mbyllin ujkun, kurse ai do t’u dalë pas shpine.
game-battue = Ndjekja
game-battue-about = Katër gjuetarë e ndjekin gjahun nëpër vijat e fushës së cic-micit derisa të mos lëvizë dot; vendet në fillim caktohen rastësisht.
game-battue3 = Ndjekja me tre gjuetarë
game-battue3-about = Vetëm tre gjuetarë: një luftë për ritmin e duhur, ku gjahu ka shanse të mira.
game-fox_hunt = Gjuetia e dhelprës
game-fox_hunt-about = Gjashtë gjuetarë, por dhelpra mund ta kapërcejë gjuetarin pranë dhe ta marrë.

## Peg solitaire.

game-pegs33 = Solitar
game-pegs33-about = Kryqi anglez me 33 vrima dhe mesin bosh: kërce derisa të mbetet një kunj.
game-pegs37 = Solitar evropian
game-pegs37-about = Fusha franceze me 37 vrima: kërce derisa të mbetet një kunj.
game-pegs15 = Solitar trekëndësh
game-pegs15-about = Trekëndëshi me 15 vrima dhe një kënd bosh: kërce derisa të mbetet një kunj.
