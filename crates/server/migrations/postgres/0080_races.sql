-- Races over the network, as in ../0080_races.sql.

CREATE TABLE race (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    ver bigint NOT NULL,
    body text COLLATE "C" NOT NULL
);
