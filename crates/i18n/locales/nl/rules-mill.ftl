### The rules of mill, field by field. "rule-mill-FIELD" names the question in a word or two, as a
### heading; each further key is one answer as a whole sentence. Together they make a rules page.
### Words of the game: place, move, jump (with three stones), take, mill, stone, point, hand (the
### stones not yet placed).

## The board and the lines on it.

rule-mill-board = Bord
rule-mill-board-nine = Het bord heeft 24 punten op drie vierkanten, het ene binnen het andere.
rule-mill-board-seven = Het bord heeft 17 punten: twee vierkanten en een kruis door het midden.
rule-mill-board-six = Het bord heeft 16 punten op twee vierkanten.
rule-mill-board-three = Het bord heeft negen punten in drie rijen van drie.
rule-mill-stones = Stenen
rule-mill-stones-value = Elke kant heeft { $value } stenen.
rule-mill-lines = Lijnen
rule-mill-lines-straight = Drie stenen naast of onder elkaar op een getekende lijn zijn een molen.
rule-mill-lines-diagonal = Ook de hoekdiagonalen zijn getekend, om te schuiven en voor molens.
rule-mill-lines-diagonal-mills = Ook drie stenen op een hoekdiagonaal zijn een molen, maar er wordt daar niet geschoven.
rule-mill-lines-diagonal-moves = Ook langs de hoekdiagonalen wordt geschoven, maar drie stenen op een ervan zijn geen molen.
rule-mill-lines-corners = Ook een hoek met zijn twee buren op hetzelfde vierkant is een molen.
rule-mill-lines-corners-only = Alleen een hoek met zijn twee buren op hetzelfde vierkant is een molen.

## Placing, moving and jumping.

rule-mill-placing = Plaatsen
rule-mill-placing-separate = Eerst worden alle stenen geplaatst, dan wordt er geschoven.
rule-mill-placing-mixed = Elke beurt plaats je of schuif je, net wat je wilt.
rule-mill-motion = Schuiven
rule-mill-motion-step = Een steen schuift langs een getekende lijn één punt verder.
rule-mill-motion-knight = Een steen gaat als het paard bij het schaken, over de getekende lijnen.
rule-mill-motion-hop = Een steen schuift één punt verder, of springt over één buursteen naar het volgende punt van de lijn.
rule-mill-motion-hop-capture = Een steen schuift één punt verder, of springt over één buursteen; is die van de tegenstander, dan is hij geslagen.
rule-mill-motion-hop-capture-chain = Een steen schuift één punt verder, of springt over één buursteen; stenen van de tegenstander zijn dan geslagen, ook meer dan één in een zet.
rule-mill-motion-chess = Een steen gaat als het paard, als de toren langs de lijnen of als de loper langs de hoekdiagonalen.
rule-mill-fly = Springen
rule-mill-fly-off = Niemand springt.
rule-mill-fly-line = Wie nog maar weinig stenen heeft, schuift zo ver hij wil langs één lijn over lege punten.
rule-mill-fly-free = Wie nog maar weinig stenen heeft, mag naar elk leeg punt springen.
rule-mill-fly_at = Springen vanaf
rule-mill-fly_at-value = Springen mag wie nog { $value } stenen heeft en geen meer in de hand.

## Mills and taking.

rule-mill-protect_placing = Veilige stenen bij het plaatsen
rule-mill-protect_placing-strict = Zolang er geplaatst wordt, mag een steen in een molen nooit geslagen worden; is er geen andere, dan wordt er niets geslagen.
rule-mill-protect_placing-except-last-three = Zolang er geplaatst wordt, mag een steen in een molen niet geslagen worden, behalve als de tegenstander er in totaal maar drie heeft.
rule-mill-protect_placing-unless-all-in-mills = Zolang er geplaatst wordt, mag een steen in een molen alleen geslagen worden als er geen andere vrij staat.
rule-mill-protect_placing-none = Zolang er geplaatst wordt, mag elke steen van de tegenstander geslagen worden.
rule-mill-protect_moving = Veilige stenen daarna
rule-mill-protect_moving-strict = Na het plaatsen mag een steen in een molen nooit geslagen worden; is er geen andere, dan wordt er niets geslagen.
rule-mill-protect_moving-except-last-three = Na het plaatsen mag een steen in een molen niet geslagen worden, behalve als de tegenstander er nog maar drie heeft.
rule-mill-protect_moving-unless-all-in-mills = Na het plaatsen mag een steen in een molen alleen geslagen worden als er geen andere vrij staat.
rule-mill-protect_moving-none = Na het plaatsen mag elke steen van de tegenstander geslagen worden.
rule-mill-captures = Twee molens tegelijk
rule-mill-captures-one = Hoeveel molens een zet ook sluit, hij slaat één steen.
rule-mill-captures-per-mill = Een zet slaat één steen voor elke molen die hij sluit.
rule-mill-capture_duty = Slagplicht
rule-mill-capture_duty-must = Kan er een steen geslagen worden, dan moet dat ook.
rule-mill-capture_duty-may = Slaan mag, maar hoeft niet.
rule-mill-on_mill_placing = Molen bij het plaatsen
rule-mill-on_mill_placing-capture = Een molen bij het plaatsen slaat een steen.
rule-mill-on_mill_placing-extra-turn = Een molen bij het plaatsen slaat niets, maar levert een extra zet op.
rule-mill-on_mill_placing-nothing = Een molen bij het plaatsen levert niets op.
rule-mill-on_mill_placing-forbidden = Bij het plaatsen mag geen molen gesloten worden, tenzij elk leeg punt er een maakt.
rule-mill-on_mill_moving = Molen daarna
rule-mill-on_mill_moving-capture = Een molen na het plaatsen slaat een steen.
rule-mill-on_mill_moving-capture-and-extra-turn = Een molen na het plaatsen slaat een steen en levert een extra zet op.
rule-mill-on_mill_moving-nothing = Een molen na het plaatsen levert niets op.
rule-mill-remill = Opnieuw sluiten
rule-mill-remill-free = Een molen mag altijd geopend en weer gesloten worden.
rule-mill-remill-no-immediate-return = Een steen die uit de ene molen recht in een andere is gegaan, mag niet meteen terug.
rule-mill-remill-wait-1 = Een geopende molen mag in de volgende zet niet weer gesloten worden.
rule-mill-remill-wait-2 = Een geopende molen mag in de volgende twee zetten niet weer gesloten worden.
rule-mill-remill-wait-3 = Een geopende molen mag in de volgende drie zetten niet weer gesloten worden.
rule-mill-remill-one-time = Elke lijn telt voor elke kant maar één keer per partij.

## Winning and losing.

rule-mill-win = Winst
rule-mill-win-reduce = Wie de tegenstander te weinig stenen of geen zet meer laat, wint.
rule-mill-win-first-mill = Wie de eerste molen sluit of de tegenstander geen zet meer laat, wint.
rule-mill-win-block-only = Alleen wie de tegenstander geen zet meer laat, wint.
rule-mill-min_stones = Te weinig stenen
rule-mill-min_stones-value = Minder dan { $value } stenen is te weinig.
rule-mill-blocked = Geen zet meer
rule-mill-blocked-loss = Wie niet meer kan zetten, heeft verloren.
rule-mill-blocked-pass = Wie niet kan zetten, past; kan geen van beiden zetten, dan is de partij remise.
rule-mill-blocked-draw = Kan een speler niet zetten, dan is de partij remise.
rule-mill-board_full = Vol bord
rule-mill-board_full-draw = Zijn na het plaatsen alle punten bezet, dan is de partij remise.
rule-mill-board_full-mover-loses = Zijn na het plaatsen alle punten bezet, dan heeft verloren wie aan zet is.
rule-mill-board_full-each-removes-one = Zijn na het plaatsen alle punten bezet, dan slaat elke kant één steen van de tegenstander.
rule-mill-three_v_three = Drie tegen drie
rule-mill-three_v_three-play-on = Met drie stenen tegen drie wordt doorgespeeld.
rule-mill-three_v_three-draw = Drie stenen tegen drie is remise.

## Dice.

rule-mill-dice = Dobbelstenen
rule-mill-dice-none = Er wordt niet gedobbeld.
rule-mill-dice-relocate = Voor elke zet worden drie dobbelstenen gegooid; met een hoge worp mag een steen naar elk leeg punt.
rule-mill-dice-alfonso = Bij het plaatsen worden drie dobbelstenen gegooid; 6-5-4, 6-3-3, 5-2-2 en 4-1-1 brengen drie stenen tegelijk op een lege lijn.
rule-mill-dice_sum = Hoge worp
rule-mill-dice_sum-value = Een worp van { $value } of meer is hoog.

## Draws (tied games). Turns of both sides are counted: $count are half as many each.

rule-mill-repetition = Remise door herhaling
rule-mill-repetition-auto = Komt dezelfde stelling { $count } keer voor, dan is de partij remise.
rule-mill-repetition-claim = Komt dezelfde stelling { $count } keer voor, dan mag wie aan zet is remise claimen.
rule-mill-repetition-off = Remise door herhaling bestaat niet.
rule-mill-no_mill = Remise zonder molen
rule-mill-no_mill-auto = Na { $count } zetten, van beide kanten samen, zonder molen en zonder plaatsen is de partij remise.
rule-mill-no_mill-claim = Na { $count } zetten, van beide kanten samen, zonder molen en zonder plaatsen mag wie aan zet is remise claimen.
rule-mill-no_mill-off = Ook als er lang geen molen komt, gaat de partij door.
rule-mill-no_mill_at_three = Remise zonder molen, met drie stenen
rule-mill-no_mill_at_three-auto = Heeft een kant nog maar drie stenen, dan is de partij remise na { $count } zetten, van beide kanten samen, zonder molen.
rule-mill-no_mill_at_three-claim = Heeft een kant nog maar drie stenen, dan mag remise geclaimd worden na { $count } zetten, van beide kanten samen, zonder molen.
rule-mill-no_mill_at_three-off = Heeft een kant nog maar drie stenen, dan geldt hetzelfde.

## Who begins.

rule-mill-first = Wie begint
rule-mill-first-white = Wit begint.
rule-mill-first-black = Zwart begint.
rule-mill-first-lot = De spelers spreken af wie begint, of het lot beslist.
rule-mill-colours = Kleuren
rule-mill-colours-lot = Om de kleuren wordt geloot.
rule-mill-colours-choose = De spelers kiezen hun kleur.
rule-mill-rematch = Volgende partij
rule-mill-rematch-alternate = In de volgende partij begint de ander.
rule-mill-rematch-winner-starts = In de volgende partij begint de winnaar.
rule-mill-rematch-loser-starts = In de volgende partij begint de verliezer.
rule-mill-rematch-same = In de volgende partij begint dezelfde speler.
