### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Partija je gotova.
objection-ended = Partija je gotova.
objection-other-game = To je potez iz neke druge igre.
objection-occupied = Na tom polju već nešto stoji.
objection-no-piece = Na tom polju nema tvoje figure.
objection-not-yours = Druga strana je na potezu.
objection-not-adjacent = To je više od jednog koraka.
objection-place-first = Najprije moraš postaviti figuru.
objection-backwards = To bi bio korak unatrag.
objection-no-capture = Tako se ništa ne može uzeti.
objection-bad-notation = To nije ni potez ni naredba.
objection-ambiguous = To bi moglo biti više poteza; napiši ga u cijelosti.
objection-throw-missing = Najprije treba baciti kocke.
objection-throw-first = Najprije treba baciti kocke.
objection-unknown = Pravila to ne dopuštaju.

## Why a turn of mill is refused. "Ruka" holds the stones not yet placed.

objection-mill-occupied = To je polje zauzeto.
objection-mill-place-first = Imaš još pijuna u ruci i moraš postaviti jednog.
objection-remove-first = Ploča je bila puna: najprije makni jednog protivničkog pijuna, na primjer xa4.
objection-no-removal = Ne možeš uzeti pijuna, a da ne odigraš svojim.
objection-no-pass = Možeš vući, zato ne možeš preskočiti potez.
objection-hand-empty = Nemaš više pijuna u ruci.
objection-mill-forbidden = Dok se postavlja, mlin se ne smije zatvoriti.
objection-no-entry = Tri pijuna sada ne mogu ući onamo.
objection-not-your-stone = Na tom polju nema tvog pijuna.
objection-out-of-reach = Pijun ne može tako daleko.
objection-remill = Taj se mlin ne smije tako brzo ponovno zatvoriti.
objection-not-enemy = Ondje nema protivničkog pijuna.
objection-too-many = To uzima više pijuna nego što potez dopušta.
objection-protected = Taj pijun stoji u mlinu i siguran je.
objection-must-take = Tvoj mlin uzima pijuna: dopiši kojeg.
objection-no-mill = To ne zatvara mlin, pa se ništa ne uzima.
objection-mill-takes-nothing = Ovaj mlin ne uzima ništa.
objection-extra-turn = Ovaj potez ne donosi još jedan, pa na kraju nema +.

## Why a turn of draughts is refused. "Pijun" is a man, "dama" a king, "figura" either; "otpuhnuti" is
## huffing: taking a piece off because it did not capture.

objection-draughts-occupied = To je polje zauzeto.
objection-draughts-backwards = Pijuni ne idu unatrag.
objection-draughts-no-capture = Takvog uzimanja nema.
objection-huff-off = U ovoj se igri ne otpuhuje.
objection-not-huffable = Ta se figura sada ne može otpuhnuti.
objection-empty-square = To je polje prazno.
objection-not-your-piece = To je protivnikova figura.
objection-no-move = Figura se uopće ne miče.
objection-not-diagonal = Vuče se samo dijagonalno.
objection-too-far = To je predaleko za ovu figuru.
objection-in-the-way = Na putu stoji druga figura.
objection-must-capture = Možeš uzeti, pa moraš.
objection-must-continue = Mora se uzimati dalje.
objection-must-take-most = Moraš uzeti što više figura.
objection-king-must-take = Tvoja dama mora uzeti prije pijuna.
objection-must-take-kings = Moraš uzeti što više dama.
objection-kings-first = Dame moraš uzeti što ranije.
objection-captures-backwards = Pijuni ne uzimaju unatrag.
objection-man-takes-king = Pijun ne smije uzeti damu.
objection-crowned-ends-turn = Kad pijun postane dama, potez je gotov.
objection-land-behind = Dama mora stati odmah iza uzete figure.
objection-wrong-crowning = Pijun tako ne postaje dama.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Najprije treba postaviti vuka na ploču.
objection-wolf-backwards = Ovce idu samo naprijed.
objection-already-placed = Vuk je već na ploči.
objection-no-extra-turn = Nakon toga igraju ovce, pa na kraju nema +.
objection-no-hop = U ovom se lovu tako ne preskače.
objection-wrong-capture = Taj skok uzima preskočenog lovca i nijednog drugog.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = U toj rupici već stoji pijun.
objection-pegs-no-piece = U toj rupici nema pijuna.
objection-off-board = Takve rupice na ovoj ploči nema.
objection-not-a-jump = Skače se ravno, preko jedne rupice.
objection-nothing-to-jump = Nema pijuna koji bi se preskočio.

## What else cannot be done in a game.

error-ended = Partija je gotova.
error-throw-missing = Najprije treba baciti kocke.
error-throw-not-awaited = Sada se kocke ne bacaju.
error-throw-bad = Bacaju se tri kocke s brojevima od 1 do 6, na primjer 5 5 4.
error-take-back-not-allowed = U ovoj se partiji potezi ne poništavaju.
error-take-back-too-many = Nema se što poništiti.
error-take-back-only =
    { $count ->
        [one] Odigran je tek { $count } potez.
        [few] Odigrana su tek { $count } poteza.
       *[other] Odigrano je tek { $count } poteza.
    }
error-must-take = U ovoj igri mlin mora uzeti pijuna.
error-no-such-place =
    { $family ->
        [draughts] Polje { $place } ne postoji u igri.
        [wolf] Tamnog polja { $place } nema na ovoj ploči.
        [pegs] Rupice { $place } nema na ovoj ploči.
       *[other] Polja { $place } nema na ovoj ploči.
    }
error-did-you-mean = { $typed }: to nije ni potez ni naredba; misliš li na „{ $word }”?
error-take-back-declared = Igrači su završili ovu partiju; više se ništa ne poništava.
error-redo-nothing = Nema poništenog poteza.
error-abort-too-late = Obje su strane već odigrale, pa se partija više ne može otkazati.
error-offer-in-puzzle = Nemaš se s kim dogovoriti: igraš bez protivnika.
error-offer-pending = Remi je već ponuđen i čeka odgovor.
error-offer-repeated = Remi je s tvoje strane već ponuđen; odigraj potez prije nove ponude.
error-offer-none = Nitko nije ponudio remi.
error-bad-number = „{ $text }” nije broj poteza.
error-no-computer = Računalo ovdje ne igra; uz zwick play --level 3 igra.
error-no-other-side = Nema druge strane s koje bi se gledalo.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Ova pravila ne poznaju takav remi.
error-claim-automatic = Po ovim pravilima taj remi dolazi sam od sebe; nema se što reklamirati.
error-claim-turn-not-complete = Tvoj potez još nije gotov: imaš pravo na još jedan.
error-claim-ends-otherwise = Taj potez završava partiju na drugi način.
error-claim-not-to-move = Reklamirati smije samo strana koja je na potezu.
error-claim-too-few-repetition =
    { $count ->
        [one] Pozicija se pojavila { $count } put; potrebno je { $needed } puta.
       *[other] Pozicija se pojavila { $count } puta; potrebno je { $needed } puta.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Bez napretka je prošao { $count } potez; potrebno ih je { $needed }.
        [few] Bez napretka su prošla { $count } poteza obiju strana; potrebno ih je { $needed }.
       *[other] Bez napretka je prošlo { $count } poteza obiju strana; potrebno ih je { $needed }.
    }

## Files.

error-save-name = Reci kamo spremiti, na primjer: spremi partija.txt
error-save-exists = Datoteka { $file } već postoji; odaberi drugo ime.
error-save-failed = Partija se nije mogla spremiti u { $file }: { $why }
