### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Partiet er slut.
objection-ended = Partiet er slut.
objection-other-game = Det er et træk fra et andet spil.
objection-occupied = Der står allerede noget på den plads.
objection-no-piece = Der står ikke noget af dit på den plads.
objection-not-yours = Det er den anden sides tur.
objection-not-adjacent = Det er mere end ét skridt.
objection-place-first = Du skal sætte først.
objection-backwards = Det ville være et skridt tilbage.
objection-no-capture = Sådan kan der ikke tages noget.
objection-bad-notation = Det er hverken et træk eller en kommando.
objection-ambiguous = Det kan betyde flere træk; skriv det helt ud.
objection-throw-missing = Terningerne skal kastes først.
objection-throw-first = Terningerne skal kastes først.
objection-unknown = Det tillader reglerne ikke.

## Why a turn of mill is refused. "Hand" holds the stones not yet placed.

objection-mill-occupied = Det punkt er optaget.
objection-mill-place-first = Du har stadig brikker på hånden og skal sætte en.
objection-remove-first = Brættet var fuldt: tag først en af modstanderens brikker af, for eksempel xa4.
objection-no-removal = Du kan ikke tage noget uden selv at trække.
objection-no-pass = Du kan flytte, så du kan ikke melde pas.
objection-hand-empty = Du har ingen brik tilbage på hånden.
objection-mill-forbidden = Der må ikke lukkes møller, mens der sættes.
objection-no-entry = Der kan ikke sættes tre brikker ind dér nu.
objection-not-your-stone = Der står ingen af dine brikker på det punkt.
objection-out-of-reach = Så langt kan brikken ikke komme.
objection-remill = Den mølle må ikke lukkes igen så snart.
objection-not-enemy = Der står ingen af modstanderens brikker dér.
objection-too-many = Det tager flere brikker, end trækket tillader.
objection-protected = Den brik står i en mølle og er sikker.
objection-must-take = Din mølle tager en brik: skriv hvilken.
objection-no-mill = Det lukker ingen mølle, så der tages ikke noget.
objection-mill-takes-nothing = Denne mølle tager ikke noget.
objection-extra-turn = Trækket giver ikke et træk til, så der står ikke + bagefter.

## Why a turn of draughts is refused. "Man" and "king" are the pieces; huffing is taking a piece off
## because it did not capture.

objection-draughts-occupied = Det felt er optaget.
objection-draughts-backwards = Brikker går ikke baglæns.
objection-draughts-no-capture = Sådan kan der ikke slås.
objection-huff-off = I dette spil blæses der ikke.
objection-not-huffable = Den brik kan ikke blæses nu.
objection-empty-square = Det felt er tomt.
objection-not-your-piece = Den brik er din modstanders.
objection-no-move = Brikken kommer ikke ud af stedet.
objection-not-diagonal = Der trækkes kun skråt.
objection-too-far = Det er for langt for denne brik.
objection-in-the-way = En anden brik står i vejen.
objection-must-capture = Du kan slå, altså skal du.
objection-must-continue = Du skal slå videre.
objection-must-take-most = Du skal slå så mange brikker som muligt.
objection-king-must-take = Din dam skal slå før en almindelig brik.
objection-must-take-kings = Du skal slå så mange dammer som muligt.
objection-kings-first = Du skal slå dammer så tidligt som muligt.
objection-captures-backwards = Almindelige brikker slår ikke baglæns.
objection-man-takes-king = En almindelig brik må ikke slå en dam.
objection-crowned-ends-turn = Når en brik bliver dam, er trækket slut.
objection-land-behind = Dammen skal lande lige bag den brik, den slår.
objection-wrong-crowning = Sådan bliver brikken ikke dam.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Ulven skal sættes på brættet først.
objection-wolf-backwards = Får går kun fremad.
objection-already-placed = Ulven står allerede på brættet.
objection-no-extra-turn = Bagefter er det fårenes tur, så der står ikke + bagefter.
objection-no-hop = Sådan hopper man ikke i denne jagt.
objection-wrong-capture = Det hop tager den jæger, der hoppes over, og ingen anden.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = Der sidder allerede en pind i det hul.
objection-pegs-no-piece = Der sidder ingen pind i det hul.
objection-off-board = Det hul findes ikke på dette bræt.
objection-not-a-jump = Et spring går lige over ét hul.
objection-nothing-to-jump = Der er ingen pind at springe over.

## What else cannot be done in a game.

error-ended = Partiet er slut.
error-throw-missing = Terningerne skal kastes først.
error-throw-not-awaited = Der kastes ingen terninger nu.
error-throw-bad = Et kast er tre terninger fra 1 til 6, for eksempel 5 5 4.
error-take-back-not-allowed = I dette parti kan man ikke fortryde.
error-take-back-too-many = Der er ikke noget at fortryde.
error-take-back-only =
    { $count ->
        [one] Der er kun spillet ét træk.
       *[other] Der er kun spillet { $count } træk.
    }
error-must-take = I dette spil skal en mølle tage en brik.
error-no-such-place =
    { $family ->
        [draughts] Der er ikke noget spillefelt { $place }.
        [wolf] Der er ikke noget mørkt felt { $place } på dette bræt.
        [pegs] Der er ikke noget hul { $place } på dette bræt.
       *[other] Der er ikke noget punkt { $place } på dette bræt.
    }
error-did-you-mean = { $typed }: det er hverken et træk eller en kommando; mente du »{ $word }«?
error-take-back-declared = Spillerne har afsluttet partiet; nu kan der ikke fortrydes mere.
error-redo-nothing = Der er ikke noget at spille igen.
error-abort-too-late = Begge sider har trukket, så partiet kan ikke aflyses mere.
error-offer-in-puzzle = Der er ingen at blive enig med: du spiller alene.
error-offer-pending = Der er allerede tilbudt remis; tilbuddet venter på svar.
error-offer-repeated = Du har allerede tilbudt remis; træk, før du tilbyder det igen.
error-offer-none = Ingen har tilbudt remis.
error-bad-number = »{ $text }« er ikke et antal træk.
error-no-computer = Computeren spiller ikke med her; det gør den med zwick play --level 3.
error-no-other-side = Der er ingen anden side at se fra.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Disse regler kender ikke den slags remis.
error-claim-automatic = Efter disse regler kommer den remis af sig selv; der er ikke noget at kræve.
error-claim-turn-not-complete = Dit træk er ikke færdigt endnu: du har fået et til.
error-claim-ends-otherwise = Det træk afslutter partiet på en anden måde.
error-claim-not-to-move = Kun den, der er i trækket, må kræve remis.
error-claim-too-few-repetition =
    { $count ->
        [one] Stillingen har været der én gang; der skal { $needed } til.
       *[other] Stillingen har været der { $count } gange; der skal { $needed } til.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Der har været ét træk uden fremskridt; der skal { $needed } til.
       *[other] Der har været { $count } træk uden fremskridt, begge siders talt med; der skal { $needed } til.
    }

## Files.

error-save-name = Skriv, hvor partiet skal gemmes, for eksempel: gem parti.txt
error-save-exists = Filen { $file } findes allerede; vælg et andet navn.
error-save-failed = Partiet kunne ikke gemmes i { $file }: { $why }
