### How games end: results, and the reasons that records, tables and pages share.
### "Remi" and "neriješeno" are a tied game.

## Why a game ended. Each stands after a result and a colon ("Bijeli pobjeđuje: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = drugoj strani ostalo je premalo pijuna za mlin
reason-captured = sve figure uzete
reason-given-away = sve figure predane protivniku
reason-blocked = nema više poteza
reason-blocked-loser = druga strana nema više poteza
reason-blocked-winner = nema više poteza, a to ovdje pobjeđuje
reason-both-blocked = nijedna strana nema više poteza
reason-first-mill = prvi mlin
reason-trapped = u obruču, bez izlaza
reason-escaped = bijeg je uspio
reason-board-full = ploča je puna
reason-three-vs-three = tri pijuna protiv tri
reason-agreement = dogovor
reason-repetition = stalno ista pozicija
reason-no-mill = predugo bez mlina
reason-no-progress = predugo bez uzimanja i bez poteza pijunom
reason-resignation = predaja
reason-time = isteklo vrijeme
reason-abandoned = druga strana je napustila partiju
reason-aborted = otkazano
reason-stopped = prekinuto jer partiji nije bilo kraja
reason-solved = cilj je postignut
reason-stuck = nema više skoka
reason-given-up = odustajanje

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] Vuk pobjeđuje
        [sheep] Ovce pobjeđuju
        [quarry] Lovina pobjeđuje
        [fox] Lisica pobjeđuje
        [hunters] Lovci pobjeđuju
       *[other] { $winner } pobjeđuje
    }: { $reason }.
end-draw = Neriješeno: { $reason }.
end-solved = Riješeno: { $reason }.
end-unsolved = Nije riješeno: { $reason }.
end-open = Bez rezultata: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [wolf] Vuk pobjeđuje.
        [sheep] Ovce pobjeđuju.
        [quarry] Lovina pobjeđuje.
        [fox] Lisica pobjeđuje.
        [hunters] Lovci pobjeđuju.
       *[other] { $player } pobjeđuje.
    }
end-gives-up =
    { $side ->
        [wolf] Vuk predaje.
        [sheep] Ovce predaju.
        [quarry] Lovina predaje.
        [fox] Lisica predaje.
        [hunters] Lovci predaju.
       *[other] { $player } predaje.
    }
end-out-of-time =
    { $side ->
        [wolf] Vuk nema više vremena.
        [sheep] Ovce nemaju više vremena.
        [quarry] Lovina nema više vremena.
        [fox] Lisica nema više vremena.
        [hunters] Lovci nemaju više vremena.
       *[other] { $player } nema više vremena.
    }
end-got-away =
    { $side ->
        [fox] Lisica je pobjegla.
        [quarry] Lovina je pobjegla.
       *[other] Vuk je pobjegao.
    }
end-agreed = Neriješeno: obje strane pristaju.

## Results in a word, for tables.

result-1-0 = pobjeda bijelog
result-0-1 = pobjeda crnog
result-draw = neriješeno
result-solved = riješeno
result-unsolved = nije riješeno
result-open = otvoreno

## The sides. In the hunts they go by what they are.

side-white = Bijeli
side-black = Crni
side-wolf = vuk
side-sheep = ovce
side-quarry = lovina
side-fox = lisica
side-hunters = lovci
