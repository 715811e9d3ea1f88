### What is said when something does not work. Each message is a whole sentence that helps the
### player on; no blame, no codes.

## Why a turn is refused, in any game. The turn as typed and a colon stand before it.

objection-game-over = De partij is uit.
objection-ended = De partij is uit.
objection-other-game = Dat is een zet uit een ander spel.
objection-occupied = Daar staat al iets.
objection-no-piece = Daar staat niets van jou.
objection-not-yours = De andere kant is aan zet.
objection-not-adjacent = Dat is verder dan één stap.
objection-place-first = Je moet eerst plaatsen.
objection-backwards = Dat zou een stap achteruit zijn.
objection-no-capture = Zo valt er niets te slaan.
objection-bad-notation = Dat is geen zet en ook geen opdracht.
objection-ambiguous = Dat kunnen meerdere zetten zijn; schrijf hem helemaal uit.
objection-throw-missing = Eerst moet er gedobbeld worden.
objection-throw-first = Eerst moet er gedobbeld worden.
objection-unknown = Dat mag niet volgens de regels.

## Why a turn of mill is refused. "Hand" holds the stones not yet placed.

objection-mill-occupied = Dat punt is bezet.
objection-mill-place-first = Je hebt nog stenen in de hand en moet er een plaatsen.
objection-remove-first = Het bord was vol: haal eerst een steen van de tegenstander weg, bijvoorbeeld xa4.
objection-no-removal = Zonder eigen zet kun je niets slaan.
objection-no-pass = Je kunt zetten, dus passen mag niet.
objection-hand-empty = Je hebt geen steen meer in de hand.
objection-mill-forbidden = Tijdens het plaatsen mag je geen molen sluiten.
objection-no-entry = Daar kunnen nu geen drie stenen in het spel komen.
objection-not-your-stone = Op dat punt staat geen steen van jou.
objection-out-of-reach = Zo ver kan een steen niet.
objection-remill = Die molen mag nog niet opnieuw gesloten worden.
objection-not-enemy = Daar staat geen steen van de tegenstander.
objection-too-many = Dat slaat meer stenen dan bij deze zet mag.
objection-protected = Die steen staat in een molen en is veilig.
objection-must-take = Je molen slaat een steen: zeg erbij welke.
objection-no-mill = Dat sluit geen molen, dus er wordt niets geslagen.
objection-mill-takes-nothing = Deze molen slaat niets.
objection-extra-turn = Deze zet levert geen extra zet op, dus er staat geen + achter.

## Why a turn of draughts is refused. "Man" and "king" are the pieces; huffing is taking a piece off
## because it did not capture.

objection-draughts-occupied = Dat veld is bezet.
objection-draughts-backwards = Schijven gaan niet achteruit.
objection-draughts-no-capture = Zo kun je niet slaan.
objection-huff-off = In dit spel wordt niet geblazen.
objection-not-huffable = Dat stuk kan nu niet geblazen worden.
objection-empty-square = Dat veld is leeg.
objection-not-your-piece = Dat stuk is van je tegenstander.
objection-no-move = Het stuk komt niet van zijn plaats.
objection-not-diagonal = Je zet alleen schuin.
objection-too-far = Dat is te ver voor dit stuk.
objection-in-the-way = Er staat een ander stuk in de weg.
objection-must-capture = Je kunt slaan, dus je moet slaan.
objection-must-continue = Je moet doorslaan.
objection-must-take-most = Je moet zo veel mogelijk stukken slaan.
objection-king-must-take = Damslag gaat voor: je dam moet slaan.
objection-must-take-kings = Je moet zo veel mogelijk dammen slaan.
objection-kings-first = Je moet dammen zo vroeg mogelijk slaan.
objection-captures-backwards = Schijven slaan niet achteruit.
objection-man-takes-king = Een schijf mag geen dam slaan.
objection-crowned-ends-turn = Wordt een schijf dam, dan is de zet uit.
objection-land-behind = De dam moet direct achter het geslagen stuk neerkomen.
objection-wrong-crowning = Zo wordt de schijf geen dam.

## Why a turn of a hunt is refused.

objection-wolf-place-first = Eerst moet de wolf op het bord.
objection-wolf-backwards = Schapen gaan alleen vooruit.
objection-already-placed = De wolf staat al op het bord.
objection-no-extra-turn = Hierna zijn de schapen aan zet, dus er staat geen + achter.
objection-no-hop = Zo wordt er in deze jacht niet gesprongen.
objection-wrong-capture = Die sprong slaat de jager waar je overheen springt, en geen andere.

## Why a jump in peg solitaire is refused.

objection-pegs-occupied = In dat gat staat al een pion.
objection-pegs-no-piece = In dat gat staat geen pion.
objection-off-board = Zo’n gat heeft dit bord niet.
objection-not-a-jump = Een sprong gaat recht over één gat heen.
objection-nothing-to-jump = Er staat geen pion om overheen te springen.

## What else cannot be done in a game.

error-ended = De partij is uit.
error-throw-missing = Eerst moet er gedobbeld worden.
error-throw-not-awaited = Er wordt nu niet gedobbeld.
error-throw-bad = Een worp is drie dobbelstenen van 1 tot 6, bijvoorbeeld 5 5 4.
error-take-back-not-allowed = In deze partij wordt niets teruggenomen.
error-take-back-too-many = Er valt niets terug te nemen.
error-take-back-only =
    { $count ->
        [one] Er is nog maar één zet gespeeld.
       *[other] Er zijn nog maar { $count } zetten gespeeld.
    }
error-must-take = In dit spel moet een molen een steen slaan.
error-no-such-place =
    { $family ->
        [draughts] Er is geen speelveld { $place }.
        [wolf] Er is geen donker veld { $place } op dit bord.
        [pegs] Er is geen gat { $place } op dit bord.
       *[other] Er is geen punt { $place } op dit bord.
    }
error-did-you-mean = { $typed }: dat is geen zet en ook geen opdracht; bedoelde je ‘{ $word }’?
error-take-back-declared = De spelers hebben deze partij beëindigd; terugnemen kan niet meer.
error-redo-nothing = Er is geen teruggenomen zet.
error-abort-too-late = Beide kanten hebben al gezet; afgelasten kan niet meer.
error-offer-in-puzzle = Er is niemand om het mee eens te worden: je speelt alleen.
error-offer-pending = Er is al remise aangeboden; het antwoord moet nog komen.
error-offer-repeated = Je hebt al remise aangeboden; doe eerst een zet voordat je het weer doet.
error-offer-none = Niemand heeft remise aangeboden.
error-bad-number = ‘{ $text }’ is geen aantal zetten.
error-no-computer = De computer speelt hier niet mee; met zwick play --level 3 wel.
error-no-other-side = Er is geen andere kant om van te kijken.

## Draw claims that are refused. A draw is a tied game; $count is what there is, $needed what the
## rules ask for.

error-claim-off = Deze regels kennen zo’n remise niet.
error-claim-automatic = Volgens deze regels komt die remise vanzelf; er valt niets te claimen.
error-claim-turn-not-complete = Je zet is nog niet af: je hebt een extra zet verdiend.
error-claim-ends-otherwise = Die zet beëindigt de partij op een andere manier.
error-claim-not-to-move = Alleen wie aan zet is, mag claimen.
error-claim-too-few-repetition =
    { $count ->
        [one] De stelling is één keer voorgekomen; { $needed } keer is nodig.
       *[other] De stelling is { $count } keer voorgekomen; { $needed } keer is nodig.
    }
error-claim-too-few-no-progress =
    { $count ->
        [one] Er is één zet zonder vooruitgang geweest; nodig zijn er { $needed }.
       *[other] Er zijn { $count } zetten zonder vooruitgang geweest, van beide kanten samen; nodig zijn er { $needed }.
    }

## Files.

error-save-name = Zeg waar de partij bewaard moet worden, bijvoorbeeld: opslaan partij.txt
error-save-exists = Het bestand { $file } bestaat al; kies een andere naam.
error-save-failed = De partij kon niet worden opgeslagen in { $file }: { $why }
