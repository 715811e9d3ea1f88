-- Races over the network: each is a small document that is replaced as a whole by whoever has seen its
-- version. The jumps are in the logs of the players' games; "body" is the caller's.

CREATE TABLE race (
    id TEXT NOT NULL PRIMARY KEY,
    ver INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
