-- Results by rules and opponent are counted from this index alone, without reading a game.

CREATE INDEX game_results ON game (family, rules, seated, computer, level, result)
    WHERE status = 'over';
