-- Accounts, as in ../0030_people.sql.

CREATE TABLE account (
    id text COLLATE "C" PRIMARY KEY,
    name text COLLATE "C" NOT NULL,  -- as it is written; empty once the account is deleted
    name_key text COLLATE "C" UNIQUE,  -- the same without regard to case
    likeness text COLLATE "C" UNIQUE,  -- what it can be mistaken for
    password text COLLATE "C" NOT NULL,  -- argon2id, with its salt and cost
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('person', 'bot')),
    created_at bigint NOT NULL,
    deleted_at bigint
);

-- Names of deleted accounts, which nobody gets again; only what they hash to is kept.
CREATE TABLE name_gone (
    hash text COLLATE "C" PRIMARY KEY
);

CREATE TABLE session (
    hash text COLLATE "C" PRIMARY KEY,  -- SHA-256 of the secret
    account text COLLATE "C" NOT NULL REFERENCES account (id),
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('browser', 'bearer')),
    agent text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
);

CREATE INDEX session_by_account ON session (account);

CREATE TABLE recovery_code (
    account text COLLATE "C" NOT NULL REFERENCES account (id),
    hash text COLLATE "C" NOT NULL,
    PRIMARY KEY (account, hash)
);

CREATE TABLE seat (
    game text COLLATE "C" NOT NULL,
    side text COLLATE "C" NOT NULL CHECK (side IN ('white', 'black')),
    account text COLLATE "C" NOT NULL,
    PRIMARY KEY (game, side)
);

CREATE INDEX seat_by_account ON seat (account, game);
