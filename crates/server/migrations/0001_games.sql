-- Games as append-only logs of events. The columns of "game" beside id and ver only repeat, for
-- lists, what the events say.

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    created_by TEXT NOT NULL UNIQUE,  -- the id of the command that created it
    ver INTEGER NOT NULL,
    rules TEXT NOT NULL,
    rule_text TEXT,
    family TEXT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    ply INTEGER NOT NULL,
    fen TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('playing', 'over')),
    result TEXT NOT NULL,
    reason TEXT,
    clocked INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX game_by_time ON game (updated_at DESC, id DESC);
CREATE INDEX game_by_status ON game (status, updated_at DESC, id DESC);
CREATE INDEX game_by_rules ON game (rules);

CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    ver INTEGER NOT NULL,
    at INTEGER NOT NULL,  -- milliseconds since 1970
    cmd_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, ver),
    UNIQUE (game, cmd_id)
) STRICT, WITHOUT ROWID;
