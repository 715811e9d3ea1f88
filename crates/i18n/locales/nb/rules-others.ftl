### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Slå bakover
rule-draughts-man_back_capture-yes = Vanlige brikker slår også bakover.
rule-draughts-man_back_capture-no = Vanlige brikker slår bare framover.
rule-draughts-king = Dammer
rule-draughts-king-short = En dam går ett felt om gangen, framover og bakover.
rule-draughts-king-flying = En dam går så langt den vil over tomme felt.
rule-draughts-king_landing = Landing
rule-draughts-king_landing-behind = En dam lander rett bak brikken den slår.
rule-draughts-king_landing-any = En dam lander på hvilket som helst tomt felt bak brikken den slår.
rule-draughts-crowning = Dam under et slag
rule-draughts-crowning-stop = En brikke som når den bakerste raden under et slag, blir dam, og trekket er slutt.
rule-draughts-crowning-pass = En brikke som passerer den bakerste raden under et slag, slår videre som vanlig brikke; den blir dam bare hvis den ender der.
rule-draughts-crowning-continue = En brikke som når den bakerste raden under et slag, blir dam med en gang og slår videre som dam.

## Draughts: capturing.

rule-draughts-lift = Fjerne det slåtte
rule-draughts-lift-end = Slåtte brikker forlater brettet etter hele slaget; ingen hoppes over to ganger.
rule-draughts-lift-immediate = Slåtte brikker forlater brettet med en gang, slik at feltene deres er frie i resten av slaget.
rule-draughts-precedence = Valg av slag
rule-draughts-precedence-none = Kan man slå på flere måter, velger man fritt.
rule-draughts-precedence-quantity = Man må slå flest mulig brikker.
rule-draughts-precedence-king = Kan en dam slå, må den slå før en vanlig brikke.
rule-draughts-precedence-quantity-kings = Man må slå flest mulig brikker, og ved likt antall flest dammer.
rule-draughts-precedence-quantity-king-kings-order = Man må slå flest mulig brikker; ved likt antall slår dammen først, så gjelder flest dammer, så dammer så tidlig som mulig.
rule-draughts-man_may_take_king = Brikke slår dam
rule-draughts-man_may_take_king-yes = En vanlig brikke kan slå en dam.
rule-draughts-man_may_take_king-no = En vanlig brikke kan ikke slå en dam.
rule-draughts-must_complete_chain = Slå videre
rule-draughts-must_complete_chain-yes = Man må slå videre så lenge det finnes et hopp til.
rule-draughts-must_complete_chain-no = Man kan stoppe etter hvilket som helst hopp.
rule-draughts-huff = Blåse
rule-draughts-huff-off = Det er slagtvang; ingen brikke blåses (tas bort fordi den ikke slo).
rule-draughts-huff-forward = Går en spiller framover i stedet for å slå, kan motstanderen blåse en brikke som kunne ha slått.
rule-draughts-huff-piece = Lar en spiller være å slå, kan motstanderen blåse en brikke som kunne ha slått.
rule-draughts-huff-any = Lar en spiller være å slå, kan motstanderen blåse hvilken som helst brikke.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Mål
rule-draughts-losing-yes = Den som først mister alle brikkene, vinner.
rule-draughts-losing-no = Den som først mister alle brikkene, taper.
rule-draughts-blocked = Ingen trekk igjen
rule-draughts-blocked-loses = Den som ikke kan flytte, har tapt.
rule-draughts-blocked-wins = Den som ikke kan flytte, har vunnet.
rule-draughts-repetition = Remis ved gjentakelse
rule-draughts-repetition-auto = Partiet er uavgjort så snart samme stilling har forekommet { $count } ganger.
rule-draughts-repetition-claim = Når samme stilling har forekommet { $count } ganger, kan siden i trekket kreve remis.
rule-draughts-repetition-off = Det finnes ingen remis ved gjentakelse.
rule-draughts-no_progress = Remis uten framgang
rule-draughts-no_progress-auto = Partiet er uavgjort etter { $count } trekk, begge sider til sammen, uten slag eller trekk med en vanlig brikke.
rule-draughts-no_progress-claim = Etter { $count } trekk, begge sider til sammen, uten slag eller trekk med en vanlig brikke kan siden i trekket kreve remis.
rule-draughts-no_progress-off = Det finnes ingen remis fordi det lenge ikke slås.
rule-draughts-first = Hvem begynner
rule-draughts-first-white = Hvit begynner.
rule-draughts-first-black = Svart begynner.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Brett
rule-draughts-mirrored_board-yes = Hver spiller har et mørkt hjørnefelt til høyre.
rule-draughts-mirrored_board-no = Hver spiller har et mørkt hjørnefelt til venstre.
rule-draughts-numbering = Notasjon
rule-draughts-numbering-A0 = Feltene skrives med bokstav og tall, a1 til venstre for Hvit.
rule-draughts-numbering-N0 = Feltene er nummerert fra nederst til venstre, sett av den som begynner.
rule-draughts-numbering-N1 = Feltene er nummerert fra nederst til høyre, sett av den som begynner.
rule-draughts-numbering-N2 = Feltene er nummerert fra øverst til venstre, sett av den som begynner.
rule-draughts-numbering-N3 = Feltene er nummerert fra øverst til høyre, sett av den som begynner.

## Wolf and Sheep.

rule-wolf-first = Hvem begynner
rule-wolf-first-wolf = Ulven settes på brettet og trekker først.
rule-wolf-first-sheep = Ulven settes på brettet, så trekker sauene først.

## Battue, the hunt on the mill board. "Quarry" is the hunted animal.

rule-battue-hunters = Jegere
rule-battue-hunters-value = Det er { $value } jegere.
rule-battue-quarry_hop = Hoppe
rule-battue-quarry_hop-no = Vilt og jegere går ett steg langs linjene.
rule-battue-quarry_hop-hop = Viltet kan også hoppe over en jeger ved siden av seg; jegeren blir stående.
rule-battue-quarry_hop-take = Viltet kan også hoppe over en jeger ved siden av seg og tar den.
rule-battue-limit = Slutten på jakten
rule-battue-limit-value = Etter { $value } trekk av jegerne avbrytes jakten.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Brett
rule-pegs-layout-english = Brettet er det engelske korset med 33 hull.
rule-pegs-layout-european = Brettet er det europeiske med 37 hull.
rule-pegs-layout-triangle = Brettet er trekanten med 15 hull.
rule-pegs-vacancy = Tomt hull
rule-pegs-vacancy-value = I begynnelsen står det en pinne i hvert hull unntatt { $value }.
rule-pegs-goal = Mål
rule-pegs-goal-anywhere = Én pinne skal bli igjen, hvor som helst.
rule-pegs-goal-value = Bare her skal det bli igjen pinner: { $value }.
