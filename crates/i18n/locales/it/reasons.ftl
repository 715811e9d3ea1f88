### How games end: results, and the reasons that records, tables and pages share.
### "Patta" is a tied game.

## Why a game ended. Each stands after a result and a colon or alone in a table: a short phrase,
## lower case, without a full stop.

reason-reduced = all’altra parte restano troppo poche pedine per un mulino
reason-captured = tutti i pezzi mangiati
reason-given-away = tutti i pezzi ceduti
reason-blocked = nessuna mossa possibile
reason-blocked-loser = l’altra parte è bloccata
reason-blocked-winner = nessuna mossa possibile, e qui si vince così
reason-both-blocked = nessuna delle due parti può muovere
reason-first-mill = il primo mulino
reason-trapped = in trappola, senza via d’uscita
reason-escaped = fuga riuscita
reason-board-full = il tavoliere è pieno
reason-three-vs-three = tre pedine contro tre
reason-agreement = di comune accordo
reason-repetition = sempre la stessa posizione
reason-no-mill = troppo a lungo senza mulini
reason-no-progress = troppo a lungo senza prese né mosse di pedina
reason-resignation = abbandono
reason-time = tempo scaduto
reason-abandoned = l’altra parte se n’è andata
reason-aborted = annullata
reason-stopped = interrotta, perché non finiva più
reason-solved = obiettivo raggiunto
reason-stuck = nessun salto possibile
reason-given-up = rinuncia

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [white] Vince il Bianco
        [black] Vince il Nero
        [wolf] Vince il lupo
        [sheep] Vincono le pecore
        [quarry] Vince la preda
        [fox] Vince la volpe
        [hunters] Vincono i cacciatori
       *[other] { $winner } vince
    }: { $reason }.
end-draw = Patta: { $reason }.
end-solved = Risolto: { $reason }.
end-unsolved = Non risolto: { $reason }.
end-open = Senza risultato: { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [white] Vince il Bianco.
        [black] Vince il Nero.
        [wolf] Vince il lupo.
        [sheep] Vincono le pecore.
        [quarry] Vince la preda.
        [fox] Vince la volpe.
        [hunters] Vincono i cacciatori.
       *[other] { $player } vince.
    }
end-gives-up =
    { $side ->
        [white] Il Bianco abbandona.
        [black] Il Nero abbandona.
        [wolf] Il lupo abbandona.
        [sheep] Le pecore abbandonano.
        [quarry] La preda abbandona.
        [fox] La volpe abbandona.
        [hunters] I cacciatori abbandonano.
       *[other] { $player } abbandona.
    }
end-out-of-time =
    { $side ->
        [white] Il Bianco ha finito il tempo.
        [black] Il Nero ha finito il tempo.
        [wolf] Il lupo ha finito il tempo.
        [sheep] Le pecore hanno finito il tempo.
        [quarry] La preda ha finito il tempo.
        [fox] La volpe ha finito il tempo.
        [hunters] I cacciatori hanno finito il tempo.
       *[other] { $player } ha finito il tempo.
    }
end-got-away =
    { $side ->
        [fox] La volpe è scappata.
        [quarry] La preda è scappata.
       *[other] Il lupo è scappato.
    }
end-agreed = Patta: entrambe le parti sono d’accordo.

## Results in a word, for tables.

result-1-0 = ha vinto il Bianco
result-0-1 = ha vinto il Nero
result-draw = patta
result-solved = risolto
result-unsolved = non risolto
result-open = aperta

## The sides. In the hunts they go by what they are.

side-white = Bianco
side-black = Nero
side-wolf = il lupo
side-sheep = le pecore
side-quarry = la preda
side-fox = la volpe
side-hunters = i cacciatori
