-- What players write to each other, where that was agreed on: rows beside the log, without names. The same command
-- is one message; what an operator has hidden stays, so that the numbers do.

CREATE TABLE message (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    at INTEGER NOT NULL,
    cmd_id TEXT NOT NULL,
    body TEXT NOT NULL,
    hidden INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, number),
    UNIQUE (game, cmd_id)
) STRICT, WITHOUT ROWID;
