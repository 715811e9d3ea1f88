### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = Partiet är slut.
objection-ended = Partiet är slut.
objection-other-game = Det är ett drag ur ett annat spel.
objection-occupied = Där står det redan något.
objection-no-piece = Där står inget av ditt.
objection-not-yours = Det är den andra sidans tur.
objection-not-adjacent = Det är längre än ett steg.
objection-place-first = Du måste sätta ut först.
objection-backwards = Det vore ett steg bakåt.
objection-no-capture = Så går det inte att ta något.
objection-bad-notation = Det är varken ett drag eller ett kommando.
objection-ambiguous = Det kan betyda flera drag; skriv ut hela.
objection-throw-missing = Tärningarna måste kastas först.
objection-throw-first = Tärningarna måste kastas först.
objection-unknown = Det tillåter inte reglerna.

## Why a turn of mill is refused. "Hand" holds the stones not yet placed.

objection-mill-occupied = Den punkten är upptagen.
objection-mill-place-first = Du har pjäser kvar på hand och måste sätta ut en.
objection-remove-first = Brädet var fullt: ta först bort en av motståndarens pjäser, till exempel xa4.
objection-no-removal = Du kan inte ta något utan att göra ett eget drag.
objection-no-pass = Du kan flytta, så du får inte passa.
objection-hand-empty = Du har ingen pjäs kvar på hand.
objection-mill-forbidden = Ingen kvarn får slutas medan pjäserna sätts ut.
objection-no-entry = Tre pjäser kan inte sättas in där nu.
objection-not-your-stone = På den punkten står ingen pjäs av din färg.
objection-out-of-reach = Så långt kan pjäsen inte gå.
objection-remill = Den kvarnen får inte slutas igen så snart.
objection-not-enemy = Där står ingen av motståndarens pjäser.
objection-too-many = Det tar fler pjäser än draget tillåter.
objection-protected = Den pjäsen står i en kvarn och är säker.
objection-must-take = Din kvarn tar en pjäs: skriv vilken.
objection-no-mill = Det sluter ingen kvarn, så ingenting tas.
objection-mill-takes-nothing = Den här kvarnen tar ingenting.
objection-extra-turn = Draget ger inget extradrag, så det har inget + på slutet.

## Why a turn of draughts is refused. "Man" and "king" are the pieces; huffing is taking a piece off
## because it did not capture.

objection-draughts-occupied = Den rutan är upptagen.
objection-draughts-backwards = Brickor går inte bakåt.
objection-draughts-no-capture = Så går det inte att slå.
objection-huff-off = I det här spelet blåser man inte.
objection-not-huffable = Den pjäsen kan inte blåsas nu.
objection-empty-square = Den rutan är tom.
objection-not-your-piece = Den pjäsen är motståndarens.
objection-no-move = Pjäsen kommer inte ur fläcken.
objection-not-diagonal = Man flyttar bara snett.
objection-too-far = Det är för långt för den här pjäsen.
objection-in-the-way = En annan pjäs står i vägen.
objection-must-capture = Du kan slå, alltså måste du.
objection-must-continue = Du måste slå vidare.
objection-must-take-most = Du måste slå så många pjäser som möjligt.
objection-king-must-take = Din dam måste slå före en bricka.
objection-must-take-kings = Du måste slå så många damer som möjligt.
objection-kings-first = Du måste slå damer så tidigt som möjligt.
objection-captures-backwards = Brickor slår inte bakåt.
objection-man-takes-king = En bricka får inte slå en dam.
objection-crowned-ends-turn = När en bricka blir dam är draget slut.
objection-land-behind = Damen måste landa direkt bakom pjäsen den slår.
objection-wrong-crowning = Så blir brickan inte dam.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Vargen måste sättas på brädet först.
objection-wolf-backwards = Fåren går bara framåt.
objection-already-placed = Vargen står redan på brädet.
objection-no-extra-turn = Sedan är det fårens tur, så det står inget + på slutet.
objection-no-hop = Så hoppar man inte i den här jakten.
objection-wrong-capture = Hoppet tar jägaren man hoppar över, och ingen annan.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = I det hålet sitter redan en pinne.
objection-pegs-no-piece = I det hålet sitter ingen pinne.
objection-off-board = Det hålet finns inte på det här brädet.
objection-not-a-jump = Ett hopp går rakt över ett hål.
objection-nothing-to-jump = Det finns ingen pinne att hoppa över.

## What else cannot be done in a game.

error-ended = Partiet är slut.
error-throw-missing = Tärningarna måste kastas först.
error-throw-not-awaited = Inga tärningar kastas nu.
error-throw-bad = Ett kast är tre tärningar från 1 till 6, till exempel 5 5 4.
error-take-back-not-allowed = I det här partiet tas inget tillbaka.
error-take-back-too-many = Det finns inget att ta tillbaka.
error-take-back-only =
    { $count ->
        [one] Bara ett drag har spelats.
       *[other] Bara { $count } drag har spelats.
    }
error-must-take = I det här spelet måste en kvarn ta en pjäs.
error-no-such-place =
    { $family ->
        [draughts] Det finns ingen spelruta { $place }.
        [wolf] Det finns ingen mörk ruta { $place } på det här brädet.
        [pegs] Det finns inget hål { $place } på det här brädet.
       *[other] Det finns ingen punkt { $place } på det här brädet.
    }
error-did-you-mean = { $typed }: det är varken ett drag eller ett kommando; menade du ”{ $word }”?
error-take-back-declared = Spelarna har avslutat partiet; inget tas tillbaka längre.
error-redo-nothing = Det finns inget att spela om.
error-abort-too-late = Båda sidor har dragit, så partiet kan inte ställas in längre.
error-offer-in-puzzle = Det finns ingen att komma överens med: du spelar ensam.
error-offer-pending = Ett remianbud väntar redan på svar.
error-offer-repeated = Du har redan bjudit remi; gör ett drag innan du bjuder igen.
error-offer-none = Ingen har bjudit remi.
error-bad-number = ”{ $text }” är inget antal drag.
error-no-computer = Datorn spelar inte här; med zwick play --level 3 gör den det.
error-no-other-side = Det finns ingen annan sida att se från.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = De här reglerna har ingen sådan remi.
error-claim-automatic = Med de här reglerna kommer den remin av sig själv; det finns inget att kräva.
error-claim-turn-not-complete = Ditt drag är inte klart än: du har fått ett till.
error-claim-ends-otherwise = Det draget avslutar partiet på ett annat sätt.
error-claim-not-to-move = Bara den som är vid draget får kräva.
error-claim-too-few-repetition =
    { $count ->
        [one] Ställningen har uppstått en gång; det krävs { $needed }.
       *[other] Ställningen har uppstått { $count } gånger; det krävs { $needed }.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Det har gått ett drag utan framsteg; det krävs { $needed }.
       *[other] Det har gått { $count } drag utan framsteg, båda sidors räknade; det krävs { $needed }.
    }

## Files.

error-save-name = Skriv var partiet ska sparas, till exempel: spara parti.txt
error-save-exists = Det finns redan en fil { $file }; välj ett annat namn.
error-save-failed = Partiet kunde inte sparas i { $file }: { $why }
