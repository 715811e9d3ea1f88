### How games end: results, and the reasons that records, tables and pages share.
### "Draw" is a tied game, never drawing a picture or pulling something.

## Why a game ended. Each stands after a result and a colon ("White wins: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = den andre siden har for få brikker til en mølle
reason-captured = alle brikker slått
reason-given-away = alle brikker gitt bort
reason-blocked = ingen trekk igjen
reason-blocked-loser = den andre siden har ingen trekk igjen
reason-blocked-winner = ingen trekk igjen, og det vinner her
reason-both-blocked = ingen av sidene har trekk igjen
reason-first-mill = den første møllen
reason-trapped = omringet, ingen utvei
reason-escaped = slapp unna
reason-board-full = brettet er fullt
reason-three-vs-three = tre brikker mot tre
reason-agreement = etter avtale
reason-repetition = samme stilling om og om igjen
reason-no-mill = for lenge uten mølle
reason-no-progress = for lenge uten slag eller trekk med en vanlig brikke
reason-resignation = oppgitt
reason-time = tiden er ute
reason-abandoned = den andre siden forlot partiet
reason-aborted = avlyst
reason-stopped = avbrutt, fordi partiet aldri tok slutt
reason-solved = målet er nådd
reason-stuck = ingen hopp igjen
reason-given-up = oppgitt

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Ulven vinner
        [sheep] Sauene vinner
        [quarry] Viltet vinner
        [fox] Reven vinner
        [hunters] Jegerne vinner
       *[other] { $winner } vinner
    }: { $reason }.
end-draw = Uavgjort: { $reason }.
end-solved = Løst: { $reason }.
end-unsolved = Ikke løst: { $reason }.
end-open = Uten resultat: { $reason }.

## Ends that the players or the clock bring about, as whole sentences: "Ben gives up. Anna wins."

end-wins =
    { $side ->
        [wolf] Ulven vinner.
        [sheep] Sauene vinner.
        [quarry] Viltet vinner.
        [fox] Reven vinner.
        [hunters] Jegerne vinner.
       *[other] { $player } vinner.
    }
end-gives-up =
    { $side ->
        [wolf] Ulven gir opp.
        [sheep] Sauene gir opp.
        [quarry] Viltet gir opp.
        [fox] Reven gir opp.
        [hunters] Jegerne gir opp.
       *[other] { $player } gir opp.
    }
end-out-of-time =
    { $side ->
        [wolf] Ulven har ikke mer tid.
        [sheep] Sauene har ikke mer tid.
        [quarry] Viltet har ikke mer tid.
        [fox] Reven har ikke mer tid.
        [hunters] Jegerne har ikke mer tid.
       *[other] { $player } har ikke mer tid.
    }
end-got-away =
    { $side ->
        [fox] Reven har sluppet unna.
        [quarry] Viltet har sluppet unna.
       *[other] Ulven har sluppet unna.
    }
end-agreed = Uavgjort: begge sider er enige om det.

## Results in a word, for tables.

result-1-0 = Hvit vant
result-0-1 = Svart vant
result-draw = uavgjort
result-solved = løst
result-unsolved = ikke løst
result-open = åpent

## The sides. In the hunts they go by what they are.

side-white = Hvit
side-black = Svart
side-wolf = ulven
side-sheep = sauene
side-quarry = viltet
side-fox = reven
side-hunters = jegerne
