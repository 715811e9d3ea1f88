-- What players leave behind for turns to come. It is nobody's business but theirs, so it is no part of the
-- log: "ver" is the version of the game the plan has been brought up to, "mark" changes with every change
-- of the plan, "body" is the caller's.

CREATE TABLE plan (
    game TEXT NOT NULL REFERENCES game (id),
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    ver INTEGER NOT NULL,
    mark INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;
