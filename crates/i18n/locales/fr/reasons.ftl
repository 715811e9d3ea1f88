### How games end: results, and the reasons that records, tables and pages share.
### "Nulle" is a tied game.

## Why a game ended. Each stands after a result and a colon or alone in a table: a short phrase,
## lower case, without a full stop.

reason-reduced = l’autre camp n’a plus assez de pions pour un moulin
reason-captured = toutes les pièces prises
reason-given-away = toutes les pièces données
reason-blocked = plus aucun coup possible
reason-blocked-loser = l’autre camp est bloqué
reason-blocked-winner = plus aucun coup possible, ce qui gagne ici
reason-both-blocked = les deux camps sont bloqués
reason-first-mill = le premier moulin
reason-trapped = pris au piège, sans issue
reason-escaped = fuite réussie
reason-board-full = le plateau est plein
reason-three-vs-three = trois pions contre trois
reason-agreement = d’un commun accord
reason-repetition = toujours la même position
reason-no-mill = trop longtemps sans moulin
reason-no-progress = trop longtemps sans prise ni coup de pion
reason-resignation = abandon
reason-time = temps écoulé
reason-abandoned = l’autre camp est parti
reason-aborted = partie annulée
reason-stopped = arrêtée, car la partie n’en finissait pas
reason-solved = le but est atteint
reason-stuck = plus aucun saut possible
reason-given-up = abandon

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [white] Les Blancs gagnent
        [black] Les Noirs gagnent
        [wolf] Le loup gagne
        [sheep] Les moutons gagnent
        [quarry] Le gibier gagne
        [fox] Le renard gagne
        [hunters] Les chasseurs gagnent
       *[other] { $winner } gagne
    } : { $reason }.
end-draw = Partie nulle : { $reason }.
end-solved = Réussi : { $reason }.
end-unsolved = Pas réussi : { $reason }.
end-open = Sans résultat : { $reason }.

## Ends that the players or the clock bring about, as whole sentences.

end-wins =
    { $side ->
        [white] Les Blancs gagnent.
        [black] Les Noirs gagnent.
        [wolf] Le loup gagne.
        [sheep] Les moutons gagnent.
        [quarry] Le gibier gagne.
        [fox] Le renard gagne.
        [hunters] Les chasseurs gagnent.
       *[other] { $player } gagne.
    }
end-gives-up =
    { $side ->
        [white] Les Blancs abandonnent.
        [black] Les Noirs abandonnent.
        [wolf] Le loup abandonne.
        [sheep] Les moutons abandonnent.
        [quarry] Le gibier abandonne.
        [fox] Le renard abandonne.
        [hunters] Les chasseurs abandonnent.
       *[other] { $player } abandonne.
    }
end-out-of-time =
    { $side ->
        [white] Les Blancs n’ont plus de temps.
        [black] Les Noirs n’ont plus de temps.
        [wolf] Le loup n’a plus de temps.
        [sheep] Les moutons n’ont plus de temps.
        [quarry] Le gibier n’a plus de temps.
        [fox] Le renard n’a plus de temps.
        [hunters] Les chasseurs n’ont plus de temps.
       *[other] { $player } n’a plus de temps.
    }
end-got-away =
    { $side ->
        [fox] Le renard s’est échappé.
        [quarry] Le gibier s’est échappé.
       *[other] Le loup s’est échappé.
    }
end-agreed = Partie nulle : les deux camps sont d’accord.

## Results in a word, for tables.

result-1-0 = les Blancs ont gagné
result-0-1 = les Noirs ont gagné
result-draw = partie nulle
result-solved = réussi
result-unsolved = pas réussi
result-open = en cours

## The sides. In the hunts they go by what they are.

side-white = Blancs
side-black = Noirs
side-wolf = le loup
side-sheep = les moutons
side-quarry = le gibier
side-fox = le renard
side-hunters = les chasseurs
