### What is said when something does not work. Each message is a whole sentence that helps the player on;
### no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Partie skončila.
objection-ended = Partie skončila.
objection-other-game = To je tah z jiné hry.
objection-occupied = To místo už je obsazené.
objection-no-piece = Na tom místě nic tvého nestojí.
objection-not-yours = Na tahu je druhá strana.
objection-not-adjacent = To je víc než jeden krok.
objection-place-first = Nejdřív se musí něco položit.
objection-backwards = To by byl krok zpátky.
objection-no-capture = Takhle se nic vzít nedá.
objection-bad-notation = To není tah ani příkaz.
objection-ambiguous = To může být víc tahů; napiš ho celý.
objection-throw-missing = Nejdřív se musí hodit kostkami.
objection-throw-first = Nejdřív se musí hodit kostkami.
objection-unknown = To pravidla nedovolují.

## Why a turn of mill is refused. "V ruce" are the stones not yet placed.

objection-mill-occupied = Ten bod je obsazený.
objection-mill-place-first = Ještě máš kameny v ruce, takže musíš pokládat.
objection-remove-first = Deska byla plná: nejdřív vezmi jeden soupeřův kámen, například xa4.
objection-no-removal = Bez vlastního tahu nemůžeš nic vzít.
objection-no-pass = Můžeš táhnout, takže nemůžeš tah vynechat.
objection-hand-empty = V ruce už nemáš žádný kámen.
objection-mill-forbidden = Při pokládání se mlýn zavřít nesmí.
objection-no-entry = Tři kameny tam teď nasadit nejdou.
objection-not-your-stone = Na tom bodě není tvůj kámen.
objection-out-of-reach = Tak daleko kámen nedojde.
objection-remill = Ten mlýn se tak brzy znovu zavřít nesmí.
objection-not-enemy = Není tam žádný soupeřův kámen.
objection-too-many = To je víc kamenů, než kolik tah dovoluje vzít.
objection-protected = Ten kámen stojí v mlýně a je v bezpečí.
objection-must-take = Tvůj mlýn bere kámen: připiš který.
objection-no-mill = Tím se žádný mlýn nezavře, takže se nic nebere.
objection-mill-takes-nothing = Tento mlýn nic nebere.
objection-extra-turn = Tento tah další nepřináší, takže na konci není plus.

## Why a turn of draughts is refused. "Kámen" is the man, "dáma" the king; "odfouknout" is to huff.

objection-draughts-occupied = To pole je obsazené.
objection-draughts-backwards = Kameny nechodí zpátky.
objection-draughts-no-capture = Takhle brát nejde.
objection-huff-off = V této hře se neodfukuje.
objection-not-huffable = Tento kámen teď odfouknout nejde.
objection-empty-square = To pole je prázdné.
objection-not-your-piece = To je soupeřův kámen.
objection-no-move = Kámen se vůbec nepohne.
objection-not-diagonal = Chodí se jen šikmo.
objection-too-far = To je na tento kámen moc daleko.
objection-in-the-way = V cestě stojí jiný kámen.
objection-must-capture = Můžeš brát, takže musíš.
objection-must-continue = Musí se brát dál.
objection-must-take-most = Musíš vzít co nejvíc kamenů.
objection-king-must-take = Tvoje dáma musí brát dřív než kámen.
objection-must-take-kings = Musíš vzít co nejvíc dam.
objection-kings-first = Dámy musíš brát co nejdřív.
objection-captures-backwards = Kameny neberou zpátky.
objection-man-takes-king = Kámen nesmí vzít dámu.
objection-crowned-ends-turn = Když se kámen stane dámou, tah končí.
objection-land-behind = Dáma musí dopadnout hned za braný kámen.
objection-wrong-crowning = Takhle se kámen dámou nestane.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Nejdřív se musí na desku postavit vlk.
objection-wolf-backwards = Ovce chodí jen dopředu.
objection-already-placed = Vlk už na desce je.
objection-no-extra-turn = Teď táhnou ovce, takže na konci není plus.
objection-no-hop = Takhle se v tomto honu neskáče.
objection-wrong-capture = Tento skok bere přeskočeného lovce a žádného jiného.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = V té dírce už kolík je.
objection-pegs-no-piece = V té dírce žádný kolík není.
objection-off-board = Taková dírka na této desce není.
objection-not-a-jump = Skáče se rovně přes jednu dírku.
objection-nothing-to-jump = Není tam kolík, přes který by se skákalo.

## What else cannot be done in a game.

error-ended = Partie skončila.
error-throw-missing = Nejdřív se musí hodit kostkami.
error-throw-not-awaited = Teď se kostkami nehází.
error-throw-bad = Hod jsou tři kostky od 1 do 6, například 5 5 4.
error-take-back-not-allowed = V této partii se tahy nevracejí.
error-take-back-too-many = Není co vrátit.
error-take-back-only =
    { $count ->
        [one] Odehrál se teprve jeden tah.
        [few] Odehrály se teprve { $count } tahy.
       *[other] Odehrálo se teprve { $count } tahů.
    }
error-must-take = V této hře musí mlýn vzít kámen.
error-no-such-place =
    { $family ->
        [draughts] Hrací pole { $place } neexistuje.
        [wolf] Tmavé pole { $place } na této desce není.
        [pegs] Dírka { $place } na této desce není.
       *[other] Bod { $place } na této desce není.
    }
error-did-you-mean = { $typed }: To není tah ani příkaz; nemělo to být „{ $word }“?
error-take-back-declared = Hráči tuto partii ukončili; nic už se nevrací.
error-redo-nothing = Není žádný vrácený tah, který by šlo zahrát znovu.
error-abort-too-late = Obě strany už táhly, takže partii nejde odvolat.
error-offer-in-puzzle = Není se s kým dohodnout: hraješ bez soupeře.
error-offer-pending = Remíza už je nabídnutá a čeká na odpověď.
error-offer-repeated = Tvoje nabídka remízy už padla; než nabídneš znovu, zahraj tah.
error-offer-none = Remízu nikdo nenabídl.
error-bad-number = „{ $text }“ není počet tahů.
error-no-computer = Počítač tu nehraje; s příkazem zwick play --level 3 bude.
error-no-other-side = Není tu druhá strana, odkud by se dalo dívat.

## Draw claims that are refused. $count is what there is, $needed what the rules ask for.

error-claim-off = Takovou remízu tato pravidla neznají.
error-claim-automatic = Podle těchto pravidel přijde ta remíza sama; není co reklamovat.
error-claim-turn-not-complete = Tvůj tah ještě neskončil: máš právo na další.
error-claim-ends-otherwise = Ten tah ukončí partii jinak.
error-claim-not-to-move = Reklamovat smí jen strana na tahu.
error-claim-too-few-repetition =
    { $count ->
        [one] Pozice nastala jednou; je potřeba { $needed }krát.
       *[other] Pozice nastala { $count }krát; je potřeba { $needed }krát.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Bez pokroku uběhl teprve jeden půltah; je jich potřeba { $needed }.
        [few] Bez pokroku uběhly { $count } půltahy; je jich potřeba { $needed }.
       *[other] Bez pokroku uběhlo { $count } půltahů; je jich potřeba { $needed }.
    }

## Files.

error-save-name = Řekni, kam uložit, například: uložit partie.txt
error-save-exists = Soubor { $file } už existuje; zvol jiný název.
error-save-failed = Partii se nepodařilo uložit do souboru { $file }: { $why }
