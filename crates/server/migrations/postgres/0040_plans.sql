-- What players leave behind for turns to come, as in ../0040_plans.sql.

CREATE TABLE plan (
    game text COLLATE "C" NOT NULL REFERENCES game (id),
    side text COLLATE "C" NOT NULL CHECK (side IN ('white', 'black')),
    ver bigint NOT NULL,
    mark bigint NOT NULL,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (game, side)
);
