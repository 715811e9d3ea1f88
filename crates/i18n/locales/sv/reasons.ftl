### How games end: results, and the reasons that records, tables and pages share.
### "Draw" is a tied game, never drawing a picture or pulling something.

## Why a game ended. Each stands after a result and a colon ("White wins: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = den andra sidan har för få pjäser för en kvarn
reason-captured = alla pjäser slagna
reason-given-away = alla pjäser bortgivna
reason-blocked = inget drag kvar
reason-blocked-loser = den andra sidan har inget drag kvar
reason-blocked-winner = inget drag kvar, och det vinner här
reason-both-blocked = ingen av sidorna har något drag kvar
reason-first-mill = den första kvarnen
reason-trapped = fast, utan utväg
reason-escaped = kom undan
reason-board-full = brädet är fullt
reason-three-vs-three = tre pjäser mot tre
reason-agreement = överenskommelse
reason-repetition = samma ställning gång på gång
reason-no-mill = för länge utan kvarn
reason-no-progress = för länge utan slag eller drag med en bricka
reason-resignation = uppgivet
reason-time = tiden ute
reason-abandoned = den andra sidan lämnade partiet
reason-aborted = inställt
reason-stopped = avbrutet, för att partiet aldrig tog slut
reason-solved = målet är nått
reason-stuck = inget hopp kvar
reason-given-up = uppgivet

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Vargen vinner
        [sheep] Fåren vinner
        [quarry] Villebrådet vinner
        [fox] Räven vinner
        [hunters] Jägarna vinner
       *[other] { $winner } vinner
    }: { $reason }.
end-draw = Remi: { $reason }.
end-solved = Löst: { $reason }.
end-unsolved = Inte löst: { $reason }.
end-open = Inget resultat: { $reason }.

## Ends that the players or the clock bring about, as whole sentences: "Ben gives up. Anna wins."

end-wins =
    { $side ->
        [wolf] Vargen vinner.
        [sheep] Fåren vinner.
        [quarry] Villebrådet vinner.
        [fox] Räven vinner.
        [hunters] Jägarna vinner.
       *[other] { $player } vinner.
    }
end-gives-up =
    { $side ->
        [wolf] Vargen ger upp.
        [sheep] Fåren ger upp.
        [quarry] Villebrådet ger upp.
        [fox] Räven ger upp.
        [hunters] Jägarna ger upp.
       *[other] { $player } ger upp.
    }
end-out-of-time =
    { $side ->
        [wolf] Vargen har ingen tid kvar.
        [sheep] Fåren har ingen tid kvar.
        [quarry] Villebrådet har ingen tid kvar.
        [fox] Räven har ingen tid kvar.
        [hunters] Jägarna har ingen tid kvar.
       *[other] { $player } har ingen tid kvar.
    }
end-got-away =
    { $side ->
        [fox] Räven har kommit undan.
        [quarry] Villebrådet har kommit undan.
       *[other] Vargen har kommit undan.
    }
end-agreed = Remi: båda sidor är överens.

## Results in a word, for tables.

result-1-0 = Vit vann
result-0-1 = Svart vann
result-draw = remi
result-solved = löst
result-unsolved = inte löst
result-open = öppet

## The sides. In the hunts they go by what they are.

side-white = Vit
side-black = Svart
side-wolf = vargen
side-sheep = fåren
side-quarry = villebrådet
side-fox = räven
side-hunters = jägarna
