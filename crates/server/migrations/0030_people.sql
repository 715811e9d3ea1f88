-- Accounts: people with a name and a password. A seat that belongs to an account is in the log of its
-- game; "seat" only repeats it, for lists.

CREATE TABLE account (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,  -- as it is written; empty once the account is deleted
    name_key TEXT UNIQUE,  -- the same without regard to case
    likeness TEXT UNIQUE,  -- what it can be mistaken for
    password TEXT NOT NULL,  -- argon2id, with its salt and cost
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT;

-- Names of deleted accounts, which nobody gets again; only what they hash to is kept.
CREATE TABLE name_gone (
    hash TEXT PRIMARY KEY
) STRICT;

CREATE TABLE session (
    hash TEXT PRIMARY KEY,  -- SHA-256 of the secret
    account TEXT NOT NULL REFERENCES account (id),
    kind TEXT NOT NULL CHECK (kind IN ('browser', 'bearer')),
    agent TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE INDEX session_by_account ON session (account);

CREATE TABLE recovery_code (
    account TEXT NOT NULL REFERENCES account (id),
    hash TEXT NOT NULL,
    PRIMARY KEY (account, hash)
) STRICT;

CREATE TABLE seat (
    game TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    account TEXT NOT NULL,
    PRIMARY KEY (game, side)
) STRICT;

CREATE INDEX seat_by_account ON seat (account, game);
