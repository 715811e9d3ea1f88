-- Mail, where whoever runs the server has a relay: the addresses people have given, what waits to be sent, and
-- what is kept of the secrets in links that were. What a mail says is written when it is sent, so that neither an
-- address nor a secret lies in the queue.

CREATE TABLE mail_address (
    account TEXT PRIMARY KEY REFERENCES account (id),
    address TEXT,  -- that is confirmed
    wanted TEXT,  -- that is to be confirmed
    lang TEXT NOT NULL,
    reminders INTEGER NOT NULL DEFAULT 1,
    reminded_at INTEGER NOT NULL DEFAULT 0,
    asked INTEGER NOT NULL DEFAULT 0,  -- how many mails were asked for
    asked_since INTEGER NOT NULL DEFAULT 0  -- since this moment
) STRICT;

CREATE TABLE mail (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    kind TEXT NOT NULL CHECK (kind IN ('confirm', 'recover', 'remind')),
    created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL  -- when it is tried next; whoever tries it moves this on first
) STRICT;

CREATE INDEX mail_by_next ON mail (next_at, id);

CREATE TABLE mail_token (
    hash TEXT PRIMARY KEY,  -- SHA-256 of the secret
    account TEXT NOT NULL REFERENCES account (id),
    kind TEXT NOT NULL CHECK (kind IN ('confirm', 'recover', 'quiet')),
    address TEXT NOT NULL,  -- where it was sent to
    until INTEGER NOT NULL
) STRICT;

CREATE INDEX mail_token_by_account ON mail_token (account);
CREATE INDEX mail_token_by_until ON mail_token (until);
