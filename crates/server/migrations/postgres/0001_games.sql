-- Games as append-only logs of events, as in the files of SQLite (see ../). Texts are compared byte by
-- byte, so that everything has the same order in both.

CREATE TABLE meta (
    name text COLLATE "C" PRIMARY KEY,
    value text COLLATE "C" NOT NULL
);

CREATE TABLE game (
    id text COLLATE "C" PRIMARY KEY,
    created_by text COLLATE "C" NOT NULL UNIQUE,  -- the id of the command that created it
    ver bigint NOT NULL,
    rules text COLLATE "C" NOT NULL,
    rule_text text COLLATE "C",
    family text COLLATE "C" NOT NULL,
    white text COLLATE "C" NOT NULL,
    black text COLLATE "C" NOT NULL,
    ply bigint NOT NULL,
    fen text COLLATE "C" NOT NULL,
    status text COLLATE "C" NOT NULL CHECK (status IN ('playing', 'over')),
    result text COLLATE "C" NOT NULL,
    reason text COLLATE "C",
    clocked boolean NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    computer text COLLATE "C" CHECK (computer IN ('white', 'black')),
    level smallint CHECK (level BETWEEN 1 AND 10),
    due boolean NOT NULL DEFAULT false,
    seated boolean NOT NULL DEFAULT false,
    deadline bigint
) WITH (fillfactor = 70);

CREATE INDEX game_by_time ON game (updated_at DESC, id DESC);
CREATE INDEX game_by_status ON game (status, updated_at DESC, id DESC);
CREATE INDEX game_by_rules ON game (rules);
CREATE INDEX game_due ON game (id) WHERE due;
CREATE INDEX game_open ON game (updated_at DESC, id DESC) WHERE NOT seated;
CREATE INDEX game_by_deadline ON game (deadline, id) WHERE deadline IS NOT NULL;
CREATE INDEX game_results ON game (family, rules, seated, computer, level, result)
    WHERE status = 'over';

CREATE TABLE event (
    game text COLLATE "C" NOT NULL,  -- written by the statement that changes its row, and only so
    ver bigint NOT NULL,
    at bigint NOT NULL,  -- milliseconds since 1970
    counted bigint,      -- none in games from before the time that counts
    cmd_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (game, ver),
    UNIQUE (game, cmd_id)
);

-- The time that counts is that of the database less what was lost: "beat" is when a process last said
-- that it runs, "lost" what has passed without any.
CREATE TABLE heartbeat (
    id integer PRIMARY KEY CHECK (id = 1),
    beat bigint NOT NULL,
    lost bigint NOT NULL
) WITH (fillfactor = 10);

INSERT INTO heartbeat VALUES (1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint, 0);

-- Tables on offer to everybody, seen by all processes. Nothing is lost with them.
CREATE UNLOGGED TABLE offer (
    game text COLLATE "C" PRIMARY KEY,
    invite text COLLATE "C" NOT NULL,
    number bigserial,
    seen timestamptz NOT NULL DEFAULT now()
);
