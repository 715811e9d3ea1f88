### How games end: results, and the reasons that records, tables and pages share.
### "Draw" is a tied game, never drawing a picture or pulling something.

## Why a game ended. Each stands after a result and a colon ("White wins: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = den anden side har for få brikker til en mølle
reason-captured = alle brikker slået
reason-given-away = alle brikker givet væk
reason-blocked = intet træk tilbage
reason-blocked-loser = den anden side har intet træk tilbage
reason-blocked-winner = intet træk tilbage, og det vinder her
reason-both-blocked = ingen af siderne har et træk tilbage
reason-first-mill = den første mølle
reason-trapped = omringet, ingen udvej
reason-escaped = sluppet væk
reason-board-full = brættet er fuldt
reason-three-vs-three = tre brikker mod tre
reason-agreement = efter aftale
reason-repetition = den samme stilling igen og igen
reason-no-mill = for længe uden mølle
reason-no-progress = for længe uden slag eller træk med en almindelig brik
reason-resignation = opgivet
reason-time = tiden er gået
reason-abandoned = den anden side forlod partiet
reason-aborted = aflyst
reason-stopped = afbrudt, fordi partiet ingen ende tog
reason-solved = målet er nået
reason-stuck = intet spring tilbage
reason-given-up = opgivet

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Ulven vinder
        [sheep] Fårene vinder
        [quarry] Vildtet vinder
        [fox] Ræven vinder
        [hunters] Jægerne vinder
       *[other] { $winner } vinder
    }: { $reason }.
end-draw = Uafgjort: { $reason }.
end-solved = Løst: { $reason }.
end-unsolved = Ikke løst: { $reason }.
end-open = Intet resultat: { $reason }.

## Ends that the players or the clock bring about, as whole sentences: "Ben gives up. Anna wins."

end-wins =
    { $side ->
        [wolf] Ulven vinder.
        [sheep] Fårene vinder.
        [quarry] Vildtet vinder.
        [fox] Ræven vinder.
        [hunters] Jægerne vinder.
       *[other] { $player } vinder.
    }
end-gives-up =
    { $side ->
        [wolf] Ulven giver op.
        [sheep] Fårene giver op.
        [quarry] Vildtet giver op.
        [fox] Ræven giver op.
        [hunters] Jægerne giver op.
       *[other] { $player } giver op.
    }
end-out-of-time =
    { $side ->
        [wolf] Ulven har ikke mere tid.
        [sheep] Fårene har ikke mere tid.
        [quarry] Vildtet har ikke mere tid.
        [fox] Ræven har ikke mere tid.
        [hunters] Jægerne har ikke mere tid.
       *[other] { $player } har ikke mere tid.
    }
end-got-away =
    { $side ->
        [fox] Ræven er sluppet væk.
        [quarry] Vildtet er sluppet væk.
       *[other] Ulven er sluppet væk.
    }
end-agreed = Uafgjort: begge sider er enige om det.

## Results in a word, for tables.

result-1-0 = Hvid vandt
result-0-1 = Sort vandt
result-draw = uafgjort
result-solved = løst
result-unsolved = ikke løst
result-open = åbent

## The sides. In the hunts they go by what they are.

side-white = Hvid
side-black = Sort
side-wolf = ulven
side-sheep = fårene
side-quarry = vildtet
side-fox = ræven
side-hunters = jægerne
