### The games of the box. The key after "game-" is the stable id of a rule set and is never translated.
### "-about" says in a sentence or two what differs.

## Families of games, as headings.

family-mill = Młynek
family-draughts = Warcaby
family-wolf = Wilk i owce
family-battue = Obława na planszy do młynka
family-pegs = Samotnik

## What all games of a family share: how the pieces move and what wins.

family-mill-rules = Dwaj gracze na przemian stawiają swoje pionki na punktach planszy, a potem przesuwają je po liniach. Trzy własne pionki w rzędzie to młynek; kto go zamknie, zwykle zabiera przeciwnikowi pionek.
family-draughts-rules = Każda strona ma dwanaście pionków na ciemnych polach. Pionek przesuwa się o jedno pole po skosie do przodu, na wolne pole. Bije się, przeskakując sąsiedni pionek przeciwnika na wolne pole za nim, i skacze dalej, dopóki można; kto może bić, musi. Pionek, który dojdzie do ostatniego rzędu, zostaje damką i chodzi do przodu i do tyłu.
family-wolf-rules = Cztery owce stoją na ciemnych polach pierwszego rzędu, a wilka stawia się na dowolnym innym ciemnym polu. Wszyscy chodzą o jedno pole po skosie, na wolne pole: owce tylko do przodu, wilk do przodu i do tyłu. Nikt nie bije. Owce wygrywają, gdy wilk nie ma ruchu; wilk wygrywa, gdy minie owce albo gdy one nie mają ruchu.
family-battue-rules = Jeden pionek to zwierz (w polowaniu na lisa – lis), pozostałe to myśliwi. Strony na przemian przesuwają jeden pionek o krok po linii na wolny punkt. Myśliwi wygrywają, gdy zwierz nie ma ruchu; zwierz ucieka, gdy polowanie trzeba przerwać albo gdy zostało za mało myśliwych, by go zatrzymać.
family-pegs-rules = Pionek skacze po linii prostej nad sąsiednim pionkiem do wolnego otworu za nim; przeskoczony pionek się zdejmuje. Skacz, aż zostaną tylko pionki wyznaczone jako cel.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Młynek
game-classic-about = Gra, co do której zgadza się większość instrukcji: po dziewięć pionków, młynek zabiera pionek, pionki w młynkach są bezpieczne, dopóki inne stoją wolno, a z trzema pionkami się skacze.
game-smallfoot = Młynek według instrukcji small foot
game-smallfoot-about = Przy stawianiu wolno zabrać każdy pionek przeciwnika; później te w młynkach są bezpieczne, z wyjątkiem trzech ostatnich. Zabierać wolno, ale nie trzeba.
game-schmidt = Młynek według instrukcji Schmidt
game-schmidt-about = Zabierać wolno, ale nie trzeba, a remis jest tylko za zgodą obu stron.
game-federation = Młynek według broszury światowej federacji
game-federation-about = Pionek w młynku jest zawsze bezpieczny: jeśli nie ma innego, nic się nie zabiera. Zabierać wolno, ale nie trzeba, a remis jest tylko za zgodą obu stron.
game-fed_fr = Marelles, francuski tekst broszury federacji
game-fed_fr-about = Jak w broszurze federacji, ale z trzema pionkami przesuwa się dowolnie daleko po jednej linii, zamiast skakać gdziekolwiek.
game-fed_nl = Molenspel, niderlandzki tekst broszury federacji
game-fed_nl-about = Jak w broszurze federacji, ale trzy pionki przeciw trzem to remis.
game-fed_sv = Kvarn, szwedzki tekst broszury federacji
game-fed_sv-about = Jak w broszurze federacji, ale nikt nie skacze: trzy pionki chodzą tak jak dziewięć.
game-design_de = Młynek z zestawu designerskiego, tekst niemiecki
game-design_de-about = Pionek w młynku jest zawsze bezpieczny, zabierać wolno, ale nie trzeba, a kto zaczyna, ustalają gracze.
game-design_en = Młynek z zestawu designerskiego, tekst angielski
game-design_en-about = Pionek w młynku jest zawsze bezpieczny, wolny pionek trzeba zabrać, a kto zaczyna, ustalają gracze.
game-brettspielnetz = Młynek jak na Brettspielnetz
game-brettspielnetz-about = Zwykły młynek, ale remis przez powtórzenie lub z braku młynka trzeba reklamować przed wykonaniem ruchu.
game-handbook1980 = Młynek według podręcznika z 1980 roku
game-handbook1980-about = Pionek w młynku jest zawsze bezpieczny, dwa młynki naraz zabierają dwa pionki, a zabierać wolno, ale nie trzeba.
game-no_fly = Młynek bez skakania
game-no_fly-about = Zwykły młynek, ale i z trzema pionkami chodzi się krok po kroku.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Młynek mieszany
game-mixed-about = W każdym ruchu stawiasz pionek albo jeden przesuwasz, jak wolisz.
game-ceylon = Młynek cejloński
game-ceylon-about = Młynek daje dodatkowy ruch: przy stawianiu zamiast zabrania, później oprócz niego.
game-lasker = Młynek Laskera
game-lasker-about = Po dziesięć pionków, a w każdym ruchu stawiasz jeden albo jeden przesuwasz, jak wolisz.
game-springer = Młynek skoczka
game-springer-about = Po postawieniu pionki chodzą jak skoczek w szachach, po narysowanych liniach.
game-wuerfel = Młynek z kośćmi
game-wuerfel-about = Przy stawianiu młynków nie ma; potem przed każdym ruchem rzuca się trzema kośćmi, a od czternastu wzwyż pionek może trafić na dowolny wolny punkt.
game-alfonso = Młynek z kośćmi króla Alfonsa
game-alfonso-about = Trzy kości przy stawianiu: 6-5-4, 6-3-3, 5-2-2 i 4-1-1 wprowadzają trzy pionki jako gotowy młynek.
game-eck = Młynek narożny
game-eck-about = Młynkiem jest też róg z dwoma sąsiadami na tym samym kwadracie.
game-eck_only = Młynek narożny, tylko rogi
game-eck_only-about = Młynkiem jest tylko róg z dwoma sąsiadami na tym samym kwadracie; linie proste się nie liczą.
game-kreuz = Młynek krzyżowy
game-kreuz-about = Młynkiem są też trzy pionki na przekątnej narożnej, choć po niej się nie chodzi.
game-kreuz_edges = Młynek krzyżowy z narysowanymi przekątnymi
game-kreuz_edges-about = Przekątne narożne są narysowane: chodzi się po nich, a trzy pionki w rzędzie to młynek.
game-huepf = Młynek z przeskokiem
game-huepf-about = Zamiast kroku pionek może przeskoczyć sąsiedni pionek na następny punkt linii; przeskok niczego nie zabiera.
game-huepf_capture = Młynek z przeskokiem i biciem
game-huepf_capture-about = Jak młynek z przeskokiem, a przeskoczony pionek przeciwnika się zabiera.
game-huepf_fly = Młynek z przeskokiem, skaczą wszyscy
game-huepf_fly-about = Gdy wszystkie pionki stoją, każdy skacze na dowolny wolny punkt: krótko i ostro.

## Mill games on other boards or with other numbers of stones.

game-ten = Młynek na dziesięć pionków
game-ten-about = Zwykły młynek po dziesięć pionków, rzadziej kończy się remisem.
game-twelve = Młynek na dwanaście pionków
game-twelve-about = Po dwanaście pionków na planszy z przekątnymi narożnymi, do chodzenia i na młynki.
game-morabaraba = Morabaraba
game-morabaraba-about = Gra z Afryki Południowej, po dwanaście krów: krowa, która przechodzi z młynka prosto do drugiego, nie może od razu wrócić.
game-one_time = Młynek jednorazowy
game-one_time-about = Każda linia daje każdej stronie zysk tylko raz w partii, a pionki w młynkach wolno zabierać.
game-six = Młynek na sześć pionków
game-six-about = Po sześć pionków na dwóch kwadratach, bez skakania.
game-seven = Młynek na siedem pionków
game-seven-about = Po siedem pionków na dwóch kwadratach z krzyżem pośrodku.
game-three = Młynek na trzy pionki
game-three-about = Po trzy pionki na dziewięciu punktach: pierwszy rząd wygrywa.

## Draughts by the leaflet you grew up with. In "antywarcaby" one wants to lose everything.

game-schmidt_de = Warcaby według niemieckiej instrukcji
game-schmidt_de-about = Białe zaczynają, pionki biją tylko do przodu, a damka chodzi dowolnie daleko, ale staje tuż za zbitym pionkiem.
game-schmidt_it = Warcaby według włoskiej instrukcji
game-schmidt_it-about = Ta sama gra co według niemieckiej instrukcji.
game-schmidt_es = Warcaby według hiszpańskiej instrukcji
game-schmidt_es-about = Jak według niemieckiej instrukcji, ale damka staje na dowolnym wolnym polu za zbitym pionkiem.
game-schmidt_fr = Warcaby według francuskiej instrukcji
game-schmidt_fr-about = Czarne zaczynają, pionki biją też do tyłu, a damka staje za zbitym pionkiem, gdzie chce.
game-schmidt_gb = Warcaby według brytyjskiej instrukcji
game-schmidt_gb-about = Czarne zaczynają, pionki biją tylko do przodu, a damka chodzi o jedno pole: warcaby angielskie.
game-schmidt_de_losing = Antywarcaby według niemieckiej instrukcji
game-schmidt_de_losing-about = Kto stracił wszystko albo nie ma ruchu, wygrywa; poza tym warcaby według niemieckiej instrukcji.
game-schmidt_it_losing = Antywarcaby według włoskiej instrukcji
game-schmidt_it_losing-about = Kto stracił wszystko albo nie ma ruchu, wygrywa; poza tym warcaby według włoskiej instrukcji.
game-schmidt_es_losing = Antywarcaby według hiszpańskiej instrukcji
game-schmidt_es_losing-about = Kto stracił wszystko albo nie ma ruchu, wygrywa; poza tym warcaby według hiszpańskiej instrukcji.
game-schmidt_fr_losing = Antywarcaby według francuskiej instrukcji
game-schmidt_fr_losing-about = Kto stracił wszystko albo nie ma ruchu, wygrywa; poza tym warcaby według francuskiej instrukcji.
game-schmidt_gb_losing = Antywarcaby według brytyjskiej instrukcji
game-schmidt_gb_losing-about = Kto stracił wszystko albo nie ma ruchu, wygrywa; poza tym warcaby według brytyjskiej instrukcji.

## Draughts by the rule books of the federations.

game-english = Warcaby angielskie
game-english-about = Czarne zaczynają, pionki biją tylko do przodu, a damka chodzi o jedno pole.
game-russian = Warcaby rosyjskie
game-russian-about = Pionki biją też do tyłu, a pionek, który przy biciu dojdzie do ostatniego rzędu, bije dalej jako damka.
game-pool = Pool checkers
game-pool-about = Pionki biją też do tyłu, damki chodzą dowolnie daleko, a pionek, który tylko przechodzi przez ostatni rząd, nie zostaje damką.
game-brazilian = Warcaby brazylijskie
game-brazilian-about = Jak warcaby rosyjskie, ale trzeba zbić jak najwięcej, a pionek, który tylko przechodzi przez ostatni rząd, nie zostaje damką.
game-italian = Warcaby włoskie
game-italian-about = Damka chodzi o jedno pole, pionki nie mogą bić damek i trzeba wybrać bicie, które zabiera najwięcej i najcenniejsze.
game-spanish = Warcaby hiszpańskie
game-spanish-about = Damki chodzą dowolnie daleko, pionki biją tylko do przodu i trzeba zbić jak najwięcej, a potem jak najwięcej damek.
game-czech = Warcaby czeskie
game-czech-about = Damki chodzą dowolnie daleko, pionki biją tylko do przodu, a damka musi bić przed pionkiem.
game-thai12 = Warcaby tajskie z dwunastoma pionkami
game-thai12-about = Damka chodzi dowolnie daleko, ale staje tuż za zbitym pionkiem, a zbite pionki od razu schodzą z planszy.

## Hunts: one piece against many.

game-wolf = Wilk i owce
game-wolf-about = Cztery owce, które chodzą tylko do przodu, próbują zamknąć wilka, a on chce się dostać za nie.
game-battue = Obława
game-battue-about = Czterej myśliwi gonią zwierza po liniach planszy do młynka, aż nie będzie miał ruchu; miejsca wszystkich się losuje.
game-battue3 = Obława z trzema myśliwymi
game-battue3-about = Tylko trzej myśliwi: walka o tempo, w której zwierz ma spore szanse.
game-fox_hunt = Polowanie na lisa
game-fox_hunt-about = Sześciu myśliwych, ale lis może przeskoczyć sąsiedniego myśliwego i go zabrać.

## Peg solitaire.

game-pegs33 = Samotnik
game-pegs33-about = Angielski krzyż z 33 otworami, środek pusty: skacz, aż zostanie jeden pionek.
game-pegs37 = Samotnik europejski
game-pegs37-about = Francuska plansza z 37 otworami: skacz, aż zostanie jeden pionek.
game-pegs15 = Samotnik trójkątny
game-pegs15-about = Trójkąt z 15 otworami, jeden róg pusty: skacz, aż zostanie jeden pionek.
