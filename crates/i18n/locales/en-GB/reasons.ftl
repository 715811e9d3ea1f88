### How games end: results, and the reasons that records, tables and pages share.
### "Draw" is a tied game, never drawing a picture or pulling something.

## Why a game ended. Each stands after a result and a colon ("White wins: …") or alone in a table:
## a short phrase, lower case, without a full stop.

reason-reduced = the other side has too few stones left for a mill
reason-captured = all pieces taken
reason-given-away = all pieces given away
reason-blocked = no move left
reason-blocked-loser = the other side has no move left
reason-blocked-winner = no move left, which wins this game
reason-both-blocked = no move left for either side
reason-first-mill = the first mill
reason-trapped = hunted down, with nowhere to go
reason-escaped = got away
reason-board-full = the board is full
reason-three-vs-three = three stones against three
reason-agreement = agreement
reason-repetition = the same position again and again
reason-no-mill = too long without a mill
reason-no-progress = too long without a capture or a move of a man
reason-resignation = resignation
reason-time = out of time
reason-abandoned = the other side left
reason-aborted = called off
reason-stopped = stopped, because the game went on and on
reason-solved = the goal is reached
reason-stuck = no jump left
reason-given-up = given up

## Results as sentences. $side is white, black, wolf, sheep, quarry, fox, hunters, or "named" when the
## player has given a name; $winner is how the winner is called; $reason is one of the above.

end-win =
    { $side ->
        [wolf] The wolf wins
        [sheep] The sheep win
        [quarry] The quarry wins
        [fox] The fox wins
        [hunters] The hunters win
       *[other] { $winner } wins
    }: { $reason }.
end-draw = Draw: { $reason }.
end-solved = Solved: { $reason }.
end-unsolved = Not solved: { $reason }.
end-open = No result: { $reason }.

## Ends that the players or the clock bring about, as whole sentences: "Ben gives up. Anna wins."

end-wins =
    { $side ->
        [wolf] The wolf wins.
        [sheep] The sheep win.
        [quarry] The quarry wins.
        [fox] The fox wins.
        [hunters] The hunters win.
       *[other] { $player } wins.
    }
end-gives-up =
    { $side ->
        [wolf] The wolf gives up.
        [sheep] The sheep give up.
        [quarry] The quarry gives up.
        [fox] The fox gives up.
        [hunters] The hunters give up.
       *[other] { $player } gives up.
    }
end-out-of-time =
    { $side ->
        [wolf] The wolf has run out of time.
        [sheep] The sheep have run out of time.
        [quarry] The quarry has run out of time.
        [fox] The fox has run out of time.
        [hunters] The hunters have run out of time.
       *[other] { $player } has run out of time.
    }
# The last turn has brought the wolf, the fox or the quarry out of reach; who wins is said after it.
end-got-away =
    { $side ->
        [fox] The fox has got away.
        [quarry] The quarry has got away.
       *[other] The wolf has got away.
    }
end-agreed = A draw: both sides agree to it.

## Results in a word, for tables.

result-1-0 = White won
result-0-1 = Black won
result-draw = draw
result-solved = solved
result-unsolved = not solved
result-open = open

## The sides. In the hunts they go by what they are.

side-white = White
side-black = Black
side-wolf = the wolf
side-sheep = the sheep
side-quarry = the quarry
side-fox = the fox
side-hunters = the hunters
