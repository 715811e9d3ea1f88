### The rules of draughts, the hunts and peg solitaire, field by field, as in rules-mill.ftl:
### "rule-GAME-FIELD" is a heading, each further key an answer as a whole sentence.

## Draughts: men and kings.

rule-draughts-man_back_capture = Achteruit slaan
rule-draughts-man_back_capture-yes = Schijven slaan ook achteruit.
rule-draughts-man_back_capture-no = Schijven slaan alleen vooruit.
rule-draughts-king = Dam
rule-draughts-king-short = De dam gaat één veld per keer, vooruit en achteruit.
rule-draughts-king-flying = De dam gaat zo ver hij wil over lege velden.
rule-draughts-king_landing = Neerkomen
rule-draughts-king_landing-behind = De dam komt direct achter het geslagen stuk neer.
rule-draughts-king_landing-any = De dam komt neer op een leeg veld naar keuze achter het geslagen stuk.
rule-draughts-crowning = Promotie tijdens het slaan
rule-draughts-crowning-stop = Een schijf die al slaand de overkant haalt, wordt dam, en de zet is uit.
rule-draughts-crowning-pass = Een schijf die al slaand alleen langs de overkant komt, slaat als schijf verder; dam wordt hij alleen als hij daar blijft staan.
rule-draughts-crowning-continue = Een schijf die al slaand de overkant haalt, wordt meteen dam en slaat als dam verder.

## Draughts: capturing.

rule-draughts-lift = Geslagen stukken weghalen
rule-draughts-lift-end = Geslagen stukken gaan pas na de hele slag van het bord; je springt nooit twee keer over hetzelfde stuk.
rule-draughts-lift-immediate = Geslagen stukken gaan meteen van het bord, zodat hun velden voor de rest van de slag vrij zijn.
rule-draughts-precedence = Keuze bij het slaan
rule-draughts-precedence-none = Kun je op meer manieren slaan, dan ben je vrij te kiezen.
rule-draughts-precedence-quantity = Meerslag gaat voor: je moet de meeste stukken slaan.
rule-draughts-precedence-king = Damslag gaat voor: kan een dam slaan, dan gaat hij voor een schijf.
rule-draughts-precedence-quantity-kings = Je moet de meeste stukken slaan, en bij een gelijk aantal de meeste dammen.
rule-draughts-precedence-quantity-king-kings-order = Je moet de meeste stukken slaan; bij een gelijk aantal slaat eerst de dam, dan tellen de meeste dammen, dan dammen zo vroeg mogelijk.
rule-draughts-man_may_take_king = Schijf slaat dam
rule-draughts-man_may_take_king-yes = Een schijf mag een dam slaan.
rule-draughts-man_may_take_king-no = Een schijf mag geen dam slaan.
rule-draughts-must_complete_chain = Doorslaan
rule-draughts-must_complete_chain-yes = Zolang er nog een sprong mogelijk is, moet je doorslaan.
rule-draughts-must_complete_chain-no = Na elke sprong mag je ophouden.
rule-draughts-huff = Blazen
rule-draughts-huff-off = Slaan is verplicht; er wordt niet geblazen (een stuk dat niet sloeg, wordt niet weggenomen).
rule-draughts-huff-forward = Zet iemand vooruit in plaats van te slaan, dan mag de tegenstander een stuk blazen dat had kunnen slaan.
rule-draughts-huff-piece = Wordt er niet geslagen terwijl het kan, dan mag de tegenstander een stuk blazen dat had kunnen slaan.
rule-draughts-huff-any = Wordt er niet geslagen terwijl het kan, dan mag de tegenstander een stuk naar keuze blazen.

## Draughts: winning, drawing (tied games) and beginning. Turns of both sides are counted.

rule-draughts-losing = Doel
rule-draughts-losing-yes = Wie het eerst al zijn stukken kwijt is, wint.
rule-draughts-losing-no = Wie het eerst al zijn stukken kwijt is, verliest.
rule-draughts-blocked = Geen zet meer
rule-draughts-blocked-loses = Wie niet meer kan zetten, heeft verloren.
rule-draughts-blocked-wins = Wie niet meer kan zetten, heeft gewonnen.
rule-draughts-repetition = Remise door herhaling
rule-draughts-repetition-auto = Komt dezelfde stelling { $count } keer voor, dan is de partij remise.
rule-draughts-repetition-claim = Komt dezelfde stelling { $count } keer voor, dan mag wie aan zet is remise claimen.
rule-draughts-repetition-off = Remise door herhaling bestaat niet.
rule-draughts-no_progress = Remise zonder vooruitgang
rule-draughts-no_progress-auto = Na { $count } zetten, van beide kanten samen, zonder slag en zonder zet van een schijf is de partij remise.
rule-draughts-no_progress-claim = Na { $count } zetten, van beide kanten samen, zonder slag en zonder zet van een schijf mag wie aan zet is remise claimen.
rule-draughts-no_progress-off = Ook als er lang niet geslagen wordt, gaat de partij door.
rule-draughts-first = Wie begint
rule-draughts-first-white = Wit begint.
rule-draughts-first-black = Zwart begint.

## Draughts: the board and how its squares are written. The player who begins looks at it.

rule-draughts-mirrored_board = Bord
rule-draughts-mirrored_board-yes = Elke speler heeft rechts een donker hoekveld.
rule-draughts-mirrored_board-no = Elke speler heeft links een donker hoekveld.
rule-draughts-numbering = Notatie
rule-draughts-numbering-A0 = Velden heten naar letter en cijfer, met a1 links bij Wit.
rule-draughts-numbering-N0 = Velden zijn genummerd vanaf linksonder, gezien door wie begint.
rule-draughts-numbering-N1 = Velden zijn genummerd vanaf rechtsonder, gezien door wie begint.
rule-draughts-numbering-N2 = Velden zijn genummerd vanaf linksboven, gezien door wie begint.
rule-draughts-numbering-N3 = Velden zijn genummerd vanaf rechtsboven, gezien door wie begint.

## Wolf and Sheep.

rule-wolf-first = Wie begint
rule-wolf-first-wolf = De wolf komt op het bord en zet als eerste.
rule-wolf-first-sheep = De wolf komt op het bord, daarna zetten de schapen als eerste.

## Battue, the hunt on the mill board. "Quarry" is the hunted animal.

rule-battue-hunters = Jagers
rule-battue-hunters-value = Er zijn { $value } jagers.
rule-battue-quarry_hop = Springen
rule-battue-quarry_hop-no = Wild en jagers schuiven één punt verder langs de lijnen.
rule-battue-quarry_hop-hop = Het wild mag ook over een jager naast zich springen; de jager blijft staan.
rule-battue-quarry_hop-take = Het wild mag ook over een jager naast zich springen en slaat hem.
rule-battue-limit = Einde van de jacht
rule-battue-limit-value = Na { $value } zetten van de jagers wordt de jacht afgebroken.

## Peg solitaire. A peg may also be a marble.

rule-pegs-layout = Bord
rule-pegs-layout-english = Het bord is het Engelse kruis met 33 gaten.
rule-pegs-layout-european = Het bord is het Europese met 37 gaten.
rule-pegs-layout-triangle = Het bord is de driehoek met 15 gaten.
rule-pegs-vacancy = Leeg gat
rule-pegs-vacancy-value = In het begin staat er in elk gat behalve { $value } een pion.
rule-pegs-goal = Doel
rule-pegs-goal-anywhere = Er moet één pion overblijven, waar dan ook.
rule-pegs-goal-value = Alleen hier moeten pionnen overblijven: { $value }.
