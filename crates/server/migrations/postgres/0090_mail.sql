-- Mail, as in ../0090_mail.sql.

CREATE TABLE mail_address (
    account text COLLATE "C" PRIMARY KEY REFERENCES account (id),
    address text COLLATE "C",  -- that is confirmed
    wanted text COLLATE "C",  -- that is to be confirmed
    lang text COLLATE "C" NOT NULL,
    reminders bigint NOT NULL DEFAULT 1,
    reminded_at bigint NOT NULL DEFAULT 0,
    asked bigint NOT NULL DEFAULT 0,  -- how many mails were asked for
    asked_since bigint NOT NULL DEFAULT 0  -- since this moment
);

CREATE TABLE mail (
    id text COLLATE "C" PRIMARY KEY,
    account text COLLATE "C" NOT NULL REFERENCES account (id),
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('confirm', 'recover', 'remind')),
    created_at bigint NOT NULL,
    attempts bigint NOT NULL DEFAULT 0,
    next_at bigint NOT NULL  -- when it is tried next; whoever tries it moves this on first
);

CREATE INDEX mail_by_next ON mail (next_at, id);

CREATE TABLE mail_token (
    hash text COLLATE "C" PRIMARY KEY,  -- SHA-256 of the secret
    account text COLLATE "C" NOT NULL REFERENCES account (id),
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('confirm', 'recover', 'quiet')),
    address text COLLATE "C" NOT NULL,  -- where it was sent to
    until bigint NOT NULL
);

CREATE INDEX mail_token_by_account ON mail_token (account);
CREATE INDEX mail_token_by_until ON mail_token (until);
