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
objection-place-first = Prvo moraš da postaviš figuru.
objection-backwards = To bi bio korak unazad.
objection-no-capture = Tako ne može ništa da se uzme.
objection-bad-notation = To nije ni potez ni komanda.
objection-ambiguous = To bi moglo biti više poteza; napiši ga u celosti.
objection-throw-missing = Prvo treba baciti kockice.
objection-throw-first = Prvo treba baciti kockice.
objection-unknown = Pravila to ne dozvoljavaju.

## Why a turn of mill is refused. "Ruka" holds the stones not yet placed.

objection-mill-occupied = To polje je zauzeto.
objection-mill-place-first = Imaš još pijuna u ruci i moraš da postaviš jednog.
objection-remove-first = Tabla je bila puna: prvo skloni jednog protivničkog pijuna, na primer xa4.
objection-no-removal = Ne možeš da uzmeš pijuna, a da ne odigraš svojim.
objection-no-pass = Možeš da vučeš, zato ne možeš da preskočiš potez.
objection-hand-empty = Nemaš više pijuna u ruci.
objection-mill-forbidden = Dok se postavlja, mica ne sme da se zatvori.
objection-no-entry = Tri pijuna sada ne mogu tu da uđu.
objection-not-your-stone = Na tom polju nema tvog pijuna.
objection-out-of-reach = Pijun ne može tako daleko.
objection-remill = Ta mica ne sme tako brzo ponovo da se zatvori.
objection-not-enemy = Tu nema protivničkog pijuna.
objection-too-many = To uzima više pijuna nego što potez dozvoljava.
objection-protected = Taj pijun stoji u mici i siguran je.
objection-must-take = Tvoja mica uzima pijuna: dopiši kojeg.
objection-no-mill = To ne zatvara micu, pa se ništa ne uzima.
objection-mill-takes-nothing = Ova mica ne uzima ništa.
objection-extra-turn = Ovaj potez ne donosi još jedan, pa na kraju nema +.

## Why a turn of draughts is refused. "Pijun" is a man, "dama" a king, "figura" either; "oduvati" is
## huffing: taking a piece off because it did not capture.

objection-draughts-occupied = To polje je zauzeto.
objection-draughts-backwards = Pijuni ne idu unazad.
objection-draughts-no-capture = Takvog uzimanja nema.
objection-huff-off = U ovoj igri se ne oduvava.
objection-not-huffable = Ta figura sada ne može da se oduva.
objection-empty-square = To polje je prazno.
objection-not-your-piece = To je protivnikova figura.
objection-no-move = Figura se uopšte ne pomera.
objection-not-diagonal = Vuče se samo dijagonalno.
objection-too-far = To je predaleko za ovu figuru.
objection-in-the-way = Na putu stoji druga figura.
objection-must-capture = Možeš da uzmeš, pa i moraš.
objection-must-continue = Mora da se uzima dalje.
objection-must-take-most = Moraš da uzmeš što više figura.
objection-king-must-take = Tvoja dama mora da uzme pre pijuna.
objection-must-take-kings = Moraš da uzmeš što više dama.
objection-kings-first = Dame moraš da uzmeš što ranije.
objection-captures-backwards = Pijuni ne uzimaju unazad.
objection-man-takes-king = Pijun ne sme da uzme damu.
objection-crowned-ends-turn = Kad pijun postane dama, potez je gotov.
objection-land-behind = Dama mora da stane odmah iza uzete figure.
objection-wrong-crowning = Pijun tako ne postaje dama.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Prvo treba postaviti vuka na tablu.
objection-wolf-backwards = Ovce idu samo napred.
objection-already-placed = Vuk je već na tabli.
objection-no-extra-turn = Posle toga igraju ovce, pa na kraju nema +.
objection-no-hop = U ovom lovu se tako ne preskače.
objection-wrong-capture = Taj skok uzima preskočenog lovca i nijednog drugog.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = U toj rupici već stoji pijun.
objection-pegs-no-piece = U toj rupici nema pijuna.
objection-off-board = Takve rupice na ovoj tabli nema.
objection-not-a-jump = Skače se pravo, preko jedne rupice.
objection-nothing-to-jump = Nema pijuna koji bi se preskočio.

## What else cannot be done in a game.

error-ended = Partija je gotova.
error-throw-missing = Prvo treba baciti kockice.
error-throw-not-awaited = Sada se kockice ne bacaju.
error-throw-bad = Bacaju se tri kockice sa brojevima od 1 do 6, na primer 5 5 4.
error-take-back-not-allowed = U ovoj partiji se potezi ne poništavaju.
error-take-back-too-many = Nema šta da se poništi.
error-take-back-only =
    { $count ->
        [one] Odigran je tek { $count } potez.
        [few] Odigrana su tek { $count } poteza.
       *[other] Odigrano je tek { $count } poteza.
    }
error-must-take = U ovoj igri mica mora da uzme pijuna.
error-no-such-place =
    { $family ->
        [draughts] Polje { $place } ne postoji u igri.
        [wolf] Tamnog polja { $place } nema na ovoj tabli.
        [pegs] Rupice { $place } nema na ovoj tabli.
       *[other] Polja { $place } nema na ovoj tabli.
    }
error-did-you-mean = { $typed }: to nije ni potez ni komanda; misliš li na „{ $word }”?
error-take-back-declared = Igrači su završili ovu partiju; više se ništa ne poništava.
error-redo-nothing = Nema poništenog poteza.
error-abort-too-late = Obe strane su već odigrale, pa partija više ne može da se otkaže.
error-offer-in-puzzle = Nemaš s kim da se dogovoriš: igraš bez protivnika.
error-offer-pending = Remi je već ponuđen i čeka odgovor.
error-offer-repeated = Remi je s tvoje strane već ponuđen; odigraj potez pre nove ponude.
error-offer-none = Niko nije ponudio remi.
error-bad-number = „{ $text }” nije broj poteza.
error-no-computer = Računar ovde ne igra; uz zwick play --level 3 igra.
error-no-other-side = Nema druge strane sa koje bi se gledalo.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Ova pravila ne poznaju takav remi.
error-claim-automatic = Po ovim pravilima taj remi dolazi sam od sebe; nema šta da se reklamira.
error-claim-turn-not-complete = Tvoj potez još nije gotov: imaš pravo na još jedan.
error-claim-ends-otherwise = Taj potez završava partiju na drugi način.
error-claim-not-to-move = Samo strana na potezu sme da reklamira.
error-claim-too-few-repetition =
    { $count ->
        [one] Pozicija se pojavila { $count } put; potrebno je { $needed } puta.
       *[other] Pozicija se pojavila { $count } puta; potrebno je { $needed } puta.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Bez napretka je prošao { $count } potez; potrebno ih je { $needed }.
        [few] Bez napretka su prošla { $count } poteza obe strane; potrebno ih je { $needed }.
       *[other] Bez napretka je prošlo { $count } poteza obe strane; potrebno ih je { $needed }.
    }

## Files.

error-save-name = Reci gde da se sačuva, na primer: sačuvaj partija.txt
error-save-exists = Fajl { $file } već postoji; izaberi drugo ime.
error-save-failed = Partija nije mogla da se sačuva u { $file }: { $why }
