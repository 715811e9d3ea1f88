### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Partiet er slutt.
objection-ended = Partiet er slutt.
objection-other-game = Det er et trekk fra et annet spill.
objection-occupied = Det står allerede noe på den plassen.
objection-no-piece = Det står ikke noe av ditt på den plassen.
objection-not-yours = Det er den andre sidens tur.
objection-not-adjacent = Det er mer enn ett steg.
objection-place-first = Du må sette først.
objection-backwards = Det ville vært et steg bakover.
objection-no-capture = Slik kan ikke noe tas.
objection-bad-notation = Det er verken et trekk eller en kommando.
objection-ambiguous = Det kan bety flere trekk; skriv det helt ut.
objection-throw-missing = Terningene må kastes først.
objection-throw-first = Terningene må kastes først.
objection-unknown = Det tillater ikke reglene.

## Why a turn of mill is refused. "Hand" holds the stones not yet placed.

objection-mill-occupied = Det punktet er opptatt.
objection-mill-place-first = Du har fortsatt brikker på hånden og må sette en.
objection-remove-first = Brettet var fullt: ta først bort en av motstanderens brikker, for eksempel xa4.
objection-no-removal = Du kan ikke ta noe uten å gjøre et eget trekk.
objection-no-pass = Du kan flytte, så du kan ikke melde pass.
objection-hand-empty = Du har ingen brikke igjen på hånden.
objection-mill-forbidden = Ingen mølle får lukkes mens brikkene settes.
objection-no-entry = Tre brikker kan ikke settes inn der nå.
objection-not-your-stone = Det står ingen av dine brikker på det punktet.
objection-out-of-reach = Så langt kan ikke brikken gå.
objection-remill = Den møllen kan ikke lukkes igjen så snart.
objection-not-enemy = Det står ingen av motstanderens brikker der.
objection-too-many = Det tar flere brikker enn trekket tillater.
objection-protected = Den brikken står i en mølle og er trygg.
objection-must-take = Møllen din tar en brikke: skriv hvilken.
objection-no-mill = Det lukker ingen mølle, så ingenting tas.
objection-mill-takes-nothing = Denne møllen tar ingenting.
objection-extra-turn = Trekket gir ikke et trekk til, så det har ingen + til slutt.

## Why a turn of draughts is refused. "Man" and "king" are the pieces; huffing is taking a piece off
## because it did not capture.

objection-draughts-occupied = Det feltet er opptatt.
objection-draughts-backwards = Vanlige brikker går ikke bakover.
objection-draughts-no-capture = Slik går det ikke an å slå.
objection-huff-off = I dette spillet blåser man ikke.
objection-not-huffable = Den brikken kan ikke blåses nå.
objection-empty-square = Det feltet er tomt.
objection-not-your-piece = Den brikken er motstanderens.
objection-no-move = Brikken kommer ikke av flekken.
objection-not-diagonal = Man trekker bare på skrå.
objection-too-far = Det er for langt for denne brikken.
objection-in-the-way = En annen brikke står i veien.
objection-must-capture = Du kan slå, altså må du.
objection-must-continue = Du må slå videre.
objection-must-take-most = Du må slå så mange brikker som mulig.
objection-king-must-take = Dammen din må slå før en vanlig brikke.
objection-must-take-kings = Du må slå så mange dammer som mulig.
objection-kings-first = Du må slå dammer så tidlig som mulig.
objection-captures-backwards = Vanlige brikker slår ikke bakover.
objection-man-takes-king = En vanlig brikke kan ikke slå en dam.
objection-crowned-ends-turn = Når en brikke blir dam, er trekket slutt.
objection-land-behind = Dammen må lande rett bak brikken den slår.
objection-wrong-crowning = Slik blir ikke brikken dam.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Ulven må settes på brettet først.
objection-wolf-backwards = Sauer går bare framover.
objection-already-placed = Ulven står allerede på brettet.
objection-no-extra-turn = Etterpå er det sauenes tur, så det står ingen + til slutt.
objection-no-hop = Slik hopper man ikke i denne jakten.
objection-wrong-capture = Det hoppet tar jegeren det hoppes over, og ingen annen.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = Det står allerede en pinne i det hullet.
objection-pegs-no-piece = Det står ingen pinne i det hullet.
objection-off-board = Det hullet finnes ikke på dette brettet.
objection-not-a-jump = Et hopp går rett over ett hull.
objection-nothing-to-jump = Det er ingen pinne å hoppe over.

## What else cannot be done in a game.

error-ended = Partiet er slutt.
error-throw-missing = Terningene må kastes først.
error-throw-not-awaited = Ingen terninger kastes nå.
error-throw-bad = Et kast er tre terninger fra 1 til 6, for eksempel 5 5 4.
error-take-back-not-allowed = I dette partiet kan man ikke angre.
error-take-back-too-many = Det er ingenting å angre.
error-take-back-only =
    { $count ->
        [one] Bare ett trekk er spilt.
       *[other] Bare { $count } trekk er spilt.
    }
error-must-take = I dette spillet må en mølle ta en brikke.
error-no-such-place =
    { $family ->
        [draughts] Det finnes ikke noe spillefelt { $place }.
        [wolf] Det finnes ikke noe mørkt felt { $place } på dette brettet.
        [pegs] Det finnes ikke noe hull { $place } på dette brettet.
       *[other] Det finnes ikke noe punkt { $place } på dette brettet.
    }
error-did-you-mean = { $typed }: det er verken et trekk eller en kommando; mente du «{ $word }»?
error-take-back-declared = Spillerne har avsluttet partiet; nå kan ingenting angres lenger.
error-redo-nothing = Det er ingenting å spille igjen.
error-abort-too-late = Begge sider har trukket, så partiet kan ikke avlyses lenger.
error-offer-in-puzzle = Det er ingen å bli enig med: du spiller alene.
error-offer-pending = Remis er allerede tilbudt og venter på svar.
error-offer-repeated = Du har allerede tilbudt remis; gjør et trekk før du tilbyr igjen.
error-offer-none = Ingen har tilbudt remis.
error-bad-number = «{ $text }» er ikke et antall trekk.
error-no-computer = Datamaskinen spiller ikke her; med zwick play --level 3 gjør den det.
error-no-other-side = Det er ingen annen side å se fra.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Disse reglene har ikke den slags remis.
error-claim-automatic = Med disse reglene kommer den remisen av seg selv; det er ingenting å kreve.
error-claim-turn-not-complete = Trekket ditt er ikke ferdig ennå: du har fått et til.
error-claim-ends-otherwise = Det trekket avslutter partiet på en annen måte.
error-claim-not-to-move = Bare den som er i trekket, kan kreve remis.
error-claim-too-few-repetition =
    { $count ->
        [one] Stillingen har forekommet én gang; det kreves { $needed }.
       *[other] Stillingen har forekommet { $count } ganger; det kreves { $needed }.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Det har vært ett trekk uten framgang; det kreves { $needed }.
       *[other] Det har vært { $count } trekk uten framgang, begge siders regnet med; det kreves { $needed }.
    }

## Files.

error-save-name = Skriv hvor partiet skal lagres, for eksempel: lagre parti.txt
error-save-exists = Filen { $file } finnes allerede; velg et annet navn.
error-save-failed = Partiet kunne ikke lagres i { $file }: { $why }
