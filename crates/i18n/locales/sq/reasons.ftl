### How games end: results, and the reasons that records, tables and pages share.
### "Barazim" is a tied game.

## Why a game ended. Each stands after a result and a colon ("I bardhi fiton: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = palës tjetër i mbetën tepër pak kokrra për një rend
reason-captured = u morën të gjitha figurat
reason-given-away = u dhanë të gjitha figurat
reason-blocked = s’ka më lëvizje
reason-blocked-loser = pala tjetër s’ka më lëvizje
reason-blocked-winner = s’ka më lëvizje, dhe kjo këtu fiton
reason-both-blocked = asnjëra palë s’ka më lëvizje
reason-first-mill = rendi i parë
reason-trapped = rrethim i plotë, pa rrugëdalje
reason-escaped = shpëtoi
reason-board-full = fusha është plot
reason-three-vs-three = tri kokrra kundër tri
reason-agreement = marrëveshje
reason-repetition = i njëjti pozicion vazhdimisht
reason-no-mill = tepër gjatë pa rend
reason-no-progress = tepër gjatë pa marrje dhe pa lëvizje guri
reason-resignation = dorëzim
reason-time = mbaroi koha
reason-abandoned = pala tjetër e la lojën
reason-aborted = u anulua
reason-stopped = u ndërpre, se loja s’kishte të sosur
reason-solved = qëllimi u arrit
reason-stuck = s’ka më kërcim
reason-given-up = heqje dorë

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Ujku fiton
        [sheep] Delet fitojnë
        [quarry] Gjahu fiton
        [fox] Dhelpra fiton
        [hunters] Gjuetarët fitojnë
       *[other] { $winner } fiton
    }: { $reason }.
end-draw = Barazim: { $reason }.
end-solved = U zgjidh: { $reason }.
end-unsolved = Nuk u zgjidh: { $reason }.
end-open = Pa rezultat: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [wolf] Ujku fiton.
        [sheep] Delet fitojnë.
        [quarry] Gjahu fiton.
        [fox] Dhelpra fiton.
        [hunters] Gjuetarët fitojnë.
       *[other] { $player } fiton.
    }
end-gives-up =
    { $side ->
        [wolf] Ujku dorëzohet.
        [sheep] Delet dorëzohen.
        [quarry] Gjahu dorëzohet.
        [fox] Dhelpra dorëzohet.
        [hunters] Gjuetarët dorëzohen.
       *[other] { $player } dorëzohet.
    }
end-out-of-time =
    { $side ->
        [wolf] Ujku s’ka më kohë.
        [sheep] Delet s’kanë më kohë.
        [quarry] Gjahu s’ka më kohë.
        [fox] Dhelpra s’ka më kohë.
        [hunters] Gjuetarët s’kanë më kohë.
       *[other] { $player } s’ka më kohë.
    }
end-got-away =
    { $side ->
        [fox] Dhelpra shpëtoi.
        [quarry] Gjahu shpëtoi.
       *[other] Ujku shpëtoi.
    }
end-agreed = Barazim: të dyja palët pajtohen.

## Results in a word, for tables.

result-1-0 = fitoi i bardhi
result-0-1 = fitoi i ziu
result-draw = barazim
result-solved = u zgjidh
result-unsolved = nuk u zgjidh
result-open = e hapur

## The sides. In the hunts they go by what they are.

side-white = I bardhi
side-black = I ziu
side-wolf = ujku
side-sheep = delet
side-quarry = gjahu
side-fox = dhelpra
side-hunters = gjuetarët
