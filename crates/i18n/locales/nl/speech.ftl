### What is said about a board and its turns: labels for screen readers, announcements, and what
### the page says when something is not possible. Places (d6, 14) are never translated.

## A place and what stands on it.

place-empty = { $place }, leeg
place-stone-white = { $place }, witte steen
place-stone-black = { $place }, zwarte steen
place-mill-white = { $place }, witte steen, in een molen
place-mill-black = { $place }, zwarte steen, in een molen
place-man-white = { $place }, witte schijf
place-man-black = { $place }, zwarte schijf
place-king-white = { $place }, witte dam
place-king-black = { $place }, zwarte dam
place-wolf = { $place }, de wolf
place-sheep = { $place }, schaap
place-quarry = { $place }, het wild
place-fox = { $place }, de vos
place-hunter = { $place }, jager
place-peg = { $place }, pion

## A turn in words; $places is a list of places.

turn-place = { $to }
turn-move = { $from } naar { $to }
turn-over = { $from } over { $over } naar { $to }
turn-enter = drie stenen op { $places }
turn-remove = slaat { $places }
turn-takes = { $turn }, slaat { $places }
turn-huff = blaast { $place }, dan { $turn }
turn-pass = past

## A turn that has been played. $side is white, black, wolf, sheep, quarry, fox, hunters or "named", as
## in play-turn.

played =
    { $side ->
        [wolf] De wolf
        [sheep] De schapen
        [quarry] Het wild
        [fox] De vos
        [hunters] De jagers
       *[other] { $player }
    }: { $turn }.
played-alone = { $turn }.

## Lots. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Het lot heeft beslist: { $player } speelt de wolf.
        [sheep] Het lot heeft beslist: { $player } speelt de schapen.
        [quarry] Het lot heeft beslist: { $player } speelt het wild.
        [fox] Het lot heeft beslist: { $player } speelt de vos.
        [hunters] Het lot heeft beslist: { $player } speelt de jagers.
        [black] Het lot heeft beslist: { $player } speelt met zwart.
       *[other] Het lot heeft beslist: { $player } speelt met wit.
    }

## What a draw (a tied game) rests on. $last is the turn of the last progress, or "start".

proof-repetition = De stelling is { $count } keer voorgekomen, na zet { $plies }.
proof-no-win = Alle manieren om verder te spelen zijn geprobeerd, { $count } stellingen; in geen ervan wint de andere kant.
proof-no-progress =
    { $last ->
        [start] { $count } zetten van beide kanten samen zonder vooruitgang, al van voor het begin van de notatie.
       *[other] { $count } zetten van beide kanten samen zonder vooruitgang, sinds zet { $last }.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = Eén pion, in het midden: beter kan niet.
grade-solved = Eén pion over: dat is de oplossing.
grade-one = Eén pion over, alleen niet op zijn plaats: zo goed als opgelost.
grade-two = Twee pionnen over: bijna opgelost.
grade-three = Drie pionnen over: dicht bij een oplossing.
grade-four = Vier pionnen over: niet ver van een oplossing.
grade-five-or-six = Een paar pionnen over: een aardige poging.
grade-seven-or-more = Veel pionnen over: probeer het nog eens.

## What the page cannot do. Whole sentences that help on.

error-stale = De partij is intussen verdergegaan; het bord laat nu zien hoe ze staat.
error-unknown-game = Die partij is hier niet.
error-unknown-rules = Die regels zijn hier niet.
error-not-found = Op dit adres is niets.
error-method-not-allowed = Dat kan niet op dit adres.
error-foreign-origin = Het verzoek kwam van een andere pagina, dus er is niets gebeurd.
error-foreign-host = Het verzoek was voor een andere computer bedoeld, dus er is niets gebeurd.
error-too-large = Dat is te veel in één keer.
error-bad-json = Het verzoek is niet als JSON te lezen.
error-bad-request = Het verzoek is niet te begrijpen.
error-bad-text = De tekst bevat een teken dat niet bewaard kan worden.
error-unsupported-media-type = Zo’n soort verzoek wordt hier niet gelezen.
error-not-acceptable = Zo’n soort antwoord is er niet.
error-internal = Hier ging iets mis; er is niets veranderd. Probeer het nog eens.
error-newer-version = Deze partij is door een nieuwere versie van het programma geschreven en kan hier niet worden gelezen. Probeer het over een poosje nog eens.
error-storage = De partij kon niet worden vastgelegd, dus er is niets gebeurd. Probeer het nog eens.
error-busy = Er gebeurt te veel tegelijk; probeer het zo meteen nog eens.
error-bad-command-id = De opdracht heeft een eigen kenmerk nodig van hoogstens 64 gewone tekens.
error-command-reused = Dit kenmerk hoort al bij een andere opdracht.
error-game-full = Deze partij is zo lang als een partij mag worden: ze kan nu alleen nog worden beëindigd.
error-asides-full = In deze partij is al te veel aangeboden en veranderd; speel eerst verder.
error-no-change = Dat is al zo.
error-too-many-spectators = Er kijken op dit moment zo veel mensen toe dat er geen plaats meer is; probeer het over een minuut opnieuw.
error-name-invisible = In een naam moet iets te zien zijn.
error-bad-name = Een naam heeft hoogstens 40 tekens op één regel.
error-bad-clock = Zo kan de klok niet gezet worden: 1 tot 1440 minuten, hoogstens 3600 seconden extra, 1 tot 86400 seconden, 1 tot 365 dagen.
error-bad-level = Het niveau van de computer is een getal van 1 tot 10.
error-no-opponent = Solitaire speel je alleen.
error-computer-to-move = De computer is aan zet.
error-computer-side = Alleen de computer spreekt voor zijn eigen kant.
error-hints-off = Deze partij wordt zonder hints gespeeld.
error-no-hint = De computer weet hier geen hint.
error-bad-position = Dat is geen stelling van dit spel.
error-position-over = In die stelling is de partij al uit.
error-rules-missing = Zeg volgens welke regels je wilt spelen.
error-rules-too-long = Deze regels zijn te lang.
error-rules-syntax = Deze regels zijn niet te lezen.
error-rules-game = Deze regels zeggen niet welk spel er gespeeld wordt.
error-rules-field = Een van deze regels is onbekend of heeft een waarde die niet past.
error-rules-impossible = Deze regels passen niet bij elkaar.
error-dice-thrown = In deze partij gooit het bord de dobbelstenen.
error-bad-throw = Een worp is drie dobbelstenen van 1 tot 6.
error-no-clock = In deze partij loopt er geen tijd af.
error-flag-up = Op die klok is nog tijd.
error-not-over = De partij is nog bezig.
error-pdn-not-draughts = Alleen dammen wordt als PDN geschreven.
error-pdn-huff = Blazen is in PDN niet te schrijven.
error-pdn = Deze partij is niet als PDN te schrijven.
error-unknown-form = Die vorm is er niet; er zijn text, json en pdn.
