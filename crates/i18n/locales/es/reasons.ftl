### How games end: results, and the reasons that records, tables and pages share.
### "Tablas" is a tied game.

## Why a game ended. Each stands after a result and a colon or alone in a table: a short phrase,
## lower case, without a full stop.

reason-reduced = al otro bando no le quedan fichas para un molino
reason-captured = todas las piezas capturadas
reason-given-away = todas las piezas entregadas
reason-blocked = ninguna jugada posible
reason-blocked-loser = el otro bando está bloqueado
reason-blocked-winner = ninguna jugada posible, y aquí eso gana
reason-both-blocked = ningún bando puede mover
reason-first-mill = el primer molino
reason-trapped = acorralado y sin salida
reason-escaped = fuga lograda
reason-board-full = el tablero está lleno
reason-three-vs-three = tres fichas contra tres
reason-agreement = de común acuerdo
reason-repetition = la misma posición una y otra vez
reason-no-mill = demasiado tiempo sin molinos
reason-no-progress = demasiado tiempo sin capturas ni jugadas de peón
reason-resignation = abandono
reason-time = tiempo agotado
reason-abandoned = el otro bando se ha ido
reason-aborted = anulada
reason-stopped = interrumpida, porque no se acababa nunca
reason-solved = objetivo alcanzado
reason-stuck = ningún salto posible
reason-given-up = abandono

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [white] Ganan las blancas
        [black] Ganan las negras
        [wolf] Gana el lobo
        [sheep] Ganan las cabras
        [quarry] Gana la presa
        [fox] Gana el zorro
        [hunters] Ganan los cazadores
       *[other] { $winner } gana
    }: { $reason }.
end-draw = Tablas: { $reason }.
end-solved = Resuelto: { $reason }.
end-unsolved = Sin resolver: { $reason }.
end-open = Sin resultado: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [white] Ganan las blancas.
        [black] Ganan las negras.
        [wolf] Gana el lobo.
        [sheep] Ganan las cabras.
        [quarry] Gana la presa.
        [fox] Gana el zorro.
        [hunters] Ganan los cazadores.
       *[other] { $player } gana.
    }
end-gives-up =
    { $side ->
        [white] Las blancas abandonan.
        [black] Las negras abandonan.
        [wolf] El lobo abandona.
        [sheep] Las cabras abandonan.
        [quarry] La presa abandona.
        [fox] El zorro abandona.
        [hunters] Los cazadores abandonan.
       *[other] { $player } abandona.
    }
end-out-of-time =
    { $side ->
        [white] Las blancas han agotado su tiempo.
        [black] Las negras han agotado su tiempo.
        [wolf] El lobo ha agotado su tiempo.
        [sheep] Las cabras han agotado su tiempo.
        [quarry] La presa ha agotado su tiempo.
        [fox] El zorro ha agotado su tiempo.
        [hunters] Los cazadores han agotado su tiempo.
       *[other] { $player } ha agotado su tiempo.
    }
end-got-away =
    { $side ->
        [fox] El zorro se ha escapado.
        [quarry] La presa se ha escapado.
       *[other] El lobo se ha escapado.
    }
end-agreed = Tablas: los dos bandos están de acuerdo.

## Results in a word, for tables.

result-1-0 = ganaron las blancas
result-0-1 = ganaron las negras
result-draw = tablas
result-solved = resuelto
result-unsolved = sin resolver
result-open = abierta

## The sides. In the hunts they go by what they are.

side-white = Blancas
side-black = Negras
side-wolf = el lobo
side-sheep = las cabras
side-quarry = la presa
side-fox = el zorro
side-hunters = los cazadores
