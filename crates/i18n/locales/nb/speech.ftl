### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, tom
place-stone-white = { $place }, hvit brikke
place-stone-black = { $place }, svart brikke
place-mill-white = { $place }, hvit brikke, i mølle
place-mill-black = { $place }, svart brikke, i mølle
place-man-white = { $place }, hvit brikke
place-man-black = { $place }, svart brikke
place-king-white = { $place }, hvit dam
place-king-black = { $place }, svart dam
place-wolf = { $place }, ulven
place-sheep = { $place }, sau
place-quarry = { $place }, viltet
place-fox = { $place }, reven
place-hunter = { $place }, jeger
place-peg = { $place }, pinne

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } til { $to }
turn-over = { $from } over { $over } til { $to }
turn-enter = tre brikker på { $places }
turn-remove = tar { $places }
turn-takes = { $turn }, tar { $places }
turn-huff = blåser { $place }, så { $turn }
turn-pass = melder pass

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Ulven
        [sheep] Sauene
        [quarry] Viltet
        [fox] Reven
        [hunters] Jegerne
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Loddet har avgjort: { $player } spiller ulven.
        [sheep] Loddet har avgjort: { $player } spiller sauene.
        [quarry] Loddet har avgjort: { $player } spiller viltet.
        [fox] Loddet har avgjort: { $player } spiller reven.
        [hunters] Loddet har avgjort: { $player } spiller jegerne.
        [black] Loddet har avgjort: { $player } spiller svart.
       *[other] Loddet har avgjort: { $player } spiller hvit.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Stillingen har forekommet { $count } ganger, etter trekk { $plies }.
proof-no-win = Alle måter å fortsette på er prøvd, { $count } stillinger i alt; i ingen av dem vinner den andre siden.
proof-no-progress =
    { $last ->
        [start] { $count } trekk av begge sider uten framgang, siden før notasjonen begynner.
       *[other] { $count } trekk av begge sider uten framgang, siden trekk { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Én pinne, i midten: bedre kan det ikke bli.
grade-solved = Én pinne igjen: det er løsningen.
grade-one = Én pinne igjen, bare ikke på sin plass: så godt som løst.
grade-two = To pinner igjen: nesten løst.
grade-three = Tre pinner igjen: nær en løsning.
grade-four = Fire pinner igjen: ikke langt fra en løsning.
grade-five-or-six = Noen få pinner igjen: et hederlig forsøk.
grade-seven-or-more = Mange pinner igjen: prøv igjen.

## What the page cannot do. Whole sentences that help on.

error-stale = Partiet har gått videre i mellomtiden; brettet viser nå hvordan det står.
error-unknown-game = Det partiet finnes ikke her.
error-unknown-rules = De reglene finnes ikke her.
error-not-found = Det er ingenting på denne adressen.
error-method-not-allowed = Det går ikke på denne adressen.
error-foreign-origin = Forespørselen kom fra en annen side, så ingenting ble gjort.
error-foreign-host = Forespørselen var ment for en annen maskin, så ingenting ble gjort.
error-too-large = Det er mer enn det som kan tas imot på én gang.
error-bad-json = Forespørselen kan ikke leses som JSON.
error-bad-request = Forespørselen er ikke til å forstå.
error-bad-text = Teksten inneholder et tegn som ikke kan lagres.
error-unsupported-media-type = Den slags forespørsler leses ikke her.
error-not-acceptable = Det finnes ikke noe svar av det slaget.
error-internal = Noe gikk galt her; ingenting er endret. Prøv igjen.
error-newer-version = Dette partiet er skrevet av en nyere versjon av programmet og kan ikke leses her. Prøv igjen om en stund.
error-storage = Partiet kunne ikke skrives ned, så ingenting ble gjort. Prøv igjen.
error-busy = Det skjer for mye på én gang; prøv igjen om litt.
error-bad-command-id = Kommandoen trenger en egen id på høyst 64 vanlige tegn.
error-command-reused = Den id-en hører allerede til en annen kommando.
error-game-full = Dette partiet er så langt som et parti kan bli: nå kan det bare avsluttes.
error-asides-full = Det er tilbudt og endret for mye i dette partiet; spill videre først.
error-no-change = Slik er det allerede.
error-too-many-spectators = Så mange ser på akkurat nå at det ikke er plass til flere; prøv igjen om et minutt.
error-name-invisible = Det må være noe å se i et navn.
error-bad-name = Et navn har høyst 40 tegn på én linje.
error-bad-clock = Slik kan ikke klokken stilles: 1 til 1440 minutter, høyst 3600 sekunder ekstra, 1 til 86400 sekunder, 1 til 365 dager.
error-bad-level = Nivået til datamaskinen er et tall fra 1 til 10.
error-no-opponent = Solitaire spiller man alene.
error-computer-to-move = Det er datamaskinens tur.
error-computer-side = Bare datamaskinen snakker for sin egen side.
error-hints-off = Dette partiet spilles uten hint.
error-no-hint = Datamaskinen har ikke noe hint her.
error-bad-position = Det er ikke en stilling i dette spillet.
error-position-over = I den stillingen er partiet allerede slutt.
error-rules-missing = Si hvilke regler du vil spille etter.
error-rules-too-long = Disse reglene er for lange.
error-rules-syntax = Disse reglene kan ikke leses.
error-rules-game = Disse reglene sier ikke hvilket spill som spilles.
error-rules-field = En av disse reglene er ukjent eller har en verdi som ikke passer.
error-rules-impossible = Disse reglene passer ikke sammen.
error-dice-thrown = I dette partiet kaster brettet terningene.
error-bad-throw = Et kast er tre terninger fra 1 til 6.
error-no-clock = Tiden løper ikke ut i dette partiet.
error-flag-up = Det er tid igjen på den klokken.
error-not-over = Partiet er fortsatt i gang.
error-pdn-not-draughts = Bare dam skrives i PDN.
error-pdn-huff = Blåsing kan ikke skrives i PDN.
error-pdn = Dette partiet kan ikke skrives i PDN.
error-unknown-form = Den formen finnes ikke; det finnes text, json og pdn.
