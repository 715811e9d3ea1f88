### The page on which games and positions are looked at. "Turn" is what one player does at a time,
### also where they are counted; "draw" a tied game. "Table" is a file that knows every position.

## The page and its parts.

analysis-nav = Analyse
analysis-title = Analyse
analysis-steps = Door de partij bladeren
analysis-first = Naar het begin
analysis-back = Terug
analysis-forward = Vooruit
analysis-last = Naar het einde
analysis-position = Stelling
analysis-turns = Zetten in deze stelling
analysis-openings = Openingen vanaf hier
analysis-thinking = Denkt na …
analysis-lines = Notatie
analysis-points = Waar het kantelde
analysis-no-points = Geen enkele zet heeft iets weggegeven.
analysis-points-coming = De zetten worden bekeken …
analysis-curve = Verloop van de partij: boven de lijn staat Wit beter, eronder Zwart
analysis-curve-puzzle = Verloop: boven de lijn kan het nog uitkomen, eronder niet meer
analysis-comment = Opmerking bij deze zet
analysis-comment-start = Opmerking bij het begin
analysis-branch-off = Deze zijtak verwijderen
analysis-link = Link naar deze stelling
analysis-open = Partij of stelling openen
analysis-rules = Spel
analysis-change-rules = Vanaf het begin
analysis-paste = Notatie (tekst, PDN of JSON) of stelling
analysis-paste-help = Een stelling wordt gelezen volgens de regels van het spel dat hierboven gekozen is.
analysis-read = Openen
analysis-read-as-far = De zetten daarvoor openen
analysis-file = Of een bestand, tot 60 kB
analysis-which = Partij uit het bestand
analysis-set-up = Stelling opzetten
analysis-set-up-done = Deze stelling bekijken
analysis-set-up-cancel = Terug naar de partij
analysis-set-up-help = Kies wat er op het bord moet komen en klik dan op de plekken. Een tweede klik haalt het weer weg.
analysis-put = Neerzetten
analysis-take-off = Weghalen
analysis-to-move = Aan zet
analysis-hand = In de hand
analysis-hand-white = Wit
analysis-hand-black = Zwart
analysis-all-placed = Alle stenen zijn geplaatst
analysis-clear = Leeg bord
analysis-usual = Gewone beginstelling
analysis-possible = Deze stelling kan in het spel voorkomen.
analysis-export = Opslaan
analysis-export-record = Notatie
analysis-export-picture = Plaatje van het bord
analysis-throw = De dobbelstenen tonen
analysis-look = Kijk waar het kantelde
analysis-of-game = Deze partij analyseren
analysis-to-game = Terug naar het bord

## What the page says by itself; $count is a number of turns that are the same turned or mirrored,
## $turn a turn as it is written, $number a number.

analysis-alike =
    { $count ->
        [one] en nog één, gedraaid of gespiegeld
       *[other] en nog { $count }, gedraaid of gespiegeld
    }
analysis-game-number = Partij { $number }
analysis-too-large = Dat bestand is groter dan 60 kB.
analysis-at-start = Het begin

## What a turn is worth, beside it in a list. $moves counts the moves of the side that
## plays it, $plies the jumps of a puzzle; both are 0 where it is not known how many. $estimate is
## a number of stones such as +0.35, for the side that plays the turn. A "jump" is a move of solitaire.

analysis-decimal = ,
analysis-worth-win =
    { $moves ->
        [0] wint
        [one] wint in één zet
       *[other] wint in { $moves } zetten
    }
analysis-worth-draw = houdt remise
analysis-worth-loss =
    { $moves ->
        [0] verliest
        [one] verliest in één zet
       *[other] verliest in { $moves } zetten
    }
analysis-worth-open = geschat { $estimate }
analysis-worth-solvable =
    { $plies ->
        [0] komt uit
        [one] lost het op
       *[other] komt uit in { $plies } sprongen
    }
analysis-worth-unsolvable = komt niet meer uit
analysis-worth-unknown = niet bekend

## What the best turn of a position is worth, as a whole sentence; $worth is one of the above.

analysis-known = Beste zet: { $worth }; alle zetten zijn bekend.
analysis-searched = Beste zet: { $worth } ({ $depth } zetten vooruitgerekend).

## What a turn has given away. $better is a turn in words ("d2 to b2, takes a4"); $moves belongs to the
## turn that was played, $best to the better one, 0 where they are not known.

analysis-win-to-draw =
    { $best ->
        [0] Geeft de winst weg: { $better } had gewonnen.
       *[other] Geeft de winst weg: de winst in { $best } was { $better }.
    }
analysis-win-to-loss =
    { $best ->
        [0] Geeft de winst weg en verliest nu: { $better } had gewonnen.
       *[other] Geeft de winst weg en verliest nu: de winst in { $best } was { $better }.
    }
analysis-draw-to-loss = Geeft de remise weg: { $better } had die gehouden.
analysis-slower = Wint nog steeds, in { $moves }; de winst in { $best } was { $better }.
analysis-sooner = Verliest in { $moves }; { $better } had het { $best } volgehouden.
analysis-spoilt = Komt niet meer uit; met { $better } had het nog gekund.
analysis-dubious = Twijfelachtig: { $own }. Beter was { $better }: { $worth }.
analysis-mistake = Een fout: { $own }. Beter was { $better }: { $worth }.
analysis-blunder = Een blunder: { $own }. Beter was { $better }: { $worth }.

## What can be put on a board, on the buttons that choose it.

analysis-piece-stone-white = Witte steen
analysis-piece-stone-black = Zwarte steen
analysis-piece-man-white = Witte schijf
analysis-piece-man-black = Zwarte schijf
analysis-piece-king-white = Witte dam
analysis-piece-king-black = Zwarte dam
analysis-piece-wolf = Wolf
analysis-piece-sheep = Schaap
analysis-piece-quarry = Wild
analysis-piece-fox = Vos
analysis-piece-hunter = Jager
analysis-piece-peg = Pion

## Why something cannot be looked at. $why is one of the sentences that follow, or one about a turn
## that is not allowed; $number is the number of the
## turn as records write it: "4.", or "4…" for the second side.

analysis-setup-impossible = Geen enkele partij kan in deze stelling komen.
# Why a position cannot be: $side is White or Black, $count how many stones there are, $bound how many there may be.
analysis-setup-too-many = { $side }: { $count } stenen op het bord en in de hand, maar er zijn er maar { $bound }.
analysis-setup-too-few = { $side }: er zijn minstens { $bound } stenen op het bord en in de hand nodig; het zijn er { $count }.
analysis-setup-hands = Wie aan zet is ({ $side }), moet evenveel stenen in de hand hebben als de ander, of één meer. In een eindspel heeft niemand er nog: kies ‘Alle stenen zijn geplaatst’.
analysis-setup-has-mill = { $side } is aan zet, maar heeft al een molen: de partij is afgelopen.
analysis-turn-refused = { $number } { $turn }: { $why }
analysis-at-line = Regel { $line }: { $why }
analysis-read-unknown = Dit is niet te lezen.
analysis-read-record-too-long = De tekst is te lang.
analysis-read-record-character = Hier staat een teken dat niets betekent.
analysis-read-record-comment = De opmerking die hier begint, wordt nergens afgesloten.
analysis-read-record-tag = Een kenmerk schrijf je als [Naam "waarde"], elke naam één keer en vóór de zetten.
analysis-read-record-variation = De haakjes van de varianten kloppen niet.
analysis-read-record-annotation = Hiervoor staat geen zet waar dit bij kan horen.
analysis-read-record-throw = Een worp zonder zet.
analysis-read-record-turn = Dit is geen zet en geen uitslag.
analysis-read-record-result = De uitslag staat aan het einde, één keer.
analysis-read-record-empty = In de tekst staat geen notatie.
analysis-read-bad-json = Dit is niet de JSON van een notatie.
analysis-read-unknown-version = Deze versie van de notatie is hier niet bekend.
analysis-read-no-rules = De notatie zegt niet welk spel het is; kies eerst het spel.
analysis-read-other-rules = De notatie noemt andere regels dan ze beschrijft.
analysis-read-bad-fen = Het begin van de notatie is geen stelling van dit spel.
analysis-read-bad-tag = Een kenmerk van de notatie is niet te lezen.
analysis-read-ended = Vóór deze zet is de partij al uit.
analysis-read-pdn-not-one = Er kan maar één partij tegelijk geopend worden.
analysis-read-pdn-game-type = Deze soort dammen zit niet in de doos.
analysis-read-no-such-game = Zoveel partijen staan er niet in de tekst.
