### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Tah" is what one player does at a time, "remíza" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Požádat o vrácení tahu
consent-asks =
    { $side ->
        [wolf] Vlk žádá o vrácení posledního tahu.
        [sheep] Ovce žádají o vrácení posledního tahu.
        [quarry] Kořist žádá o vrácení posledního tahu.
        [fox] Liška žádá o vrácení posledního tahu.
        [hunters] Lovci žádají o vrácení posledního tahu.
       *[other] { $player } žádá o vrácení posledního tahu.
    }
consent-allow = Povolit
consent-deny = Ne
consent-allowed = Tah je vrácen.
consent-denied =
    { $side ->
        [wolf] Vlk s vrácením nesouhlasí.
        [sheep] Ovce s vrácením nesouhlasí.
        [quarry] Kořist s vrácením nesouhlasí.
        [fox] Liška s vrácením nesouhlasí.
        [hunters] Lovci s vrácením nesouhlasí.
       *[other] { $player } s vrácením nesouhlasí.
    }
consent-offer-later = Tatáž strana ji může nabídnout znovu po třech dalších vlastních tazích.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Odvolat partii
consent-abandon = Druhá strana je pryč: vzít si výhru
# Whether the other player has the game open at the moment.
consent-here = Druhá strana je tady.
consent-away = Druhá strana tu není.
consent-watch = Nechat ostatní dívat se
consent-watch-lead = Kdo má tento odkaz, partii vidí, ale hrát nemůže.
consent-watch-link = Odkaz pro diváky

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: reklamace remízy v pozici na desce.
claim-with-turn = { $player }: reklamace remízy s tahem { $turn }, ohlášeným, ale nezahraným.

## What is refused.

error-ask-nobody = Tady není koho žádat.
error-ask-pending = Jedna žádost už čeká; nejdřív odpověď.
error-ask-none = O vrácení nikdo nežádá.
error-again-too-soon = Taková žádost už padla před pár tahy. Nejdřív chvíli hraj dál.
error-undo-unasked = Než se něco vrátí, musí se požádat druhá strana.
error-away-clock = Tady rozhodují hodiny.
error-away-not-yet = Druhá strana ještě není pryč dost dlouho.
error-bad-proof = Reklamace neodpovídá svému důkazu.
error-too-many-requests = To bylo moc najednou. Počkej prosím chvilku.
