### How games end: results, and the reasons that records, tables and pages share.
### "Draw" is a tied game, never drawing a picture or pulling something.

## Why a game ended. Each stands after a result and a colon ("White wins: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = de andere kant heeft te weinig stenen voor een molen
reason-captured = alle stukken geslagen
reason-given-away = alle stukken weggegeven
reason-blocked = geen zet meer mogelijk
reason-blocked-loser = de andere kant kan niet meer zetten
reason-blocked-winner = geen zet meer mogelijk, en dat wint hier
reason-both-blocked = geen van beide kan nog zetten
reason-first-mill = de eerste molen
reason-trapped = ingesloten, geen uitweg meer
reason-escaped = ontsnapt
reason-board-full = het bord is vol
reason-three-vs-three = drie stenen tegen drie
reason-agreement = in onderling overleg
reason-repetition = steeds weer dezelfde stelling
reason-no-mill = te lang geen molen
reason-no-progress = te lang niet geslagen en geen schijf gezet
reason-resignation = opgegeven
reason-time = tijd om
reason-abandoned = de andere kant is weggegaan
reason-aborted = afgelast
reason-stopped = afgebroken, omdat er geen eind aan kwam
reason-solved = het doel is bereikt
reason-stuck = geen sprong meer mogelijk
reason-given-up = opgegeven

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] De wolf wint
        [sheep] De schapen winnen
        [quarry] Het wild wint
        [fox] De vos wint
        [hunters] De jagers winnen
       *[other] { $winner } wint
    }: { $reason }.
end-draw = Remise: { $reason }.
end-solved = Opgelost: { $reason }.
end-unsolved = Niet opgelost: { $reason }.
end-open = Geen uitslag: { $reason }.

## Ends that the players or the clock bring about, as whole sentences: "Ben gives up. Anna wins."

end-wins =
    { $side ->
        [wolf] De wolf wint.
        [sheep] De schapen winnen.
        [quarry] Het wild wint.
        [fox] De vos wint.
        [hunters] De jagers winnen.
       *[other] { $player } wint.
    }
end-gives-up =
    { $side ->
        [wolf] De wolf geeft op.
        [sheep] De schapen geven op.
        [quarry] Het wild geeft op.
        [fox] De vos geeft op.
        [hunters] De jagers geven op.
       *[other] { $player } geeft op.
    }
end-out-of-time =
    { $side ->
        [wolf] De wolf heeft geen tijd meer.
        [sheep] De schapen hebben geen tijd meer.
        [quarry] Het wild heeft geen tijd meer.
        [fox] De vos heeft geen tijd meer.
        [hunters] De jagers hebben geen tijd meer.
       *[other] { $player } heeft geen tijd meer.
    }
end-got-away =
    { $side ->
        [fox] De vos is ontsnapt.
        [quarry] Het wild is ontsnapt.
       *[other] De wolf is ontsnapt.
    }
end-agreed = Remise: beide kanten zijn het eens.

## Results in a word, for tables.

result-1-0 = Wit heeft gewonnen
result-0-1 = Zwart heeft gewonnen
result-draw = remise
result-solved = opgelost
result-unsolved = niet opgelost
result-open = open

## The sides. In the hunts they go by what they are.

side-white = Wit
side-black = Zwart
side-wolf = de wolf
side-sheep = de schapen
side-quarry = het wild
side-fox = de vos
side-hunters = de jagers
