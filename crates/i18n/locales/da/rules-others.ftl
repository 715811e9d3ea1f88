### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Slå baglæns
rule-draughts-man_back_capture-yes = Almindelige brikker slår også baglæns.
rule-draughts-man_back_capture-no = Almindelige brikker slår kun fremad.
rule-draughts-king = Dammer
rule-draughts-king-short = En dam går ét felt ad gangen, frem og tilbage.
rule-draughts-king-flying = En dam går så langt, den vil, over tomme felter.
rule-draughts-king_landing = Landing
rule-draughts-king_landing-behind = En dam lander lige bag den brik, den slår.
rule-draughts-king_landing-any = En dam lander på et hvilket som helst tomt felt bag den brik, den slår.
rule-draughts-crowning = Dam under et slag
rule-draughts-crowning-stop = En brik, der når den bageste række under et slag, bliver dam, og trækket er slut.
rule-draughts-crowning-pass = En brik, der passerer den bageste række under et slag, slår videre som almindelig brik; den bliver kun dam, hvis den ender der.
rule-draughts-crowning-continue = En brik, der når den bageste række under et slag, bliver straks dam og slår videre som dam.

## Draughts: capturing.

rule-draughts-lift = Fjerne det slåede
rule-draughts-lift-end = Slåede brikker forlader brættet efter hele slaget; ingen springes over to gange.
rule-draughts-lift-immediate = Slåede brikker forlader brættet med det samme, så deres felter er fri i resten af slaget.
rule-draughts-precedence = Valg af slag
rule-draughts-precedence-none = Kan man slå på flere måder, vælger man frit.
rule-draughts-precedence-quantity = Man skal slå flest mulige brikker.
rule-draughts-precedence-king = Kan en dam slå, skal den slå før en almindelig brik.
rule-draughts-precedence-quantity-kings = Man skal slå flest mulige brikker, og ved samme antal flest dammer.
rule-draughts-precedence-quantity-king-kings-order = Man skal slå flest mulige brikker; ved samme antal slår dammen først, så gælder flest dammer, så dammer så tidligt som muligt.
rule-draughts-man_may_take_king = Brik slår dam
rule-draughts-man_may_take_king-yes = En almindelig brik må slå en dam.
rule-draughts-man_may_take_king-no = En almindelig brik må ikke slå en dam.
rule-draughts-must_complete_chain = Slå videre
rule-draughts-must_complete_chain-yes = Man skal slå videre, så længe der er et spring til.
rule-draughts-must_complete_chain-no = Man må holde op efter et hvilket som helst spring.
rule-draughts-huff = Blæse
rule-draughts-huff-off = Der er slagtvang; der blæses ikke (ingen brik fjernes, fordi den ikke slog).
rule-draughts-huff-forward = Går en spiller fremad i stedet for at slå, må modstanderen blæse en brik, der kunne have slået.
rule-draughts-huff-piece = Undlader en spiller at slå, må modstanderen blæse en brik, der kunne have slået.
rule-draughts-huff-any = Undlader en spiller at slå, må modstanderen blæse en hvilken som helst brik.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Mål
rule-draughts-losing-yes = Den, der først mister alle brikker, vinder.
rule-draughts-losing-no = Den, der først mister alle brikker, taber.
rule-draughts-blocked = Intet træk tilbage
rule-draughts-blocked-loses = Den, der ikke kan trække, har tabt.
rule-draughts-blocked-wins = Den, der ikke kan trække, har vundet.
rule-draughts-repetition = Remis ved gentagelse
rule-draughts-repetition-auto = Partiet er uafgjort, så snart den samme stilling har været der { $count } gange.
rule-draughts-repetition-claim = Når den samme stilling har været der { $count } gange, må siden i trækket kræve remis.
rule-draughts-repetition-off = Der er ingen remis ved gentagelse.
rule-draughts-no_progress = Remis uden fremskridt
rule-draughts-no_progress-auto = Partiet er uafgjort efter { $count } træk, begge sider tilsammen, uden slag eller træk med en almindelig brik.
rule-draughts-no_progress-claim = Efter { $count } træk, begge sider tilsammen, uden slag eller træk med en almindelig brik må siden i trækket kræve remis.
rule-draughts-no_progress-off = Der er ingen remis, fordi der længe ikke slås.
rule-draughts-first = Hvem begynder
rule-draughts-first-white = Hvid begynder.
rule-draughts-first-black = Sort begynder.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Bræt
rule-draughts-mirrored_board-yes = Hver spiller har et mørkt hjørnefelt til højre.
rule-draughts-mirrored_board-no = Hver spiller har et mørkt hjørnefelt til venstre.
rule-draughts-numbering = Notation
rule-draughts-numbering-A0 = Felterne skrives med bogstav og tal, a1 til venstre for Hvid.
rule-draughts-numbering-N0 = Felterne er nummereret fra nederst til venstre, set af den, der begynder.
rule-draughts-numbering-N1 = Felterne er nummereret fra nederst til højre, set af den, der begynder.
rule-draughts-numbering-N2 = Felterne er nummereret fra øverst til venstre, set af den, der begynder.
rule-draughts-numbering-N3 = Felterne er nummereret fra øverst til højre, set af den, der begynder.

## Wolf and Sheep.

rule-wolf-first = Hvem begynder
rule-wolf-first-wolf = Ulven sættes på brættet og trækker først.
rule-wolf-first-sheep = Ulven sættes på brættet, så trækker fårene først.

## Battue, the hunt on the mill board. "Quarry" is the hunted animal.

rule-battue-hunters = Jægere
rule-battue-hunters-value = Der er { $value } jægere.
rule-battue-quarry_hop = Hoppe
rule-battue-quarry_hop-no = Vildt og jægere går ét skridt langs linjerne.
rule-battue-quarry_hop-hop = Vildtet må også hoppe over en jæger ved siden af sig; jægeren bliver stående.
rule-battue-quarry_hop-take = Vildtet må også hoppe over en jæger ved siden af sig og tager den.
rule-battue-limit = Jagtens slutning
rule-battue-limit-value = Efter { $value } træk af jægerne afbrydes jagten.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Bræt
rule-pegs-layout-english = Brættet er det engelske kors med 33 huller.
rule-pegs-layout-european = Brættet er det europæiske med 37 huller.
rule-pegs-layout-triangle = Brættet er trekanten med 15 huller.
rule-pegs-vacancy = Tomt hul
rule-pegs-vacancy-value = I begyndelsen sidder der en pind i hvert hul undtagen { $value }.
rule-pegs-goal = Mål
rule-pegs-goal-anywhere = Der skal være én pind tilbage, hvor som helst.
rule-pegs-goal-value = Kun her skal der være pinde tilbage: { $value }.
