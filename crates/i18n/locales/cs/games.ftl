### The games of the box. The key after "game-" is the stable id of a rule set and is never translated.
### "-about" says in a sentence or two what differs.

## Families of games, as headings.

family-mill = Mlýn
family-draughts = Dáma
family-wolf = Vlk a ovce
family-battue = Naháňka na desce pro mlýn
family-pegs = Solitér

## What all games of a family share: how the pieces move and what wins.

family-mill-rules = Dva hráči střídavě pokládají své kameny na body desky a pak s nimi táhnou po čarách. Tři vlastní kameny v řadě jsou mlýn; kdo ho zavře, vezme obvykle soupeři kámen.
family-draughts-rules = Každá strana má dvanáct kamenů na tmavých polích. Kámen táhne o jedno pole šikmo dopředu na volné pole. Bere se přeskočením sousedního soupeřova kamene na volné pole za ním a skáče se dál, dokud to jde; kdo může brát, musí. Kámen, který dojde do poslední řady, se stane dámou a chodí dopředu i dozadu.
family-wolf-rules = Čtyři ovce stojí na tmavých polích první řady, vlk se postaví na kterékoli jiné tmavé pole. Všichni chodí o jedno pole šikmo na volné pole: ovce jen dopředu, vlk dopředu i dozadu. Nic se nebere. Ovce vyhrávají, když vlk nemá tah; vlk vyhrává, když se dostane za ovce nebo když ony nemají tah.
family-battue-rules = Jedna figurka je kořist (v honu na lišku liška), ostatní jsou lovci. Strany střídavě táhnou jednou figurkou o krok po čáře na volný bod. Lovci vyhrávají, když kořist nemá tah; kořist unikne, když se hon musí přerušit nebo když zbude příliš málo lovců, aby ji udrželi.
family-pegs-rules = Kolík skáče rovně přes sousední kolík do volné dírky za ním; přeskočený kolík se vyjme. Skáče se, dokud nezbudou jen kolíky, které mají zůstat.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Mlýn
game-classic-about = Hra, na které se shodne většina návodů: každý má devět kamenů, mlýn bere kámen, kameny v mlýnech jsou v bezpečí, dokud jiné stojí volně, a se třemi se skáče.
game-smallfoot = Mlýn podle návodu small foot
game-smallfoot-about = Při pokládání se smí vzít kterýkoli soupeřův kámen; později jsou ty v mlýnech v bezpečí, kromě posledních tří. Brát se smí, ale nemusí.
game-schmidt = Mlýn podle návodu Schmidt
game-schmidt-about = Brát se smí, ale nemusí, a remíza je jen po dohodě.
game-federation = Mlýn podle skládačky světové federace
game-federation-about = Kámen v mlýně je vždy v bezpečí: když není jiný, nebere se nic. Brát se smí, ale nemusí, a remíza je jen po dohodě.
game-fed_fr = Marelles, francouzský text skládačky
game-fed_fr-about = Jako ve skládačce federace, ale se třemi kameny se chodí libovolně daleko po jedné čáře, místo aby se skákalo kamkoli.
game-fed_nl = Molenspel, nizozemský text skládačky
game-fed_nl-about = Jako ve skládačce federace, ale tři kameny proti třem jsou remíza.
game-fed_sv = Kvarn, švédský text skládačky
game-fed_sv-about = Jako ve skládačce federace, ale nikdo neskáče: tři kameny chodí jako devět.
game-design_de = Mlýn z designové sady, německý text
game-design_de-about = Kámen v mlýně je vždy v bezpečí, brát se smí, ale nemusí, a kdo začne, na tom se hráči dohodnou.
game-design_en = Mlýn z designové sady, anglický text
game-design_en-about = Kámen v mlýně je vždy v bezpečí, volný kámen se vzít musí, a kdo začne, na tom se hráči dohodnou.
game-brettspielnetz = Mlýn jako na Brettspielnetz
game-brettspielnetz-about = Obvyklý mlýn, ale remíza opakováním nebo pro nedostatek mlýnů se musí reklamovat před tahem.
game-handbook1980 = Mlýn podle příručky z roku 1980
game-handbook1980-about = Kámen v mlýně je vždy v bezpečí, dva mlýny najednou berou dva kameny a brát se smí, ale nemusí.
game-no_fly = Mlýn bez skákání
game-no_fly-about = Obvyklý mlýn, ale i se třemi kameny se chodí krok za krokem.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Smíšený mlýn
game-mixed-about = V každém tahu položíš kámen, nebo některým táhneš, jak chceš.
game-ceylon = Cejlonský mlýn
game-ceylon-about = Mlýn přináší další tah: při pokládání místo braní, později navíc k němu.
game-lasker = Laskerův mlýn
game-lasker-about = Každý má deset kamenů a v každém tahu jeden položí, nebo některým táhne, jak chce.
game-springer = Jezdcový mlýn
game-springer-about = Po položení chodí kameny jako jezdec v šachu, po nakreslených čarách.
game-wuerfel = Kostkový mlýn
game-wuerfel-about = Při pokládání žádné mlýny; potom se před každým tahem hází třemi kostkami a od čtrnácti výš smí kámen na kterýkoli volný bod.
game-alfonso = Kostkový mlýn krále Alfonse
game-alfonso-about = Tři kostky při pokládání: 6-5-4, 6-3-3, 5-2-2 a 4-1-1 nasadí tři kameny jako hotový mlýn.
game-eck = Rohový mlýn
game-eck-about = Mlýnem je i roh se dvěma sousedy na témže čtverci.
game-eck_only = Rohový mlýn, jen rohy
game-eck_only-about = Mlýnem je jen roh se dvěma sousedy na témže čtverci; rovné čáry ne.
game-kreuz = Křížový mlýn
game-kreuz-about = Mlýnem jsou i tři kameny na rohové úhlopříčce, i když se po ní nechodí.
game-kreuz_edges = Křížový mlýn s nakreslenými úhlopříčkami
game-kreuz_edges-about = Rohové úhlopříčky jsou nakreslené: chodí se po nich a tři v řadě jsou mlýn.
game-huepf = Přeskakovací mlýn
game-huepf-about = Místo kroku smí kámen přeskočit sousední kámen na další bod čáry; přeskok nic nebere.
game-huepf_capture = Přeskakovací mlýn s braním
game-huepf_capture-about = Jako přeskakovací mlýn a přeskočený soupeřův kámen se bere.
game-huepf_fly = Přeskakovací mlýn, skáčou všichni
game-huepf_fly-about = Jakmile jsou všechny kameny položené, každý skáče na kterýkoli volný bod: krátké a divoké.

## Mill games on other boards or with other numbers of stones.

game-ten = Mlýn s deseti kameny
game-ten-about = Obvyklý mlýn, každý má deset kamenů a remíz je méně.
game-twelve = Mlýn s dvanácti kameny
game-twelve-about = Každý má dvanáct kamenů na desce s rohovými úhlopříčkami, pro tahy i pro mlýny.
game-morabaraba = Morabaraba
game-morabaraba-about = Jihoafrická hra, každý má dvanáct krav: kráva, která přejde z mlýna rovnou do jiného, se nesmí hned vrátit.
game-one_time = Jednorázový mlýn
game-one_time-about = Každá čára přinese každé straně zisk jen jednou za partii a kameny v mlýnech se smějí brát.
game-six = Mlýn se šesti kameny
game-six-about = Každý má šest kamenů na dvou čtvercích, bez skákání.
game-seven = Mlýn se sedmi kameny
game-seven-about = Každý má sedm kamenů na dvou čtvercích s křížem uprostřed.
game-three = Mlýn se třemi kameny
game-three-about = Každý má tři kameny na devíti bodech: první řada vyhrává.

## Draughts by the leaflet you grew up with. In "žravá dáma" one wants to lose everything.

game-schmidt_de = Dáma podle německého návodu
game-schmidt_de-about = Bílý začíná, kameny berou jen dopředu a dáma chodí libovolně daleko, ale dopadá hned za braný kámen.
game-schmidt_it = Dáma podle italského návodu
game-schmidt_it-about = Stejná hra jako podle německého návodu.
game-schmidt_es = Dáma podle španělského návodu
game-schmidt_es-about = Jako podle německého návodu, ale dáma dopadá na kterékoli volné pole za braným kamenem.
game-schmidt_fr = Dáma podle francouzského návodu
game-schmidt_fr-about = Černý začíná, kameny berou i dozadu a dáma dopadá za braný kámen, kam chce.
game-schmidt_gb = Dáma podle britského návodu
game-schmidt_gb-about = Černý začíná, kameny berou jen dopředu a dáma chodí o jedno pole: anglická dáma.
game-schmidt_de_losing = Žravá dáma podle německého návodu
game-schmidt_de_losing-about = Kdo ztratí všechno nebo nemůže táhnout, vyhrává; jinak dáma podle německého návodu.
game-schmidt_it_losing = Žravá dáma podle italského návodu
game-schmidt_it_losing-about = Kdo ztratí všechno nebo nemůže táhnout, vyhrává; jinak dáma podle italského návodu.
game-schmidt_es_losing = Žravá dáma podle španělského návodu
game-schmidt_es_losing-about = Kdo ztratí všechno nebo nemůže táhnout, vyhrává; jinak dáma podle španělského návodu.
game-schmidt_fr_losing = Žravá dáma podle francouzského návodu
game-schmidt_fr_losing-about = Kdo ztratí všechno nebo nemůže táhnout, vyhrává; jinak dáma podle francouzského návodu.
game-schmidt_gb_losing = Žravá dáma podle britského návodu
game-schmidt_gb_losing-about = Kdo ztratí všechno nebo nemůže táhnout, vyhrává; jinak dáma podle britského návodu.

## Draughts by the rule books of the federations.

game-english = Anglická dáma
game-english-about = Černý začíná, kameny berou jen dopředu a dáma chodí o jedno pole.
game-russian = Ruská dáma
game-russian-about = Kameny berou i dozadu a kámen, který při braní dojde do poslední řady, bere dál jako dáma.
game-pool = Pool checkers
game-pool-about = Kameny berou i dozadu, dámy chodí libovolně daleko a kámen, který poslední řadou jen projde, se dámou nestane.
game-brazilian = Brazilská dáma
game-brazilian-about = Jako ruská dáma, ale musí se vzít co nejvíc kamenů a kámen, který poslední řadou jen projde, se dámou nestane.
game-italian = Italská dáma
game-italian-about = Dáma chodí o jedno pole, kameny nemohou brát dámy a musí se zvolit braní, které bere nejvíc a nejcennější.
game-spanish = Španělská dáma
game-spanish-about = Dámy chodí libovolně daleko, kameny berou jen dopředu a musí se vzít co nejvíc kamenů, pak co nejvíc dam.
game-czech = Česká dáma
game-czech-about = Dámy chodí libovolně daleko, kameny berou jen dopředu a dáma má v braní přednost před kamenem.
game-thai12 = Thajská dáma s dvanácti kameny
game-thai12-about = Dáma chodí libovolně daleko, ale dopadá hned za braný kámen, a co je vzato, mizí z desky okamžitě.

## Hunts: one piece against many.

game-wolf = Vlk a ovce
game-wolf-about = Čtyři ovce, které chodí jen dopředu, se snaží zahnat do kouta vlka, který se chce dostat za ně.
game-battue = Naháňka
game-battue-about = Čtyři lovci ženou kořist po čarách desky pro mlýn, dokud nemá tah; všichni se rozestaví náhodně.
game-battue3 = Naháňka se třemi lovci
game-battue3-about = Jen tři lovci: boj o tempo, ve kterém má kořist slušnou naději.
game-fox_hunt = Hon na lišku
game-fox_hunt-about = Šest lovců, ale liška smí přeskočit sousedního lovce a vzít ho.

## Peg solitaire.

game-pegs33 = Solitér
game-pegs33-about = Anglický kříž s 33 dírkami a prázdným středem: skákej, dokud nezbude jeden kolík.
game-pegs37 = Evropský solitér
game-pegs37-about = Francouzská deska s 37 dírkami: skákej, dokud nezbude jeden kolík.
game-pegs15 = Trojúhelníkový solitér
game-pegs15-about = Trojúhelník s 15 dírkami a jedním prázdným rohem: skákej, dokud nezbude jeden kolík.
