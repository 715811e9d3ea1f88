### How games end: results, and the reasons that records, tables and pages share. "Remíza" is a tied game.

## Why a game ended. Each stands after a result and a colon ("Bílý vyhrává: …") or alone in a table: a
## short phrase, lower case, without a full stop.

reason-reduced = druhé straně zbylo na mlýn málo kamenů
reason-captured = všechny kameny vzaty
reason-given-away = všechny kameny rozdány
reason-blocked = už není tah
reason-blocked-loser = druhá strana už nemá tah
reason-blocked-winner = už není tah, a tím se tady vyhrává
reason-both-blocked = ani jedna strana už nemá tah
reason-first-mill = první mlýn
reason-trapped = v obklíčení, bez úniku
reason-escaped = podařený útěk
reason-board-full = deska je plná
reason-three-vs-three = tři kameny proti třem
reason-agreement = dohoda
reason-repetition = stále stejná pozice
reason-no-mill = příliš dlouho bez mlýna
reason-no-progress = příliš dlouho bez braní a bez tahu kamenem
reason-resignation = vzdání se
reason-time = vypršel čas
reason-abandoned = druhá strana odešla
reason-aborted = odvolána
reason-stopped = přerušena, protože neměla konce
reason-solved = cíl splněn
reason-stuck = už není skok
reason-given-up = vzdáno

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Vlk vyhrává
        [sheep] Ovce vyhrávají
        [quarry] Kořist vyhrává
        [fox] Liška vyhrává
        [hunters] Lovci vyhrávají
       *[other] { $winner } vyhrává
    }: { $reason }.
end-draw = Remíza: { $reason }.
end-solved = Vyřešeno: { $reason }.
end-unsolved = Nevyřešeno: { $reason }.
end-open = Bez výsledku: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [wolf] Vlk vyhrává.
        [sheep] Ovce vyhrávají.
        [quarry] Kořist vyhrává.
        [fox] Liška vyhrává.
        [hunters] Lovci vyhrávají.
       *[other] { $player } vyhrává.
    }
end-gives-up =
    { $side ->
        [wolf] Vlk se vzdává.
        [sheep] Ovce se vzdávají.
        [quarry] Kořist se vzdává.
        [fox] Liška se vzdává.
        [hunters] Lovci se vzdávají.
       *[other] { $player } se vzdává.
    }
end-out-of-time =
    { $side ->
        [wolf] Vlkovi vypršel čas.
        [sheep] Ovcím vypršel čas.
        [quarry] Kořisti vypršel čas.
        [fox] Lišce vypršel čas.
        [hunters] Lovcům vypršel čas.
        [white] Bílému vypršel čas.
        [black] Černému vypršel čas.
       *[other] Vypršel čas: { $player }.
    }
end-got-away =
    { $side ->
        [fox] Liška utekla.
        [quarry] Kořist utekla.
       *[other] Vlk utekl.
    }
end-agreed = Remíza: obě strany souhlasí.

## Results in a word, for tables.

result-1-0 = vyhrál bílý
result-0-1 = vyhrál černý
result-draw = remíza
result-solved = vyřešeno
result-unsolved = nevyřešeno
result-open = rozehráno

## The sides. In the hunts they go by what they are.

side-white = Bílý
side-black = Černý
side-wolf = vlk
side-sheep = ovce
side-quarry = kořist
side-fox = liška
side-hunters = lovci
