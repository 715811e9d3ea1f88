### How games end: results, and the reasons that records, tables and pages share.
### "Remi" and "nerešeno" are a tied game.

## Why a game ended. Each stands after a result and a colon ("Beli pobeđuje: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = drugoj strani je ostalo premalo pijuna za micu
reason-captured = sve figure uzete
reason-given-away = sve figure predate protivniku
reason-blocked = nema više poteza
reason-blocked-loser = druga strana nema više poteza
reason-blocked-winner = nema više poteza, a to ovde pobeđuje
reason-both-blocked = nijedna strana nema više poteza
reason-first-mill = prva mica
reason-trapped = u obruču, bez izlaza
reason-escaped = bekstvo je uspelo
reason-board-full = tabla je puna
reason-three-vs-three = tri pijuna protiv tri
reason-agreement = dogovor
reason-repetition = stalno ista pozicija
reason-no-mill = predugo bez mice
reason-no-progress = predugo bez uzimanja i bez poteza pijunom
reason-resignation = predaja
reason-time = isteklo vreme
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
        [wolf] Vuk pobeđuje
        [sheep] Ovce pobeđuju
        [quarry] Lovina pobeđuje
        [fox] Lisica pobeđuje
        [hunters] Lovci pobeđuju
       *[other] { $winner } pobeđuje
    }: { $reason }.
end-draw = Nerešeno: { $reason }.
end-solved = Rešeno: { $reason }.
end-unsolved = Nije rešeno: { $reason }.
end-open = Bez rezultata: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [wolf] Vuk pobeđuje.
        [sheep] Ovce pobeđuju.
        [quarry] Lovina pobeđuje.
        [fox] Lisica pobeđuje.
        [hunters] Lovci pobeđuju.
       *[other] { $player } pobeđuje.
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
        [fox] Lisica je pobegla.
        [quarry] Lovina je pobegla.
       *[other] Vuk je pobegao.
    }
end-agreed = Nerešeno: obe strane pristaju.

## Results in a word, for tables.

result-1-0 = pobeda belog
result-0-1 = pobeda crnog
result-draw = nerešeno
result-solved = rešeno
result-unsolved = nije rešeno
result-open = otvoreno

## The sides. In the hunts they go by what they are.

side-white = Beli
side-black = Crni
side-wolf = vuk
side-sheep = ovce
side-quarry = lovina
side-fox = lisica
side-hunters = lovci
