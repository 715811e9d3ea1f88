### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Slå bakåt
rule-draughts-man_back_capture-yes = Brickor slår även bakåt.
rule-draughts-man_back_capture-no = Brickor slår bara framåt.
rule-draughts-king = Damer
rule-draughts-king-short = En dam går en ruta i taget, framåt och bakåt.
rule-draughts-king-flying = En dam går hur långt som helst över tomma rutor.
rule-draughts-king_landing = Landning
rule-draughts-king_landing-behind = En dam landar direkt bakom pjäsen den slår.
rule-draughts-king_landing-any = En dam landar på vilken tom ruta som helst bakom pjäsen den slår.
rule-draughts-crowning = Dam under ett slag
rule-draughts-crowning-stop = En bricka som når bortersta raden under ett slag blir dam, och draget är slut.
rule-draughts-crowning-pass = En bricka som passerar bortersta raden under ett slag slår vidare som bricka; den blir dam bara om den stannar där.
rule-draughts-crowning-continue = En bricka som når bortersta raden under ett slag blir genast dam och slår vidare som dam.

## Draughts: capturing.

rule-draughts-lift = Lyfta bort det slagna
rule-draughts-lift-end = Slagna pjäser lämnar brädet efter hela slaget; ingen hoppas över två gånger.
rule-draughts-lift-immediate = Slagna pjäser lämnar brädet genast, så att deras rutor är fria under resten av slaget.
rule-draughts-precedence = Val av slag
rule-draughts-precedence-none = Kan man slå på flera sätt väljer man fritt.
rule-draughts-precedence-quantity = Man måste slå så många pjäser som möjligt.
rule-draughts-precedence-king = Kan en dam slå måste den slå före en bricka.
rule-draughts-precedence-quantity-kings = Man måste slå så många pjäser som möjligt, och vid lika antal flest damer.
rule-draughts-precedence-quantity-king-kings-order = Man måste slå så många pjäser som möjligt; vid lika antal slår först damen, sedan gäller flest damer, sedan damer så tidigt som möjligt.
rule-draughts-man_may_take_king = Bricka slår dam
rule-draughts-man_may_take_king-yes = En bricka får slå en dam.
rule-draughts-man_may_take_king-no = En bricka får inte slå en dam.
rule-draughts-must_complete_chain = Slå vidare
rule-draughts-must_complete_chain-yes = Man måste slå vidare så länge det finns ett hopp till.
rule-draughts-must_complete_chain-no = Man får sluta slå efter vilket hopp som helst.
rule-draughts-huff = Blåsa
rule-draughts-huff-off = Slagtvång råder; ingen pjäs blåses (tas bort för att den inte slog).
rule-draughts-huff-forward = Går någon framåt i stället för att slå får motståndaren blåsa en pjäs som hade kunnat slå.
rule-draughts-huff-piece = Om någon låter bli att slå får motståndaren blåsa en pjäs som hade kunnat slå.
rule-draughts-huff-any = Om någon låter bli att slå får motståndaren blåsa vilken pjäs som helst.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Mål
rule-draughts-losing-yes = Den som först förlorar alla pjäser vinner.
rule-draughts-losing-no = Den som först förlorar alla pjäser förlorar.
rule-draughts-blocked = Inget drag kvar
rule-draughts-blocked-loses = Den som inte kan flytta har förlorat.
rule-draughts-blocked-wins = Den som inte kan flytta har vunnit.
rule-draughts-repetition = Remi genom upprepning
rule-draughts-repetition-auto = Partiet är remi så snart samma ställning uppstått { $count } gånger.
rule-draughts-repetition-claim = När samma ställning uppstått { $count } gånger får sidan vid draget kräva remi.
rule-draughts-repetition-off = Det finns ingen remi genom upprepning.
rule-draughts-no_progress = Remi utan framsteg
rule-draughts-no_progress-auto = Partiet är remi efter { $count } drag, båda sidor tillsammans, utan slag eller drag med en bricka.
rule-draughts-no_progress-claim = Efter { $count } drag, båda sidor tillsammans, utan slag eller drag med en bricka får sidan vid draget kräva remi.
rule-draughts-no_progress-off = Det finns ingen remi för att slag uteblir.
rule-draughts-first = Vem som börjar
rule-draughts-first-white = Vit börjar.
rule-draughts-first-black = Svart börjar.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Bräde
rule-draughts-mirrored_board-yes = Varje spelare har en mörk hörnruta till höger.
rule-draughts-mirrored_board-no = Varje spelare har en mörk hörnruta till vänster.
rule-draughts-numbering = Notation
rule-draughts-numbering-A0 = Rutorna skrivs med bokstav och siffra, a1 till vänster om Vit.
rule-draughts-numbering-N0 = Rutorna är numrerade nerifrån vänster, sett av den som börjar.
rule-draughts-numbering-N1 = Rutorna är numrerade nerifrån höger, sett av den som börjar.
rule-draughts-numbering-N2 = Rutorna är numrerade uppifrån vänster, sett av den som börjar.
rule-draughts-numbering-N3 = Rutorna är numrerade uppifrån höger, sett av den som börjar.

## Wolf and Sheep.

rule-wolf-first = Vem som börjar
rule-wolf-first-wolf = Vargen sätts på brädet och drar först.
rule-wolf-first-sheep = Vargen sätts på brädet, sedan drar fåren först.

## Battue, the hunt on the mill board. "Quarry" is the hunted animal.

rule-battue-hunters = Jägare
rule-battue-hunters-value = Det finns { $value } jägare.
rule-battue-quarry_hop = Hoppa
rule-battue-quarry_hop-no = Villebråd och jägare går ett steg längs linjerna.
rule-battue-quarry_hop-hop = Villebrådet får även hoppa över en jägare bredvid sig; jägaren står kvar.
rule-battue-quarry_hop-take = Villebrådet får även hoppa över en jägare bredvid sig och tar den.
rule-battue-limit = Jaktens slut
rule-battue-limit-value = Efter { $value } drag av jägarna avbryts jakten.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Bräde
rule-pegs-layout-english = Brädet är det engelska korset med 33 hål.
rule-pegs-layout-european = Brädet är det europeiska med 37 hål.
rule-pegs-layout-triangle = Brädet är triangeln med 15 hål.
rule-pegs-vacancy = Tomt hål
rule-pegs-vacancy-value = I början sitter det en pinne i varje hål utom { $value }.
rule-pegs-goal = Mål
rule-pegs-goal-anywhere = En pinne ska bli kvar, var som helst.
rule-pegs-goal-value = Pinnar ska bli kvar bara här: { $value }.
