-- What players write to each other, as in ../0083_chat.sql.

CREATE TABLE message (
    game text COLLATE "C" NOT NULL REFERENCES game (id),
    number bigint NOT NULL,
    side text COLLATE "C" NOT NULL CHECK (side IN ('white', 'black')),
    at bigint NOT NULL,
    cmd_id text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL,
    hidden bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (game, number),
    UNIQUE (game, cmd_id)
);
