### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, tom
place-stone-white = { $place }, vit pjäs
place-stone-black = { $place }, svart pjäs
place-mill-white = { $place }, vit pjäs, i kvarn
place-mill-black = { $place }, svart pjäs, i kvarn
place-man-white = { $place }, vit bricka
place-man-black = { $place }, svart bricka
place-king-white = { $place }, vit dam
place-king-black = { $place }, svart dam
place-wolf = { $place }, vargen
place-sheep = { $place }, får
place-quarry = { $place }, villebrådet
place-fox = { $place }, räven
place-hunter = { $place }, jägare
place-peg = { $place }, pinne

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } till { $to }
turn-over = { $from } över { $over } till { $to }
turn-enter = tre pjäser på { $places }
turn-remove = tar { $places }
turn-takes = { $turn }, tar { $places }
turn-huff = blåser { $place }, sedan { $turn }
turn-pass = passar

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] Vargen
        [sheep] Fåren
        [quarry] Villebrådet
        [fox] Räven
        [hunters] Jägarna
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Lotten har avgjort: { $player } spelar vargen.
        [sheep] Lotten har avgjort: { $player } spelar fåren.
        [quarry] Lotten har avgjort: { $player } spelar villebrådet.
        [fox] Lotten har avgjort: { $player } spelar räven.
        [hunters] Lotten har avgjort: { $player } spelar jägarna.
        [black] Lotten har avgjort: { $player } spelar svart.
       *[other] Lotten har avgjort: { $player } spelar vit.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = Ställningen har uppstått { $count } gånger, efter drag { $plies }.
proof-no-win = Alla sätt att fortsätta har prövats, { $count } ställningar; i ingen av dem vinner den andra sidan.
proof-no-progress =
    { $last ->
        [start] { $count } drag av båda sidor har gått utan framsteg, sedan före protokollets början.
       *[other] { $count } drag av båda sidor har gått utan framsteg, sedan drag { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = En pinne, i mitten: bättre kan det inte bli.
grade-solved = En pinne kvar: det är lösningen.
grade-one = En pinne kvar, bara inte på sin plats: så gott som löst.
grade-two = Två pinnar kvar: nästan löst.
grade-three = Tre pinnar kvar: nära en lösning.
grade-four = Fyra pinnar kvar: inte långt från en lösning.
grade-five-or-six = Några pinnar kvar: ett hyggligt försök.
grade-seven-or-more = Många pinnar kvar: försök igen.

## What the page cannot do. Whole sentences that help on.

error-stale = Partiet har gått vidare under tiden; brädet visar nu hur det står.
error-unknown-game = Det partiet finns inte här.
error-unknown-rules = De reglerna finns inte här.
error-not-found = Det finns inget på den här adressen.
error-method-not-allowed = Det går inte på den här adressen.
error-foreign-origin = Förfrågan kom från en annan sida, så inget gjordes.
error-foreign-host = Förfrågan var avsedd för en annan dator, så inget gjordes.
error-too-large = Det är mer än som kan tas emot på en gång.
error-bad-json = Förfrågan kan inte läsas som JSON.
error-bad-request = Förfrågan går inte att förstå.
error-bad-text = Texten innehåller ett tecken som inte kan sparas.
error-unsupported-media-type = Förfrågan är av ett slag som inte läses här.
error-not-acceptable = Det finns inget svar av det slaget.
error-internal = Något gick fel här; inget har ändrats. Försök igen.
error-newer-version = Det här partiet har skrivits av en nyare version av programmet och kan inte läsas här. Försök igen om en stund.
error-storage = Partiet kunde inte sparas, så inget gjordes. Försök igen.
error-busy = Det händer för mycket på en gång; försök igen om en stund.
error-bad-command-id = Kommandot behöver ett eget id på högst 64 enkla tecken.
error-command-reused = Det id:t hör redan till ett annat kommando.
error-game-full = Det här partiet är så långt som ett parti får bli: nu kan det bara avslutas.
error-asides-full = Det har erbjudits och ändrats för mycket i det här partiet; spela vidare först.
error-no-change = Så är det redan.
error-too-many-spectators = Så många tittar på just nu att det inte finns plats för fler; försök igen om en minut.
error-name-invisible = Det måste finnas något att se i ett namn.
error-bad-name = Ett namn har högst 40 tecken på en rad.
error-bad-clock = Så kan klockan inte ställas: 1 till 1440 minuter, högst 3600 sekunders tillägg, 1 till 86400 sekunder, 1 till 365 dagar.
error-bad-level = Datorns nivå är ett tal från 1 till 10.
error-no-opponent = Solitär spelar man ensam.
error-computer-to-move = Det är datorns tur.
error-computer-side = Bara datorn talar för sin egen sida.
error-hints-off = Det här partiet spelas utan tips.
error-no-hint = Datorn har inget tips här.
error-bad-position = Det är ingen ställning i det här spelet.
error-position-over = I den ställningen är partiet redan slut.
error-rules-missing = Säg efter vilka regler du vill spela.
error-rules-too-long = De här reglerna är för långa.
error-rules-syntax = De här reglerna går inte att läsa.
error-rules-game = De här reglerna säger inte vilket spel som spelas.
error-rules-field = En av reglerna är okänd eller har ett värde som inte passar.
error-rules-impossible = De här reglerna går inte ihop.
error-dice-thrown = I det här partiet kastar brädet tärningarna.
error-bad-throw = Ett kast är tre tärningar från 1 till 6.
error-no-clock = Tiden tar inte slut i det här partiet.
error-flag-up = Det finns tid kvar på den klockan.
error-not-over = Partiet pågår fortfarande.
error-pdn-not-draughts = Bara dam skrivs i PDN.
error-pdn-huff = Att blåsa kan inte skrivas i PDN.
error-pdn = Det här partiet kan inte skrivas i PDN.
error-unknown-form = Den formen finns inte; det finns text, json och pdn.
